import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'

import { useFocusReturn } from './focus-return.ts'

interface AskDialogProps {
  /** 'Discard what you have typed?' */
  question: string
  /** The answer that agrees. */
  yes: string
  /** The answer that changes nothing; it has the focus, and Esc gives it too. */
  no: string
  onYes: () => void
  onNo: () => void
  /** What it is about, below the question. */
  children?: ReactNode
}

/** A question with two answers, above whatever is open. Open while it is mounted. */
export function AskDialog({ question, yes, no, onYes, onNo, children }: AskDialogProps) {
  const returnFocus = useFocusReturn()
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="desk-overlay" />
        <AlertDialog.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="desk-dialog max-w-sm p-5"
        >
          <AlertDialog.Title className="text-xl">{question}</AlertDialog.Title>
          {children}
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button look="quiet" size="small">
                {no}
              </Button>
            </AlertDialog.Cancel>
            {/* Not AlertDialog.Action: it closes the dialog, which would call onNo as well. */}
            <Button look="danger" size="small" onClick={onYes}>
              {yes}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
