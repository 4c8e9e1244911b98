import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { orderPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Batch } from '#contract/batches.ts'
import type { RecalledOrder } from '#contract/recalls.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/receive/recall/en.ts'

import { useRecall } from './use-recall.ts'

interface RecallDialogProps {
  batch: Batch
  /** The list is not as it was shown. */
  onRecalled: () => void
  onClose: () => void
}

/** Calls a batch back with its reason; of one that was, what became of the orders that held it. */
export function RecallDialog({ batch, onRecalled, onClose }: RecallDialogProps) {
  const { orders, isBusy, recall, carryOut, load } = useRecall(batch)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const wasRecalled = batch.state === 'recalled'
  useEffect(() => {
    if (wasRecalled) void load().then(tell)
    // Once: what is pressed afterwards answers the list itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function tell(wrong: Problems | null) {
    if (wrong?.['']) showToast('error', wrong[''])
    setProblems(wrong ?? {})
  }

  async function press() {
    tell(await recall(reason.trim()))
    onRecalled()
  }

  const title = words.titleOf(goodsName(batch.product), codeInTwo(batch.code))
  if (orders || wasRecalled)
    return (
      <DeskDialog title={title} onClose={onClose}>
        {orders && (
          <RecalledOrders
            orders={orders}
            step={batch.product.step}
            isBusy={isBusy}
            onGoOn={() => void carryOut().then(tell)}
          />
        )}
      </DeskDialog>
    )
  return (
    <FormDialog
      title={title}
      yes={words.yes}
      isDanger
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void press()}
      onClose={onClose}
    >
      <p>{words.whatFollows}</p>
      <FormField label={words.reason} hint={words.reasonHint} error={problems['reason']}>
        {(control) => (
          <textarea
            {...control}
            data-first
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </FormField>
    </FormDialog>
  )
}

interface RecalledOrdersProps {
  orders: RecalledOrder[]
  step: Batch['product']['step']
  isBusy: boolean
  onGoOn: () => void
}

function RecalledOrders({ orders, step, isBusy, onGoOn }: RecalledOrdersProps) {
  const waiting = orders.filter(({ outcome }) => outcome === null).length
  return (
    <>
      <p role="status">{isBusy ? words.underWay : words.summary(orders.length, waiting)}</p>
      <ul className="divide-line mt-3 divide-y">
        {orders.map((order) => (
          <li key={order.orderId} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
            <Link to={orderPath(order.orderId)} className="figures font-semibold underline">
              #{order.orderNumber}
            </Link>
            <span className="min-w-0 wrap-anywhere">{order.name || words.nobody}</span>
            {order.mobile && (
              <a href={`tel:+91${order.mobile}`} className="figures underline">
                {order.mobile}
              </a>
            )}
            <span className="figures">
              {step ? amountLabel(order.pieces, { step }) : words.pieces(order.pieces)}
            </span>
            <span className={order.outcome ? 'text-ink-soft' : 'text-terracotta-strong font-semibold'}>
              {words.outcomes[order.outcome ?? 'waits']}
            </span>
          </li>
        ))}
      </ul>
      {waiting > 0 && !isBusy && (
        <Button size="small" className="mt-4" onClick={onGoOn}>
          {words.goOn}
        </Button>
      )}
    </>
  )
}
