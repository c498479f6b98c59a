/** What every table needs: undo, log, chat, replay, languages. */
import type { Drawings } from './icons'

export const signs: Drawings = {
  dot: '<circle class="t1" cx="12" cy="12" r="3.5"/>',
  undo: '<path d="M5 9h9a5.5 5.5 0 0 1 0 11H9M9 4.5 4.5 9 9 13.5"/>',
  restart: '<path d="M6 6.5a8 8 0 1 1-2 6M6.5 2v5h5"/>',
  check: '<path d="M4.5 12.5 10 18 20 6.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  users:
    '<circle class="t2" cx="9" cy="8" r="3.6"/><path class="t2" d="M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5Z"/><path d="M15 4.8a3.6 3.6 0 0 1 0 6.4M17.5 14c2.6.8 4 3 4 6"/>',
  help: '<circle class="t2" cx="12" cy="12" r="9"/><path d="M9.3 9.5c.2-1.6 1.3-2.5 2.8-2.5 1.6 0 2.7 1 2.7 2.4 0 2-2.7 2.2-2.7 4.4M12.1 16.7v.4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>',
  redo: '<path d="M19 9h-9a5.5 5.5 0 0 0 0 11h5M15 4.5 19.5 9 15 13.5"/>',
  log: '<path class="t2" d="M5 4h14v16H5Z"/><path d="M8 8.5h8M8 12h8M8 15.5h5"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  back: '<path d="M20 12H5M11 5.5 4.5 12 11 18.5"/>',
  arrow: '<path d="M4 12h15M13 5.5 19.5 12 13 18.5"/>',
  up: '<path d="M6 14.5 12 8.5l6 6"/>',
  down: '<path d="M6 9.5 12 15.5l6-6"/>',
  home: '<path class="t2" d="M4 11 12 4l8 7v9.5H4Z"/><path d="M9.5 20.5v-6h5v6"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" class="t2"/><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>',
  sun: '<circle class="t2" cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  chat: '<path class="t2" d="M4 4.5h16v11.5h-8.5L7 20v-4H4Z"/><path d="M8 8.7h8M8 12h5"/>',
  gear: '<path class="t2" d="M10.5 2.8h3l.5 2.6 2.2.9 2.2-1.5 2.1 2.1-1.5 2.2.9 2.2 2.6.5v3l-2.6.5-.9 2.2 1.5 2.2-2.1 2.1-2.2-1.5-2.2.9-.5 2.6h-3l-.5-2.6-2.2-.9-2.2 1.5-2.1-2.1L5 17.5l-.9-2.2-2.6-.5v-3l2.6-.5.9-2.2L3.5 6.9l2.1-2.1 2.2 1.5 2.2-.9Z" transform="matrix(.92 0 0 .92 .98 .48)"/><circle class="t0" cx="12" cy="12.7" r="3.2"/>',
  robot:
    '<path class="t2" d="M5 8.5h14v11H5Z"/><path d="M12 8.5V4.5M2.5 12.5v4M21.5 12.5v4M9.5 16.5h5"/><circle class="t1" cx="9" cy="12.5" r="1"/><circle class="t1" cx="15" cy="12.5" r="1"/><circle cx="12" cy="3.5" r="1.2"/>',
  person:
    '<circle class="t2" cx="12" cy="7.5" r="4"/><path class="t2" d="M4.5 20.5c0-4.5 2.8-7 7.5-7s7.5 2.5 7.5 7Z"/>',
  eye: '<path class="t2" d="M2 12c2.5-4.3 6-6.5 10-6.5s7.5 2.2 10 6.5c-2.5 4.3-6 6.5-10 6.5S4.5 16.3 2 12Z"/><circle class="t1" cx="12" cy="12" r="2.6"/>',
  link: '<path d="M10 14a4.2 4.2 0 0 0 6.2.4l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6.7M14 10a4.2 4.2 0 0 0-6.2-.4L4.6 12.8a4.2 4.2 0 0 0 6 6L12 17.3"/>',
  copy: '<path class="t2" d="M8.5 8.5h11v11h-11Z"/><path d="M5.5 15.5h-1v-11h11v1"/>',
  qr: '<path class="t2" d="M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4Z"/><path d="M14 14h2.5v2.5M20 14v2M14 20h2M19.5 19.5h.5"/>',
  play: '<path class="t2" d="M7 4.5 19.5 12 7 19.5Z"/>',
  pause: '<path class="t2" d="M6 5h4v14H6ZM14 5h4v14h-4Z"/>',
  first: '<path class="t2" d="M19 5v14L8.5 12Z"/><path d="M5.5 5v14"/>',
  last: '<path class="t2" d="M5 5v14l10.5-7Z"/><path d="M18.5 5v14"/>',
  previous: '<path d="M15 5.5 8.5 12l6.5 6.5"/>',
  next: '<path d="M9 5.5 15.5 12 9 18.5"/>',
  download: '<path d="M12 3.5v11M7 10l5 5 5-5M4 16.5v4h16v-4"/>',
  upload: '<path d="M12 15V4M7 8.5l5-5 5 5M4 16.5v4h16v-4"/>',
  fork: '<circle class="t2" cx="6.5" cy="5" r="2.5"/><circle class="t2" cx="17.5" cy="5" r="2.5"/><circle class="t2" cx="12" cy="19.5" r="2.5"/><path d="M6.5 7.5c0 4 5.5 3.5 5.5 9.5M17.5 7.5c0 4-5.5 3.5-5.5 9.5"/>',
  bell: '<path class="t2" d="M5 17c2-2 1.5-4 1.8-7 .3-3.3 2.2-5.5 5.2-5.5s4.9 2.2 5.2 5.5c.3 3-.2 5 1.8 7Z"/><path d="M10 20c.8 1.2 3.2 1.2 4 0M12 2.5v2"/>',
  'bell-off':
    '<path class="t2" d="M5 17c2-2 1.5-4 1.8-7 .3-3.3 2.2-5.5 5.2-5.5s4.9 2.2 5.2 5.5c.3 3-.2 5 1.8 7Z"/><path d="M10 20c.8 1.2 3.2 1.2 4 0M4 3.5l16 17"/>',
  clock: '<circle class="t2" cx="12" cy="12" r="9"/><path d="M12 6.5V12l3.7 2.5"/>',
  hourglass:
    '<path d="M6 2.5h12M6 21.5h12M7.5 3v4c0 3 4.5 3.5 4.5 5s-4.5 2-4.5 5v4M16.5 3v4c0 3-4.5 3.5-4.5 5s4.5 2 4.5 5v4" /><path d="M9 19.5c1-2 5-2 6 0z" class="t1"/>',
  warning: '<path class="t2" d="M12 3.5 21.5 20h-19Z"/><path d="M12 9.5v5M12 17.3v.2"/>',
  info: '<circle class="t2" cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.2v.2"/>',
  trophy:
    '<path class="t2" d="M7 4h10v5.5c0 3.3-2 5.5-5 5.5s-5-2.2-5-5.5Z"/><path d="M7 5.5H3.5c0 3.5 1.2 5.5 3.7 6M17 5.5h3.5c0 3.5-1.2 5.5-3.7 6M12 15v4M8 20.5h8"/>',
  chart: '<path d="M4 4v16h16.5"/><path class="t2" d="M7.5 12.5h3V20h-3ZM12.5 8h3v12h-3ZM17.5 14.5h2.5V20h-2.5Z"/>',
  rules:
    '<path class="t2" d="M6 3.5h12.5v17H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"/><path d="M4 18.5a2 2 0 0 1 2-2h12.5M8.5 8h6M8.5 11.5h4"/>',
  language:
    '<circle class="t2" cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-3.3 3-4.2 6-4.2 9s.9 6 4.2 9c3.3-3 4.2-6 4.2-9S15.3 6 12 3Z"/>',
  keyboard: '<path class="t2" d="M2.5 6.5h19v11h-19Z"/><path d="M6 10h.2M10 10h.2M14 10h.2M18 10h.2M8 14.2h8"/>',
  search: '<circle class="t2" cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
  bulb: '<path class="t2" d="M8.5 15.5C6.5 14 5.5 12 5.5 9.5a6.5 6.5 0 0 1 13 0c0 2.5-1 4.5-3 6V18h-7Z"/><path d="M9 21h6"/>',
  offline:
    '<path d="M3 3l18 18M5 10.5c1.5-1.3 3-2.1 4.8-2.5M14.5 8.2c1.7.4 3.2 1.2 4.5 2.3M8.5 14.2c1-.8 2.2-1.2 3.5-1.2M12 18.5v.2"/>',
  lock: '<path d="M5 11h14v10H5z" class="t2"/><path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5"/>',
  dice: '<path class="t2" d="M4.5 4.5h15v15h-15Z"/><path class="t1" d="M8.5 8.5h.2M15.5 8.5h.2M12 12h.2M8.5 15.5h.2M15.5 15.5h.2" stroke-width="2.6"/>',
  repeat: '<path d="M20 11a8 8 0 1 0-2 6.3M20.5 4v7h-7"/>',
  card: '<path class="t2" d="M5.5 3h13v18h-13Z"/><path d="M8.5 7h4"/>',
  trash: '<path class="t2" d="M6 7.5h12l-1 13H7Z"/><path d="M4 7.5h16M9.5 7.5v-3h5v3M10 11.5v5M14 11.5v5"/>',
  pencil: '<path class="t2" d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19Z"/><path d="M13.5 7l3.5 3.5"/>',
}
