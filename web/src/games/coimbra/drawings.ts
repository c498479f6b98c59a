/** Bonuses, classes and diplomas of Coimbra. */
import type { Drawings } from '../../core/parts/icons/icons'

export const drawings: Drawings = {
  steps:
    '<path d="M12 22.6c-1.7 0-3.4-.7-4-2.2C3.6 17.3.9 13.2 1.5 8.8 3 8 3.6 5 5.7 4.3c1.3.1 2-2 3.7-2.5 1.2.3 1.8-.5 2.6-.5s1.4.8 2.6.5c1.7.5 2.4 2.6 3.7 2.5 2.1.7 2.7 3.7 4.2 4.5.6 4.4-2.1 8.5-6.5 11.6-.6 1.5-2.3 2.2-4 2.2z" fill="#c9a9dc" stroke="#43215a" stroke-width="1.4"/><path d="M9.3 20 4.4 7M14.7 20l4.9-13M10.8 20.3 8.7 3.8M13.2 20.3l2.1-16.5" stroke="#8d62a8" stroke-width="1" fill="none"/><path d="M12 20.5c-4-1-7-5.5-7-9.5 2-4 5-5.5 7-5.5s5 1.5 7 5.5c0 4-3 8.5-7 9.5z" fill="#eadcf3"/>',
  coin_or_guard:
    '<path d="M12 1.5a10.5 10.5 0 0 0 0 21z" fill="#f2cf72" stroke="#5a3d0a" stroke-width="1.3"/><path d="M12 1.5q5 2 9.5 1v9c0 6-4.5 9-9.5 11z" fill="#cfd7de" stroke="#2f3942" stroke-width="1.3"/>',
  council:
    '<path stroke="none" fill="currentColor" d="M4 3h3.6v2.6h2.6V3h3.6v2.6h2.6V3H20v7l-2 1.6V18h2.5v3.5h-17V18H6v-6.4L4 10zm6.2 11v7.5h3.6V14a1.8 1.8 0 0 0-3.6 0z" fill-rule="evenodd"/>',
  merchants:
    '<path stroke="none" fill="currentColor" fill-rule="evenodd" d="M8 2.5h8l-1.5 4.3h-5zM9 8.2h6c4 2.6 6 6 6 9.3 0 3-2.3 4.5-5 4.5H8c-2.7 0-5-1.5-5-4.5 0-3.3 2-6.7 6-9.3zM12 11a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 12 11z"/><circle cx="12" cy="15.2" r="1.9" fill="currentColor"/>',
  clerics: '<path stroke="none" fill="currentColor" d="M9.6 2h4.8l-.6 5.8H20v4.6h-6.2L14.6 22H9.4l.8-9.6H4V7.8h6.2z"/>',
  scholars:
    '<path stroke="none" fill="currentColor" d="M11.2 6.6C8.6 4.5 5.4 4 2 4.6v13.6c3.5-.6 6.6 0 9.2 2zM12.8 6.6c2.6-2.1 5.8-2.6 9.2-2v13.6c-3.5-.6-6.6 0-9.2 2z"/>',
  immediate: '<path d="M14 1.5 4.5 13.5h6L9 22.5l10.5-13h-6.5z" fill="#e8b33a" stroke="#5a3d0a" stroke-width="1.6"/>',
  phase_c:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="4" fill="#fffaf0" stroke="#3a2c1e" stroke-width="1.8"/><path d="M16 9a5 5 0 1 0 0 6" fill="none" stroke="#3a2c1e" stroke-width="2.8"/>',
  phase_e:
    '<circle cx="12" cy="12" r="10" fill="#dfeaf5" stroke="#24508c" stroke-width="1.8"/><path d="M15.5 6.8H9v10.4h6.5M9 12h5.5" fill="none" stroke="#24508c" stroke-width="2.6"/>',
  game_end:
    '<path d="M5 2v20" stroke="#3a2c1e" stroke-width="2.2"/><path d="M6 3.5h14.5l-3.5 5 3.5 5H6z" fill="#b83a30" stroke="#3a2c1e" stroke-width="1.5"/>',
  castle:
    '<path d="M2 6h3v2h2V6h3v4h4V6h3v2h2V6h3v15.5H2z" fill="#d8c49b" stroke="#2a2018" stroke-width="1.5"/><path d="M9.5 21.5V17a2.5 2.5 0 0 1 5 0v4.5z" fill="#4a3826"/><path d="M12 1v8M12 1.5l5 1.7-5 1.8z" fill="#a3322a" stroke="#2a2018" stroke-width="1"/>',
  monastery:
    '<path d="M3 21.5V12l5-4V5l4-3.5L16 5v3l5 4v9.5z" fill="#fbf6e8" stroke="#2a2018" stroke-width="1.5"/><path d="M9.7 21.5v-5a2.3 2.3 0 0 1 4.6 0v5z" fill="#24508c"/><circle cx="12" cy="9" r="1.8" fill="#24508c"/>',
  stone:
    '<ellipse cx="12" cy="14.5" rx="9.5" ry="6.5" fill="#5d5347" stroke="#2a2018" stroke-width="1.4"/><ellipse cx="12" cy="10.5" rx="9.5" ry="6.5" fill="#b9ae9c" stroke="#2a2018" stroke-width="1.4"/>',
  opponents:
    '<circle cx="8" cy="7" r="4" fill="#a8937a" stroke="#2a2018" stroke-width="1.4"/><path d="M1.5 21c0-5.5 2.7-8.5 6.5-8.5s6.5 3 6.5 8.5z" fill="#a8937a" stroke="#2a2018" stroke-width="1.4"/><path d="M15 10h7m-3-3.5L22.5 10 19 13.5" fill="none" stroke="#a3322a" stroke-width="2.2"/>',
  discard:
    '<rect x="3" y="6" width="11" height="15" rx="1.5" transform="rotate(-14 8 14)" fill="#d8c9a6" stroke="#2a2018" stroke-width="1.3"/><rect x="8" y="4" width="11" height="15" rx="1.5" transform="rotate(8 13 12)" fill="#fbf6e8" stroke="#2a2018" stroke-width="1.3"/><path d="M10.5 9.5l5 4.5M15.7 9.2l-5.4 5" stroke="#a3322a" stroke-width="1.8"/>',
  favour_tile:
    '<rect x="2" y="3" width="20" height="18" rx="3" fill="#dfeaf5" stroke="#24508c" stroke-width="1.6"/><path d="M5 17h14l1-8-4.2 3L12 6.5 8.2 12 4 9z" fill="#f0c24b" stroke="#5a3d0a" stroke-width="1.3"/>',
  tray: '<path d="M12 2v10m-4.5-4L12 12.5 16.5 8" stroke-width="2.4"/><path d="M2.5 13v8h19v-8" stroke-width="2.4"/>',
  lasting:
    '<path d="M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5-6-4.5z" stroke-width="2.6"/>',
  podium:
    '<path d="M2 22V13h6.5V7h7v9H22v6z" fill="#e9d9a8" stroke="#2a2018" stroke-width="1.5"/><path d="M11 10.5l1.5-1V15" fill="none" stroke="#2a2018" stroke-width="1.6"/><circle cx="12" cy="3.4" r="2.2" fill="#a3322a"/>',
  doctor_cap:
    '<path d="M2 10l10-6 10 6-10 6z" fill="#2e4f86" stroke="#14233d" stroke-width="1.4"/><path d="M6 13v5c3.5 2.6 8.5 2.6 12 0v-5l-6 3.5z" fill="#4d76b8" stroke="#14233d" stroke-width="1.4"/><path d="M21 10.5V17" stroke="#c9952b" stroke-width="1.8"/>',
  without:
    '<path d="M4 4l16 16M20 4 4 20" stroke="#fff6e6" stroke-width="6.6"/><path d="M4 4l16 16M20 4 4 20" stroke="#a3322a" stroke-width="3.4"/>',
  diploma_chalice:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M7.5 6.5h7c0 3.5-1.2 5-2.8 5.4v3h2v1.6H8.3v-1.6h2v-3C8.7 11.5 7.5 10 7.5 6.5z" fill="#7a3f8f"/>',
  diploma_scales:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M11 5.5v10M7.5 16.2h7M6.2 7.5h9.6M7.8 7.5 6 12h3.6zM14.2 7.5 12.4 12H16z" fill="none" stroke="#a3322a" stroke-width="1.5"/>',
  diploma_quill:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M6.8 17C6.2 9.8 10 6 15.6 5.4 16 11.5 12.6 15.6 8.2 15.4" fill="#2c6b62"/><path d="M6.8 17.4C8 13.5 10 10.8 13 8.4" fill="none" stroke="#fbf1d2" stroke-width="1.3"/>',
  diploma_compasses:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M11 5.5 7.2 16.5M11 5.5l3.8 11M8.4 12.6c1.7 1.2 3.5 1.2 5.2 0" fill="none" stroke="#24508c" stroke-width="1.8"/><circle cx="11" cy="5.6" r="1.5" fill="#24508c"/>',
  diploma_lyre:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M7.3 5.5c0 2 1 3 1 5s-1.3 2.3-1.3 3.8c0 1.6 1.8 2.5 4 2.5s4-.9 4-2.5c0-1.5-1.3-1.8-1.3-3.8s1-3 1-5M7.6 7.2h6.8M10 7.5v6M12 7.5v6" fill="none" stroke="#a15c00" stroke-width="1.4"/>',
  diploma_any:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M11 5l1.7 3.7 4 .4-3 2.7.9 4L11 13.8 7.4 15.8l.9-4-3-2.7 4-.4z" fill="#c79a1e" stroke="#5a3d0a" stroke-width=".9"/>',
  diploma:
    '<path d="M5 2.5h12.5a2.5 2.5 0 0 1 0 5H17v11.3a2.7 2.7 0 0 1-2.7 2.7H4.5a2.5 2.5 0 0 1 0-5H5z" fill="#fbf1d2" stroke="#4a3517" stroke-width="1.4"/><path d="M17 7.5v11" stroke="#4a3517" stroke-width="1"/><path d="M7.5 8h6.5M7.5 11h6.5M7.5 14h4" stroke="#4a3517" stroke-width="1.5"/><circle cx="14" cy="16" r="2.4" fill="#a3322a"/>',
  bust_council:
    '<g stroke="none"><g transform="translate(0.706 0) scale(0.706)"><path d="M2 34c0-8 5-12 14-12s14 4 14 12z" fill="#3d434b"/><path d="M9 24c2 5 12 5 14 0" fill="none" stroke="#f0c24b" stroke-width="2.4"/><circle cx="16" cy="29.5" r="2.2" fill="#f0c24b"/><path d="M10.5 11c0 8 2.5 12 5.5 12s5.5-4 5.5-12z" fill="#efcfa9"/><path d="M10.5 15c0 6 3 10 5.5 10s5.5-4 5.5-10c-2 2.5-3.5 2.3-5.5 2.3s-3.5.2-5.5-2.3z" fill="#e5e3de"/><path d="M7 11c-1-5 3-8 9-8s11 2.5 9.5 8c-5-2-13-2-18.5 0z" fill="#2a2f36"/><path d="M22 5c4-3 6-3 8-2-1 2.5-4 4.5-7 5z" fill="#f2ead8"/></g></g>',
  bust_merchants:
    '<g stroke="none"><g transform="translate(0.706 0) scale(0.706)"><path d="M2 34c0-8 5-12 14-12s14 4 14 12z" fill="#6b3310"/><path d="M11 23l5 6 5-6 2 1-4 10h-6l-4-10z" fill="#f5e6c4"/><path d="M10.5 11c0 8 2.5 12.5 5.5 12.5s5.5-4.5 5.5-12.5z" fill="#e9bf92"/><path d="M12.5 19.5c2-1.6 5-1.6 7 0-.5 3-2 4.5-3.5 4.5s-3-1.5-3.5-4.5z" fill="#5a3215"/><path d="M6 10c-1-6 4-8.5 10-8.5 7 0 12 2 11 7-.4 3-3 3-5.5 2.3-4-1-9-1-15.5-.8z" fill="#3f6f64"/><path d="M8 9.3c5-1.6 11-1.6 16 0v2.3c-5-1.3-11-1.3-16 0z" fill="#f0c24b"/></g></g>',
  bust_clerics:
    '<g stroke="none"><g transform="translate(0.706 0) scale(0.706)"><path d="M2 34c0-8 4-11 14-11s14 3 14 11z" fill="#3b2148"/><path d="M16 2C8 2 6.5 9 7.5 16c.6 4 3 8 8.5 9 5.5-1 7.9-5 8.5-9C25.5 9 24 2 16 2z" fill="#54326a"/><path d="M11 12c0 7 2.3 11 5 11s5-4 5-11c-1-3.5-9-3.5-10 0z" fill="#efcfa9"/><path d="M10.8 12.5c.4-4 2.5-6 5.2-6s4.8 2 5.2 6c-2-2.3-8.4-2.3-10.4 0z" fill="#7a5a3a"/><path d="M16 26v7M13.2 28.3h5.6" stroke="#f0c24b" stroke-width="1.9"/></g></g>',
  bust_scholars:
    '<g stroke="none"><g transform="translate(0.706 0) scale(0.706)"><path d="M2 34c0-8 5-12 14-12s14 4 14 12z" fill="#1f3515"/><path d="M12 23l4 4 4-4 3 1-3.5 10h-7L9 24z" fill="#f3ecd6"/><path d="M10.5 11c0 8 2.5 12.5 5.5 12.5s5.5-4.5 5.5-12.5z" fill="#dcae80"/><path d="M10.5 11.5c-.3 3-.6 6-.2 8 .8-2 1.2-4 1.2-6.5zM21.5 11.5c.3 3 .6 6 .2 8-.8-2-1.2-4-1.2-6.5z" fill="#2a1c10"/><path d="M9 8v4c4-1.8 10-1.8 14 0V8z" fill="#14233d"/><path d="M2.5 6.5 16 1l13.5 5.5L16 11.5z" fill="#24406e"/><path d="M27 7v7" stroke="#f0c24b" stroke-width="1.5"/><circle cx="27" cy="14.5" r="1.6" fill="#f0c24b"/></g></g>',
}
