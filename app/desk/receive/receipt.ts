import { keepDraft, keptDraft } from '#app/client/drafts.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { receiveBatch, toReceive } from '#contract/batches.ts'
import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { stepsOfKilos } from '#domain/pricing/weighing/rules.ts'
import * as words from '#words/desk/receive/en.ts'

import { priceProblem, stepPrice } from './grower-price.ts'

type Body = (typeof receiveBatch)['schema']['body']['_zod']['input']
type Known = (typeof toReceive)['schema']['response'][200]['_zod']['output']['data']
type KnownGrower = Known['growers'][number]
export type KnownGood = Known['goods'][number]

/** A receipt as it is typed. */
export interface TypedReceipt {
  growerId: string
  good: KnownGood | null
  pieces: string
  /** Rupees a pack, of a grower whose goods are bought. */
  price: string
  slip: string
  /** Days as 2026-11-29, or empty. */
  madeOn: string
  bestBefore: string
}

export const newReceipt: TypedReceipt = {
  growerId: '',
  good: null,
  pieces: '',
  price: '',
  slip: '',
  madeOn: '',
  bestBefore: '',
}

/** One that was sent, and of which no answer has come. */
export interface WaitingReceipt {
  /** Its idempotency key. */
  key: string
  body: Body
  /** What it is, in words. */
  said: string
  /** Why the shop did not take it; null while it waits. */
  refusal: string | null
}

/** What this person's tab keeps of the room. */
export interface ReceiveDraft {
  typed: TypedReceipt
  waiting: readonly WaitingReceipt[]
  growers: readonly KnownGrower[]
  goods: readonly KnownGood[]
  /** What growers got last for a pack. */
  prices: Known['prices']
}

const name = 'receive'

export function keptReceive(personId: string): ReceiveDraft {
  const kept = keptDraft<ReceiveDraft>(personId, name)
  // A tab of before there were prices has kept none.
  return {
    waiting: [],
    growers: [],
    goods: [],
    prices: [],
    ...kept,
    typed: { ...newReceipt, ...kept?.typed },
  }
}

export function keepReceive(personId: string, draft: ReceiveDraft): void {
  keepDraft(personId, name, draft)
}

/**
 * What is sent, or what is wrong by the name of its field. `today`: the day where none was typed, because
 * what waits for a line may arrive on another one.
 */
export function readReceipt(typed: TypedReceipt, today: string): { body: Body } | { problems: Problems } {
  const { growerId, good, madeOn, bestBefore } = typed
  const number = typed.pieces.trim()
  const price = typed.price.trim()
  const step = good?.step
  const pieces = piecesIn(number, step)
  const wrong: [isWrong: boolean, field: string, why: string][] = [
    [growerId === '', 'growerId', words.choose],
    [good === null, 'productId', words.chooseGoods],
    [
      pieces < 1 || pieces > 100_000,
      'pieces',
      step ? words.enterKilos(gramsLabel(step.grams)) : words.enterPieces,
    ],
    [price !== '' && !stepPrice(price, step), 'price', priceProblem(price, step)],
  ]
  const problems = wrong.filter(([isWrong]) => isWrong).map(([, field, why]) => [field, why])
  if (!good || problems.length > 0) return { problems: Object.fromEntries(problems) as Problems }
  const slip = typed.slip.trim()
  return {
    body: {
      growerId,
      productId: good._id,
      pieces,
      // Counted in this pack: another one that was set meanwhile is another amount.
      pack: { label: good.pack, ...(step && { grams: step.grams }) },
      madeOn: madeOn || today,
      ...(price && { price: stepPrice(price, step)! }),
      ...(slip && { slip }),
      ...(bestBefore && { bestBefore }),
    },
  }
}

/** 0 where it is no whole number of them. */
function piecesIn(typed: string, step: KnownGood['step']): number {
  if (step) return stepsOfKilos(typed, step.grams) ?? 0
  return /^\d{1,6}$/.test(typed) ? Number(typed) : 0
}

/** So many finds are shown. */
const mostFound = 6

/** Goods of which every word that was typed begins a word, or that bear this bar code. */
export function findGoods(goods: readonly KnownGood[], typed: string): KnownGood[] {
  const code = normalBarcode(typed)
  if (isBarcode(code)) return goods.filter(({ barcode }) => barcode === code)
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found = goods
    .map((good) => ({ good, words: ` ${wordsOf(good)}` }))
    .filter((one) => wanted.every((word) => one.words.includes(` ${word}`)))
  const rank = (one: { words: string }) => (one.words.startsWith(` ${wanted[0]}`) ? 0 : 1)
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostFound)
    .map(({ good }) => good)
}

function wordsOf({ productName, hindiName, brandName, aliases, pack }: KnownGood): string {
  return [productName, hindiName, brandName, ...aliases, pack].join(' ').toLowerCase()
}
