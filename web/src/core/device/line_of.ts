/** The line to whoever serves a table: the server's socket, or the worker with the tables of this device. */
import { session } from '../store/session.svelte'
import { Socket, socket } from '../wire/socket.svelte'
import { device } from './device'
import { isHere, MY_ID } from './place'

const deviceSocket = new Socket(() => device.open())

export const lineOf = (table: string): Socket => (isHere(table) ? deviceSocket : socket)

/** Who I am at a table; null for a visitor. The server's first user is not the one of this device. */
export const meAt = (table: string): number | null => (isHere(table) ? MY_ID : (session.me?.id ?? null))
