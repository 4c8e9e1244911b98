import { newKey } from './call.ts'
import { keep, kept } from './kept.ts'

// Each press of 'Add to Cart' is kept in this tab until its end is known: a full load of another page ends
// whatever this one still waits for. What was left so is taken up by cart-resume.ts. The
// script in the head of a page that is left before it is alive writes presses here too, without a page
// (server/pages/kept-taps.ts).

const storageKey = 'haat.presses'

export interface Press {
  /** The idempotency key of its add. */
  key: string
  /** The page that sees to it. */
  page: string
  /** When it was made, in milliseconds of UTC. */
  at: number
  productId: string
  productName: string
  pricePaise?: number | undefined
  /** Of goods by weight: a line begins with so many steps more than one. */
  begin?: number | undefined
  /** Who was here, where that was known. */
  personId?: string | undefined
}

/** Another one after the page was left: it may come back, and what it waited for may have been taken up. */
let page: string | undefined

function thisPage(): string {
  if (!page) window.addEventListener('pagehide', () => (page = undefined), { once: true })
  return (page ??= newKey())
}

/** Keeps a press as one of this page. In a browser that keeps nothing it lasts as long as the page. */
export function keepPress(press: Omit<Press, 'key' | 'page' | 'at'> & Partial<Press>): Press {
  const made = { key: newKey(), at: Date.now(), ...press, page: thisPage() }
  keepAll([...keptPresses().filter(({ key }) => key !== made.key), made])
  return made
}

/**
 * After a question without an answer: the browser fails what a page still asks as the page is left, before
 * it says so. A page that is gone never gets to its next task.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Whether this page has not been left since. */
export function isOfThisPage(press: Press): boolean {
  return press.page === page
}

export function forgetPresses(isDone: (press: Press) => boolean): void {
  keepAll(keptPresses().filter((press) => !isDone(press)))
}

/** What is kept, the oldest first; nothing where it is not what we wrote. */
export function keptPresses(): Press[] {
  const presses = kept('sessionStorage', storageKey)
  return Array.isArray(presses) ? presses.filter(isPress) : []
}

function isPress(press: unknown): press is Press {
  const { key, page, at, productId, productName } = (press ?? {}) as Partial<Press>
  return Number.isInteger(at) && [key, page, productId, productName].every((text) => typeof text === 'string')
}

function keepAll(presses: readonly Press[]): void {
  keep('sessionStorage', storageKey, presses.length > 0 ? presses : null)
}
