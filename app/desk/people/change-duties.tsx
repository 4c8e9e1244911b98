import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { User, changeDuties } from '#contract/customers.ts'
import type { Duty } from '#domain/customers/rules.ts'

import { DutyChoice } from './duty-choice.tsx'
import { PersonHead } from './person-head.tsx'

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
      <PersonHead user={user} />
      <form id={formId} onSubmit={(event) => void save(event)} className="mt-4">
        <DutyChoice chosen={chosen} onChoose={setChosen} />
        <p className="text-ink-soft mt-3 text-sm">They find their work in the menu under ‘Stall’.</p>
      </form>
    </DeskDialog>
  )
}
