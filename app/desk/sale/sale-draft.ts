import { keepDraft, keptDraft } from '#app/client/drafts.ts'
import type { Line } from '#app/desk/counter/lines.ts'
import type { StallSaleSent } from '#contract/counter.ts'

/** A sale as it was sent: `key` is its idempotency key. */
export interface SentSale {
  key: string
  sale: StallSaleSent
  lines: Line[]
  /** When the press was made, by the device's clock; ms. */
  at: number
}

/** Somebody whose goods they are. */
export interface Customer {
  _id: string
  name: string
}

/** A sale as far as it is typed. */
export interface SaleDraft {
  lines: Line[]
  /** null: a walk-in customer, who gave no number. */
  customer: Customer | null
  /** Of an offer; '' for none. */
  code: string
  /** What was sent while the customer stands there, and has no answer yet. */
  sent: SentSale | null
}

const emptySale: SaleDraft = { lines: [], customer: null, code: '', sent: null }

const name = 'sale'

/** What this person had typed before the tab was loaded again. */
export function keptSale(personId: string): SaleDraft {
  return { ...emptySale, ...keptDraft<SaleDraft>(personId, name) }
}

export function keepSale(personId: string, draft: SaleDraft): void {
  keepDraft(personId, name, draft)
}
