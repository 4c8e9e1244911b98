import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { WholeTill } from '#contract/tills.ts'

type TillAnswer =
  | { ok: true; status: number; body: { message: string; data: WholeTill } }
  | {
      ok: false
      status: number
      body: { code: string; message: string; fields?: Record<string, string> | undefined }
    }

/** Does something with a till, once. Answers null when it is done, or else what is wrong. */
export function useTillPress(onDone: () => void) {
  const { isBusy, press: pressOnce } = usePress()
  const navigate = useNavigate()

  function press(
    what: string,
    ask: (idempotencyKey: string) => Promise<TillAnswer>,
  ): Promise<Problems | null> {
    return pressOnce(what, ask, (answer) => {
      if (isTurnedAway(answer)) {
        void navigate(homePath)
        return null
      }
      if (answer.ok) {
        showToast('success', answer.body.message)
        onDone()
        return null
      }
      const { code, message, fields } = answer.body
      showToast('error', message)
      // Something went in or out by now, or somebody else has closed it: the room shows how it stands.
      if (code === 'till_moved' || code === 'till_begun' || code === 'till_closed') onDone()
      return fields ?? { '': message }
    })
  }

  return { isBusy, press }
}
