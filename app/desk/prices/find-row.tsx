import { useState } from 'react'
import type { FormEvent } from 'react'

import { Button } from '#app/ui/button.tsx'
import type { ProductPrices } from '#contract/prices.ts'
import { withPack } from '#domain/catalog/rules.ts'

interface FindRowProps {
  rows: readonly ProductPrices[]
  /** The row that one is in. */
  from: number
  onFound: (row: number) => void
}

/** Leads to the next row with these words, on whatever page it is: the browser finds only what is drawn. */
export function FindRow({ rows, from, onFound }: FindRowProps) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  function find(event: FormEvent) {
    event.preventDefault()
    const words = text.trim().toLowerCase()
    if (words === '') return
    const place = nextWith(rows, words, from)
    setIsMissing(place === null)
    if (place !== null) onFound(place)
  }

  return (
    <form role="search" onSubmit={find} className="mt-3 flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label="Find a product of this shelf"
        placeholder="Find a product of this shelf..."
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIsMissing(false)
        }}
        className="bg-paper border-line-strong min-h-11 min-w-0 flex-1 basis-48 rounded-[10px] border px-3 text-base sm:max-w-72"
      />
      <Button type="submit" look="quiet" size="small">
        Find
      </Button>
      <p role="status" className="text-sm">
        {isMissing && 'No product of this shelf has these words.'}
      </p>
    </form>
  )
}

/** The next row after this one, from the top again at the end; null where no row has them. */
function nextWith(rows: readonly ProductPrices[], words: string, from: number): number | null {
  const has = (row: ProductPrices) =>
    `${withPack(row.productName, row)} ${row.brandName}`.toLowerCase().includes(words)
  const after = rows.findIndex((row, place) => place > from && has(row))
  const place = after < 0 ? rows.findIndex(has) : after
  return place < 0 ? null : place
}
