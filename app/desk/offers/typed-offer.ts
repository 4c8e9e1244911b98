import { amountSentence, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { DeskOffer, addOffer } from '#contract/offers.ts'
import { readCode } from '#domain/offers/codes/rules.ts'
import { homePercent } from '#domain/offers/home/rules.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'

import { whatWords } from './offer-words.ts'
import type { SaidTerms } from './offer-words.ts'

/** What the call takes. */
export type OfferBody = (typeof addOffer)['schema']['body']['_zod']['input']

/** An offer as it is typed: each text as it stands in its field. */
export interface TypedOffer {
  kind: DeskOffer['kind']
  percent: string
  off: string
  takePieces: string
  payPieces: string
  /** What it is for. */
  of: 'all' | 'shelf' | 'goods'
  shelf: string
  goods: readonly { _id: string; productName: string }[]
  least: string
  forWhom: 'everybody' | 'first' | 'person'
  person: { _id: string; name: string } | null
  isCoded: boolean
  code: string
  /** Days: 2026-11-27, or empty. */
  from: string
  until: string
  mostUses: string
  mostUsesEach: string
  /** Empty: it is called by what it takes off. */
  name: string
}

/** A new one: from today on, for everybody, by itself. */
export function newOffer(today: string): TypedOffer {
  return {
    kind: 'percent',
    percent: '',
    off: '',
    takePieces: '',
    payPieces: '',
    of: 'all',
    shelf: '',
    goods: [],
    least: '',
    forWhom: 'everybody',
    person: null,
    isCoded: false,
    code: '',
    from: today,
    until: '',
    mostUses: '',
    mostUsesEach: '',
    name: '',
  }
}

/** What the home page says of a first purchase, to be given from today on. */
export function offerForHome(today: string): TypedOffer {
  const name = `${homePercent}% off your first purchase`
  return { ...newOffer(today), percent: String(homePercent), forWhom: 'first', name }
}

/** One that is there, as its form has it. */
export function typedOf(offer: DeskOffer): TypedOffer {
  const text = (number: number | null) => (number === null ? '' : String(number))
  const sum = (rupees: number | null) => rupeesTyped(toPaise(rupees ?? 0))
  return {
    kind: offer.kind,
    percent: text(offer.percent),
    off: sum(offer.off),
    takePieces: text(offer.takePieces),
    payPieces: text(offer.payPieces),
    of: offer.products ? 'goods' : offer.category === '' ? 'all' : 'shelf',
    shelf: offer.category,
    goods: offer.products ?? [],
    least: sum(offer.least),
    forWhom: offer.person ? 'person' : offer.firstOrder ? 'first' : 'everybody',
    person: offer.person,
    isCoded: offer.code !== '',
    code: offer.code,
    from: offer.from,
    until: offer.until ?? '',
    mostUses: text(offer.mostUses),
    mostUsesEach: text(offer.mostUsesEach),
    name: offer.name,
  }
}

/** The same once more, from today on and without its last day. */
export function againOf(offer: DeskOffer, today: string): TypedOffer {
  return { ...typedOf(offer), from: today, until: '' }
}

/** What can be said of it while it is typed; what is no number yet is left open. */
export function saidOf(typed: TypedOffer): SaidTerms {
  const { kind, of, goods, shelf, forWhom, person, from, until } = typed
  const isForGoods = kind !== 'free_delivery'
  return {
    kind,
    percent: wholeOf(typed.percent, 100),
    off: sumOf(typed.off),
    takePieces: wholeOf(typed.takePieces, 99),
    payPieces: wholeOf(typed.payPieces, 98),
    products: isForGoods && of === 'goods' ? [...goods] : null,
    category: isForGoods && of === 'shelf' ? shelf : '',
    least: sumOf(typed.least) ?? 0,
    person: forWhom === 'person' ? (person ?? { _id: '', name: '…' }) : null,
    firstOrder: forWhom === 'first',
    code: typed.isCoded ? readCode(typed.code) || '…' : '',
    mostUsesEach: wholeOf(typed.mostUsesEach, mostEach),
    from,
    until: until === '' ? null : until,
  }
}

/** What it is called where nobody gives it a name: 'First order: 10% off Oils'. */
export function nameOf(typed: TypedOffer, labelOf: (category: string) => string): string {
  const said = saidOf(typed)
  const what = whatWords(said, labelOf)
  return Array.from(said.firstOrder ? `First order: ${what}` : what)
    .slice(0, longestName)
    .join('')
}

interface Around {
  today: string
  labelOf: (category: string) => string
  /** The one that is changed; null for a new one. */
  before: DeskOffer | null
}

/** What is sent, or what is wrong by the name of its field. What its kind does not ask is left out. */
export function readOffer(
  typed: TypedOffer,
  { today, labelOf, before }: Around,
): { body: OfferBody } | { problems: Problems } {
  const { kind, of, goods, shelf, forWhom, person, isCoded, from, until } = typed
  const said = saidOf(typed)
  const isForGoods = kind !== 'free_delivery'
  const code = isCoded ? readCode(typed.code) : ''
  const isOld = until !== '' && until < today && until !== before?.until
  const wrong: [isWrong: boolean, field: string, why: string][] = [
    [kind === 'percent' && said.percent === null, 'percent', 'Please enter a whole number from 1 to 100.'],
    [kind === 'rupees' && said.off === null, 'off', amountSentence],
    [
      kind === 'n_for_m' && !areFewer(said),
      'payPieces',
      'Fewer pieces are paid than are taken, such as 3 for 2.',
    ],
    [isForGoods && of === 'shelf' && shelf === '', 'category', 'Please choose a shelf.'],
    [isForGoods && of === 'goods' && goods.length === 0, 'productIds', 'Please choose a product.'],
    [goods.length > mostGoods, 'productIds', `An offer is for ${mostGoods} products at most.`],
    [typed.least.trim() !== '' && sumOf(typed.least) === null, 'least', amountSentence],
    [forWhom === 'person' && person === null, 'userId', 'Please choose somebody.'],
    [
      isCoded && !/^[A-Z0-9]{3,20}$/.test(code),
      'code',
      'A code has 3 to 20 letters and digits, such as DIWALI50.',
    ],
    [from === '', 'from', 'Please enter a day.'],
    [until !== '' && until < from, 'until', 'The last day comes before the first one.'],
    [isOld, 'until', 'This day is over.'],
    [isNoCount(typed.mostUses, mostInAll), 'mostUses', countSentence('10,00,000')],
    [isNoCount(typed.mostUsesEach, mostEach), 'mostUsesEach', countSentence('1,000')],
  ]
  // Of two that are wrong with one field the first is said.
  const problems = Object.fromEntries(
    wrong
      .filter(([isWrong]) => isWrong)
      .map(([, field, why]) => [field, why])
      .toReversed(),
  )
  if (wrong.some(([isWrong]) => isWrong)) return { problems }
  return {
    body: {
      name: typed.name.trim() || nameOf(typed, labelOf),
      kind,
      code: code || null,
      percent: kind === 'percent' ? said.percent : null,
      off: kind === 'rupees' ? said.off : null,
      takePieces: kind === 'n_for_m' ? said.takePieces : null,
      payPieces: kind === 'n_for_m' ? said.payPieces : null,
      productIds: said.products?.map(({ _id }) => _id) ?? null,
      category: said.category || null,
      least: said.least > 0 ? said.least : null,
      userId: said.person?._id ?? null,
      // A person's first order is made by other programs, and stays one here.
      firstOrder: said.firstOrder || (forWhom === 'person' && (before?.firstOrder ?? false)),
      mostUses: wholeOf(typed.mostUses, mostInAll),
      mostUsesEach: said.mostUsesEach,
      from,
      until: until || null,
    },
  }
}

const longestName = 80
const mostGoods = 200
const mostInAll = 1_000_000
const mostEach = 1000

function areFewer({ takePieces, payPieces }: SaidTerms): boolean {
  return takePieces !== null && payPieces !== null && payPieces < takePieces
}

/** A whole number from 1; null for what is none. */
function wholeOf(typed: string, most: number): number | null {
  const bare = typed.trim().replace(/\s*%$/, '')
  const number = /^\d{1,7}$/.test(bare) ? Number(bare) : 0
  return number >= 1 && number <= most ? number : null
}

/** Rupees above 0; null for what is none. */
function sumOf(typed: string): number | null {
  const paise = paiseOf(typed)
  return paise === null || paise === 0 || paise > 1_00_00_000_00 ? null : toRupees(paise)
}

function isNoCount(typed: string, most: number): boolean {
  return typed.trim() !== '' && wholeOf(typed, most) === null
}

function countSentence(most: string): string {
  return `Please enter a whole number from 1 to ${most}, or nothing.`
}
