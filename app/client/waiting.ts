import { keep, kept, waitingKey } from './kept.ts'

// What waits for a connection: the changes of one person's cart, one a product, over a reload and in all
// tabs.

/** The last that is wanted of a product. */
export interface WaitingChange {
  productId: string
  productName: string
  /** How many, 0 to take it out. */
  quantity: number
  /** Where only 'Add to Cart' was pressed: the key of each press, on top of what the cart has by then. */
  adds: readonly string[]
}

interface Waiting {
  version: 2
  /** Whose cart it is. */
  personId: string
  changes: readonly WaitingChange[]
}

/** Where the browser keeps nothing for this site: then it waits in this tab alone. */
let unkept: Waiting | null = null

/** What is kept; null where there is nothing, or what we have not written. */
export function waiting(): Waiting | null {
  const { version, personId, changes } = (unkept ??
    kept('localStorage', waitingKey) ??
    {}) as Partial<Waiting>
  if (version !== 2 || typeof personId !== 'string' || !Array.isArray(changes)) return null
  return changes.every(isChange) ? { version, personId, changes } : null
}

function isChange(change: unknown): change is WaitingChange {
  const { productId, productName, quantity, adds } = (change ?? {}) as Partial<Record<string, unknown>>
  return (
    [productId, productName].every((text) => typeof text === 'string') &&
    Number.isInteger(quantity) &&
    Array.isArray(adds) &&
    adds.every((key) => typeof key === 'string')
  )
}

/** What waits of this person. */
export function waitingOf(personId: string | undefined): readonly WaitingChange[] {
  const all = waiting()
  return all && all.personId === personId ? all.changes : []
}

/** Keeps these and no others. */
export function keepWaiting(personId: string, changes: readonly WaitingChange[]): void {
  const next: Waiting | null = changes.length > 0 ? { version: 2, personId, changes } : null
  unkept = keep('localStorage', waitingKey, next) ? null : next
}

/** It was sent, or it is wanted again as the server has it. */
export function forgetWaiting(productId: string): void {
  const { personId, changes } = waiting() ?? { personId: '', changes: [] }
  const left = changes.filter((change) => change.productId !== productId)
  if (left.length < changes.length) keepWaiting(personId, left)
}
