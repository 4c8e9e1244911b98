/** The shop's own shelves of what nobody eats; a shelf that it has made may be of either. */
const notFood: readonly string[] = ['handmade arts', 'personal care', 'medicines']

/** Whether it goes to the food: soap is packed apart from dal. */
export function isFood(
  category: string,
  declares: { diet?: string | undefined },
  isOwnShelf: boolean,
): boolean {
  if (notFood.includes(category)) return false
  return !isOwnShelf || Boolean(declares.diet)
}

/**
 * What a piece costs that goes in place of others: never more than its customer has agreed to for those that
 * are missing, less where it is cheaper; a part of a paisa is theirs.
 */
export function insteadPricePaise({
  todayPaise,
  pieces,
  missingPieces,
  missingPricePaise,
}: {
  todayPaise: number
  pieces: number
  missingPieces: number
  missingPricePaise: number
}): number {
  return Math.min(todayPaise, Math.floor((missingPieces * missingPricePaise) / pieces))
}

/** Of a batch so many pieces. */
export interface BatchPieces {
  batchId: string
  pieces: number
}

/** What of an order's goods is of which batches, and what has to change in the ledger for it. */
export interface BatchShare {
  /** Each batch that the order was packed with. */
  packed: BatchPieces[]
  /** What the ledger gives back to its batches, or to what is of none (`pieces` above their sum). */
  back: { pieces: number; batches: BatchPieces[] }
  /** What it takes instead, as far as it lies there. */
  out: BatchPieces[]
}

/**
 * Shares the pieces of one product over batches: those that were named, and for the rest what the ledger
 * says. `lying`: how many pieces of each batch lie on the shelf. What is not there by the ledger stays as the
 * ledger has it; what was packed is written down all the same.
 */
export function shareOfBatches({
  total,
  named,
  ledger,
  lying,
}: {
  total: number
  named: readonly BatchPieces[]
  ledger: readonly BatchPieces[]
  lying: ReadonlyMap<string, number>
}): BatchShare {
  const wanted = summed(named)
  const left = summed(ledger)
  let rest = total
  const packed = new Map<string, number>()
  const missing = new Map<string, number>()
  for (const [batchId, pieces] of wanted) {
    const has = Math.min(left.get(batchId) ?? 0, pieces)
    left.set(batchId, (left.get(batchId) ?? 0) - has)
    packed.set(batchId, pieces)
    if (pieces > has) missing.set(batchId, pieces - has)
    rest -= pieces
  }
  for (const [batchId, pieces] of left) {
    const kept = Math.max(0, Math.min(rest, pieces))
    rest -= kept
    left.set(batchId, pieces - kept)
    if (kept > 0) packed.set(batchId, (packed.get(batchId) ?? 0) + kept)
  }
  const out = [...missing].flatMap(([batchId, pieces]) => {
    const can = Math.min(pieces, lying.get(batchId) ?? 0)
    return can > 0 ? [{ batchId, pieces: can }] : []
  })
  const pieces = out.reduce((sum, one) => sum + one.pieces, 0)
  return { packed: listed(packed), back: { pieces, batches: firstOf(left, pieces) }, out }
}

function summed(batches: readonly BatchPieces[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { batchId, pieces } of batches) sums.set(batchId, (sums.get(batchId) ?? 0) + pieces)
  return sums
}

function listed(sums: ReadonlyMap<string, number>): BatchPieces[] {
  return [...sums].map(([batchId, pieces]) => ({ batchId, pieces }))
}

function firstOf(left: ReadonlyMap<string, number>, most: number): BatchPieces[] {
  let rest = most
  return [...left].flatMap(([batchId, pieces]) => {
    const part = Math.min(rest, pieces)
    rest -= part
    return part > 0 ? [{ batchId, pieces: part }] : []
  })
}
