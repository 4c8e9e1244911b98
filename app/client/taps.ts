// What was pressed before a script could hear it. The server puts a few lines into each document that keep
// such presses (server/pages/kept-taps.ts); they stand on the buttons themselves.

/** A part is alive now: its buttons are heard from here on, and those that were pressed are pressed again. */
export function pressWaiting(part: Element): void {
  part.removeAttribute('data-waits')
  for (const button of part.querySelectorAll<HTMLElement>('[data-pressed]')) {
    // A part of it comes later.
    if (button.closest('[data-waits]')) continue
    // In a task of its own: what waits inside of this part is hydrated by the press, and React does not do
    // that while it is at work.
    setTimeout(() => {
      delete button.dataset.pressed
      button.click()
    })
  }
}
