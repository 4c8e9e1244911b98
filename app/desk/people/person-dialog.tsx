import type { ReactNode } from 'react'

import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
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
  const { title, user, action, busy, isSaving, onSave, onClose, children } = props
  return (
    <FormDialog
      title={title}
      yes={isSaving ? busy : action}
      isBusy={isSaving}
      onSubmit={() => isSaving || void onSave()}
      onClose={onClose}
    >
      <PersonHead user={user} />
      <div>{children}</div>
    </FormDialog>
  )
}
