/** On a phone only a part of the board is in sight; what can be done now should be. */

/** Whether the middle of a drawn element can be pressed: on the screen, and under nothing else. */
function isInSight(target: Element, board: Element): boolean {
  const { x, y, width, height } = target.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && board.contains(there)
}

/** Ask for the first choice to be shown if none is: whatever the focus comes to is brought into sight, so it is told of one. */
export function showChoices(board: Element): void {
  const targets = [...board.querySelectorAll('[role="button"].can')]
  if (targets.length === 0 || targets.some((target) => isInSight(target, board))) return
  targets[0]!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
