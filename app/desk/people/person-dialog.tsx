import { useId } from 'react'
import type { FormEvent, ReactNode } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { User } from '#contract/customers.ts'

import { PersonHead } from './person-head.tsx'

interface PersonDialogProps {
  title: string
  user: User
  /** What the button says, and while it is pressed. */
  action: string
  busy: string
  isSaving: boolean
  onSave: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form about one person, in a dialog. One press at a time. */
export function PersonDialog(props: PersonDialogProps) {
  const formId = useId()
  const { title, user, action, busy, isSaving, onSave, onClose, children } = props

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isSaving) void onSave()
  }

  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isSaving || undefined}>
            {isSaving ? busy : action}
          </Button>
        </>
      }
    >
      <PersonHead user={user} />
      <form id={formId} noValidate onSubmit={submit} className="mt-4">
        {children}
      </form>
    </DeskDialog>
  )
}
