import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { dutyWords } from '#app/desk/stall/duty-words.ts'
import { Avatar } from '#app/desk/widgets/avatar.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { User, changeDuties } from '#contract/customers.ts'
import type { Duty } from '#domain/customers/rules.ts'

// From its words: the shop's pages need no list of duties, and would carry it.
const dutiesInOrder = Object.keys(dutyWords) as Duty[]

interface ChangeDutiesProps {
  user: User
  onChanged: () => void
  onClose: () => void
}

/** What somebody who is no admin does at the stall. Only what was changed here is sent. */
export function ChangeDuties({ user, onChanged, onClose }: ChangeDutiesProps) {
  const formId = useId()
  const [chosen, setChosen] = useState<readonly Duty[]>(user.duties)
  const [isSaving, setIsSaving] = useState(false)
  const isStillHere = useStillHere()
  const navigate = useNavigate()

  function toggle(duty: Duty) {
    setChosen(chosen.includes(duty) ? chosen.filter((one) => one !== duty) : [...chosen, duty])
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    try {
      const answer = await call<typeof changeDuties>('POST', '/api/change-duties', {
        userId: user._id,
        give: chosen.filter((duty) => !user.duties.includes(duty)),
        take: user.duties.filter((duty) => !chosen.includes(duty)),
      })
      if (isTurnedAway(answer)) return void navigate(homePath)
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      // Also where it was refused: then the person is not as they were shown.
      onChanged()
      // By now this dialog may be closed, and another one open.
      if (isStillHere()) onClose()
      return
    } catch {
      showToast('error', 'The duties were not saved. Please try again.')
    }
    setIsSaving(false)
  }

  return (
    <DeskDialog
      title="Change duties"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="small" aria-disabled={isSaving || undefined}>
            {isSaving ? 'Saving...' : 'Save duties'}
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
          <legend className="mb-1 text-sm font-semibold">Duties at the stall</legend>
          {dutiesInOrder.map((duty) => (
            <label
              key={duty}
              className="has-checked:border-leaf has-checked:bg-leaf-tint border-line flex min-h-11 items-center gap-3 rounded-[10px] border px-3"
            >
              <input
                type="checkbox"
                checked={chosen.includes(duty)}
                onChange={() => toggle(duty)}
                aria-label={dutyWords[duty].label}
                aria-describedby={`${formId}-${duty}`}
                className="accent-leaf size-4 shrink-0"
              />
              <span className="py-1.5 leading-snug">
                {dutyWords[duty].label}
                <span id={`${formId}-${duty}`} className="text-ink-soft block text-sm">
                  {dutyWords[duty].does}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-ink-soft mt-3 text-sm">They find their work in the menu under ‘Stall’.</p>
      </form>
    </DeskDialog>
  )
}
