import { spreadWithin } from '#domain/pricing/spread.ts'

// What a grower gets of what was paid for their goods. Money in paise, shares in hundredths of a percent.

/** So many days after it was delivered a return is for the quality of the goods, and its grower bears it. */
export const qualityDays = 7

/** Pieces of one product in one order that came from one batch. */
export interface GivenPieces {
  batchId: string
  /** null: it was bought, and its grower gets nothing more. */
  shareBp: number | null
  pieces: number
  /** Of these so many came back, and are not their grower's to be paid. */
  back: number
}

export interface Share {
  batchId: string
  /** Pieces that were paid and kept. */
  pieces: number
  /** What was paid for them, without tax and delivery. */
  valuePaise: number
  sharePaise: number
}

/**
 * What the batches of one product get of what was paid for it: it is split by pieces, in whole paise, and
 * what rounding leaves is of the last one. Pieces of no batch are the first of them.
 */
export function sharesOf(
  { valuePaise, pieces }: { valuePaise: number; pieces: number },
  given: readonly GivenPieces[],
): Share[] {
  const ofBatches = given.reduce((sum, one) => sum + one.pieces, 0)
  const all = Math.max(pieces, ofBatches)
  let left = valuePaise - (all === ofBatches ? 0 : part(valuePaise, all - ofBatches, all))
  return given.map(({ batchId, shareBp, ...one }, place) => {
    const ofIt = place === given.length - 1 ? left : part(valuePaise, one.pieces, all)
    left -= ofIt
    const kept = Math.max(0, one.pieces - one.back)
    const keptPaise = one.pieces === 0 ? 0 : part(ofIt, kept, one.pieces)
    return {
      batchId,
      pieces: kept,
      valuePaise: keptPaise,
      sharePaise: rounded(keptPaise * (shareBp ?? 0), 10_000),
    }
  })
}

/** Shares an amount by weights, in whole paise that sum to it; evenly where none weighs anything. */
export function sharedBy(paise: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const even = sum === 0 ? weights.map(() => 1) : weights
  const times = Math.ceil(paise / (sum || weights.length)) || 1
  return spreadWithin(
    paise,
    even.map((weight) => weight * times),
  )
}

/** What a line of a document says of its goods alone: without delivery, and without the tax in it. */
export function goodsValue({
  amountPaise,
  shippingPaise,
  rateBp,
}: Record<'amountPaise' | 'shippingPaise' | 'rateBp', number>): number {
  const goodsPaise = Math.max(0, amountPaise - shippingPaise)
  return goodsPaise - rounded(goodsPaise * rateBp, 10_000 + rateBp)
}

/** Rounded down. */
function part(paise: number, of: number, all: number): number {
  return Number((BigInt(paise) * BigInt(of)) / BigInt(all))
}

/** A quotient of whole numbers, rounded to the nearest; halves go up. */
function rounded(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
