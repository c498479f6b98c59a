import { mount } from 'svelte'
import App from './App.svelte'
import './core/ui/tokens.css'
import './core/ui/shell.css'
import { attention } from './core/notices/attention'

attention.watch(window)
mount(App, { target: document.getElementById('app')! })
