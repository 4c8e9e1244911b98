import { useId, useState } from 'react'

import { call } from '#app/client/call.ts'
import { leftInHand, refundProposalPaise } from '#app/desk/orders/refund-sum.ts'
import { UpiReferenceField } from '#app/desk/orders/upi-reference-field.tsx'
import { useOrderPress } from '#app/desk/orders/use-order-press.ts'
import { rupeesTyped } from '#app/desk/typed-amount.ts'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { Return, decideReturn } from '#contract/returns.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { returnedThings, wishWords } from './return-words.ts'

interface DecideReturnProps {
  order: OrderDetail
  asked: Return
  onMoved: () => void
  onClose: () => void
}

const outcomes = { money: 'Give money back', replacement: 'Send the goods again', refused: 'Refuse' } as const

/** Agrees to a return, with money or the goods once more, or refuses it. What was typed stays until then. */
export function DecideReturn({ order, asked, onMoved, onClose }: DecideReturnProps) {
  const formId = useId()
  const leftPaise = moneyLeftPaise(order)
  const [outcome, setOutcome] = useState<keyof typeof outcomes>(leftPaise > 0 ? asked.wish : 'replacement')
  const [amount, setAmount] = useState(() => rupeesTyped(proposalPaise(order, asked, leftPaise)))
  const [isRestocked, setIsRestocked] = useState(false)
  const [answer, setAnswer] = useState('')
  const [reference, setReference] = useState('')
  const { cashPaise, upiPaise } = leftInHand(order)
  const needsReference = outcome === 'money' && upiPaise > 0
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = useOrderPress<Return[]>({ onOrder: onMoved, onMoved })
  const isStillHere = useStillHere()
  useKeyboardRoom()

  async function send() {
    const missing = missingOf({ outcome, amount, answer })
    if (missing) return setProblems(missing)
    const decision = {
      outcome,
      answer,
      ...(outcome === 'money' && { amount }),
      ...(needsReference && reference.trim() !== '' && { upiReference: reference }),
      ...(outcome !== 'refused' && { restock: isRestocked }),
    }
    const wrong = await press(`decide ${asked._id}`, (key) =>
      call<typeof decideReturn>('POST', `/api/returns/${asked._id}/decide`, decision, key),
    )
    if (!isStillHere()) return
    if (wrong) setProblems(wrong)
    else onClose()
  }

  function close() {
    // It may have been done.
    if (isUnanswered()) onMoved()
    onClose()
  }

  return (
    <FormDialog
      title="Answer this return"
      width="form"
      onClose={close}
      yes={isBusy ? 'One moment...' : outcomes[outcome]}
      isDanger={outcome === 'refused'}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      <p className="text-sm wrap-anywhere">
        <span className="font-semibold">{returnedThings(asked)}</span>
        <span className="text-ink-soft block">The customer wishes: {wishWords[asked.wish]}</span>
      </p>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">What becomes of it?</legend>
        {(Object.keys(outcomes) as (keyof typeof outcomes)[])
          .filter((one) => one !== 'money' || leftPaise > 0)
          .map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3 text-sm">
              <input
                type="radio"
                name={`${formId}-outcome`}
                checked={outcome === one}
                onChange={() => {
                  setOutcome(one)
                  setProblems({})
                }}
                className="accent-leaf size-5"
              />
              {outcomes[one]}
            </label>
          ))}
      </fieldset>
      {outcome === 'money' && (
        <FormField
          label="Amount (₹)"
          hint={`Proposed. Of what was paid, ${formatPaise(leftPaise)} is left.${cashPaise > 0 ? ' Give cash back by hand.' : ''}`}
          error={problems['amount'] ?? problems['']}
        >
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </FormField>
      )}
      {needsReference && (
        <UpiReferenceField
          hint="It was paid to your own UPI ID: please send it back so, and enter the reference."
          value={reference}
          problem={problems['upiReference']}
          onChange={setReference}
        />
      )}
      {outcome !== 'refused' && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={isRestocked}
            onChange={(event) => setIsRestocked(event.target.checked)}
            className="accent-leaf size-5"
          />
          The goods are here and as good as new: put them back onto the shelf
        </label>
      )}
      <FormField label="Answer" hint="The customer reads this." error={problems['answer']}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={500}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </FormField>
      {outcome !== 'money' && problems[''] && (
        <p role="alert" className="text-terracotta-strong text-sm font-medium">
          {problems['']}
        </p>
      )}
    </FormDialog>
  )
}

/** What can be given back: of the payments, and of the cash. */
function moneyLeftPaise({ payments, cash }: OrderDetail): number {
  const online = payments.reduce((sum, { left }) => sum + toPaise(left), 0)
  return online + cash.reduce((sum, { amount }) => sum + toPaise(amount), 0)
}

function proposalPaise(order: OrderDetail, { lines }: Return, leftPaise: number): number {
  const pieces = order.productId.map(
    (line) => lines.find(({ position }) => position === line.position)?.quantity ?? 0,
  )
  return refundProposalPaise(order, { pieces, hasShipping: false, hasDeposit: true }, leftPaise)
}

function missingOf(typed: { outcome: string; amount: string; answer: string }): Problems | null {
  const required = 'This field is required.'
  const missing = {
    ...(typed.outcome === 'money' && typed.amount.trim() === '' && { amount: required }),
    ...(typed.answer.trim() === '' && { answer: required }),
  }
  return Object.keys(missing).length > 0 ? missing : null
}
