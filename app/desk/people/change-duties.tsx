import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { User, changeDuties } from '#contract/customers.ts'
import type { Duty } from '#domain/ground/rules.ts'
import * as words from '#words/desk/people/en.ts'

import { DutyChoice } from './duty-choice.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { usePersonSave } from './use-person-save.ts'

interface ChangeDutiesProps {
  user: User
  onChanged: () => void
  onClose: () => void
}

/** What somebody who is no admin does at the stall. Only what was changed here is sent. */
export function ChangeDuties({ user, onChanged, onClose }: ChangeDutiesProps) {
  const [chosen, setChosen] = useState<readonly Duty[]>(user.duties)
  const { isSaving, save } = usePersonSave(words.dutiesNotSaved, onClose)

  const change = () =>
    save(
      () =>
        call<typeof changeDuties>('POST', '/api/change-duties', {
          userId: user._id,
          give: chosen.filter((duty) => !user.duties.includes(duty)),
          take: user.duties.filter((duty) => !chosen.includes(duty)),
        }),
      () => {
        // Also where it was refused: then the person is not as they were shown.
        onChanged()
        return true
      },
    )

  return (
    <PersonDialog
      title={words.changeDuties}
      user={user}
      action={words.saveDuties}
      busy={words.saving}
      isSaving={isSaving}
      onSave={change}
      onClose={onClose}
    >
      <DutyChoice chosen={chosen} onChoose={setChosen} />
      <p className="text-ink-soft mt-3 text-sm">{words.dutiesNote}</p>
    </PersonDialog>
  )
}
