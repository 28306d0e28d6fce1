import { mount } from 'svelte';
import App from './App.svelte';
import './cards/look/index.css';
import { hangSprite } from './cards/sprite';
import { speakToReader } from './languages';
import './theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');
void hangSprite();
await speakToReader();
mount(App, { target });
