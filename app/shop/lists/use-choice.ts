import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useCategories } from '#app/ui/categories.ts'
import { choiceOf } from '#domain/catalog/filters.ts'
import type { ListChoice } from '#domain/catalog/filters.ts'
import { chosenCategories } from '#domain/catalog/rules.ts'

import type { PathOf } from './list-path.ts'

/** What is chosen, in the moment of the click; the address, and with it the goods, follow. */
export function useChoice(pathOf: PathOf): {
  shown: ListChoice
  choose: (change: Partial<ListChoice>) => void
} {
  const { key, search } = useLocation()
  const all = useCategories()
  const navigate = useNavigate()
  const [shown, setShown] = useState(() => choiceOf(new URLSearchParams(search), all))
  const [read, setRead] = useState({ key, all })

  // The address leads wherever it was changed by other means: a link, Back, Forward. It is read anew with
  // the shelves, which may come behind an address that names a new one. By its key: who takes a choice back
  // before its address was drawn leads from one address to the same one.
  if (read.key !== key || read.all !== all) {
    setRead({ key, all })
    setShown(choiceOf(new URLSearchParams(search), all))
  }

  function choose(change: Partial<ListChoice>) {
    const chosen = { ...shown, page: 1, ...change }
    // One choice has one address, in whatever order it was made.
    const next = { ...chosen, categories: chosenCategories(all, chosen.categories) }
    setShown(next)
    // After the click has been painted: what was chosen shows before the work of a new page begins.
    setTimeout(() => void navigate(pathOf(next), { preventScrollReset: true }))
  }

  return { shown, choose }
}
