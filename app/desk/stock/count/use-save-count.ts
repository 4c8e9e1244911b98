import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { countGoods } from '#contract/stock.ts'

import { isRefused } from './outcome-words.ts'
import type { CountResult } from './outcome-words.ts'
import { goodsToSend } from './sheet.ts'
import type { Counts } from './sheet.ts'

/** What was sent, and what becomes or became of it. */
export interface Judged {
  counts: Counts
  goods: ReturnType<typeof goodsToSend>
  results: readonly CountResult[]
  isSaved: boolean
}

/** Asks what a count would change, and then saves just that. `onDone` gets what is saved, or was right. */
export function useSaveCount(onDone: (ids: readonly string[]) => void) {
  const [judged, setJudged] = useState<Judged | null>(null)
  const { isBusy, press } = usePress()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  const check = (counts: Counts, countedAt: Date | null) =>
    ask({ counts, goods: goodsToSend(counts, countedAt) }, true)

  async function ask({ counts, goods }: Pick<Judged, 'counts' | 'goods'>, isTrial: boolean) {
    await press(
      JSON.stringify([isTrial, goods]),
      (key) => call<typeof countGoods>('POST', '/api/count-goods', { isTrial, goods }, key),
      (answer) => {
        // What was typed is kept for when they are back.
        if (isTurnedAway(answer)) void navigate(homePath)
        else if (!answer.ok) showToast('error', answer.body.message)
        else {
          const results = answer.body.data
          setJudged({ counts, goods, results, isSaved: !isTrial })
          if (!isTrial) {
            onDone(results.filter((result) => !isRefused(result)).map(({ productId }) => productId))
            void revalidate()
          }
        }
        return null
      },
    )
  }

  return { judged, isBusy, check, save: (shown: Judged) => ask(shown, false), close: () => setJudged(null) }
}
