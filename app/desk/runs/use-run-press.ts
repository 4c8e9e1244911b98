import { useNavigate } from 'react-router'

import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'

type Answered<Body> =
  | { ok: true; status: number; body: Body & { message: string } }
  | { ok: false; status: number; body: { message: string; fields?: Record<string, string> | undefined } }

/** Does something with a run, once. Answers null when it is done, or else what is wrong. */
export function useRunPress() {
  const { isBusy, press: pressOnce } = usePress()
  const navigate = useNavigate()

  function press<Body>(
    what: string,
    ask: (idempotencyKey: string) => Promise<Answered<Body>>,
    onDone: (body: Body) => void,
  ): Promise<Problems | null> {
    return pressOnce(what, ask, (answer) => {
      if (isTurnedAway(answer)) {
        void navigate(homePath)
        return null
      }
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
      onDone(answer.body)
      return null
    })
  }

  return { isBusy, press }
}
