import { useId, useLayoutEffect, useRef } from 'react'
import type { FormEvent } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/orders/cancel/en.ts'

import { cancelWords, moneyInHand } from './cancel-words.ts'
import type { OneOrder } from './one-order.ts'
import { longestReason, useCancelling } from './use-cancelling.ts'
import type { Cancelling } from './use-cancelling.ts'

interface CancelDialogProps extends Omit<Cancelling, 'orderId' | 'hasUpi'> {
  order: OneOrder
  isOpen: boolean
}

/**
 * Asks before an order is cancelled, in a native modal dialog. What the page has too is given: imported from
 * here as well, it would be in the file that all pages load.
 */
export function CancelDialog({ order, isOpen, ...given }: CancelDialogProps) {
  const hasUpi = moneyInHand(order).upiPaise > 0
  const { isBusy, reason, upiReference, problem, setReason, setUpiReference, close, cancel } = useCancelling({
    orderId: order.id,
    hasUpi,
    ...given,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Layout effect: closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    // Not the field, which would open the keyboard of a phone over what is asked.
    element?.focus()
    return () => element?.close()
  }, [isOpen])

  function submit(event: FormEvent) {
    event.preventDefault()
    void cancel()
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-consequences`}
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
        <p id={`${id}-consequences`} className="mt-3">
          {cancelWords(order)}
        </p>
        {hasUpi && (
          <>
            <label htmlFor={`${id}-upi`} className="mt-5 mb-1.5 block font-semibold">
              {words.upiReference}
            </label>
            <input
              id={`${id}-upi`}
              autoComplete="off"
              maxLength={35}
              value={upiReference}
              onChange={({ target }) => setUpiReference(target.value)}
              readOnly={isBusy}
              aria-describedby={`${id}-upi-hint`}
              className="bg-paper-raised rounded-card border-line-strong w-full border px-4 py-3 text-base"
            />
            <p id={`${id}-upi-hint`} className="text-ink-soft mt-1.5 text-sm">
              {words.sendFirst}
            </p>
          </>
        )}
        <label htmlFor={`${id}-reason`} className="mt-5 mb-1.5 block font-semibold">
          {words.why}
        </label>
        <textarea
          id={`${id}-reason`}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          readOnly={isBusy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          className="bg-paper-raised rounded-card border-line-strong w-full border px-4 py-3 text-base"
        />
        <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
          {words.atMost(longestReason)}
        </p>
        <div role="alert">
          {problem && <p className="text-terracotta-strong mt-3 font-semibold">{problem}</p>}
        </div>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || close()}>
            {words.keep}
          </Button>
          <Button type="submit" look="danger" aria-disabled={isBusy || undefined}>
            {isBusy ? words.cancelling : words.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
