import { useId, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { User, updateUser } from '#contract/customers.ts'
import { isAdmin, roles } from '#domain/ground/rules.ts'
import type { Role } from '#domain/ground/rules.ts'

import { PersonDialog } from './person-dialog.tsx'
import { usePersonSave } from './use-person-save.ts'

interface ChangeRoleProps {
  user: User
  isMe: boolean
  onChanged: (user: User) => void
  onClose: () => void
}

const mayDo: Record<Role, string> = {
  ADMIN: 'Opens this panel: changes products and roles, sees all orders.',
  GENERAL: 'Shops, and sees their own orders.',
}

export function ChangeRole({ user, isMe, onChanged, onClose }: ChangeRoleProps) {
  const formId = useId()
  const [role, setRole] = useState(user.role)
  const { isSaving, save } = usePersonSave('The role was not changed. Please try again.', onClose)

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
      title="Change role"
      user={user}
      action="Change role"
      busy="Changing..."
      isSaving={isSaving}
      onSave={change}
      onClose={onClose}
    >
      <fieldset className="space-y-1">
        <legend className="mb-1 text-sm font-semibold">Role</legend>
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
                {mayDo[value]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {isMe && !isAdmin({ role }) && (
        <p role="status" className="text-ink-soft mt-3 text-sm">
          This is your own account. You will not be able to open the admin panel any more.
        </p>
      )}
    </PersonDialog>
  )
}
