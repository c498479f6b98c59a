import { mount } from 'svelte'
import App from './App.svelte'
import './core/tokens.css'
import './core/shell.css'

mount(App, { target: document.getElementById('app')! })
