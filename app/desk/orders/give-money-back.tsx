import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { OrderDetail, refundOrder } from '#contract/order-desk.ts'
import { changedNote, noDeliveryNote } from '#domain/orders/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { OurNoteField } from './our-note-field.tsx'
import { leftInHand, refundProposalPaise } from './refund-sum.ts'
import type { Chosen } from './refund-sum.ts'
import { RefundedPieces } from './refunded-pieces.tsx'
import { TenderChoice } from './tender-choice.tsx'
import { useOrderPress } from './use-order-press.ts'
import type { PressOptions } from './use-order-press.ts'

interface GiveMoneyBackProps extends PressOptions {
  order: OrderDetail
  /** Without a transaction: what was paid in cash, or to the shop's own UPI id. */
  payment: Pick<OrderDetail['payments'][number], 'way' | 'amount' | 'left'> & { transactionId?: string }
  /** It is what was paid for the delivery of an order that is fetched. */
  isDelivery?: boolean
  /** It is what was paid for goods that were taken out since. */
  isSurplus?: boolean
  onClose: () => void
}

/** A part of one payment or of the cash, given back by hand. What was typed stays until it is done. */
export function GiveMoneyBack({
  order,
  payment,
  isDelivery = false,
  isSurplus = false,
  ...rest
}: GiveMoneyBackProps) {
  const { onClose, ...on } = rest
  const [chosen, setChosen] = useState<Chosen>({ pieces: [], hasShipping: isDelivery })
  /** null: as proposed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState(noteFor({ isDelivery, isSurplus }))
  const isByHand = payment.transactionId === undefined
  const { receivablePaise, upiPaise } = leftInHand(order)
  const [tender, setTender] = useState(() => ({ isByUpi: upiPaise > 0, reference: '' }))
  const [ourNote, setOurNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = useOrderPress(on)
  const isStillHere = useStillHere()
  useKeyboardRoom()
  const leftPaise = toPaise(payment.left)
  const proposed = rupeesTyped(
    isSurplus ? toPaise(order.surplusToGiveBack) : refundProposalPaise(order, chosen, leftPaise),
  )
  const amount = typed ?? proposed

  async function send() {
    const missing = missingOf(amount, note)
    if (missing) return setProblems(missing)
    const lines = chosen.pieces.flatMap((quantity, place) =>
      quantity > 0 ? [{ position: order.productId[place]!.position, quantity }] : [],
    )
    const byHand = tender.isByUpi
      ? { way: 'upi' as const, ...(tender.reference && { upiReference: tender.reference }), ourNote }
      : { way: 'cash' as const, ourNote }
    const how = isByHand
      ? { ...byHand, delivery: isDelivery, surplus: isSurplus }
      : { transactionId: payment.transactionId }
    const refund = { ...how, amount, note, lines }
    const wrong = await press('refund', (key) =>
      call<typeof refundOrder>('POST', `/api/orders/${order._id}/refund`, refund, key),
    )
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function close() {
    // It may have been done.
    if (isUnanswered()) on.onMoved()
    onClose()
  }

  return (
    <FormDialog
      title="Give money back"
      width="form"
      onClose={close}
      yes={isBusy ? 'Giving back...' : `Give ${sumWords(amount)}back`}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      {!isDelivery && !isSurplus && <RefundedPieces order={order} chosen={chosen} onChange={setChosen} />}
      <div>
        <FormField
          label="Amount (₹)"
          hint={`${formatPaise(leftPaise)} is left of ${formatPaise(toPaise(payment.amount))} by ${payment.way}. ${limitWords(order)}`}
          error={problems['amount'] ?? problems['']}
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FormField>
        {proposed !== '' && amount !== proposed && (
          <button
            type="button"
            className="text-leaf-strong mt-1 min-h-11 text-sm font-semibold underline"
            onClick={() => setTyped(null)}
          >
            Take {sumWords(proposed)}for what is chosen
          </button>
        )}
      </div>
      {isByHand && receivablePaise > 0 && (
        <p className="text-ink-soft figures text-sm">
          Up to {formatPaise(receivablePaise)} comes off the customer’s khata first.
        </p>
      )}
      {isByHand && leftPaise > receivablePaise && (
        <TenderChoice
          legend="How does it go back?"
          hint={`Of what you sent. ${waitsAbove(order) || 'Please send it first.'}`}
          tender={tender}
          problem={problems['upiReference']}
          onChange={setTender}
        />
      )}
      <FormField label="Reason" hint="The customer reads this." error={problems['note']}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      {isByHand && <OurNoteField value={ourNote} problem={problems['ourNote']} onChange={setOurNote} />}
    </FormDialog>
  )
}

/** 'What you give back above ₹2,000.00 waits for a second administrator.' */
function limitWords({ refundLimit }: OrderDetail): string {
  if (refundLimit === null) return ''
  return `What you give back of an order above ${formatPaise(toPaise(refundLimit))} in all waits for a second administrator.`
}

function waitsAbove({ refundLimit }: OrderDetail): string {
  return refundLimit === null ? '' : 'Leave it empty for what waits: it is sent once it is allowed.'
}

function noteFor({ isDelivery, isSurplus }: { isDelivery: boolean; isSurplus: boolean }): string {
  if (isDelivery) return noDeliveryNote
  return isSurplus ? changedNote : ''
}

function missingOf(amount: string, note: string): Problems | null {
  const required = 'This field is required.'
  const missing = {
    ...(amount.trim() === '' && { amount: required }),
    ...(note.trim() === '' && { note: required }),
  }
  return Object.keys(missing).length > 0 ? missing : null
}

/** '₹120.00 '; nothing for what is no sum. */
function sumWords(amount: string): string {
  const rupees = Number(amount)
  return amount.trim() !== '' && rupees > 0 ? `${formatPaise(toPaise(rupees))} ` : ''
}
