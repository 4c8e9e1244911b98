// What is wanted of one product of the cart and has not reached the server: a state machine without effects.

/** A change of one product, since the cart was told. */
export interface Change {
  /** What the server has. */
  confirmed: number
  /** What the person wants, which is what is shown. */
  wanted: number
  /**
   * The keys of the presses of 'Add to Cart' that are still to be brought, the oldest first: they go on top
   * of what the cart has by then. None where a quantity was chosen.
   */
  adds: readonly string[]
  /** Of goods by weight: a line begins with its least, which is so many steps more than one. */
  begin?: number | undefined
  /** A call is in flight: what was wanted when it was sent. */
  inFlight?: number | undefined
  /**
   * The name of the call in flight, or of an add whose answer was lost: sent again under it, that counts
   * once.
   */
  key?: string | undefined
  /** It is kept, and sent when the connection is back: then each add by itself, under its key. */
  isWaiting?: boolean | undefined
}

/**
 * How a call of a change ended. `unanswered`: nobody knows whether the server did it. `gone`: there is no
 * such line. `postponed`: nobody knows, and it is sent again by itself.
 */
export type CallEnd = 'confirmed' | 'refused' | 'unanswered' | 'gone' | 'postponed'

export type ChangeEvent =
  /** 'Add to Cart' was pressed, under this key. */
  | { type: 'added'; key: string; begin?: number | undefined }
  /** A quantity was chosen, 0 to take it out. */
  | { type: 'chosen'; quantity: number }
  | { type: 'sent'; key: string; wanted: number }
  /** `quantity` is what the call was to bring about. */
  | { type: 'ended'; end: CallEnd; key: string; quantity: number }
  /** It is kept until there is a connection: so many, or these adds on top of what the cart has. */
  | { type: 'waits'; quantity: number; adds: readonly string[] }

export function changeAfter(change: Change, event: ChangeEvent): Change {
  const { confirmed, wanted, adds, inFlight, begin } = change
  switch (event.type) {
    case 'added': {
      // One more than a chosen quantity that is still to be brought is a chosen quantity, too.
      const isChosen = adds.length === 0 && wanted !== (inFlight ?? confirmed)
      const first = event.begin ?? begin
      const next = (wanted || (first ?? 0)) + 1
      return { ...change, begin: first, wanted: next, adds: isChosen ? [] : [...adds, event.key] }
    }
    case 'chosen': {
      const more = event.quantity - baseOf(change)
      // Of adds, fewer may be wanted again; any other quantity takes their place.
      const stillWanted = more > adds.length ? [] : adds.slice(0, Math.max(0, more))
      return { ...change, wanted: event.quantity, adds: stillWanted }
    }
    case 'sent':
      return { ...change, key: event.key, inFlight: event.wanted }
    case 'waits':
      return onTopOf(confirmed, {
        confirmed,
        begin,
        wanted: event.quantity,
        adds: event.adds,
        isWaiting: true,
      })
    case 'ended':
      return afterCall(change, event)
  }
}

function afterCall(change: Change, { end, key, quantity }: Extract<ChangeEvent, { type: 'ended' }>): Change {
  const { wanted, adds, inFlight, isWaiting, begin } = change
  if (end === 'postponed') return { ...change, inFlight: undefined, key: undefined, isWaiting: true }
  if (end === 'confirmed') {
    const left = wanted > quantity ? adds.slice(quantity - wanted) : []
    return { confirmed: quantity, begin, wanted, adds: left, isWaiting: isWaiting && left.length > 0 }
  }
  const confirmed = end === 'gone' ? 0 : change.confirmed
  const isKept = end === 'unanswered'
  const repeated = isKept ? key : undefined
  // What the server has counts, unless somebody has changed their mind since.
  return wanted === inFlight
    ? { confirmed, begin, wanted: confirmed, adds: [], key: repeated }
    : { confirmed, begin, wanted, adds: isKept ? adds : [], key: repeated }
}

/** The change on top of so many: adds count from there, a chosen quantity stays. */
export function onTopOf(confirmed: number, change: Change): Change {
  const { adds, wanted } = change
  const after = { ...change, confirmed }
  return { ...after, wanted: adds.length > 0 ? baseOf(after) + adds.length : wanted }
}

/** On top of what a press adds one. */
function baseOf({ confirmed, begin = 0 }: Pick<Change, 'confirmed' | 'begin'>): number {
  return confirmed || begin
}

/** Whether it reached the server, was taken back or waits for a connection. */
export function isAtRest({ inFlight, wanted, confirmed, isWaiting }: Change): boolean {
  return inFlight === undefined && (wanted === confirmed || isWaiting === true)
}

/**
 * What is to be sent next. Null while a call is in flight, and when nothing is wanted any more. Quick presses
 * are one add and then one quantity; presses that have waited are an add each.
 */
export function callFor({ confirmed, wanted, inFlight, key, isWaiting, ...change }: Change) {
  if (inFlight !== undefined || wanted === confirmed) return null
  const base = baseOf({ confirmed, begin: change.begin })
  const adds = wanted === base + change.adds.length ? change.adds : []
  // An add says 'one more', so that presses in two windows all count; a line begins with one.
  const isAdd = adds.length === 1 || (adds.length > 1 && isWaiting)
  const isOneMore = isAdd || (confirmed === 0 && wanted > 0)
  return {
    confirmed,
    wanted,
    adds,
    begin: change.begin,
    isOneMore,
    quantity: isOneMore ? base + 1 : wanted,
    key: isOneMore ? (adds[0] ?? key) : undefined,
  }
}
