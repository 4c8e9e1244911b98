import { keepDraft, keptDraft } from '#app/client/drafts.ts'
import { emptyAddress } from '#app/desk/widgets/address-fields.tsx'
import type { TypedAddress } from '#app/desk/widgets/address-fields.tsx'
import type { CounterOrderSent } from '#contract/counter.ts'
import type { User } from '#contract/customers.ts'
import type { MissingWish } from '#domain/orders/rules.ts'

import type { Line } from './lines.ts'

/** Without an _id: somebody new, who is written down with the order. */
export type Person = Pick<User, '_id' | 'name' | 'email' | 'mobile'>

/**
 * door: in cash when it is handed over. link: by the payment link. cash and upi: now. receivable: it is
 * written down.
 */
export type PaidBy = 'door' | 'link' | 'cash' | 'upi' | 'receivable'

/** An order that was taken. */
export interface Taken {
  orderId: string
  orderNumber: number
  totalPaise: number
  paidBy: PaidBy
  person: Person
  /** It stands as it was first sent, and not as it was changed after that. */
  isAsFirstSent: boolean
}

/** An order as far as it is typed. */
export interface Draft {
  person: Person | null
  /** What is typed of the person, until one is chosen. */
  caller: string
  lines: Line[]
  /** One of the person's places by its key, `another` or `fetched`; null: the first one. */
  place: string | null
  another: TypedAddress
  paidBy: PaidBy
  reference: string
  /** Of an offer; '' for none. */
  code: string
  /** The slot that was chosen; '' for the first one. */
  slotId: string
  ifMissing: MissingWish
  /** What was sent, and has no answer yet. */
  sent: { key: string; order: CounterOrderSent; totalPaise: number } | null
  taken: Taken | null
  /** The order that was taken before this one. */
  last: Taken | null
}

export const emptyDraft: Draft = {
  person: null,
  caller: '',
  lines: [],
  place: null,
  another: emptyAddress,
  paidBy: 'door',
  reference: '',
  code: '',
  slotId: '',
  ifMissing: 'refund',
  sent: null,
  taken: null,
  last: null,
}

/** An order for this person, as far as it is known by that. */
export function personIn(person: Person): Pick<Draft, 'person' | 'caller' | 'place' | 'another' | 'slotId'> {
  const another = { ...emptyDraft.another, name: person.name, mobile: person.mobile }
  return { person, caller: '', place: null, another, slotId: '' }
}

const name = 'new-order'

/** What this person had typed before the tab was loaded again. */
export function keptOrder(personId: string): Draft {
  return { ...emptyDraft, ...keptDraft<Draft>(personId, name) }
}

export function keepOrder(personId: string, draft: Draft): void {
  keepDraft(personId, name, draft)
}
