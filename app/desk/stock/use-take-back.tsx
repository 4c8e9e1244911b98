import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { StockEntry, takeBackRepack } from '#contract/stock.ts'

/** Takes a repacking back, after a question. `question` is drawn by the room. */
export function useTakeBack(onDone: () => void): { ask: (entry: StockEntry) => void; question: ReactNode } {
  const [asked, setAsked] = useState<StockEntry | null>(null)
  const { press } = usePress()
  const navigate = useNavigate()
  const ask = useCallback((entry: StockEntry) => setAsked(entry), [])

  async function takeBack({ cause }: StockEntry) {
    setAsked(null)
    await press(
      cause,
      (key) => call<typeof takeBackRepack>('POST', '/api/take-back-repack', { cause }, key),
      (answer) => {
        if (isTurnedAway(answer)) void navigate(homePath)
        else {
          showToast(answer.ok ? 'success' : 'error', answer.body.message)
          onDone()
        }
        return null
      },
    )
  }

  const question = asked && (
    <AskDialog
      question="Take this repacking back? All its packs leave the shelf, and what they were made from comes back."
      yes="Take back"
      no="Leave it"
      onYes={() => void takeBack(asked)}
      onNo={() => setAsked(null)}
    />
  )
  return { ask, question }
}
