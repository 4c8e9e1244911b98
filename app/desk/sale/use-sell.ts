import { useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { pricedLine, sentLine } from '#app/desk/counter/amounts.ts'
import { asItIs, lineCodes, otherSum } from '#app/desk/counter/as-it-is.ts'
import { haveable, withGrams, withQuantity } from '#app/desk/counter/lines.ts'
import type { Line } from '#app/desk/counter/lines.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { Bill, StallSaleSent, sellAtStall } from '#contract/counter.ts'
import { cartTotals, notShipped, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/sale/en.ts'

import { keepUnsent } from './device.ts'
import type { SaleDraft, SentSale } from './sale-draft.ts'

/** So long somebody is let wait for the bill before they go with a slip; ms. */
const patience = 6000

/** What somebody has just bought: with its bill, or with a slip while the shop does not know of it. */
export interface JustSold extends SentSale {
  bill: Bill | null
}

interface Sell {
  personId: string
  /** The draft as it is now, also after a wait. */
  latest: () => SaleDraft
  change: (changes: Partial<SaleDraft>) => void
  onSold: (sold: JustSold) => void
  /** What offers take off is not as it was shown. */
  onSumMoved: () => void
  onTurnedAway: () => void
}

/**
 * Sells what is typed, once, whatever is pressed and whatever answer is lost. Where no answer comes the
 * customer has gone with the goods: the sale waits on the device and is sent from there. Answers what is
 * wrong, by field; `lines` where prices or stock have changed.
 */
export function useSell(on: Sell) {
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)

  async function sell(
    payment: StallSaleSent['payment'],
    /** What was asked of the customer. */
    askedPaise = totalOf(on.latest().lines),
  ): Promise<Problems> {
    if (underWay.current) return {}
    const { sent } = on.latest()
    if (sent) return sellEarlier(sent)
    const lines = haveable(on.latest().lines)
    if (lines.length === 0) return { lines: words.nothingSold }
    return send(newSale(on.latest(), payment, askedPaise))
  }

  /** It may have been done, and only its own key can tell: it is sent before anything else is. */
  async function sellEarlier(sent: SentSale): Promise<Problems> {
    const wrong = await send(sent)
    const { sent: unanswered, lines } = on.latest()
    if (Object.keys(wrong).length > 0 || unanswered || lines.length === 0) return wrong
    return { lines: words.saleBefore }
  }

  async function send(sent: SentSale): Promise<Problems> {
    if (underWay.current) return {}
    underWay.current = true
    setIsBusy(true)
    on.change({ sent })
    try {
      return await ask(sent)
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  async function ask(sent: SentSale): Promise<Problems> {
    const answer = await answerTo(sent, on.personId)
    if (!answer || answer.status >= 500 || answer.status === 401) return goOn(sent)
    on.change({ sent: null })
    if (answer.ok) {
      done(sent, answer.body.data)
      return {}
    }
    if (isTurnedAway(answer)) {
      on.onTurnedAway()
      return {}
    }
    return refusal(answer)
  }

  /** Nobody knows whether it is sold, or nobody is signed in any more: the customer goes with the goods. */
  async function goOn(sent: SentSale): Promise<Problems> {
    try {
      await keepUnsent({ ...sent, personId: on.personId, refusal: null })
    } catch {
      return { '': words.keepsNothing }
    }
    done(sent, null)
    return {}
  }

  function done(sent: SentSale, bill: Bill | null) {
    const isSame = on.latest().customer?._id === sent.sale.userId
    const lines = withoutSold(on.latest().lines, sent.lines)
    on.change({ lines, sent: null, ...(isSame && { customer: null, code: '' }) })
    on.onSold({ ...sent, bill })
  }

  async function refusal({ body }: Extract<Answer<typeof sellAtStall>, { ok: false }>): Promise<Problems> {
    const { code, message, total, fields = {} } = body
    if (code === 'upi_reference_used' || code === 'reference_used') return { reference: message }
    if (fields['payment.reference']) return { reference: fields['payment.reference'] }
    if (fields['payment.given']) return { given: fields['payment.given'] }
    if (code === 'code_not_taken') on.onSumMoved()
    if (!lineCodes.has(code)) return { '': message }
    const before = on.latest().lines
    const told = await Promise.all(before.map((line) => asItIs(line).catch(() => line)))
    // What was added or changed meanwhile stays.
    const now = on.latest().lines.map((line) => told[before.indexOf(line)] ?? line)
    on.change({ lines: now })
    if (now.some(({ note }) => note)) return { lines: words.changed }
    if (code !== 'amount_mismatch' || total === undefined) return { '': message }
    on.onSumMoved()
    return { '': otherSum(toPaise(total)) }
  }

  return {
    isBusy,
    sell,
    /** What was sent before the tab was loaded again is sent once more, under its key. */
    sendAgain: send,
  }
}

function newSale(
  { lines: typed, customer, code }: SaleDraft,
  payment: StallSaleSent['payment'],
  askedPaise: number,
): SentSale {
  const lines = haveable(typed)
  const sale = {
    lines: lines.map(sentLine),
    amount: toRupees(askedPaise),
    ...(code && { code }),
    payment,
    ...(customer && { userId: customer._id }),
  }
  return { key: newKey(), sale, lines, at: Date.now() }
}

/** What was scanned while the sale was on its way: it is for the next one. */
function withoutSold(lines: readonly Line[], sold: readonly Line[]): Line[] {
  const rest = sold.reduce<readonly Line[]>((now, { productId, quantity, grams }) => {
    const line = now.find((one) => one.productId === productId)
    if (grams !== undefined) return withGrams(now, productId, (line?.grams ?? 0) - grams)
    return withQuantity(now, productId, (line?.quantity ?? 0) - quantity)
  }, lines)
  return haveable(rest)
}

export function totalOf(lines: readonly Line[]): number {
  return sumsOf(lines).totalPaise
}

/** What the lines that can be had come to, in paise: the total, and what of it is a deposit. */
export function sumsOf(lines: readonly Line[]) {
  return cartTotals(haveable(lines).map(pricedLine), notShipped)
}

/** null: none came while somebody would wait for it. */
async function answerTo({ key, sale }: SentSale, soldBy: string) {
  if (!navigator.onLine) return null
  const asked = call<typeof sellAtStall>('POST', '/api/counter/sales', { ...sale, soldBy }, key)
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  return Promise.race([asked, late]).catch(() => null)
}
