import { useId, useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { ReturnsOfOrder } from '#contract/returns.ts'
import { amountOf } from '#domain/orders/parts/rules.ts'
import * as words from '#words/shop/orders/return-dialog/en.ts'

import { longestReason } from './check-return.ts'
import type { OneOrder } from './one-order.ts'
import { ReturnPictures } from './return-pictures.tsx'
import { useAskingReturn } from './use-asking-return.ts'
import type { AskingReturn } from './use-asking-return.ts'

interface ReturnDialogProps extends Pick<AskingReturn, 'onAsking' | 'onAsked' | 'onOutdated'> {
  order: OneOrder
  returns: ReturnsOfOrder
  isOpen: boolean
}

const wishes = { money: words.money, replacement: words.replacement }

/** Asks what is to be sent back and why, in a native modal dialog. */
export function ReturnDialog({ order, returns: { returnable }, isOpen, ...on }: ReturnDialogProps) {
  const positions = order.lines.map(({ position }) => position)
  const asking = useAskingReturn({ orderId: order.id, positions, returnable, ...on })
  const { form, problems, refusals, isBusy, opening, change, setProblems, close, send } = asking
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effect: closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    // Not a field, which would open the keyboard of a phone over what is asked.
    element?.focus()
    return () => element?.close()
  }, [isOpen])

  // To the first field that is wrong.
  useLayoutEffect(() => {
    if (refusals > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  const choose = (place: number, quantity: number) =>
    change({
      // What can be sent back no more was chosen before: its line is gone, and nobody could take it out.
      pieces: returnable.map((left, at) => (at === place ? quantity : Math.min(form.pieces[at] ?? 0, left))),
    })
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={close}
      // In the middle of the window, which the reset of the style sheet takes away.
      style={{ margin: 'auto' }}
      className="dims-page bg-paper-raised text-ink border-line rounded-card shadow-lift w-[min(24rem,88vw)] overflow-y-auto overscroll-contain border p-5 focus:outline-none"
    >
      <form noValidate method="post" onSubmit={submit}>
        <h2 id={`${id}-title`} className="text-2xl">
          {words.title}
        </h2>
        <fieldset className="mt-3">
          <legend className="font-semibold">{words.whatBack}</legend>
          <ul className="divide-line divide-y">
            {order.lines.map((line, place) => {
              const left = returnable[place] ?? 0
              return (
                left > 0 && (
                  <li key={line.productId} className="flex items-center gap-4 py-3">
                    <span className="min-w-0 flex-1 wrap-anywhere">
                      {line.step ? line.name : `${line.name} ${line.pack}`}
                    </span>
                    <select
                      aria-label={words.piecesOf(`${line.name} ${line.pack}`)}
                      aria-invalid={problems.pieces ? true : undefined}
                      aria-describedby={problems.pieces && `${id}-pieces`}
                      value={form.pieces[place] ?? 0}
                      disabled={isBusy}
                      onChange={({ target }) => choose(place, Number(target.value))}
                      className="bg-paper-raised rounded-card border-line-strong min-h-11 border px-3 text-base"
                    >
                      {Array.from({ length: left + 1 }, (_, pieces) => (
                        <option key={pieces} value={pieces}>
                          {words.piecesOut(amountOf(line, pieces), amountOf(line, left))}
                        </option>
                      ))}
                    </select>
                  </li>
                )
              )
            })}
          </ul>
          <Problem id={`${id}-pieces`} says={problems.pieces} />
        </fieldset>
        <fieldset className="mt-3">
          <legend className="font-semibold">{words.whatInstead}</legend>
          {(['money', 'replacement'] as const).map((wish) => (
            <label key={wish} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`${id}-wish`}
                checked={form.wish === wish}
                disabled={isBusy}
                onChange={() => change({ wish })}
                className="accent-leaf size-5"
              />
              {wishes[wish]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}-reason`} className="mt-3 mb-1.5 block font-semibold">
          {words.whatIsWrong}
        </label>
        <textarea
          id={`${id}-reason`}
          rows={3}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
          readOnly={isBusy}
          aria-invalid={problems.reason ? true : undefined}
          aria-describedby={problems.reason ? `${id}-reason-hint ${id}-reason-problem` : `${id}-reason-hint`}
          className="bg-paper-raised rounded-card border-line-strong w-full border px-4 py-3 text-base"
        />
        <p id={`${id}-reason-hint`} className="text-ink-soft text-sm">
          {words.atMost(longestReason)}
        </p>
        <Problem id={`${id}-reason-problem`} says={problems.reason} />
        <ReturnPictures
          pictures={form.pictures}
          onChange={asking.changePictures}
          opening={opening}
          onOpening={asking.setOpening}
          isSending={isBusy}
          error={problems.pictures}
          onError={(error) => setProblems((before) => ({ ...before, pictures: error }))}
        />
        <div role="alert">
          <Problem says={problems['']} />
        </div>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || close()}>
            {words.notNow}
          </Button>
          <Button type="submit" aria-disabled={isBusy || opening > 0 || undefined}>
            {isBusy ? words.sending : opening > 0 ? words.openingPictures : words.ask}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

function Problem({ id, says }: { id?: string; says: string | undefined }) {
  return (
    says && (
      <p id={id} className="text-terracotta-strong mt-1.5 text-sm font-medium">
        {says}
      </p>
    )
  )
}
