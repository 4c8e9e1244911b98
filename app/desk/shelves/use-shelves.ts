import { useState } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type {
  DeskCategory,
  addCategory,
  allCategories,
  changeCategory,
  deleteCategory,
  moveCategory,
} from '#contract/categories.ts'

/** What is typed of a shelf. */
export interface ShelfWords {
  label: string
  hindiLabel: string
  mark: string
}

/**
 * The shelves and what changes them: each call answers the whole list. `loaded`: as the room was opened with
 * it.
 */
export function useShelves(loaded: DeskCategory[]) {
  /** As an answer had them after the room was loaded. */
  const [answered, setAnswered] = useState<{ loaded: DeskCategory[]; shelves: DeskCategory[] } | null>(null)
  const { isBusy, press } = usePress()
  const navigate = useNavigate()
  const shelves = answered?.loaded === loaded ? answered.shelves : loaded

  function judge(answer: Answer<typeof allCategories>, says = true): Problems | null {
    if (isTurnedAway(answer)) {
      void navigate(homePath)
      return null
    }
    if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
    setAnswered({ loaded, shelves: answer.body.data })
    if (says) showToast('success', answer.body.message)
    return null
  }

  async function save(shelf: DeskCategory | null, words: ShelfWords): Promise<Problems | null> {
    if (!shelf)
      return press(
        JSON.stringify(words),
        (key) => call<typeof addCategory>('POST', '/api/add-category', words, key),
        judge,
      )
    const { value } = shelf
    // Of the list as it is known: after a refusal what stands there now has been seen.
    const version = shelves.find((one) => one.value === value)?.version
    const sent = { value, ...words, ...(version !== undefined && { version }) }
    const wrong = await press(
      `change ${value}`,
      () => call<typeof changeCategory>('POST', '/api/change-category', sent),
      judge,
    )
    if (wrong?.['']) await reload()
    return wrong
  }

  /** As somebody else has left them. */
  async function reload(): Promise<void> {
    const answer = await call<typeof allCategories>('GET', '/api/all-categories').catch(() => null)
    if (answer?.ok) setAnswered({ loaded, shelves: answer.body.data })
  }

  async function remove({ value }: DeskCategory): Promise<Problems | null> {
    return press(
      `delete ${value}`,
      () => call<typeof deleteCategory>('POST', '/api/delete-category', { value }),
      judge,
    )
  }

  /** To a place from 1. Answers whether it stands there now; a failure has told itself. */
  async function move({ value }: DeskCategory, place: number): Promise<boolean> {
    if (place < 1 || place > shelves.length) return false
    const wrong = await press(
      `move ${value} ${place}`,
      () => call<typeof moveCategory>('POST', '/api/move-category', { value, place }),
      (answer) => judge(answer, false),
    )
    if (wrong?.['']) showToast('error', wrong[''])
    return wrong === null
  }

  return { shelves, isBusy, save, remove, move }
}
