/** Islands, favours and ranks of Luna. */
import type { Drawings } from '../../core/parts/icons/icons'

export const drawings: Drawings = {
  shrine:
    '<path d="M3 10 12 4l9 6z" class="t2"/><path d="M3 10 12 4l9 6zM5.5 10v9M10 10v9M14 10v9M18.5 10v9M3 20h18"/>',
  herbs:
    '<path d="M12 15C6.5 15 4 12 4 7.5c5 0 8 2.5 8 7.5zM12 18c5.5 0 8-3 8-7.5-5 0-8 2.5-8 7.5zM12 9c-2.6-2.2-2.6-4.8 0-7 2.6 2.2 2.6 4.8 0 7z" class="t2"/><path d="M12 22V9M12 15C6.5 15 4 12 4 7.5c5 0 8 2.5 8 7.5zM12 18c5.5 0 8-3 8-7.5-5 0-8 2.5-8 7.5zM12 9c-2.6-2.2-2.6-4.8 0-7 2.6 2.2 2.6 4.8 0 7z"/>',
  tide: '<path d="M2 16C3 8 9 3.5 15.5 5c4 1 5.5 5 2.5 6.5-2 .8-3.5-.8-3-2.5-4 0-5 4-2 7z" class="t2"/><path d="M2 16C3 8 9 3.5 15.5 5c4 1 5.5 5 2.5 6.5-2 .8-3.5-.8-3-2.5-4 0-5 4-2 7M2 20.5c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2"/>',
  novice:
    '<path d="M12 10.5c-4.5 0-5.5 5-6.5 11h13c-1-6-2-11-6.5-11z" class="t2"/><circle cx="12" cy="6" r="3.8"/><path d="M12 10.5c-4.5 0-5.5 5-6.5 11h13c-1-6-2-11-6.5-11z"/>',
  offering:
    '<circle cx="12" cy="7.5" r="5" class="t2"/><circle cx="12" cy="7.5" r="5"/><path d="M12 5v5M9.5 7.5h5M2.5 16c3 0 4 .5 6 1.5h5c1.8 0 1.8 2.2 0 2.2H10M14.5 18.5l5-2.5c1.5-.5 2.5 1 1.3 2L15 22H8.5l-6-2"/>',
  recruit:
    '<path d="M9 10.5c-4 0-5 5-6 11h12c-1-6-2-11-6-11z" class="t2"/><circle cx="9" cy="6" r="3.6"/><path d="M9 10.5c-4 0-5 5-6 11h12c-1-6-2-11-6-11zM18.5 4v7M15 7.5h7"/>',
  journey:
    '<circle cx="4.5" cy="18.5" r="2.5" class="t2"/><circle cx="4.5" cy="18.5" r="2.5"/><path d="M6.5 15.5C8.5 9.5 13 7 20 8M16 4l4.5 4-4 4.5"/>',
  promotion:
    '<path d="M7 14h10l4.5 4-4.5 4H7l-4.5-4z" class="t2"/><path d="M7 14h10l4.5 4-4.5 4H7l-4.5-4zM12 14V3M7.5 7.5 12 3l4.5 4.5"/>',
  sanctification:
    '<path d="M7 3h10l5 9-5 9H7l-5-9z" class="t2"/><path d="M7 3h10l5 9-5 9H7l-5-9zM15 8a5 5 0 1 0 0 8 6 6 0 0 1 0-8z"/>',
  expulsion:
    '<path d="M8.5 3C4 3 4 9 4 12c-1 3-1.5 6-1.5 9.5h12C14.5 18 14 15 13 12c0-3 0-9-4.5-9z" class="t2"/><path d="M8.5 3C4 3 4 9 4 12c-1 3-1.5 6-1.5 9.5h12C14.5 18 14 15 13 12c0-3 0-9-4.5-9zM6.5 10.5c1 1 3 1 4 0M16.5 8H22M19 5l3 3-3 3"/>',
  meditation:
    '<path d="M8.5 11h7v8h-7z" class="t2"/><path d="M8.5 11h7v8h-7zM5 19.5h14M7 22h10M12 11V9.5M12 9.5c-2.8-1.6-2.3-4.5 0-7.5 2.3 3 2.8 5.9 0 7.5z"/>',
  influence:
    '<circle cx="12" cy="12" r="9.5" fill="var(--gold-soft)"/><circle cx="12" cy="12" r="9.5"/><path d="M15.5 6.8a6.5 6.5 0 1 0 0 10.4 7.5 7.5 0 0 1 0-10.4z" fill="currentColor" stroke="none"/>',
  inactive:
    '<path d="M9 14c0-4 4-5 12-6v12c-8-1-12-2-12-6z" class="t2"/><circle cx="5.5" cy="14.5" r="3.3"/><path d="M9 14c0-4 4-5 12-6v12c-8-1-12-2-12-6z"/>',
  temple:
    '<path d="M6.5 7 9 2.5h6L17.5 7 15 11.5H9z" class="t2"/><path d="M6.5 7 9 2.5h6L17.5 7 15 11.5H9zM1.5 16.5 4 12h5l2.5 4.5L9 21H4zM12.5 16.5 15 12h5l2.5 4.5L20 21h-5z"/>',
  path: '<path d="M8 9h8l4 4.5-4 4.5H8l-4-4.5z" class="t2"/><path d="M8 9h8l4 4.5-4 4.5H8l-4-4.5zM1.5 22h21M12 2v4"/>',
  pier: '<path d="M2 9h20v4H2z" class="t2"/><path d="M2 9h20v4H2zM5 13v5M12 13v5M19 13v5M8 9v4M15.5 9v4M2 21c2.5 0 2.5-1.5 5-1.5s2.5 1.5 5 1.5 2.5-1.5 5-1.5 2.5 1.5 5 1.5"/>',
  reserve: '<path d="M4 11h16v9.5H4z" class="t2"/><path d="M4 11h16v9.5H4zM4 11l2.5-5h11L20 11M9.5 14h5"/>',
  medallion:
    '<path d="M7 2.5 10 9M17 2.5 14 9"/><circle cx="12" cy="15" r="6.5" class="t2"/><circle cx="12" cy="15" r="6.5"/><path d="M13.5 11.5a3.7 3.7 0 1 0 0 7 4.5 4.5 0 0 1 0-7z"/>',
  priestess:
    '<path d="M12 11c-4 0-5 5-6 10.5h12C17 16 16 11 12 11z" class="t2"/><path d="M12 11c-4 0-5 5-6 10.5h12C17 16 16 11 12 11zM8 2c1 4.5 7 4.5 8 0 1.5 6-1 8-4 8S6.5 8 8 2z"/>',
  builder: '<path d="M4 4h13v6H4z" class="t2"/><path d="M4 4h13v6H4zM17 5.5c2.5 0 4 1 4.5 3.5M9 10v12M12 10v12"/>',
  apostate:
    '<path d="M12 2.5C6 2.5 6 9 6 13c-1 3-1.5 5-1.5 8.5h15c0-3.5-.5-5.5-1.5-8.5 0-4 0-10.5-6-10.5z" class="t2"/><path d="M12 2.5C6 2.5 6 9 6 13c-1 3-1.5 5-1.5 8.5h15c0-3.5-.5-5.5-1.5-8.5 0-4 0-10.5-6-10.5zM9 12c1 2 5 2 6 0 .5-4-1-5.5-3-5.5S8.5 8 9 12z"/>',
  seat_council:
    '<path d="M6 3.5C8 2 10 2 11.5 3.5V13H6z" class="t2"/><path d="M6 22V3.5C8 2 10 2 11.5 3.5V13M6 13h12v9M6 17.5h12"/>',
}
