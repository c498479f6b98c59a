/** What a screen reader is told: politely what happened, at once that it is your turn. */

class Announcer {
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

export const announcer = new Announcer()
