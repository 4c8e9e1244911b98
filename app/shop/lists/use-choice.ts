import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'
import { choiceOf } from '#domain/catalog/filters/rules.ts'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import { chosenCategories } from '#domain/catalog/rules.ts'

import type { PathOf } from './list-path.ts'

/** What is chosen, in the moment of the click; the address, and with it the goods, follow. */
export function useChoice(pathOf: PathOf): {
  shown: ListChoice
  choose: (change: Partial<ListChoice>) => void
} {
  const { key, search, state } = useLocation()
  const all = useCategories()
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => choiceOf(new URLSearchParams(search), all))
  /** When the newest choice was made. */
  const [madeAt, setMadeAt] = useState(0)
  const [read, setRead] = useState(() => ({ key, all, drawnAt: Date.now() }))

  // The address leads wherever it was changed by other means: a link, Back, Forward. It is read anew with
  // the shelves, which may come behind an address that names a new one. By its key: who takes a choice back
  // before its address was drawn leads from one address to the same one. The address of a choice made here
  // says nothing new: on a slow phone it is drawn after the next choice, and would take that back.
  if (read.key !== key || read.all !== all) {
    const at = (state as { chosenAt?: number } | null)?.chosenAt ?? 0
    const isOfHere = read.all === all && at > read.drawnAt && at <= madeAt
    setRead({ key, all, drawnAt: isOfHere ? at : madeAt })
    if (!isOfHere) setShown(choiceOf(new URLSearchParams(search), all))
  }

  function choose(change: Partial<ListChoice>) {
    const chosen = { ...shown, page: 1, ...change }
    // One choice has one address, in whatever order it was made.
    const next = { ...chosen, categories: chosenCategories(all, chosen.categories) }
    const chosenAt = Date.now()
    setShown(next)
    setMadeAt(chosenAt)
    // After the click has been painted: what was chosen shows before the work of a new page begins.
    setTimeout(() => void navigate(pathOf(next), { preventScrollReset: true, state: { chosenAt } }))
  }

  return { shown, choose }
}
