import { useState } from 'react'
import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'

type Answered =
  | { ok: true; status: number; body: { message: string } }
  | { ok: false; status: number; body: { message: string; fields?: Record<string, string> | undefined } }

/**
 * Does something with a person, once: says what the server says, and has the list loaded again, also where it
 * was refused. `wrong` is what is wrong with the fields.
 */
export function usePersonPress(onChanged: () => void) {
  const { isBusy, press } = usePress()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const navigate = useNavigate()

  /** Answers whether it is done. */
  async function act(what: string, ask: (key: string) => Promise<Answered>): Promise<boolean> {
    setWrong({})
    const problems = await press(what, ask, (answer) => {
      if (isTurnedAway(answer)) void navigate(homePath)
      else if (answer.ok) showToast('success', answer.body.message)
      else if (answer.status !== 422) showToast('error', answer.body.message)
      if (answer.ok) return null
      return answer.body.fields ?? { '': answer.body.message }
    })
    if (problems && Object.keys(problems).length > 0) setWrong(problems)
    else onChanged()
    return problems === null
  }

  return { isBusy, wrong, act }
}
