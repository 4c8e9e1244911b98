import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'

import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { PlannedChange } from '#contract/order-edits.ts'
import { maxQuantity } from '#domain/cart/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/orders/change/en.ts'

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
          {words.title}
        </h2>
        <ul aria-label={words.products} className="divide-line border-line mt-4 divide-y border-y">
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
                    {line.step ? line.price : words.each(line.price)}
                  </span>
                </p>
                {quantity === 0 ? (
                  <Button look="quiet" size="small" onClick={() => setQuantity(place, line.quantity)}>
                    {words.putBack}
                    <span className="sr-only">{words.putBackWhat(what)}</span>
                  </Button>
                ) : (
                  <>
                    <QuantityStepper
                      quantity={quantity}
                      what={what}
                      step={line.step && { ...line.step, least: 1, most: maxQuantity }}
                      onChange={(next) => setQuantity(place, next)}
                    />
                    <button
                      type="button"
                      aria-label={words.takeOut(what)}
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
          {words.moreCosts}{' '}
          <Link to={homePath} className="text-leaf font-semibold underline underline-offset-4">
            {words.putIntoCart}
          </Link>
          {words.addThere}
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
            {words.keep}
          </Button>
          <Button type="submit" aria-disabled={isBusy || !plan || !isChanged || undefined}>
            {isBusy ? words.changing : words.change}
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
        <Row
          name={words.delivery}
          value={after.shipping > 0 ? formatPaise(toPaise(after.shipping)) : words.free}
        />
        {after.discount > 0 && <Row name={words.discount} value={formatPaise(-toPaise(after.discount))} />}
        <Row name={words.total} value={formatPaise(toPaise(after.total))} isWhole />
      </dl>
      {before.total !== after.total && (
        <p className="figures mt-1 text-sm">{words.itWas(formatPaise(toPaise(before.total)))}</p>
      )}
      {moneyWords(plan).map((one) => (
        <p key={one} className="figures mt-1">
          {one}
        </p>
      ))}
    </div>
  )
}

function moneyWords({ due, backOnline, backByHand }: PlannedChange): string[] {
  return [
    ...(backOnline > 0 ? [words.backOnline(formatPaise(toPaise(backOnline)))] : []),
    ...(backByHand > 0 ? [words.backByHand(formatPaise(toPaise(backByHand)))] : []),
    ...(due > 0 ? [words.toPay(formatPaise(toPaise(due)))] : []),
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
