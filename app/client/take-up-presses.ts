import type { User } from '#contract/customers.ts'

import { addPressed } from './cart.ts'
import { nextTry } from './connection.ts'
import { isSettled } from './customer-state.ts'
import { takeOver } from './offline-queue.ts'
import { forgetPresses, isOfThisPage, keepPress, keptPresses } from './presses.ts'
import type { Press } from './presses.ts'
import { knownCustomer } from './session.ts'
import { until } from './store.ts'

// What was pressed on a page of this tab that was left before the end was known.

/** A tab that is opened again a day later does not shop by itself. Milliseconds. */
const longestKept = 60 * 60 * 1000

/** Called once, when the page is idle. */
export function followPresses(): void {
  void takeUpPresses()
  // A page that comes back from the browser's memory has been left, too.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeUpPresses())
}

const leftPresses = () => keptPresses().filter((press) => !isOfThisPage(press))

async function takeUpPresses(): Promise<void> {
  for (let tries = 0; leftPresses().length > 0; tries += 1) {
    await knownCustomer()
    // What is on its way from this page first: it counts from what the cart has.
    const { session, user } = await until((state) => state.session !== 'asking' && isSettled(state))
    if (session === 'known') return bringAll(user ?? null)
    await nextTry(tries)
  }
}

/** A person's go by the queue, each under its key; one of another person goes nowhere. */
function bringAll(user: User | null): void {
  const isPast = ({ at, personId }: Press) =>
    Math.abs(Date.now() - at) > longestKept || (user !== null && (personId ?? user._id) !== user._id)
  forgetPresses((press) => !isOfThisPage(press) && isPast(press))
  // Those of a person wait for the sign-in.
  const presses = leftPresses().filter(({ personId }) => user !== null || personId === undefined)
  if (!user) return presses.forEach((press) => void addPressed(keepPress(press)))
  if (presses.length > 0) takeOver(user._id, presses)
  forgetPresses((press) => !isOfThisPage(press))
}
