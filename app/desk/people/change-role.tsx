import { useId, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { User, updateUser } from '#contract/customers.ts'
import { isAdmin, roles } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'

import { PersonDialog } from './person-dialog.tsx'
import { usePersonSave } from './use-person-save.ts'

interface ChangeRoleProps {
  user: User
  isMe: boolean
  onChanged: (user: User) => void
  onClose: () => void
}

export function ChangeRole({ user, isMe, onChanged, onClose }: ChangeRoleProps) {
  const formId = useId()
  const [role, setRole] = useState(user.role)
  const { isSaving, save } = usePersonSave(words.roleNotChanged, onClose)

  const change = () =>
    save(
      () => call<typeof updateUser>('POST', '/api/update-user', { userId: user._id, role }),
      (answer) => {
        if (answer.ok) onChanged(answer.body.data)
        return answer.ok
      },
    )

  return (
    <PersonDialog
      title={words.changeRole}
      user={user}
      action={words.changeRole}
      busy={words.changing}
      isSaving={isSaving}
      onSave={change}
      onClose={onClose}
    >
      <fieldset className="space-y-1">
        <legend className="mb-1 text-sm font-semibold">{words.columns.role}</legend>
        {roles.map((value) => (
          <label
            key={value}
            className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 items-center gap-3 rounded-[10px] border px-3"
          >
            <input
              type="radio"
              name="role"
              value={value}
              checked={role === value}
              onChange={() => setRole(value)}
              aria-label={value}
              aria-describedby={`${formId}-${value}`}
              className="accent-leaf size-4"
            />
            <span className="py-1.5 leading-snug">
              {value}
              <span id={`${formId}-${value}`} className="text-ink-soft block text-sm">
                {words.mayDo[value]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isMe && !isAdmin({ role }) && (
        <p role="status" className="text-ink-soft mt-3 text-sm">
          {words.ownRole}
        </p>
      )}
    </PersonDialog>
  )
}
