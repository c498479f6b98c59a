/**
 * Keeping the page on this device (a progressive web app): the service worker holds the page and, once somebody wants to
 * play without a network, everything that plays. A new version waits until it is accepted.
 */
import { findPacked, isServerless } from './packed'

/** What the service worker is told, and what it tells. */
type ToWorker = { kind: 'keep' } | { kind: 'take over' }
type FromWorker = { kind: 'kept'; bytes: number; of: number } | { kind: 'failed' }

class Keeping {
  /** `able`: it can be kept. `none`: this browser, address or page cannot. */
  status = $state<'looking' | 'none' | 'able' | 'keeping' | 'kept' | 'failed'>('looking')
  /** How much of it is here, from 0 to 1. */
  share = $state(0)
  megabytes = $state(0)
  /** Whether a new version is here and waits. */
  hasNews = $state(false)
  #looked: Promise<void> | null = null

  /** Look once at what there is; a page that was installed, or that has no server, is kept without being asked. */
  look(): Promise<void> {
    this.#looked ??= this.#look()
    return this.#looked
  }

  async #look(): Promise<void> {
    if ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration())) await this.register()
    const found = 'serviceWorker' in navigator ? await findPacked() : null
    if (!found) this.status = 'none'
    if (!found) return
    this.megabytes = Math.ceil(Object.values(found.files).reduce((sum, size) => sum + size, 0) / 1e6)
    this.status = (await caches.has(`packed-${found.folder}`)) ? 'kept' : 'able'
    const isInstalled = matchMedia('(display-mode: standalone)').matches
    addEventListener('appinstalled', () => void this.keep())
    if (this.status === 'kept' || isServerless) await this.register()
    if (isInstalled && this.status === 'able') await this.keep()
  }

  /** Fetch everything that plays, and hold it. */
  async keep(): Promise<void> {
    if (this.status !== 'able' && this.status !== 'failed') return
    this.status = 'keeping'
    void navigator.storage.persist()
    const registration = await this.register()
    const worker = registration?.active ?? (await navigator.serviceWorker.ready).active
    if (worker) this.#tell(worker, { kind: 'keep' })
  }

  /** Begin the new version. One that was kept here is begun in all tabs: the files of the old one are gone with it. */
  async accept(): Promise<void> {
    const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : null
    if (registration?.waiting) this.#tell(registration.waiting, { kind: 'take over' })
    else location.reload()
  }

  /** Let the service worker work; from then on a new version is noticed. */
  async register(): Promise<ServiceWorkerRegistration | null> {
    navigator.serviceWorker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    let hadNews = false
    navigator.serviceWorker.oncontrollerchange = () => hadNews && location.reload()
    const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
    if (!registration) return null
    const check = () => {
      this.hasNews = registration.waiting !== null && navigator.serviceWorker.controller !== null
      hadNews ||= this.hasNews
    }
    check()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check))
    return registration
  }

  #tell(worker: ServiceWorker, message: ToWorker): void {
    worker.postMessage(message)
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'failed') this.status = 'failed'
    else {
      this.share = message.of ? message.bytes / message.of : 1
      if (message.bytes >= message.of) this.status = 'kept'
    }
  }
}

export const keeping = new Keeping()
