import { goodsName } from '#app/goods-name.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { mostNever } from '#domain/boxes/rules.ts'
import * as words from '#words/shop/account/by-itself/en.ts'

interface NeverFieldProps {
  box: NonNullable<Subscription['box']>
  isBusy: boolean
  onNever: (never: string[]) => void
}

/** What never comes in a box: up to three of its goods. */
export function NeverField({ box: { never, goods }, isBusy, onNever }: NeverFieldProps) {
  if (goods.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.never(never.length)}</summary>
      <p className="text-ink-soft text-sm">{words.neverHint}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {goods.map((good) => {
          const isNever = never.includes(good._id)
          return (
            <li key={good._id}>
              <button
                type="button"
                aria-pressed={isNever}
                disabled={isBusy || (!isNever && never.length >= mostNever)}
                onClick={() =>
                  onNever(isNever ? never.filter((id) => id !== good._id) : [...never, good._id])
                }
                className={`rounded-card min-h-11 border px-3 py-1 text-sm ${isNever ? 'border-line-strong text-ink-soft line-through' : 'border-leaf bg-leaf-tint'}`}
              >
                {goodsName(good)}
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
