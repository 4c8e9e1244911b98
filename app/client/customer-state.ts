import type { CartLine } from '#contract/cart.ts'
import type { User } from '#contract/customers.ts'

import { callFor, changeAfter, isAtRest, onTopOf } from './cart-change.ts'
import type { Change, ChangeEvent } from './cart-change.ts'

/**
 * Who is here and what their cart holds, as far as this browser knows. Kept in the browser alone: the pages
 * that the server sends are the same for everyone.
 */
export interface CustomerState {
  /** Until it is `known`, having no user does not mean that a guest is here. */
  session: 'unknown' | 'asking' | 'known'
  /** How often the server was asked who is here: only the answer to the last question counts. */
  sessionAsks: number
  user?: User | null | undefined
  /**
   * As the server told them; not there until it has. One that was taken out stays with quantity 0, and keeps
   * its place.
   */
  lines?: readonly CartLine[] | undefined
  /** The lines were asked for and could not be had. */
  hasFailed: boolean
  /** How many lines the server counted: the badge's number until the lines themselves are known. */
  counted: number
  /** What was wanted since the lines were told, by the product's id. */
  changes: ReadonlyMap<string, Change>
  /**
   * Goes up with each change that ends, with each list that joined, and with the person: lines that were
   * asked for before that are too old.
   */
  version: number
}

export type CustomerEvent =
  /** The server is asked who is here. */
  | { type: 'asked' }
  /** Without a user where it could not say. */
  | { type: 'answered'; ask: number; user?: User | null | undefined }
  /** The person who is here is another than was known: other coins, another name. */
  | { type: 'person changed'; user: User }
  /** Nobody is signed in any more. */
  | { type: 'left' }
  | { type: 'counted'; count: number }
  /** The lines have come; `asOf` is the `version` at which they were asked for. */
  | { type: 'loaded'; lines: readonly CartLine[]; asOf: number }
  /** They did not come. */
  | { type: 'failed' }
  /** A list was joined into the cart. */
  | { type: 'joined' }
  /** Another tab has sent a change or wanted it back, or there is nothing here that could bring it. */
  | { type: 'dropped'; productId: string }
  | (ChangeEvent & { productId: string })

export const nobodyYet: CustomerState = {
  session: 'unknown',
  sessionAsks: 0,
  hasFailed: false,
  counted: 0,
  changes: new Map(),
  version: 0,
}

/** The state after an event; the same object when the event comes too late to count. */
export function customerAfter(state: CustomerState, event: CustomerEvent): CustomerState {
  switch (event.type) {
    case 'asked':
      return { ...state, session: 'asking', sessionAsks: state.sessionAsks + 1 }
    case 'answered':
      if (event.ask !== state.sessionAsks) return state
      return event.user === undefined ? { ...state, session: 'unknown' } : withUser(state, event.user)
    case 'person changed':
      return event.user._id === state.user?._id ? { ...state, user: event.user } : state
    case 'left':
      return withUser({ ...state, sessionAsks: state.sessionAsks + 1 }, null)
    case 'counted':
      return { ...state, counted: event.count }
    case 'loaded':
      return event.asOf === state.version ? withLines(state, event.lines) : state
    case 'failed':
      return { ...state, hasFailed: true }
    case 'joined':
      return { ...state, version: state.version + 1 }
    case 'dropped':
      return { ...state, changes: new Map([...state.changes].filter(([id]) => id !== event.productId)) }
    case 'added':
    case 'chosen':
    case 'sent':
    case 'ended':
    case 'waits':
      return withChange(state, event)
  }
}

function withUser(state: CustomerState, user: User | null): CustomerState {
  const { sessionAsks, counted, version } = state
  if (user?._id === state.user?._id) return { ...state, session: 'known', user }
  return {
    ...nobodyYet,
    session: 'known',
    sessionAsks,
    user,
    counted: user ? counted : 0,
    version: version + 1,
  }
}

function withLines(state: CustomerState, told: readonly CartLine[]): CustomerState {
  // A line that was put back keeps its place.
  const places = new Map(state.lines?.map((line, place) => [line.productId._id, place]))
  const placeOf = (line: CartLine) => places.get(line.productId._id) ?? places.size
  return {
    ...state,
    lines: told.toSorted((one, other) => placeOf(one) - placeOf(other)),
    hasFailed: false,
    changes: new Map(
      [...state.changes]
        .map(([id, change]) => [id, ofNow(change, toldOf(told, id))] as const)
        .filter(([, { inFlight, wanted, confirmed }]) => inFlight !== undefined || wanted !== confirmed),
    ),
  }
}

/** A change, now that it is known what the cart has; one that was at its end is over. */
function ofNow(change: Change, told: number): Change {
  if (change.inFlight !== undefined) return change
  const isOver = change.wanted === change.confirmed
  return isOver ? { ...change, confirmed: told, wanted: told } : onTopOf(told, change)
}

function toldOf(lines: readonly CartLine[], productId: string): number {
  return lines.find((line) => line.productId._id === productId)?.quantity ?? 0
}

function withChange(state: CustomerState, event: ChangeEvent & { productId: string }): CustomerState {
  const { productId } = event
  const before = state.changes.get(productId)
  // Its person has left, and took the change along.
  if (event.type === 'ended' && before?.key !== event.key) return state
  const shown = quantityShown(state, productId)
  const change = changeAfter(before ?? { confirmed: shown, wanted: shown, adds: [] }, event)
  const after = { ...state, changes: new Map(state.changes).set(productId, change) }
  if (event.type !== 'ended' || event.end === 'postponed') return after
  const lines = state.lines?.map((line) =>
    change.confirmed === 0 && line.productId._id === productId ? { ...line, quantity: 0 } : line,
  )
  return { ...after, lines, version: state.version + 1 }
}

/** The line of a product; none once it was taken out, even when a new one is on its way. */
export function lineOf({ lines }: CustomerState, productId: string): CartLine | undefined {
  return lines?.find((line) => line.productId._id === productId && line.quantity > 0)
}

/** How many of a product are in the cart as the person wants it. */
export function quantityShown(state: CustomerState, productId: string): number {
  return state.changes.get(productId)?.wanted ?? lineOf(state, productId)?.quantity ?? 0
}

/** The lines as the person wants them. */
export function linesShown(state: CustomerState): CartLine[] {
  return (state.lines ?? [])
    .map((line) => ({ ...line, quantity: quantityShown(state, line.productId._id) }))
    .filter((line) => line.quantity > 0)
}

/** The badge: how many lines the cart has, those that are on their way to the server included. */
export function cartCount(state: CustomerState): number {
  const products = new Set(linesShown(state).map((line) => line.productId._id))
  for (const [productId, { wanted }] of state.changes) if (wanted > 0) products.add(productId)
  return Math.max(products.size, state.lines ? 0 : state.counted)
}

/**
 * Whether every change, or that of one product, reached the server, was taken back or waits for a
 * connection.
 */
export function isSettled({ changes }: CustomerState, productId?: string): boolean {
  return [...changes].every(([id, change]) => isAtRest(change) || id !== (productId ?? id))
}

export function isInFlight({ changes }: CustomerState, productId: string): boolean {
  return changes.get(productId)?.inFlight !== undefined
}

/** The key of an add whose answer was lost: pressed again, it is the same request. */
export function lostAdd(state: CustomerState, productId: string): string | undefined {
  return isInFlight(state, productId) ? undefined : state.changes.get(productId)?.key
}

/** What is to be sent next for a product, if anything. */
export function nextCall({ changes }: CustomerState, productId: string) {
  const change = changes.get(productId)
  return change ? callFor(change) : null
}
