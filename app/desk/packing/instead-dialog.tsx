import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import type { InsteadGoods, insteadGoods } from '#contract/packing.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/packing/en.ts'

import type { Line } from './kept-packing.ts'

interface InsteadDialogProps {
  orderId: string
  line: Line
  /** So many of it are. */
  missing: number
  onChoose: (productId: string, pieces: number) => void
  onClose: () => void
}

/** What could go in place of a line, with what it costs, how many are there and what is declared of it. */
export function InsteadDialog({ orderId, line, missing, onChoose, onClose }: InsteadDialogProps) {
  const [pieces, setPieces] = useState(line.step ? 1 : missing)
  const [goods, setGoods] = useState<InsteadGoods | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const path = `/api/orders/${encodeURIComponent(orderId)}/packing/instead/${line.position}` as const
    void call<typeof insteadGoods>('GET', path)
      .catch(() => null)
      .then((answer) => {
        if (answer?.ok) setGoods(answer.body.data)
        else setProblem(answer?.body.message ?? words.noLine)
      })
  }, [orderId, line.position])
  return (
    <DeskDialog
      title={words.insteadOf(line.step ? goodsName(line) : `${goodsName(line)} ${line.pack}`)}
      onClose={onClose}
      keepsTyped={false}
    >
      <p className="text-ink-soft text-sm">{words.neverDearer}</p>
      <FormField label={words.howManyInstead} error={undefined} className="mt-3">
        {(control) => (
          <select
            {...control}
            value={pieces}
            onChange={({ currentTarget: { value } }) => setPieces(Number(value))}
          >
            {Array.from({ length: Math.max(10, missing) }, (_, place) => (
              <option key={place} value={place + 1}>
                {place + 1}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {problem && (
        <p role="alert" className="text-terracotta-strong mt-3 font-medium">
          {problem}
        </p>
      )}
      {goods?.length === 0 && <p className="mt-3">{words.nothingLike}</p>}
      <ul className="mt-3 space-y-2">
        {goods?.map((good) => (
          <li key={good.productId}>
            <Button
              look="quiet"
              size="small"
              className="w-full justify-start! text-start!"
              aria-disabled={(good.stock !== null && good.stock < pieces) || undefined}
              onClick={() =>
                (good.stock === null || good.stock >= pieces) && onChoose(good.productId, pieces)
              }
            >
              <span className="min-w-0 flex-1 py-1 leading-snug wrap-anywhere whitespace-normal">
                <span className="block font-semibold">
                  {goodsName(good)} {good.pack}
                </span>
                <span className="figures block text-sm font-normal">
                  {[
                    words.costs(formatPaise(toPaise(good.sellingPrice))),
                    good.stock === null ? '' : words.left(good.stock),
                    good.allergens && words.allergens(good.allergens),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </DeskDialog>
  )
}
