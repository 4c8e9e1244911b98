import { useSyncExternalStore } from 'react'

/** What was changed last, in words: `2 in cart: Tomato`. */
let words = ''
const listeners = new Set<() => void>()

/** Says how many of a product are in the cart now, to those who do not see it. */
export function announceQuantity(quantity: number, productName: string): void {
  words = quantity > 0 ? `${quantity} in cart: ${productName}` : `Not in cart any more: ${productName}`
  for (const listener of listeners) listener()
}

/**
 * Live region: one for all cards of a page. A region on each card would be two dozen for a screen reader to
 * watch.
 */
export function CartAnnouncer() {
  const said = useSyncExternalStore(
    subscribe,
    () => words,
    () => '',
  )
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Another page says nothing of what was pressed on this one.
    words = ''
  }
}
