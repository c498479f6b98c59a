/** What a screen reader is told: politely what happened, at once that it is your turn. */

class Live {
  polite = $state('')
  urgent = $state('')

  /** Several lines at once are read as one message. */
  announce(lines: string[]): void {
    if (lines.length) this.polite = lines.join('. ')
  }

  alert(line: string): void {
    this.urgent = line
  }
}

export const live = new Live()

/** A short message on the screen: done, refused, offline. */
export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'bad'
}

class Toasts {
  shown = $state<Toast[]>([])
  #next = 0

  say(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = this.#next++
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, tone }]
    setTimeout(() => this.dismiss(id), 7000)
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
