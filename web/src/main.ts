import { mount } from 'svelte'
import App from './App.svelte'
import './core/ui/tokens.css'
import './core/ui/shell.css'

mount(App, { target: document.getElementById('app')! })
