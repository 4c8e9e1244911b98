import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { namedPackFirst, packTyped } from '#app/desk/pack-typed.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import type { ProductStock, stockOfProducts } from '#contract/stock.ts'
import * as words from '#words/desk/by-itself/boxes/en.ts'

/** The packs of one product do not stand together: more are asked for than are shown. */
const mostAsked = 50
const mostShown = 8

interface GoodsFieldProps {
  label: string
  hint: string
  /** Products that cannot be chosen any more. */
  taken: readonly string[]
  onGoods: (product: ProductStock) => void
}

/** Finds goods by their words. */
export function GoodsField({ label, hint, taken, onGoods }: GoodsFieldProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const found = useFound(query, findGoods)
  const canBeTaken = ({ _id, state }: ProductStock) => state !== 'archived' && !taken.includes(_id)
  const options = found.rows?.filter(canBeTaken).slice(0, mostShown) ?? null

  async function take(chosen: ProductStock | undefined) {
    const good = chosen ?? (await found.get(query))?.find(canBeTaken)
    if (!good) return
    setText('')
    onGoods(good)
  }

  return (
    <SuggestField
      label={label}
      hint={options?.length === 0 ? words.noGoods : hint}
      field={field}
      text={text}
      onText={setText}
      options={options}
      best={0}
      keyOf={({ _id }) => _id}
      renderOption={({ productName, pack }) => (
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-semibold">{productName}</span>{' '}
          <span className="text-ink-soft text-sm">{pack}</span>
        </span>
      )}
      onTake={(good) => void take(good)}
      onEmpty={() => undefined}
      problem={found.hasFailed ? words.noAnswer : null}
    />
  )
}

async function findGoods(q: string): Promise<ProductStock[] | null> {
  const { words: wanted, pack } = packTyped(q)
  const query = new URLSearchParams({ q: wanted, page: '1', pageSize: String(mostAsked) })
  const answer = await call<typeof stockOfProducts>('GET', `/api/product-stock?${query}`)
  return answer.ok ? namedPackFirst(answer.body.data, pack) : null
}
