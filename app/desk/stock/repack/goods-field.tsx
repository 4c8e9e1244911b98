import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { namedPackFirst, packTyped } from '#app/desk/pack-typed.ts'
import { packOf, stockAmount } from '#app/desk/stock/stock-amount.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import type { ProductStock, stockOfProducts } from '#contract/stock.ts'

/** The packs of one product do not stand together: more are asked for than are shown. */
const mostAsked = 50
const mostShown = 10

interface GoodsFieldProps {
  label: string
  hint: string
  /** Products that cannot be chosen any more. */
  taken: readonly string[]
  onGoods: (product: ProductStock) => void
}

/** Finds counted goods by their words. */
export function GoodsField({ label, hint, taken, onGoods }: GoodsFieldProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const found = useFound(query, findGoods)
  const options = found.rows?.filter(canBeTaken).slice(0, mostShown) ?? null

  function canBeTaken({ _id, stock }: ProductStock) {
    return stock !== null && !taken.includes(_id)
  }

  async function take(chosen: ProductStock | undefined) {
    const rows = chosen ? [chosen] : await found.get(query)
    const product = rows?.find(canBeTaken)
    if (!product) return
    setText('')
    onGoods(product)
  }

  return (
    <SuggestField
      label={label}
      hint={options?.length === 0 ? 'No counted goods are found.' : hint}
      field={field}
      text={text}
      onText={setText}
      options={options}
      best={0}
      keyOf={({ _id }) => _id}
      renderOption={({ productName, stock, ...product }) => (
        <>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{productName}</span>{' '}
            <span className="text-ink-soft text-sm">{packOf(product)}</span>
          </span>
          <span className="figures text-ink-soft shrink-0 text-sm">
            {stockAmount(stock ?? 0, product.step)} there
          </span>
        </>
      )}
      onTake={(product) => void take(product)}
      onEmpty={() => undefined}
      problem={found.hasFailed ? 'No answer came. Please press Enter to try again.' : null}
    />
  )
}

async function findGoods(q: string): Promise<ProductStock[] | null> {
  const { words, pack } = packTyped(q)
  const query = new URLSearchParams({ q: words, page: '1', pageSize: String(mostAsked) })
  const answer = await call<typeof stockOfProducts>('GET', `/api/product-stock?${query}`)
  return answer.ok ? namedPackFirst(answer.body.data, pack) : null
}
