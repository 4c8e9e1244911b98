import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail, answerRefund } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { OrderFormDialog } from './order-form-dialog.tsx'
import { leftInHand } from './refund-sum.ts'
import { UpiReferenceField } from './upi-reference-field.tsx'
import type { PressOptions } from './use-order-press.ts'

type Waiting = OrderDetail['waitingRefunds'][number]

/** What waits for a second administrator, and the two answers; who asked for it may take it back. */
export function WaitingRefund({ order, ...on }: PressOptions & { order: OrderDetail }) {
  const [asked, setAsked] = useState<'allow' | 'refuse' | null>(null)
  const myId = useCustomer(({ user }) => user?._id)
  const waiting = order.waitingRefunds.find(({ standing }) => standing === 'waits')
  if (!waiting) return null
  const isOwn = waiting.by?._id === myId
  return (
    <div className="bg-turmeric-tint text-ink rounded-card mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <strong className="block text-base">Waits for a second administrator</strong>
        <p className="figures">
          {sumOf(waiting)} is to go back{whats[waiting.kind]}. Nothing of it is done yet.
        </p>
        <p className="text-ink-soft figures wrap-anywhere">
          Asked by {waiting.by?.name}, <time dateTime={waiting.at}>{dateAndTime(waiting.at)}</time>
          {waiting.note && `: “${waiting.note}”`}
        </p>
        {isOwn && <p className="mt-1">Another administrator allows or refuses it here.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button size="small" onClick={() => setAsked('allow')}>
            Allow
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => setAsked('refuse')}>
          {isOwn ? 'Take it back' : 'Refuse'}
        </Button>
      </div>
      {asked && (
        <Answer
          {...{ order, waiting, isOwn, ...on }}
          isAllowed={asked === 'allow'}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

/** What was asked besides the money. */
const whats = {
  refund: '',
  move: ', and the order is called off with it',
  return: ' for a return',
  change: ' for a change of its lines, which waits with it',
  pack: ' for what is missing of it, and it is packed with that',
}

interface AnswerProps extends PressOptions {
  order: OrderDetail
  waiting: Waiting
  isOwn: boolean
  isAllowed: boolean
  onClose: () => void
}

function Answer({ order, waiting, isOwn, isAllowed, ...rest }: AnswerProps) {
  const [answer, setAnswer] = useState('')
  const [reference, setReference] = useState('')
  const sum = sumOf(waiting)
  const ask = (key: string) =>
    call<typeof answerRefund>(
      'POST',
      `/api/orders/${order._id}/answer-refund`,
      {
        refund: waiting._id,
        allow: isAllowed,
        answer,
        ...(reference.trim() !== '' && { upiReference: reference }),
      },
      key,
    )
  const words = isAllowed
    ? { title: `Allow ${sum}?`, yes: `Allow ${sum}` }
    : isOwn
      ? { title: 'Take it back?', yes: 'Take it back', no: 'Leave it' }
      : { title: `Refuse ${sum}?`, yes: 'Refuse', isDanger: true }
  return (
    <OrderFormDialog {...rest} {...words} what={`answer ${waiting._id}`} ask={ask}>
      {(problems) => (
        <>
          {isAllowed ? (
            <p>It is done at once, as {waiting.by?.name} asked for it.</p>
          ) : (
            <p>Nothing goes back, and the order stays as it is.</p>
          )}
          {isAllowed && (leftInHand(order).upiPaise > 0 || problems['upiReference']) && (
            <UpiReferenceField
              hint="If it goes back by UPI and was not sent before: send it now, and enter its reference."
              value={reference}
              problem={problems['upiReference']}
              onChange={setReference}
            />
          )}
          {!isAllowed && !isOwn && (
            <FormField
              label="Why?"
              hint={`${waiting.by?.name} reads this. The customer does not.`}
              error={problems['answer'] ?? problems['']}
            >
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={500}
                  value={answer}
                  onChange={(event) => setAnswer(event.target.value)}
                />
              )}
            </FormField>
          )}
          {(isAllowed || isOwn) && problems[''] && (
            <p role="alert" className="text-terracotta-strong font-medium">
              {problems['']}
            </p>
          )}
        </>
      )}
    </OrderFormDialog>
  )
}

/** In the order's money: what waits, and what was refused, by whom and why. */
export function AskedRefunds({ order }: { order: OrderDetail }) {
  const asked = order.waitingRefunds.filter(({ standing }) => standing !== 'allowed')
  if (asked.length === 0) return null
  return (
    <ul aria-label="Refunds that were asked for" className="divide-line mt-3 divide-y text-sm">
      {asked.map((one) => (
        <li key={one._id} className="py-2">
          <p className="figures flex justify-between gap-4 font-semibold">
            {standingWords(one)} <span>{sumOf(one)}</span>
          </p>
          <p className="text-ink-soft figures wrap-anywhere">
            <time dateTime={one.answeredAt ?? one.at}>{dateAndTime(one.answeredAt ?? one.at)}</time>
            {one.answeredBy && `, ${one.answeredBy.name}`}
            {one.answer && `: “${one.answer}”`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function standingWords({ standing, by, answeredBy }: Waiting): string {
  if (standing === 'waits') return 'Waits for a second administrator'
  return answeredBy?._id === by?._id ? 'Asked for, and taken back' : 'Refund not allowed'
}

function sumOf({ amount }: Waiting): string {
  return formatPaise(toPaise(amount))
}
