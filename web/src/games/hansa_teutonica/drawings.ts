/** Verbs and bonus markers of the Hanseatic trade. */
import type { Drawings } from '../../core/parts/icons/icons'

export const drawings: Drawings = {
  income:
    '<path class="t2" d="M9 10c-2.8 2-4 4.6-4 7 0 2.7 1.8 4 4 4h6c2.2 0 4-1.3 4-4 0-2.4-1.2-5-4-7Z"/><path d="M8.5 10h7M12 1.8v5.4M9.4 4.9 12 7.5l2.6-2.6M12 13v5.4M9.3 15.7h5.4"/>',
  place:
    '<path class="t2" d="M4 21.5V14l8-6 8 6v7.5Z"/><path d="M12 1.8v5"/><path class="t1" d="M8.8 13.6h6.4V20H8.8Z"/>',
  displace:
    '<path class="t1" d="M2.5 10.5h8v8h-8Z"/><path d="M12 14.5h3" /><path class="t2" d="M14.5 4.5 21.5 7l-2.5 7-7-2.5Z"/><path d="M2 21.5h20"/>',
  move: '<path class="t2" d="M3 14.5h6.5V21H3Z"/><path d="M6.2 11C6.7 5.5 14 2.5 18 8.2M18.6 3.6 18.3 8.8l-5-.6"/><path stroke-dasharray="2.2 2" d="M14.5 14.5H21V21h-6.5Z"/>',
  claim:
    '<path class="t2" d="M6 3.5h12.5l-3.3 4.3 3.3 4.2H6Z"/><path d="M6 2v18M2.5 21.5c2-2 5-2 7 0M13 21.5h2M18.5 21.5h2"/>',
  extra_office: '<path class="t2" d="M3 20V10h2.2V7.5H7.5V5h4v2.5h2.3V10H16v10Z"/><path d="M19.5 4v6M16.5 7h6"/>',
  swap_offices:
    '<path class="t2" d="M2.5 9h7v7h-7Z"/><path class="t1" d="M14.5 9h7v7h-7Z"/><path d="M6 5.5c3-3 9-3 12 0M18.3 2.3v3.4h-3.4M18 19.5c-3 3-9 3-12 0M5.7 22.7v-3.4h3.4"/>',
  remove_three:
    '<path class="t2" d="M3 13.5h6V19.5H3ZM11 13.5h6v6h-6ZM7 6h6v6H7Z"/><path d="M16.5 3.5l5 5M21.5 3.5l-5 5"/>',
  improve_ability: '<path class="t2" d="M12 2.5 19.5 10H15.5V15.5H8.5V10H4.5Z"/><path d="M8.5 18.5h7M8.5 21.5h7"/>',
  tavern:
    '<path class="t2" d="M3 21.5V11l7.5-7 7.5 7v10.5Z"/><path d="M1.5 12.5l9-8.5 9 8.5M8 21.5v-5.5h5v5.5M18 13.5h4v1.5"/><path class="t1" d="M20 15.5h3v4h-3Z" transform="translate(-.5)"/>',
  lift: '<path class="t2" d="M5 13h9v8.5H5Z"/><path d="M9.5 9.5V2.5M6 6l3.5-3.5L13 6M17.5 21.5h4"/>',
  drop: '<path class="t2" d="M7.5 12h9v8.5h-9Z"/><path d="M12 2v6.5M8.8 5.5 12 8.7l3.2-3.2M4 22.5h16" />',
  remove: '<path class="t2" d="M4 9h10v10H4Z"/><path d="M16 4l5 5M21 4l-5 5"/>',
}
