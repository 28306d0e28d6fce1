import { mount } from 'svelte';
import App from './App.svelte';
import './cards/look/index.css';
import { hangSprite } from './cards/sprite';
import './theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');
void hangSprite();
mount(App, { target });
