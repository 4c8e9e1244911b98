import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { usePlannedChange } from '#app/client/use-planned-change.ts'
import { LineField } from '#app/desk/counter/line-field.tsx'
import { useTypedLines } from '#app/desk/counter/use-typed-lines.ts'
import { amountOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { changeOrder } from '#contract/order-edits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { moneySentences } from './change-money.ts'
import { ChangeSums } from './change-sums.tsx'
import { EditedLineList } from './edited-line-list.tsx'
import { addedLines, editedLines, isOtherPrice, wantedLines, withAdded } from './edited-lines.ts'
import type { EditedLine } from './edited-lines.ts'
import type { OrderDialogProps } from './order-form-dialog.tsx'
import { useOrderPress } from './use-order-press.ts'

/** Other lines for an order that is not packed, with what it comes to and what happens with the money. */
export function ChangeOrder({ order: shown, onClose, ...on }: OrderDialogProps) {
  // As it was when this opened: an answer that changes the order leaves the form.
  const [order] = useState(shown)
  const formId = useId()
  const [lines, setLines] = useState<EditedLine[]>(() => editedLines(order))
  const discountBefore = rupeesTyped(toPaise(order.discount))
  const [discount, setDiscount] = useState(discountBefore)
  const [note, setNote] = useState('')
  const typed = useTypedLines()
  const [problems, setProblems] = useState<Problems>({})
  const field = useRef<HTMLInputElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const form = useFirstWrong(problems)
  const { isBusy, press, isUnanswered } = useOrderPress(on)
  const isStillHere = useStillHere()
  const { terms } = useShop()
  useKeyboardRoom()

  const isOtherDiscount = discount !== discountBefore
  const wanted = {
    version: order.version,
    lines: wantedLines(lines),
    ...(isOtherDiscount && { discount: discount.trim() === '' ? 0 : Number(amountOf(discount)) }),
  }
  const { plan, shown: lastPlan, problem, code, fields, again } = usePlannedChange(order._id, wanted)
  const isChanged = (plan?.changed.length ?? 0) > 0
  const needsReason = isOtherDiscount || lines.some((line) => line.quantity > 0 && isOtherPrice(line))
  const isOutdated = code === 'order_changed' || code === 'order_moved'

  function setLine(place: number, changes: Partial<EditedLine>) {
    setLines((before) => before.map((line, at) => (at === place ? { ...line, ...changes } : line)))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    // What is looked up still makes another sum than the one that was pressed.
    if (typed.isPending()) {
      void typed.settled().then(() => setProblems({}))
      return setProblems({ '': 'A line is still looked up. Please look at the sum then, and press again.' })
    }
    const unfinished = typed.unfinished()
    if (unfinished !== null) {
      setProblems({ '': unfinished })
      return field.current?.focus()
    }
    if (!plan) return again()
    if (!isChanged) return field.current?.focus()
    if (needsReason && note.trim() === '')
      return setProblems({ note: 'Please say why. The customer reads this.' })
    const change = { ...wanted, total: plan.after.total, note }
    const wrong = await press('change', (key) =>
      call<typeof changeOrder>('POST', `/api/orders/${order._id}/change`, change, key),
    )
    if (!isStillHere()) return
    if (!wrong) return onClose()
    setProblems(wrong)
    again()
  }

  function close() {
    // It may have been done, or somebody else has changed it.
    if (isUnanswered() || isOutdated) on.onMoved()
    onClose()
  }

  return (
    <DeskDialog
      title={`Change order #${order.orderNumber}`}
      width="form"
      onClose={close}
      footer={
        <>
          <div role="status" className={`min-w-0 basis-full text-sm ${plan || problem ? '' : 'opacity-60'}`}>
            {problem ? (
              <p className="text-terracotta-strong font-medium">{problem}</p>
            ) : (
              lastPlan && <MoneyWords sentences={moneySentences(lastPlan, order, terms)} />
            )}
          </div>
          <Button look="quiet" size="small" onClick={close}>
            Cancel
          </Button>
          <Button
            ref={submit}
            type="submit"
            form={formId}
            size="small"
            aria-disabled={isBusy || (!isChanged && typed.text === '') || undefined}
          >
            {plan && isChanged ? `Change to ${formatPaise(toPaise(plan.after.total))}` : 'Change the order'}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        <EditedLineList lines={lines} mayPrice={order.mayPrice} onLine={setLine} />
        <LineField
          field={field}
          typed={typed}
          onText={() => setProblems({})}
          lines={addedLines(lines)}
          onGoods={(goods, { quantity }) => setLines((before) => withAdded(before, goods, quantity))}
          onEmpty={() => submit.current?.focus()}
        />
        <div className={order.mayPrice ? 'grid gap-4 sm:grid-cols-[10rem_1fr]' : ''}>
          {order.mayPrice && (
            <FormField
              label="Discount (₹)"
              hint="Off the goods."
              error={fields['discount'] ?? problems['discount']}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={discount}
                  onChange={(event) => setDiscount(event.target.value)}
                />
              )}
            </FormField>
          )}
          <FormField
            label={needsReason ? 'Why?' : 'Why? It may stay empty.'}
            hint="The customer gets a mail of the change, and reads this."
            error={problems['note']}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </FormField>
        </div>
        {lastPlan && <ChangeSums plan={lastPlan} isOld={!plan} />}
        {problems[''] && (
          <p role="alert" className="text-terracotta-strong text-sm font-medium">
            {problems['']}
          </p>
        )}
      </form>
    </DeskDialog>
  )
}

/** What happens with the money, as far as it can be said: always to be seen, as the button is. */
function MoneyWords({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="figures">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
