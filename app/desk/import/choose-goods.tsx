import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import type { getProduct } from '#contract/products.ts'
import { packLabel } from '#domain/catalog/rules.ts'

import type { Given, Goods } from './given.ts'

interface ChooseGoodsProps {
  picture: Given
  onGive: (goods: Goods) => void
  onClose: () => void
}

/** Says whose picture a file is: one of those that its name fits, or any product by its name. */
export function ChooseGoods({ picture, onGive, onClose }: ChooseGoodsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const query = text.trim()
  const found = useFound(query, ask)
  return (
    <DeskDialog title={`Whose picture is ${picture.file.name}?`} onClose={onClose}>
      <img src={picture.preview} alt="" className="mx-auto mb-4 max-h-40 rounded-[10px] object-contain" />
      <SuggestField
        label="Product"
        hint="A part of its name."
        field={field}
        text={text}
        onText={setText}
        options={query === '' ? picture.offered : found.rows}
        best={0}
        keyOf={({ _id }) => _id}
        renderOption={(goods) => <NamedGoods goods={goods} />}
        onTake={(goods) => goods && onGive(goods)}
        onEmpty={() => undefined}
        problem={
          found.hasFailed
            ? 'No answer came. Please try again.'
            : found.rows?.length === 0
              ? 'No product has this name.'
              : null
        }
      />
    </DeskDialog>
  )
}

export function NamedGoods({ goods }: { goods: Goods }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{goods.productName}</span>{' '}
      <span className="text-ink-soft figures text-sm">
        {packLabel(goods)}, {goods.brandName}
      </span>
    </span>
  )
}

/** Those that need one first; a product may have several. */
async function ask(q: string): Promise<Goods[] | null> {
  const of = async (state: 'needs_picture' | 'all') => {
    const query = new URLSearchParams({ page: '1', pageSize: '8', state, q })
    const answer = await call<typeof getProduct>('GET', `/api/get-product?${query}`)
    return answer.ok ? answer.body.data : null
  }
  const [inNeed, all] = await Promise.all([of('needs_picture'), of('all')])
  if (!inNeed || !all) return null
  const others = all.filter(
    ({ _id, state }) => state !== 'archived' && !inNeed.some((one) => one._id === _id),
  )
  return [...inNeed, ...others].slice(0, 8)
}
