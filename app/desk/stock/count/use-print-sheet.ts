import { useState } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import type { Category } from '#domain/catalog/rules.ts'

import type { Shelf } from './count-sheet.tsx'
import { loadShelf } from './load-shelf.ts'

/** Loads the goods of shelves for a sheet of paper; those without goods are left out. */
export function usePrintSheet(onTurnedAway: () => void) {
  const [shelves, setShelves] = useState<Shelf[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function load(categories: readonly Category[]) {
    if (isBusy) return
    setIsBusy(true)
    try {
      const loaded: Shelf[] = []
      for (const { value, label } of categories) {
        const goods = await loadShelf(value)
        if (goods === null) return onTurnedAway()
        if (goods.length > 0) loaded.push({ label, goods })
      }
      if (loaded.length > 0) setShelves(loaded)
      else showToast('warning', 'There are no goods to count.')
    } catch {
      showToast('error', 'The goods did not load. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }

  return { shelves, isBusy, load, close: () => setShelves(null) }
}
