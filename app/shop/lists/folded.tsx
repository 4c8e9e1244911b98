import { useState } from 'react'
import type { ReactNode } from 'react'

import * as words from '#words/shop/lists/en.ts'

/** So many stand before the fold, in a list of more than `mostOpen`. */
const beforeFold = 12
const mostOpen = 18

interface FoldedProps<Item> {
  items: readonly Item[]
  children: (item: Item) => ReactNode
  /** Whether this one must be seen at first, also behind the fold. */
  isNeeded?: (item: Item) => boolean
}

/** A list that folds where it is long: 'Show all 40'. Without scripts too. */
export function Folded<Item>({ items, children, isNeeded = () => false }: FoldedProps<Item>) {
  const behind = items.length > mostOpen ? items.slice(beforeFold) : []
  // Only at first: it must not close below the finger that takes back a choice.
  const [isOpen, setOpen] = useState(() => behind.some(isNeeded))
  return (
    <>
      {items.slice(0, items.length - behind.length).map(children)}
      {behind.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="text-leaf min-h-11 px-2 py-2.5 font-semibold">
            {isOpen ? words.showFewer : words.showAll(items.length)}
          </summary>
          {behind.map(children)}
        </details>
      )}
    </>
  )
}
