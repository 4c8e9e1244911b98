import type { DeskOffer } from '#contract/offers.ts'
import { formatPaise, shortRupees, toPaise } from '#domain/pricing/rules.ts'
import { indianDay, shortDay } from '#domain/time/rules.ts'

/** What an offer takes off. */
export const offerKinds = {
  percent: 'A percent',
  rupees: 'Rupees',
  free_delivery: 'Free delivery',
  n_for_m: 'More for fewer, as 3 for the price of 2',
} as const satisfies Record<DeskOffer['kind'], string>

/** How an offer stands, in the order of the list. */
export const offerStates = {
  running: 'Running',
  to_come: 'To come',
  used_up: 'Used up',
  over: 'Over',
  ended: 'Ended by hand',
} as const

export type OfferState = keyof typeof offerStates

/** How it stands on an Indian day, as 2026-11-27. */
export function stateOf(offer: DeskOffer, today: string): OfferState {
  if (offer.endedAt !== null) return 'ended'
  if (offer.until !== null && offer.until < today) return 'over'
  if (offer.from > today) return 'to_come'
  return offer.mostUses !== null && offer.uses >= offer.mostUses ? 'used_up' : 'running'
}

/** What is to be said of an offer; of one that is still typed, null is a number that is not there yet. */
export type SaidTerms = Pick<
  DeskOffer,
  | 'kind'
  | 'percent'
  | 'off'
  | 'takePieces'
  | 'payPieces'
  | 'products'
  | 'category'
  | 'code'
  | 'person'
  | 'firstOrder'
  | 'mostUsesEach'
  | 'from'
  | 'until'
> & {
  /** In rupees; 0: from any sum. */
  least: number
}

export interface Saying {
  /** The Indian day, as 2026-11-27. */
  today: string
  /** What a shelf is called. */
  labelOf: (category: string) => string
}

/** '10% off Oils, from ₹500, with code DIWALI, until 30 Nov'. How often it was used is `timesWords`. */
export function termsWords(terms: SaidTerms, { today, labelOf }: Saying): string {
  const { least, code, from, until, mostUsesEach } = terms
  const day = (one: string) => dayWords(one, today)
  return [
    whatWords(terms, labelOf),
    least > 0 && `from ${shortRupees(toPaise(least))}`,
    forWhomWords(terms),
    code === '' ? 'without a code' : `with code ${code}`,
    from > today && `from ${day(from)}`,
    until !== null && `until ${day(until)}`,
    mostUsesEach !== null && (mostUsesEach === 1 ? 'once a person' : `${mostUsesEach} times a person`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** '10% off Oils', '3 for the price of 2 of each good', 'Free delivery'. */
export function whatWords(
  terms: Pick<SaidTerms, 'kind' | 'percent' | 'off' | 'takePieces' | 'payPieces' | 'products' | 'category'>,
  labelOf: (category: string) => string,
): string {
  const { kind, percent, off, takePieces, payPieces, products, category } = terms
  if (kind === 'free_delivery') return 'Free delivery'
  const goods = products ? namesWords(products) : category && labelOf(category)
  if (kind === 'percent') return `${percent ?? '…'}% off ${goods || 'all goods'}`
  if (kind === 'rupees')
    return `${off === null ? '₹…' : shortRupees(toPaise(off))} off${goods && ` ${goods}`}`
  const one = products?.length === 1 ? ` ${goods}` : ` each good${goods && ` of ${goods}`}`
  return `${takePieces ?? '…'} for the price of ${payPieces ?? '…'} of${one}`
}

/** 'Tomato 500 g', 'Tomato 500 g and Onion 1 kg', 'Tomato 500 g, Onion 1 kg and 3 more'. */
function namesWords(products: readonly { productName: string }[]): string {
  const [first, second, ...more] = products.map(({ productName }) => productName)
  if (first === undefined) return '…'
  if (second === undefined) return first
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`
}

function forWhomWords({ person, firstOrder }: Pick<SaidTerms, 'person' | 'firstOrder'>): string | false {
  if (person) return firstOrder ? `for the first order of ${person.name}` : `for ${person.name}`
  return firstOrder && 'for a first order'
}

/** '30 Nov', and with its year where that is another one. */
function dayWords(day: string, today: string): string {
  const [year] = day.split('-')
  const short = shortDay(day).slice(4)
  return today.startsWith(`${year}-`) ? short : `${short} ${year}`
}

/** How often it was used: '12 of 100', 'Once', 'Not yet'. */
export function timesWords({ uses, mostUses }: Pick<DeskOffer, 'uses' | 'mostUses'>): string {
  if (mostUses !== null) return `${uses} of ${mostUses}`
  if (uses === 0) return 'Not yet'
  return uses === 1 ? 'Once' : `${uses} times`
}

/** The whole sentence: its terms, when it was ended, and how often it was used. */
export function offerWords(offer: DeskOffer, saying: Saying): string {
  const ended = offer.endedAt === null ? '' : `; ended on ${dayWords(indianDay(offer.endedAt), saying.today)}`
  const times = timesWords(offer).toLowerCase()
  return `${termsWords(offer, saying)}${ended}; ${times === 'not yet' ? 'not used yet' : `used ${times}`}`
}

/** What it took off, in all. */
export function costWords(rupees: number): string {
  return formatPaise(toPaise(rupees))
}

const order = Object.keys(offerStates)

/** First what runs, then what is to come, then what is over; the newest of each as the server has them. */
export function inListOrder(offers: readonly DeskOffer[], today: string): DeskOffer[] {
  return offers.toSorted(
    (one, other) => order.indexOf(stateOf(one, today)) - order.indexOf(stateOf(other, today)),
  )
}

/** Those that have each word in their name, code, goods, shelf, person or sentence. */
export function foundOffers(offers: readonly DeskOffer[], q: string, saying: Saying): DeskOffer[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...offers]
  return offers.filter((offer) => {
    const goods = offer.products?.map(({ productName }) => productName) ?? []
    const text = [offer.name, offer.code, ...goods, termsWords(offer, saying)].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
