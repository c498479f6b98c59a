/** Things that several games know: each looks the same in all of them. */
import type { Drawings } from './icons'

export const things: Drawings = {
  points:
    '<path d="M12 .9l2.6 2.1 3.3-.6 1.1 3.2 3.1 1.3-.7 3.3 1.9 2.7-2.3 2.5.1 3.4-3.3.8-1.7 2.9-3.2-1.1L9.7 22.5 7.9 19.7l-3.3-.9.2-3.3-2.2-2.6 1.9-2.7-.7-3.3 3.2-1.2 1.1-3.2 3.3.6z" fill="#3f7d4f" stroke="#17371f" stroke-width="1.2"/><circle cx="12" cy="12" r="7.5" fill="#f7f0d6"/><path d="m12 7.3 1.45 3.1 3.35.4-2.45 2.35.6 3.35L12 14.9 9.05 16.5l.6-3.35L7.2 10.8l3.35-.4z" fill="#3f7d4f" stroke="none"/>',
  points_blank:
    '<path d="M12 .9l2.6 2.1 3.3-.6 1.1 3.2 3.1 1.3-.7 3.3 1.9 2.7-2.3 2.5.1 3.4-3.3.8-1.7 2.9-3.2-1.1L9.7 22.5 7.9 19.7l-3.3-.9.2-3.3-2.2-2.6 1.9-2.7-.7-3.3 3.2-1.2 1.1-3.2 3.3.6z" fill="#3f7d4f" stroke="#17371f" stroke-width="1.2"/><circle cx="12" cy="12" r="7.5" fill="#f7f0d6"/>',
  coin: '<circle cx="12" cy="12" r="10.6" fill="#e3b23c" stroke="#5a3d0a" stroke-width="1.4"/><circle cx="12" cy="12" r="8.2" fill="#f2cf72" stroke="#b98718" stroke-width="1"/>',
  guard:
    '<path d="M2.6 2.2Q7 3.8 12 1.4q5 2.4 9.4.8v9.2c0 6-4.6 9.4-9.4 11.6C7.2 20.8 2.6 17.4 2.6 11.4z" fill="#9aa6b2" stroke="#2f3942" stroke-width="1.4"/><path d="M5 5q3.6.8 7-.8 3.4 1.6 7 .8v6.4c0 4.3-3.3 7-7 8.8-3.7-1.8-7-4.5-7-8.8z" fill="#d7dee4"/>',
  crown:
    '<path d="M3.5 19.5h17l1.6-11.6-5.4 4.2L12 4.4l-4.7 7.7-5.4-4.2z" fill="#f0c24b" stroke="#5a3d0a" stroke-width="1.6"/><path d="M4 16.6h16" stroke="#a3322a" stroke-width="1.8"/>',
  book: '<path class="t2" d="M12 6.5C9.6 4.6 6.6 4.2 3 4.5v14c3.6-.3 6.6.1 9 2 2.4-1.9 5.4-2.3 9-2v-14c-3.6-.3-6.6.1-9 2Z"/><path d="M12 6.5v14M5.8 8.6c1.3 0 2.4.2 3.5.7M5.8 12.3c1.3 0 2.4.2 3.5.7M18.2 8.6c-1.3 0-2.4.2-3.5.7M18.2 12.3c-1.3 0-2.4.2-3.5.7"/>',
  bag: '<path class="t2" d="M9 8.5C5.8 10.8 4 14 4 17c0 2.8 2 4 4.5 4h7c2.5 0 4.5-1.2 4.5-4 0-3-1.8-6.2-5-8.5Z"/><path d="M8.5 8.5h7M9.5 8.3 7.8 4c1.5-.9 2.6.6 4.2-.4 1.6 1 2.7-.5 4.2.4l-1.7 4.3"/><circle cx="12" cy="15" r="2.6"/>',
  charter:
    '<path class="t2" d="M5 3.5h11.5a2 2 0 0 1 2 2V15H8v3.5a2 2 0 0 1-4 0V16h2V5.5a2 2 0 0 0-1-2Z"/><path d="M9.5 7.5h5.5M9.5 11h5.5"/><circle class="seal" cx="16.7" cy="17" r="3.1"/><path d="M15.2 19.7 14.6 22.5M18.2 19.7l.6 2.8"/>',
  key: '<circle class="t2" cx="7.5" cy="7.5" r="4.4"/><circle cx="7.5" cy="7.5" r="1.2"/><path d="M10.7 10.7 20 20M16.6 16.6l2.6-2.6M13.9 13.9l2-2"/>',
  hand: '<path class="t2" d="M7.2 12.6V6.4a1.45 1.45 0 0 1 2.9 0V4.3a1.45 1.45 0 0 1 2.9 0v1.4a1.45 1.45 0 0 1 2.9 0v2.4a1.4 1.4 0 0 1 2.8 0v6.6c0 4-2.4 6.3-6 6.3-3.3 0-4.8-1.6-6.2-4.3l-2-3.7c-.7-1.5 1.3-2.6 2.3-1.3Z"/><path d="M10.1 6.4v5M13 5.6v5.8M15.9 8v3.8"/>',
  table:
    '<path class="t2" d="M3 9.5h18v3.5H3Z"/><path d="M5.5 13v7M18.5 13v7"/><ellipse class="t2" cx="8" cy="7" rx="2.8" ry="2"/><ellipse class="t2" cx="15.8" cy="7" rx="2.8" ry="2"/>',
  network:
    '<path d="M6 17 11 7l8 8"/><circle class="t2" cx="6" cy="17.5" r="3"/><circle class="t2" cx="11.5" cy="6" r="3"/><circle class="t2" cx="19" cy="15.5" r="3"/>',
  city: '<path class="t2" d="M3 21V9l3-3 3 3v2h6V7h6v14Z"/><path d="M6 13.5v3M12 14v3M18 11v3"/>',
  office: '<path class="t2" d="M4.5 21V10h2.5V7h2.5V4h5v3H17v3h2.5v11Z"/><path class="t1" d="M9.5 13.5h5V21h-5Z"/>',
  stack: '<path class="t2" d="M8 3.5h8l4 4v5l-4 4H8l-4-4v-5Z"/><path d="M4 15.5l4 4h8l4-4"/>',
  tower:
    '<path class="t2" d="M4.5 21.5V9H3V3h4v2.3h3V3h4v2.3h3V3h4v6h-1.5v12.5z"/><path class="t0" d="M9 21.5v-5a3 3 0 0 1 6 0v5z"/><path d="M4.5 9h15M7.5 12.5h2M14.5 12.5h2"/>',
  house: '<path class="t2" d="M12 3 3 11v10h18V11z"/><path d="M9.5 21v-6h5v6"/>',
  ship: '<path d="M2 16.5h20l-2.6 5H5z" fill="#8a5a33" stroke="#2a2018" stroke-width="1.4"/><path d="M12 2v14" stroke="#2a2018" stroke-width="1.6"/><path d="M13 3c5 2.5 6.5 6.5 6 11h-6zM11 5c-4 2-6 5.5-6.5 9H11z" fill="#fbf6e8" stroke="#2a2018" stroke-width="1.3"/><path d="M16 6.5v5M14 9h4" stroke="#a3322a" stroke-width="1.5"/>',
  scroll:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/>',
  pennant: '<path class="t2" d="M6 3.5h15l-4 5 4 5H6z"/><path d="M6 2v20.5"/>',
  piece:
    '<path class="t2" d="M12 2.3a3.8 3.8 0 0 1 3.5 5.3c3 .8 6.3 2.3 6.3 4 0 1.7-2.6 2-4.7 1.9 1 2.6 3 5.3 3 7 0 .8-.5 1.2-1.3 1.2h-4.1c-.9 0-1.1-.6-1.4-1.4L12 18l-1.3 2.3c-.3.8-.5 1.4-1.4 1.4H5.2c-.8 0-1.3-.4-1.3-1.2 0-1.7 2-4.4 3-7-2.1.1-4.7-.2-4.7-1.9 0-1.7 3.3-3.2 6.3-4A3.8 3.8 0 0 1 12 2.3z"/>',
  swords: '<path d="m4 3 12.5 12.5M20 3 7.5 15.5M13.5 18.5l5-5M17 16.5l4 4.5M10.5 18.5l-5-5M7 16.5 3 21"/>',
  cube: '<path class="t0" d="M3.5 7.5 7.5 3.5h13L16.5 7.5Z"/><path class="t1" d="M16.5 7.5l4-4v13l-4 4Z"/><path class="t2" d="M3.5 7.5h13v13h-13Z"/>',
  disc: '<path class="t1" d="M2.6 10.6v3.2a9.4 9 0 0 0 18.8 0v-3.2Z"/><ellipse class="t0" cx="12" cy="10.6" rx="9.4" ry="8.6"/><ellipse class="t2" cx="12" cy="10.6" rx="9.4" ry="8.6"/>',
}
