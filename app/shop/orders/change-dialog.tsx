import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { PlannedChange } from '#contract/order-edits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import type { OneOrder } from './one-order.ts'
import { useChanging } from './use-changing.ts'
import type { Changing } from './use-changing.ts'

interface ChangeDialogProps extends Changing {
  order: OneOrder
}

/** How many of each line a customer wants, in a native modal dialog; with what it costs, before the press. */
export function ChangeDialog({ order, ...given }: ChangeDialogProps) {
  const changing = useChanging(order, given)
  const { quantities, setQuantity, isBusy, isChanged, plan, shown, refused, problem, close, send } = changing
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effect: closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => element?.close()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={close}
      // In the middle of the window, which the reset of the style sheet takes away.
      style={{ margin: 'auto' }}
      className="dims-page bg-paper-raised text-ink border-line rounded-card shadow-lift w-[min(34rem,94vw)] overflow-y-auto overscroll-contain border p-5 focus:outline-none"
    >
      <form noValidate method="post" onSubmit={submit}>
        <h2 id={`${id}-title`} className="text-2xl">
          Change your order
        </h2>
        <ul aria-label="Products" className="divide-line border-line mt-4 divide-y border-y">
          {order.lines.map((line, place) => {
            const quantity = quantities[place] ?? 0
            const what = `${line.name} ${line.pack}`
            return (
              <li key={line.position} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
                <p className="min-w-0 flex-1 basis-40 leading-snug wrap-anywhere">
                  <span className={`font-semibold ${quantity === 0 ? 'text-ink-soft line-through' : ''}`}>
                    {line.name}
                  </span>{' '}
                  <span className="text-ink-soft text-sm">{line.pack}</span>
                  <span className="figures text-ink-soft block text-sm">
                    {formatPaise(line.sellingPricePaise)} each
                  </span>
                </p>
                {quantity === 0 ? (
                  <Button look="quiet" size="small" onClick={() => setQuantity(place, line.quantity)}>
                    Put back
                    <span className="sr-only"> {what}</span>
                  </Button>
                ) : (
                  <>
                    <QuantityStepper
                      quantity={quantity}
                      what={what}
                      onChange={(next) => setQuantity(place, next)}
                    />
                    <button
                      type="button"
                      aria-label={`Take ${what} out`}
                      onClick={() => setQuantity(place, 0)}
                      className="text-ink-soft hover:text-ink inline-flex size-11 items-center justify-center rounded-full"
                    >
                      <X size={20} aria-hidden="true" />
                    </button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        <p className="text-ink-soft mt-3 text-sm">
          More of it costs what it costs today. Something else?{' '}
          <Link to={homePath} className="text-leaf font-semibold underline underline-offset-4">
            Put it into your cart
          </Link>
          , and add it to this order there.
        </p>
        <div role="status" className="mt-4">
          {refused ? (
            <p className="text-terracotta-strong font-semibold">{refused}</p>
          ) : (
            shown && <Sums plan={shown} isOld={!plan} />
          )}
        </div>
        <div role="alert">
          {problem && <p className="text-terracotta-strong mt-3 font-semibold">{problem}</p>}
        </div>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || close()}>
            Keep it
          </Button>
          <Button type="submit" aria-disabled={isBusy || !plan || !isChanged || undefined}>
            {isBusy ? 'Changing...' : 'Change order'}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

/** What it costs then, and what happens with the money. */
function Sums({ plan, isOld }: { plan: PlannedChange; isOld: boolean }) {
  const { before, after } = plan
  return (
    <div className={`bg-paper-sunken rounded-card px-4 py-3 ${isOld ? 'opacity-60' : ''}`}>
      <dl className="figures space-y-1">
        <Row name="Delivery" value={after.shipping > 0 ? formatPaise(toPaise(after.shipping)) : 'Free'} />
        {after.discount > 0 && <Row name="Discount" value={formatPaise(-toPaise(after.discount))} />}
        <Row name="Total" value={formatPaise(toPaise(after.total))} isWhole />
      </dl>
      {before.total !== after.total && (
        <p className="figures mt-1 text-sm">It was {formatPaise(toPaise(before.total))}.</p>
      )}
      {moneyWords(plan).map((words) => (
        <p key={words} className="figures mt-1">
          {words}
        </p>
      ))}
    </div>
  )
}

function moneyWords({ due, backOnline, backByHand }: PlannedChange): string[] {
  return [
    ...(backOnline > 0 ? [`${formatPaise(toPaise(backOnline))} goes back to you, the way you paid.`] : []),
    ...(backByHand > 0 ? [`We give you ${formatPaise(toPaise(backByHand))} back by hand.`] : []),
    ...(due > 0 ? [`${formatPaise(toPaise(due))} is to be paid when you get it.`] : []),
  ]
}

function Row({ name, value, isWhole = false }: { name: string; value: string; isWhole?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isWhole ? 'text-lg font-bold' : ''}`}
    >
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
