/** Web push: the browser is asked only after somebody has pressed a button for it. */
import { keeping } from '../device/keeping.svelte'

/** `install`: only the installed page can (iOS). `denied`: the reader has said no to the browser. */
export type Chance = 'able' | 'none' | 'install' | 'denied'

export interface Subscription {
  kind: 'push'
  endpoint: string
  p256dh: string
  auth: string
}

/** Whether this browser can be told. */
export function pushChance(page: Window & typeof globalThis = window): Chance {
  const { navigator } = page
  const isApple = /iPhone|iPad/.test(navigator.userAgent)
  const isInstalled = page.matchMedia('(display-mode: standalone)').matches
  if (isApple && !isInstalled) return 'install'
  if (!page.isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in page)) return 'none'
  return page.Notification.permission === 'denied' ? 'denied' : 'able'
}

/** Ask the browser, and subscribe; null when the reader, or the browser, says no. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await keeping.register()
  if (!registration) return null
  await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const made = await registration.pushManager.subscribe(options).catch(() => null)
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null
  return { kind: 'push', endpoint, p256dh: keys['p256dh'], auth: keys['auth'] }
}
