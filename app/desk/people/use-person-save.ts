import { useState } from 'react'
import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'

type Answered = { ok: true; status: number; body: { message: string } } | Refused

interface Refused {
  ok: false
  status: number
  body: { message: string }
}

/**
 * Saves what a dialog about one person asks, says what the server says, and closes the dialog if `answered`
 * says so. `wrong` shows what is wrong with a field in place of a toast.
 */
export function usePersonSave(failure: string, onClose: () => void, wrong?: (message: string) => void) {
  const [isSaving, setIsSaving] = useState(false)
  const isStillHere = useStillHere()
  const navigate = useNavigate()

  async function save<Answer extends Answered>(
    ask: () => Promise<Answer>,
    answered: (answer: Answer) => boolean,
  ): Promise<void> {
    setIsSaving(true)
    try {
      const answer = await ask()
      if (isTurnedAway(answer)) return void navigate(homePath)
      if (answer.status === 422 && wrong) wrong(answer.body.message)
      else {
        showToast(answer.ok ? 'success' : 'error', answer.body.message)
        // By now this dialog may be closed, and another one open.
        if (answered(answer) && isStillHere()) return onClose()
      }
    } catch {
      showToast('error', failure)
    }
    setIsSaving(false)
  }

  return { isSaving, save }
}
