/** What a reader prefers; kept in this browser, and with the account where there is one. */
import type { Language } from '../i18n/languages'
import type { Speed } from './following.svelte'

export interface Preferences {
  language: Language | null
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'off'
  /** How fast the moves of others are shown. */
  speed: Speed
  sound: 'off' | 'quiet' | 'normal'
  confirm: 'irreversible' | 'always' | 'never'
  /** Whether to be warned of blunders before they are confirmed, where hints are given. */
  warn: boolean
  keys: boolean
  /** The board as a drawing or in words. */
  board: 'drawn' | 'text'
  /** Own colours for the five players, joined by blanks; empty for ours. */
  colours: string
  /** Whether others see nothing of me but name and record; the server keeps to it. */
  private_profile: boolean
}

export const STANDARD_COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#d55e00']

const DEFAULTS: Preferences = {
  language: null,
  theme: 'system',
  motion: 'system',
  speed: 'usual',
  sound: 'quiet',
  confirm: 'irreversible',
  warn: false,
  keys: true,
  board: 'drawn',
  colours: '',
  private_profile: false,
}
const PLACE = 'tabuleiro.preferences'

export const preferences = $state<Preferences>({ ...DEFAULTS, ...stored() })

function stored(): Partial<Preferences> {
  try {
    return known(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>)
  } catch {
    return {}
  }
}

/** Only what we know, of the right type: a preference may come from an older page. */
export function known(found: Record<string, unknown>): Partial<Preferences> {
  const kept = Object.entries(found).filter(([name, value]) => {
    if (!(name in DEFAULTS)) return false
    const usual = DEFAULTS[name as keyof Preferences]
    return usual === null ? value === null || typeof value === 'string' : typeof value === typeof usual
  })
  return Object.fromEntries(kept)
}

/** Take over what the account knows. */
export function adopt(found: Record<string, unknown>): void {
  Object.assign(preferences, known(found))
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
const system = $state({ dark: dark.matches, calm: calm.matches })
dark.addEventListener('change', () => (system.dark = dark.matches))
calm.addEventListener('change', () => (system.calm = calm.matches))

/** Whether the page is dark now. */
export const isDark = (): boolean => (preferences.theme === 'system' ? system.dark : preferences.theme === 'dark')

/** Whether pieces may move. */
export const isAnimated = (): boolean => preferences.motion === 'system' && !system.calm

/** The five players' colours. */
export function ownColours(): string[] {
  const own = preferences.colours.split(' ')
  return STANDARD_COLOURS.map((usual, i) => (/^#[0-9a-f]{6}$/i.test(own[i] ?? '') ? own[i]! : usual))
}

/** Dress the page in the preferences and remember them. Call it in an effect. */
export function applyPreferences(): void {
  const root = document.documentElement
  root.dataset.theme = isDark() ? 'dark' : 'light'
  root.dataset.motion = isAnimated() ? 'on' : 'off'
  const own = ownColours()
  STANDARD_COLOURS.forEach((usual, i) => {
    if (own[i] !== usual) root.style.setProperty(`--own-${i + 1}`, own[i]!)
    else root.style.removeProperty(`--own-${i + 1}`)
  })
  localStorage.setItem(PLACE, JSON.stringify(preferences))
}
