/** Sites, spices and goods of Merv. */
import type { Drawings } from '../../core/parts/icons/icons'
import './effects/cubes.css'

/** A cube for lines of text; on the board it has the mark of its colour too (effects/Cube.svelte). */
const cube = (colour: string, mark: string) =>
  `<g class="cube-${colour}" stroke="var(--re)" stroke-width="1.4" stroke-linejoin="round"><path fill="var(--rt)" d="M2 7.5 7 2h15l-5 5.5z"/><path fill="var(--rd)" d="M17 7.5 22 2v14.5L17 22z"/><path fill="var(--r)" d="M2 7.5h15V22H2z"/><path fill="none" stroke="var(--rm)" stroke-width="1.9" d="${mark}"/></g>`

export const drawings: Drawings = {
  'cube-orange': cube('orange', 'M9.5 10.5c.4 2 2.6 3 2.6 5.4a2.6 2.6 0 0 1-5.2 0c0-2.4 2.2-3.4 2.6-5.4z'),
  'cube-purple': cube('purple', 'M11.7 10.7a4.4 4.4 0 1 0 1.2 7.3 4.2 4.2 0 0 1-1.2-7.3z'),
  'cube-teal': cube('teal', 'M4.5 13.2c1.7-2 3.3-2 5 0s3.3 2 5 0M4.5 17.7c1.7-2 3.3-2 5 0s3.3 2 5 0'),
  'cube-pink': cube('pink', 'M9.5 11v7.5M5.8 14.75h7.4'),
  'cube-white': cube('white', 'M9.5 9.7v10M5.2 12.2l8.6 5M13.8 12.2l-8.6 5'),
  caravansary:
    '<path class="t0" d="M8.3 8.2C5 10.7 3 14 3 17c0 3.3 3 4.5 9 4.5s9-1.2 9-4.5c0-3-2-6.3-5.3-8.8z"/><path class="t2" d="M8.3 8.2 6.5 3.6c1.8.9 3-1.1 5.5-1.1s3.7 2 5.5 1.1l-1.8 4.6z"/><path fill="none" d="M7.5 8.3h9M12 12.2l2.3 2.8-2.3 2.8-2.3-2.8z"/>',
  mosque:
    '<path class="t2" d="M3.5 13.5c0-5.5 6-5.5 8.5-9.5 2.5 4 8.5 4 8.5 9.5z"/><path class="t0" d="M3 13.5h18v8H3z"/><path class="t2" d="M9.3 21.5v-3c0-1.8 1.7-1.8 2.7-3 1 1.2 2.7 1.2 2.7 3v3z"/><path fill="none" d="M12 4V1.3M1.5 21.5h21"/>',
  marketplace:
    '<path class="t0" d="M5 11v10.5h14V11z"/><path class="t2" d="m5 3-2.5 6.2c0 3.6 4.7 3.6 4.7.3 0 3.6 4.8 3.6 4.8 0 0 3.6 4.8 3.6 4.8 0 0 3.3 4.7 3.3 4.7-.3L19 3z"/><path fill="none" d="M5 16h14M9 3 7.2 9.5M15 3l1.8 6.5"/>',
  blossom:
    '<g fill="var(--terra)" stroke="var(--terra-2)" stroke-width="1.3"><circle cx="12" cy="6.3" r="4.3"/><circle cx="17.6" cy="10.3" r="4.3"/><circle cx="15.5" cy="16.9" r="4.3"/><circle cx="8.5" cy="16.9" r="4.3"/><circle cx="6.4" cy="10.3" r="4.3"/></g><circle cx="12" cy="12" r="3.4" fill="#f0c755" stroke="var(--terra-2)" stroke-width="1.3"/>',
  contract:
    '<path d="M5 2.5h10l4 4v15H5z" fill="var(--scroll)" stroke-width="1.6"/><path d="M8 8h6M8 11.5h8" stroke-width="1.5"/><circle cx="14.5" cy="17" r="3.3" fill="var(--seal)" stroke-width="1.2"/>',
  soldier:
    '<path d="M12 2 4 5v6.5c0 5 3.5 8.3 8 10.5 4.5-2.2 8-5.5 8-10.5V5z" fill="var(--turq-soft)" stroke-width="1.7"/><path d="M12 5.5v13M7 10.5h10" stroke="var(--terra)" stroke-width="2.2"/>',
  jar: '<g stroke-width="1.6"><path d="M7 6h10l1.5 4c2 5-1 11.5-4 11.5h-5c-3 0-6-6.5-4-11.5z" fill="var(--terra-soft)"/><path d="M7.5 2.5h9V6h-9z" fill="var(--terra)"/><path d="M6 12h12" fill="none"/></g>',
  wall: '<g transform="translate(0 1.71) scale(0.857)"><path d="M2 22V6h5v4h4V6h6v4h4V6h5v16z" fill="var(--brick)" stroke="var(--brick-e)" stroke-width="1.5"/><path d="M2 14h24M2 18h24M8 14v4M15 10.5V14M20 14v4M12 18v4M23 10v4" stroke="var(--brick-e)" stroke-width="1" fill="none"/></g>',
  gate: '<g transform="translate(0 1.71) scale(0.857)"><path d="M2 22V4h5v3h3V3h8v4h3V4h5v18z" fill="var(--brick)" stroke="var(--brick-e)" stroke-width="1.5"/><path d="M8.5 22v-7c0-3 3.5-3.5 5.5-6 2 2.5 5.5 3 5.5 6v7z" fill="var(--turq)" stroke="var(--turq-2)" stroke-width="1.5"/><path d="M14 9v13" stroke="var(--turq-2)"/></g>',
  pair: '<path d="M3 5h10v14H3z" fill="var(--paper-0)" stroke="var(--ink-2)" stroke-width="1.6"/><path d="M9 3h11v15H9z" fill="var(--paper-2)" stroke="var(--ink-2)" stroke-width="1.6"/>',
  camel:
    '<g transform="translate(0 1.88) scale(0.75)"><path d="M2.8 12.5c0-3 2-4.3 4.2-3.8C8 5 9.8 3 11.6 3c2 0 2.5 3.3 3.6 3.8C16.2 6.3 17 3.5 18.8 3.5c1.9 0 2.5 3 2.9 5.5 1.5-.3 2.3-2 2.5-4.6.2-1.5 1.3-2.4 2.8-2.2l3.3 1c.7.4.6 1.6-.2 1.9l-2.4.4c-.2 3.6-1.1 7-4 8.8l-.5 10.9h-2.6l-.7-8.3h-9.2l-.8 8.3H7.3l-.9-9.3c-.8 1-1.3 2.3-1.5 3.9l-1.3-.2c-.2-2.3-.6-4.7-.8-7.1z" fill="var(--camel)" stroke="var(--camel-e)" stroke-width="1.5"/><path d="M14 8.5h3.5l.8 5.5h-5z" fill="var(--terra)" stroke="var(--camel-e)" stroke-width=".9"/></g>',
  saffron:
    '<g stroke-width="1.5"><path d="M12 13C8 11 6 7 6.5 3c3 1 5 3 5.5 6 .5-3 2.5-5 5.5-6 .5 4-1.5 8-5.5 10z" fill="#8b5fb0"/><path d="M12 13c-2.5-2.5-2.5-7 0-10.5 2.5 3.5 2.5 8 0 10.5z" fill="#a983c9"/><path fill="none" d="M12 13v8.5M12 18c-2 0-3.5-.8-4.5-2.3"/><path d="M12 6v5M10.3 7.5l1.2 4M13.7 7.5l-1.2 4" stroke="#e5a50a" stroke-width="1.5"/></g>',
  pepper:
    '<g stroke-width="1.5" fill="#4a4440"><circle cx="8" cy="9" r="4.3"/><circle cx="16.2" cy="8.5" r="4.3"/><circle cx="12" cy="16.5" r="4.6"/><path d="M6.5 8c.5-1 1.3-1.3 2.2-1.2M14.7 7.5c.5-1 1.3-1.3 2.2-1.2M10.3 15.3c.5-1 1.3-1.3 2.2-1.2" stroke="#cfc6ba" stroke-width="1.2" fill="none"/></g>',
  cinnamon:
    '<g stroke-width="1.5"><path d="m4.5 16.5 11-13 4 3.3-11 13z" fill="#a55a26"/><path d="m3.5 9 4-2 12.5 10-3.5 3.5z" fill="#c47a3f"/><circle cx="18.3" cy="18.7" r="2.3" fill="#8a4519"/><circle cx="6.4" cy="18.2" r="2.5" fill="#8a4519"/></g>',
  ginger:
    '<path stroke-width="1.5" d="M3 14c0-2.5 2.2-3.5 4-3 .2-2.5 1-5.5 3.3-5.5 2.2 0 2.2 2.5 2.2 4.3 1.5-.3 2.5-1 3.5-3.3 1-2 4-1.5 4 .8 0 1.5-.7 2.5-1.5 3.5 2 .2 3 1.7 2.5 3.7-.5 2.2-3 2.2-4.5 2-.5 2.5-2.5 3.5-5 3.3-2.5-.2-3-1.8-4.5-2.3C5 17.3 3 16.5 3 14z" fill="#d9b36c"/><path d="M8 13.5c1.2.6 2.2.6 3 .2M13.5 15c.8.4 1.7.4 2.5 0" stroke="#7c5a22" stroke-width="1.3" fill="none"/>',
  cardamom:
    '<g stroke-width="1.5"><path d="M5 20C2.5 13 6 6.5 12.5 4 14 10.5 12 17.5 5 20z" fill="#7ba02f"/><path d="M10.5 21c1-7 5-11 10.5-11.5.5 6.5-4 11.5-10.5 11.5z" fill="#9cbd55"/><path fill="none" d="M6 18.5C7.5 13 9.5 9 12 5M12 20c2.5-4 5-7 8-9.5"/></g>',
  cumin:
    '<g stroke-width="1.5" fill="#a8854a"><path d="M4 10c-1.5-4 1-7 4-7 1.5 4-.5 7.5-4 7zM13 9.5c-.5-4.5 3-6.5 6.5-5.5.5 4-2.5 6.5-6.5 5.5zM6 20.5c-2-4.5.5-8 4.5-8.5 1.5 4.5-.5 8.5-4.5 8.5zM14.5 20.5c-1-4.5 2-7.5 6-7 .7 4.5-2 7.5-6 7z"/><path fill="none" d="M5 8.5 7.3 4.5M14.5 8.5 18 5.5M7 18.5l2.7-5M16 18.5l3-3.5"/></g>',
  carpets:
    '<g stroke-width="1.5"><path d="M3.5 5h17v14h-17z" fill="var(--terra)"/><path d="M6.5 8h11v8h-11z" fill="#e9cf9a"/><path d="m12 9 3.5 3-3.5 3-3.5-3z" fill="#2f7f86"/><path fill="none" d="M3.5 7.5h-2M3.5 12h-2M3.5 16.5h-2M22.5 7.5h-2M22.5 12h-2M22.5 16.5h-2"/></g>',
  dates:
    '<g stroke-width="1.5" fill="#7b3f1d"><path fill="none" d="M12 2c0 3-2 5-5 6.5M12 2c0 3 2 5 5 6.5M12 2v9"/><ellipse cx="6.5" cy="12.5" rx="3" ry="4.5"/><ellipse cx="17.5" cy="12.5" rx="3" ry="4.5"/><ellipse cx="12" cy="16.5" rx="3.2" ry="5"/></g>',
  jade: '<g stroke-width="1.5"><circle cx="12" cy="12" r="9.5" fill="#5fa777"/><circle cx="12" cy="12" r="3.5" fill="var(--paper-2)"/><path d="M6 9.5c1-2 2.5-3 4.5-3.6" stroke="#d7efdd" stroke-width="1.6" fill="none"/></g>',
  lapis:
    '<g stroke-width="1.5"><path d="m7 3.5h10l5 6.5-10 11.5L2 10z" fill="#2b4fa0"/><path d="M7 3.5 12 10l5-6.5z" fill="#7d9be0"/><path fill="none" d="M2 10h20M12 10v11.5"/></g>',
  pearls:
    '<g stroke-width="1.5" fill="#f4eee6"><circle cx="7.5" cy="8.5" r="4.6"/><circle cx="16.8" cy="9" r="4.6"/><circle cx="12" cy="17" r="4.8"/><path d="M5.5 8c.3-1.3 1-2 2.3-2.2M14.8 8.5c.3-1.3 1-2 2.3-2.2M10 16.5c.3-1.3 1-2 2.3-2.2" stroke="#b9a8b4" fill="none"/></g>',
  amber:
    '<g stroke-width="1.5"><path d="M12 2c1 5 7 8 7 13a7 7 0 0 1-14 0c0-5 6-8 7-13z" fill="#e8a02c"/><path d="M9 15a3.2 3.2 0 0 0 2.8 3.2" stroke="#fff1c9" stroke-width="1.8" fill="none"/><circle cx="13.5" cy="12.5" r="1.2" fill="#7a4707" stroke="none"/></g>',
  silk: '<g stroke-width="1.5"><path d="M7 6h13v9c-2 2-3 0-5 1.5S11 20 7 20z" fill="#c65a86"/><ellipse cx="7" cy="13" rx="4" ry="7" fill="#e79bb8"/><ellipse cx="7" cy="13" rx="1.4" ry="2.8" fill="#8d2f58"/></g>',
  incense:
    '<g stroke-width="1.5"><path d="M5 13.5h14c0 4-2.5 5.5-4.5 6v2h-5v-2c-2-.5-4.5-2-4.5-6z" fill="#b8863b"/><path fill="none" d="M12 11c-2-2.5 2.5-4 .5-7M8 11c-1.3-1.7 1.3-2.7.3-4.7M16 11c-1.3-1.7 1.3-2.7.3-4.7"/></g>',
}
