import { mount } from 'svelte';
import App from './App.svelte';
import './theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id "app".');
mount(App, { target });
