import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { OrderDetail } from '#contract/order-desk.ts'

import { useOrderPress } from './use-order-press.ts'
import type { PressAnswer, PressOptions } from './use-order-press.ts'

/** What each question about an order gets. */
export interface OrderDialogProps extends PressOptions {
  order: OrderDetail
  onClose: () => void
}

interface OrderFormDialogProps extends Omit<OrderDialogProps, 'order'> {
  title: string
  /** The button that does it. */
  yes: string
  /** The button that leaves everything as it is. */
  no?: string
  isDanger?: boolean
  isLong?: boolean
  /** Names what is done; a press after a lost answer repeats it under the same key. */
  what: string
  ask: (idempotencyKey: string) => Promise<PressAnswer>
  children: (problems: Problems) => ReactNode
}

/** A question before something is done with an order. It stays open, as it was typed, until it is done. */
export function OrderFormDialog({
  title,
  yes,
  no = 'Cancel',
  isDanger = false,
  isLong = false,
  what,
  ask,
  children,
  onClose,
  ...on
}: OrderFormDialogProps) {
  const formId = useId()
  const [problems, setProblems] = useState<Problems>({})
  const form = useFirstWrong(problems)
  const { isBusy, press, isUnanswered } = useOrderPress(on)
  const isStillHere = useStillHere()

  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = await press(what, ask)
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
    <DeskDialog
      title={title}
      width={isLong ? 'form' : 'narrow'}
      onClose={close}
      footer={
        <>
          <Button look="quiet" size="small" onClick={close}>
            {no}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="small"
            look={isDanger ? 'danger' : 'primary'}
            aria-disabled={isBusy || undefined}
          >
            {yes}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        {children(problems)}
      </form>
    </DeskDialog>
  )
}
