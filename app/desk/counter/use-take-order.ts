import { useRef, useState } from 'react'

import { call, newKey } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { CounterOrderSent, takeOrder } from '#contract/counter.ts'
import { stateShown } from '#domain/addresses/rules.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'
import { orOtherCode } from '#words/desk/lines/en.ts'

import { asItIs, lineCodes, otherSum } from './as-it-is.ts'
import { emptyDraft } from './draft.ts'
import type { Draft, Person, Taken } from './draft.ts'
import { haveable } from './lines.ts'
import { knownPlace, placeChosen } from './places.ts'
import type { Place } from './places.ts'

interface TakeOrder {
  /** The draft as it is now, also after a wait. */
  latest: () => Draft
  places: readonly Place[]
  change: (changes: Partial<Draft>) => void
  /** Resolves when everything typed is looked up. */
  settled: () => Promise<unknown>
  /** What is typed and is no line yet, in a sentence. */
  unfinished: () => string | null
  /** What the shop asks for it, and why its code takes nothing off, or ''. Rejects without an answer. */
  sumOf: (draft: Draft) => Promise<{ totalPaise: number; problem: string }>
  onTurnedAway: () => void
  /** The person's places are not as they were shown. */
  onPlacesMoved: () => void
  /** What delivery costs, or an offer takes off, is not as it was shown. */
  onCostMoved: () => void
}

/**
 * Idempotent press: takes the order once, whatever is pressed and whatever answer is lost. Answers what is
 * wrong, by field; `lines` where prices or stock have changed, and '' for what is about no field.
 */
export function useTakeOrder(on: TakeOrder) {
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  const isStillHere = useStillHere()

  async function take(): Promise<Problems> {
    if (underWay.current) return {}
    underWay.current = true
    setIsBusy(true)
    try {
      await on.settled()
      const unfinished = on.unfinished()
      return unfinished === null ? await send() : { lines: unfinished }
    } catch {
      return { '': words.noAnswer }
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  async function send(): Promise<Problems> {
    const draft = on.latest()
    const { person } = draft
    if (!person) return { person: words.whomFor }
    if (haveable(draft.lines).length === 0) return { lines: words.nothingOrdered }
    const wanted = orderOf(draft, person, on.places)
    // What is unchanged is sent as it was: an offer may be had no more because this order has it.
    const before = draft.sent && isSame(draft.sent.order, wanted) ? draft.sent : null
    const { totalPaise, problem } = before ? { ...before, problem: '' } : await on.sumOf(draft)
    if (problem) return { '': orOtherCode(problem) }
    const order = { ...wanted, amount: toRupees(totalPaise) }
    // The key stays until an answer comes, also where something was changed meanwhile.
    const key = draft.sent?.key ?? newKey()
    const sent = draft.sent ?? { key, order, totalPaise }
    on.change({ sent })
    let answer = await ask(order, key)
    const isAsFirstSent = !answer.ok && answer.body.code === 'key_reused'
    if (isAsFirstSent) answer = await ask(sent.order, key)
    // Nobody knows whether it was done, and only the key can tell.
    if (answer.status >= 500) throw new Error('The shop could not say whether the order is taken')
    on.change({ sent: null })
    if (isTurnedAway(answer)) {
      on.onTurnedAway()
      return {}
    }
    if (!answer.ok) return refusal(answer)
    const { orderId, orderNumber, userId } = answer.body
    const taken: Taken = {
      orderId,
      orderNumber,
      totalPaise: isAsFirstSent ? sent.totalPaise : totalPaise,
      paidBy: draft.paidBy,
      person: { ...person, _id: userId || person._id },
      isAsFirstSent,
    }
    on.change({ ...emptyDraft, taken })
    return {}
  }

  async function refusal({ body }: Extract<Answer<typeof takeOrder>, { ok: false }>): Promise<Problems> {
    const { code, message, total, fields = {} } = body
    if (code === 'not_delivered') return { place: message }
    if (code === 'upi_reference_used' || code === 'reference_used') return { reference: message }
    if (code === 'not_found') on.onPlacesMoved()
    if (code === 'amount_mismatch' || code === 'code_not_taken') on.onCostMoved()
    if (lineCodes.has(code)) {
      const { lines } = on.latest()
      const now = await Promise.all(lines.map(asItIs))
      if (isStillHere()) on.change({ lines: now })
      if (now.some(({ note }) => note)) return { lines: words.changed }
      return { '': code === 'amount_mismatch' && total !== undefined ? otherSum(toPaise(total)) : message }
    }
    if (code === 'address_contradicts' || fields['address.stateCode']) {
      correctKnownPlace()
      if (code === 'address_contradicts') return { place: message }
    }
    const { 'payment.reference': reference, ...others } = fields
    if (reference) return { reference }
    return Object.keys(others).some((name) => name.startsWith('address.')) ? others : { '': message }
  }

  /** A place of before PIN code and state were compared is typed again, with all else that it says. */
  function correctKnownPlace() {
    const known = knownPlace(on.latest(), on.places)
    if (!known || !isStillHere()) return
    const { pinCode, stateCode } = known.address
    const another = { ...typedAddress(known.address), stateCode: stateShown(pinCode, stateCode) }
    on.change({ place: 'another', another })
  }

  return { isBusy, take }
}

function typedAddress(address: Place['address']): Draft['another'] {
  const { name, mobile, line1, line2, landmark, directions, town, pinCode, stateCode, gstin } = address
  const said = { line2: line2 ?? '', landmark: landmark ?? '', directions: directions ?? '' }
  return { name, mobile, line1, ...said, town, pinCode, stateCode, gstin: gstin ?? '' }
}

function ask(order: CounterOrderSent, key: string) {
  return call<typeof takeOrder>('POST', '/api/counter/orders', order, key)
}

/** The same but for the sum. */
function isSame(sent: CounterOrderSent, wanted: Omit<CounterOrderSent, 'amount'>): boolean {
  return JSON.stringify({ ...sent, amount: 0 }) === JSON.stringify({ ...wanted, amount: 0 })
}

function orderOf(
  draft: Draft,
  { _id, name, mobile }: Person,
  places: readonly Place[],
): Omit<CounterOrderSent, 'amount'> {
  const { paidBy, reference, code, slotId, ifMissing } = draft
  return {
    ...(_id ? { userId: _id } : { person: { name, mobile: mobile || null } }),
    lines: haveable(draft.lines).map(({ productId, quantity }) => ({ productId, quantity })),
    ...destinationOf(draft, places),
    ...(code && { code }),
    ...(slotId && { slotId }),
    ...(ifMissing !== 'refund' && { ifMissing }),
    payment: paymentOf(paidBy, reference),
  }
}

function paymentOf(paidBy: Draft['paidBy'], reference: string): CounterOrderSent['payment'] {
  if (paidBy === 'upi') return { way: 'upi', reference }
  return { way: paidBy === 'cash' || paidBy === 'receivable' ? paidBy : 'later' }
}

function destinationOf(
  draft: Draft,
  places: readonly Place[],
): Pick<CounterOrderSent, 'addressId' | 'address' | 'collect'> {
  const chosen = placeChosen(draft, places)
  if (chosen === 'fetched') return { collect: true }
  const known = knownPlace(draft, places)
  if (known)
    return known.addressId === null ? { address: sendable(known.address) } : { addressId: known.addressId }
  return { address: sendable(draft.another) }
}

/** An address as the call takes it. */
function sendable({
  name,
  mobile,
  line1,
  line2,
  landmark,
  directions,
  town,
  pinCode,
  stateCode,
  gstin,
}: Omit<Place['address'], 'state'>) {
  const address = { name, mobile, line1, line2, landmark, directions, town, pinCode, stateCode, gstin }
  return address as NonNullable<CounterOrderSent['address']>
}
