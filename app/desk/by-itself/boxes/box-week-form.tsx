import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Boxes, setBoxWeek } from '#contract/boxes.ts'
import * as words from '#words/desk/by-itself/boxes/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

import { GoodsField } from './goods-field.tsx'

/** Goods in one box, as somebody says them. */
interface Good {
  _id: string
  productName: string
  hindiName?: string | null
  netQuantity?: number
  netUnit?: 'g' | 'ml' | 'piece'
  /** Where it was found by its words: its pack. */
  pack?: string
  quantity: number
}

export interface WantedWeek {
  boxId: string
  name: string
  /** Its Monday. */
  week: string
  goods: readonly Good[]
  standIns: readonly Good[]
  /** What stands there: another where a week begins as the one before. */
  loaded: { goods: readonly Good[]; standIns: readonly Good[] }
}

const lists = ['goods', 'standIns'] as const

interface BoxWeekFormProps {
  wanted: WantedWeek
  onOver: (now: Boxes | null) => void
  /** Somebody else has said it meanwhile: what stands is to be loaded. */
  onOutdated: () => void
}

/** What is to be in a box in a week, and what stands in for what somebody never wants. */
export function BoxWeekForm({ wanted, onOver, onOutdated }: BoxWeekFormProps) {
  const [typed, setTyped] = useState({ goods: wanted.goods, standIns: wanted.standIns })
  const [problems, setProblems] = useState<Problems>({})
  const { press, isBusy } = usePress()
  const taken = [wanted.boxId, ...lists.flatMap((list) => typed[list].map(({ _id }) => _id))]
  const { boxId, week } = wanted

  async function save() {
    const of = (goods: readonly Good[]) =>
      goods.map(({ _id: productId, quantity }) => ({ productId, quantity }))
    const { loaded } = wanted
    const body = {
      boxId,
      week,
      goods: of(typed.goods),
      standIns: of(typed.standIns),
      loaded: { goods: of(loaded.goods), standIns: of(loaded.standIns) },
    }
    const wrong = await press(
      JSON.stringify(body),
      () => call<typeof setBoxWeek>('POST', '/api/boxes/set', body),
      (answer) => {
        if (!answer.ok && answer.body.code === 'box_changed') onOutdated()
        if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
        showToast('success', answer.body.message)
        onOver(answer.body.data)
        return null
      },
    )
    if (wrong) setProblems(wrong)
  }

  return (
    <form
      noValidate
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {lists.map((list) => (
        <fieldset key={list} className="mt-3">
          <legend className="font-semibold">{words.lists[list]}</legend>
          {list === 'standIns' && <p className="text-ink-soft text-sm">{words.standInsHint}</p>}
          <ul className="divide-line divide-y">
            {typed[list].map((good) => {
              const set = (quantity: number) =>
                setTyped({
                  ...typed,
                  [list]: typed[list].map((one) => (one._id === good._id ? { ...one, quantity } : one)),
                })
              return (
                <li key={good._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <label className="flex min-w-0 flex-1 items-center gap-3">
                    <input
                      type="number"
                      inputMode="numeric"
                      min={1}
                      max={99}
                      value={good.quantity || ''}
                      onChange={({ currentTarget }) => set(Number(currentTarget.value))}
                      className="bg-paper border-line-strong min-h-12 w-20 rounded-[10px] border px-3"
                    />
                    <span className="min-w-0 leading-snug wrap-anywhere">
                      {'× '}
                      {packOf(good)} <span className="font-semibold">{goodsName(good)}</span>
                    </span>
                  </label>
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={words.takeOutOf(goodsName(good))}
                    onClick={() =>
                      setTyped({ ...typed, [list]: typed[list].filter(({ _id }) => _id !== good._id) })
                    }
                  >
                    {words.takeOut}
                  </Button>
                </li>
              )
            })}
          </ul>
          <GoodsField
            label={words.add[list]}
            hint=""
            taken={taken}
            onGoods={({ _id, productName, pack }) =>
              setTyped({ ...typed, [list]: [...typed[list], { _id, productName, pack, quantity: 1 }] })
            }
          />
        </fieldset>
      ))}
      {Object.values(problems).map((problem) => (
        <p key={problem} role="alert" className="text-terracotta-strong mt-1 font-medium">
          {problem}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={() => onOver(null)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function packOf({ pack, netQuantity, netUnit }: Good): string {
  return pack ?? (netQuantity && netUnit ? packLabel({ netQuantity, netUnit }) : '')
}
