/**
 * The service worker: holds the page and, once it is wanted, everything that plays without a network; and shows what the
 * server pushes to whoever asked for it.
 *
 * A version is one consistent set. A new one is fetched beside it, waits, and takes over when it is accepted; until then
 * the old page goes on with its own files. The build fills in the two constants.
 */
const FILES = []
const PACKED = ''
const VERSION = ''

const SHELL = `shell-${VERSION}`
const KEPT = `packed-${PACKED}`
const ABOUT = '/offline/offline.json'

async function keepShell() {
  const shell = await caches.open(SHELL)
  await shell.addAll(['/', ...FILES].map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Every packed file, and what says which they are, last: it is there only when all the others are. */
async function keepPacked(tell = () => {}) {
  const about = await fetch(ABOUT, { cache: 'no-cache' })
  const { folder, files } = await about.clone().json()
  const name = `packed-${folder}`
  const coming = await caches.open(`${name}-coming`)
  const total = Object.values(files).reduce((sum, size) => sum + size, 0)
  let bytes = 0
  for (const [file, size] of Object.entries(files)) {
    const path = `/offline/${folder}/${file}`
    if (!(await coming.match(path))) await coming.add(path)
    bytes += size
    tell({ kind: 'kept', bytes: Math.min(bytes, total - 1), of: total })
  }
  const kept = await caches.open(name)
  for (const request of await coming.keys()) await kept.put(request, await coming.match(request))
  await kept.put(ABOUT, about)
  await caches.delete(`${name}-coming`)
  tell({ kind: 'kept', bytes: total, of: total })
}

/** Whether somebody wanted to play without a network, in this version or an earlier one. */
const isWanted = async () => (await caches.keys()).some((name) => name.startsWith('packed-'))

async function install() {
  await keepShell()
  if (PACKED && (await isWanted()) && !(await caches.has(KEPT))) await keepPacked()
}

async function activate() {
  for (const name of await caches.keys()) {
    const isOld = (name.startsWith('shell-') && name !== SHELL) || (name.startsWith('packed-') && name !== KEPT)
    if (isOld) await caches.delete(name)
  }
  await self.clients.claim()
}

async function answer(request, path) {
  const isPage = request.mode === 'navigate'
  const held = await heldBy(isPage ? '/' : path)
  return held ?? fetch(request)
}

async function heldBy(path) {
  for (const name of [SHELL, KEPT]) {
    const found = (await caches.has(name)) ? await (await caches.open(name)).match(path) : undefined
    if (found) return found
  }
  return undefined
}

/** Show what was pushed; the same thing pushed again takes the place of the first one. */
async function show(pushed) {
  const { id, title, text, url } = pushed
  await self.registration.showNotification(title, {
    body: text,
    tag: id,
    data: new URL(url).pathname,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

/** Go where a notice leads: in the window that is there already, else in a new one. */
async function follow(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  return new URL(open.url).pathname === path ? open : open.navigate(path)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data.kind === 'take over') event.waitUntil(self.skipWaiting())
  if (event.data.kind === 'keep') {
    const tell = (message) => event.source.postMessage(message)
    event.waitUntil(keepPacked(tell).catch(() => tell({ kind: 'failed' })))
  }
})
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const isOurs = event.request.method === 'GET' && url.origin === location.origin && !url.pathname.startsWith('/api/')
  if (isOurs) event.respondWith(answer(event.request, url.pathname))
})
