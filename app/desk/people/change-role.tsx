import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { Avatar } from '#app/desk/widgets/avatar.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { User, updateUser } from '#contract/customers.ts'
import { isAdmin, roles } from '#domain/customers/rules.ts'
import type { Role } from '#domain/customers/rules.ts'

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
  const [isSaving, setIsSaving] = useState(false)
  const isStillHere = useStillHere()
  const navigate = useNavigate()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    try {
      const answer = await call<typeof updateUser>('POST', '/api/update-user', {
        userId: user._id,
        role,
      })
      if (isTurnedAway(answer)) return void navigate(homePath)
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      if (answer.ok) {
        onChanged(answer.body.data)
        // By now this dialog may be closed, and another one open.
        if (isStillHere()) onClose()
        return
      }
    } catch {
      showToast('error', 'The role was not changed. Please try again.')
    }
    setIsSaving(false)
  }

  return (
    <DeskDialog
      title="Change role"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Changing...' : 'Change role'}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-3">
        <Avatar name={user.name} picture={user.profilePic} />
        <p className="min-w-0 leading-snug wrap-anywhere">
          <span className="font-semibold">{user.name}</span>
          <span className="text-ink-soft block text-sm">{user.email}</span>
        </p>
      </div>
      <form id={formId} onSubmit={(event) => void save(event)}>
        <fieldset className="mt-4 space-y-1">
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
      </form>
    </DeskDialog>
  )
}
