import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { User, changeDuties } from '#contract/customers.ts'
import type { Duty } from '#domain/ground/rules.ts'

import { DutyChoice } from './duty-choice.tsx'
import { PersonDialog } from './person-dialog.tsx'

interface ChangeDutiesProps {
  user: User
  onChanged: () => void
  onClose: () => void
}

/** What somebody who is no admin does at the stall. Only what was changed here is sent. */
export function ChangeDuties({ user, onChanged, onClose }: ChangeDutiesProps) {
  const [chosen, setChosen] = useState<readonly Duty[]>(user.duties)
  const [isSaving, setIsSaving] = useState(false)
  const isStillHere = useStillHere()
  const navigate = useNavigate()

  async function save() {
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
    <PersonDialog
      title="Change duties"
      user={user}
      action="Save duties"
      busy="Saving..."
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      <DutyChoice chosen={chosen} onChoose={setChosen} />
      <p className="text-ink-soft mt-3 text-sm">They find their work in the menu under ‘Stall’.</p>
    </PersonDialog>
  )
}
