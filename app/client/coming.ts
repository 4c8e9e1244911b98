import { startTransition } from 'react'

let coming = 0

/** Counts a part of the page as coming until its first try has ended. It must not reject. */
export function comes<Value>(part: Promise<Value>): Promise<Value> {
  coming++
  void part.then(() => coming--)
  return part
}

/**
 * Renders a new address of the router (`navigateInTransition` in scripts/vite-plugins.ts): in its transition,
 * so that a letter that is typed meanwhile does not wait. A transition waits for every part that is still to
 * come, so while one is, the address is rendered at once.
 */
export function renderAddress(render: () => void): void {
  if (coming > 0) render()
  else startTransition(render)
}
