/** Short messages on the screen: done, refused, offline. */

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
