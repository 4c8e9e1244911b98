import { X } from 'lucide-react'
import { useRef } from 'react'

import { call } from '#app/client/call.ts'
import { namedPackFirst, packTyped } from '#app/desk/pack-typed.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { IconButton } from '#app/ui/button.tsx'
import type { ProductStock, stockOfProducts } from '#contract/stock.ts'

interface Good {
  _id: string
  productName: string
}

interface GoodsChoiceProps {
  goods: readonly Good[]
  /** What is looked for, and not chosen yet. */
  text: string
  onText: (text: string) => void
  error: string | undefined
  onGoods: (goods: readonly Good[]) => void
}

/** The packs of one product do not stand together: more are asked for than are shown. */
const mostAsked = 50
const mostShown = 8

/** The goods that an offer is for, each in its pack, and a field that adds one. */
export function GoodsChoice({ goods, text, onText, error, onGoods }: GoodsChoiceProps) {
  const field = useRef<HTMLInputElement>(null)
  const query = text.trim()
  const found = useFound(query, findGoods)
  const isNew = ({ _id, state }: ProductStock) =>
    state !== 'archived' && goods.every((good) => good._id !== _id)
  const options = found.rows?.filter(isNew).slice(0, mostShown) ?? null

  async function take(chosen: ProductStock | undefined) {
    const good = chosen ?? (await found.get(query))?.find(isNew)
    if (!good) return
    onText('')
    onGoods([...goods, { _id: good._id, productName: nameOf(good) }])
  }

  function remove({ _id }: Good) {
    onGoods(goods.filter((good) => good._id !== _id))
    field.current?.focus()
  }

  return (
    <div>
      {goods.length > 0 && (
        <ul aria-label="Goods of the offer" className="mb-3 flex flex-wrap gap-1.5">
          {goods.map((good) => (
            <li
              key={good._id}
              className="bg-leaf-tint inline-flex max-w-full items-center rounded-[10px] ps-3 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{good.productName}</span>
              <IconButton label={`Take ${good.productName} out`} onClick={() => remove(good)}>
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <SuggestField
        label={goods.length === 0 ? 'Product' : 'One more product'}
        hint={
          options?.length === 0
            ? 'No other product has this name.'
            : 'A part of its name, and its pack: atta 5 kg.'
        }
        field={field}
        text={text}
        onText={onText}
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
        problem={found.hasFailed ? 'No answer came. Please press Enter to try again.' : (error ?? null)}
        isWrong={error !== undefined}
      />
    </div>
  )
}

/** As the shop names goods beside others of the same name. */
function nameOf({ productName, pack }: ProductStock): string {
  return pack === '1 piece' ? productName : `${productName} ${pack}`
}

async function findGoods(q: string): Promise<ProductStock[] | null> {
  const { words, pack } = packTyped(q)
  const query = new URLSearchParams({ q: words, page: '1', pageSize: String(mostAsked) })
  const answer = await call<typeof stockOfProducts>('GET', `/api/product-stock?${query}`)
  return answer.ok ? namedPackFirst(answer.body.data, pack) : null
}
