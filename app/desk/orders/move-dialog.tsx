import { useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { OrderDetail } from '#contract/order-desk.ts'

import { move } from './move.ts'
import type { MoveInput } from './move.ts'
import { useOrderPress } from './use-order-press.ts'
import type { PressOptions } from './use-order-press.ts'

/** What each question about an order gets. */
export interface MoveDialogProps extends PressOptions {
  order: OrderDetail
  onClose: () => void
}

interface MoveFormProps extends MoveDialogProps {
  title: string
  /** The button that does it. */
  yes: string
  isDanger?: boolean
  input: MoveInput
  children: (problems: Problems) => ReactNode
}

/** A question before an order is moved. It stays open, with what was typed, until the move is done. */
export function MoveDialog({ order, title, yes, isDanger, input, children, onClose, ...on }: MoveFormProps) {
  const formId = useId()
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press, isUnanswered } = useOrderPress(on)
  const isStillHere = useStillHere()

  async function send(event: FormEvent) {
    event.preventDefault()
    const wrong = await press(input.action, (key) => move(order._id, input, key))
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
      onClose={close}
      footer={
        <>
          <Button look="quiet" size="small" onClick={close}>
            Leave it
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
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="space-y-4">
        {children(problems)}
      </form>
    </DeskDialog>
  )
}
