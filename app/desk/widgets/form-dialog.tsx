import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/widgets/en.ts'

import { DeskDialog } from './dialog.tsx'
import { useFirstWrong } from './use-first-wrong.ts'
import type { Problems } from './use-press.ts'

interface FormDialogProps extends Pick<
  ComponentProps<typeof DeskDialog>,
  'title' | 'width' | 'onClose' | 'children'
> {
  /** The button that does it, as Enter in a field does. */
  yes: string
  /** The button that leaves everything as it is. */
  no?: string
  isDanger?: boolean
  isBusy: boolean
  /** What is wrong, by field: the first of them is led to. */
  problems?: Problems
  /** What would come of it, in sight above the buttons while the form scrolls. */
  said?: ReactNode
  onSubmit: () => void
}

const none: Problems = {}

/** A dialog that is one form, with its two buttons at the foot. */
export function FormDialog({
  yes,
  no = words.cancel,
  isDanger = false,
  isBusy,
  problems = none,
  said,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  const form = useFirstWrong(problems)
  return (
    <DeskDialog
      {...dialog}
      footer={
        <>
          {said && (
            <div role="status" className="figures min-w-0 basis-full text-sm wrap-anywhere">
              {said}
            </div>
          )}
          <Button look="quiet" size="small" onClick={dialog.onClose}>
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
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="space-y-4"
      >
        {children}
      </form>
    </DeskDialog>
  )
}
