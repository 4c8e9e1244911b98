import { useState } from 'react'
import type { ReactNode } from 'react'

import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
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
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = useOrderPress(on)
  const isStillHere = useStillHere()

  async function send() {
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
    <FormDialog
      title={title}
      width={isLong ? 'form' : 'narrow'}
      onClose={close}
      yes={yes}
      no={no}
      isDanger={isDanger}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() => void send()}
    >
      {children(problems)}
    </FormDialog>
  )
}
