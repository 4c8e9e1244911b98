import type { CartLine } from '#contract/cart.ts'
import type { User } from '#contract/customers.ts'

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

interface Change {
  /** What the server has. */
  confirmed: number
  /** What the person wants, which is what is shown. */
  wanted: number
  /** 'Add to Cart' was pressed last, rather than a quantity chosen. */
  isAdd?: boolean
  /** A call is in flight: what was wanted when it was sent. */
  inFlight?: number | undefined
  /**
   * The name of the call in flight, or of an add whose answer was lost: sent again under it, that counts
   * once.
   */
  key?: string | undefined
  /** The browser has no connection: it is kept, and sent when the connection is back. */
  isWaiting?: boolean
  /** The keys of adds that wait, in their order: they go on top of whatever the cart has by then. */
  adds?: readonly string[]
}

/**
 * How a call of a change ended. `unanswered`: nobody knows whether the server did it. `gone`: there is no
 * such line. `postponed`: nobody knows, and it is sent again by itself.
 */
export type CallEnd = 'confirmed' | 'refused' | 'unanswered' | 'gone' | 'postponed'

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
  | { type: 'wanted'; productId: string; quantity: number; isAdd: boolean }
  | { type: 'sent'; productId: string; key: string; wanted: number }
  /** There is no connection to send it by: so many, or these adds on top of what the cart has. */
  | { type: 'waits'; productId: string; quantity: number; adds: readonly string[] }
  /** Another tab has sent it, or it was wanted back there. */
  | { type: 'waits no more'; productId: string }
  /** `quantity` is what the call was to bring about. */
  | { type: CallEnd; productId: string; key: string; quantity: number }

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
    case 'wanted':
      return withWanted(state, event)
    case 'sent':
      return withChange(state, event.productId, {
        key: event.key,
        inFlight: event.wanted,
        isWaiting: false,
      })
    case 'waits':
      return withWaiting(state, event)
    case 'waits no more':
      return { ...state, changes: new Map([...state.changes].filter(([id]) => id !== event.productId)) }
    case 'confirmed':
    case 'refused':
    case 'unanswered':
    case 'gone':
    case 'postponed':
      return afterCall(state, event)
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
        .filter(
          ([id, { inFlight, isWaiting, wanted, adds = [] }]) =>
            inFlight !== undefined || (isWaiting && (adds.length > 0 || wanted !== toldOf(told, id))),
        )
        .map(([id, change]) => [id, change.isWaiting ? onTopOf(toldOf(told, id), change) : change]),
    ),
  }
}

/** Adds that wait go on top of what the cart has; a quantity that waits stays the one that was chosen. */
function onTopOf(confirmed: number, change: Change): Change {
  const { adds = [], wanted } = change
  return { ...change, confirmed, wanted: adds.length > 0 ? confirmed + adds.length : wanted }
}

function toldOf(lines: readonly CartLine[], productId: string): number {
  return lines.find((line) => line.productId._id === productId)?.quantity ?? 0
}

function afterCall(
  state: CustomerState,
  { type, productId, key, quantity }: Extract<CustomerEvent, { type: CallEnd }>,
): CustomerState {
  const change = state.changes.get(productId)
  // Its person has left, and took the change along.
  if (change?.key !== key) return state
  if (type === 'postponed')
    return withChange(state, productId, { inFlight: undefined, key: undefined, isWaiting: true })
  const isDone = type === 'confirmed'
  const confirmed = isDone ? quantity : type === 'gone' ? 0 : change.confirmed
  const lines = state.lines?.map((line) =>
    confirmed === 0 && line.productId._id === productId ? { ...line, quantity: 0 } : line,
  )
  return withChange({ ...state, lines, version: state.version + 1 }, productId, {
    confirmed,
    // What the server has counts, unless somebody has changed their mind since.
    wanted: !isDone && change.wanted === change.inFlight ? confirmed : change.wanted,
    inFlight: undefined,
    key: type === 'unanswered' ? key : undefined,
    adds: (isDone && change.adds?.filter((add) => add !== key)) || [],
  })
}

function withWanted(
  state: CustomerState,
  { productId, quantity, isAdd }: Extract<CustomerEvent, { type: 'wanted' }>,
): CustomerState {
  const { confirmed = 0, wanted, isWaiting, adds = [] } = state.changes.get(productId) ?? {}
  const isChosen = isWaiting && adds.length === 0 && wanted !== confirmed
  const more = quantity - confirmed
  // Of adds that wait, fewer may be wanted again; any other quantity takes their place.
  const stillWanted = isAdd ? adds : more <= adds.length ? adds.slice(0, Math.max(0, more)) : []
  return withChange(state, productId, {
    wanted: quantity,
    // One more than a quantity that was chosen is a chosen quantity, too.
    isAdd: isAdd && !isChosen,
    adds: stillWanted,
  })
}

function withWaiting(
  state: CustomerState,
  { productId, quantity, adds }: Extract<CustomerEvent, { type: 'waits' }>,
): CustomerState {
  const { confirmed } = state.changes.get(productId) ?? { confirmed: quantityShown(state, productId) }
  return withChange(state, productId, {
    wanted: adds.length > 0 ? confirmed + adds.length : quantity,
    isAdd: false,
    adds,
    key: undefined,
    isWaiting: true,
  })
}

function withChange(state: CustomerState, productId: string, part: Partial<Change>): CustomerState {
  const shown = quantityShown(state, productId)
  const change = state.changes.get(productId) ?? { confirmed: shown, wanted: shown }
  return { ...state, changes: new Map(state.changes).set(productId, { ...change, ...part }) }
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
  return [...changes].every(
    ([id, { inFlight, wanted, confirmed, isWaiting }]) =>
      (inFlight === undefined && (wanted === confirmed || isWaiting)) || id !== (productId ?? id),
  )
}

/**
 * What is to be sent next for a product. Null while a call is in flight, and when nothing is wanted any
 * more.
 */
export function nextCall({ changes }: CustomerState, productId: string) {
  const change = changes.get(productId)
  if (!change || change.inFlight !== undefined || change.wanted === change.confirmed) return null
  const { confirmed, wanted, isAdd, adds: [add] = [] } = change
  // An add says 'one more', so that presses in two windows all count.
  const isOneMore =
    add !== undefined || (wanted > 0 && (confirmed === 0 || (isAdd === true && wanted === confirmed + 1)))
  return { ...change, key: add ?? change.key, isOneMore, quantity: isOneMore ? confirmed + 1 : wanted }
}
