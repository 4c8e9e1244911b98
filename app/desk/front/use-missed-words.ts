import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePressInTurn } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { setWordAway, takeAliasBack } from '#contract/search-misses.ts'

interface MadeAlias {
  word: string
  productId: string
  message: string
  /** False where the product had the word before, so that an undo would take more away than was added. */
  isNew: boolean
}

/** What is done with a word of the list. Each can be taken back, and the list is asked for anew. */
export function useMissedWords() {
  const { press } = usePressInTurn()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  function judge(answer: Answer<typeof setWordAway | typeof takeAliasBack>, undo?: [string, () => void]) {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    const { message } = answer.body
    showToast(
      answer.ok ? 'success' : 'error',
      message,
      undefined,
      answer.ok && undo ? { id: undo[0], undo: undo[1] } : undefined,
    )
    void revalidate()
    return answer.ok ? null : ({ '': message } satisfies Problems)
  }

  function setAway(word: string, isAway: boolean) {
    void press(
      `${isAway} ${word}`,
      () => call<typeof setWordAway>('POST', '/api/set-word-away', { word, isAway }),
      (answer) => judge(answer, isAway ? [word, () => setAway(word, false)] : undefined),
    )
  }

  function takeBack(word: string, productId: string) {
    void press(
      `back ${word}`,
      () => call<typeof takeAliasBack>('POST', '/api/take-alias-back', { word, productId }),
      (answer) => judge(answer),
    )
  }

  function aliasMade({ word, productId, message, isNew }: MadeAlias) {
    const undo = () => takeBack(word, productId)
    showToast('success', message, undefined, isNew ? { id: word, undo } : undefined)
    void revalidate()
  }

  return { putAway: (word: string) => setAway(word, true), aliasMade }
}
