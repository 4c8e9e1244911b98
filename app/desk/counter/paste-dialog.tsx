import { useId, useRef } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { mostOf } from '#app/frame/list/chosen-line.ts'
import type { ChosenLine } from '#app/frame/list/chosen-line.ts'
import { useList } from '#app/frame/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { priceCart } from '#contract/cart.ts'
import { mostListLetters } from '#domain/lists/rules.ts'
import * as words from '#words/desk/lines/en.ts'

import { goodsOf } from './lines.ts'
import type { PastedGoods } from './lines.ts'

interface PasteDialogProps {
  /** @param left what was chosen for no goods, as it was typed */
  onPasted: (pasted: readonly PastedGoods[], left: readonly string[]) => void
  onClose: () => void
}

/** Reads a list as the shop's page does: what is in doubt is chosen by a person, and nothing is guessed. */
export function PasteDialog({ onPasted, onClose }: PasteDialogProps) {
  const list = useList(add)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  async function add(lines: readonly ChosenLine[]): Promise<boolean> {
    const pasted = await goodsFor(lines)
    if (pasted)
      onPasted(
        pasted,
        lines.filter(({ chosen }) => !chosen).map(({ typed }) => typed),
      )
    return pasted !== null
  }

  return (
    <DeskDialog title={words.pasteList} width="form" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void list.read(field.current?.value ?? '')
        }}
      >
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {words.list}
        </label>
        <textarea
          ref={field}
          id={id}
          data-first
          rows={5}
          maxLength={mostListLetters}
          aria-invalid={list.error ? true : undefined}
          aria-describedby={`${id}-${list.error ? 'error' : 'hint'}`}
          className="bg-paper-raised border-line-strong rounded-card w-full border px-3 py-2 text-base"
        />
        {list.error ? (
          <p id={`${id}-error`} role="alert" className="text-terracotta-strong mt-1.5 text-sm font-medium">
            {list.error}
          </p>
        ) : (
          <p id={`${id}-hint`} className="text-ink-soft mt-1.5 text-sm">
            {words.listHint}
          </p>
        )}
        <Button type="submit" size="small" look={list.lines ? 'quiet' : 'primary'} className="mt-3">
          {list.state === 'reading' ? words.reading : words.readList}
        </Button>
      </form>
      {list.Lines && list.lines && list.lines.length > 0 && (
        <list.Lines {...list} lines={list.lines} addLabel={words.addAll} />
      )}
    </DeskDialog>
  )
}

/** At the prices and with the stock of this moment; null where the shop does not say. */
async function goodsFor(lines: readonly ChosenLine[]): Promise<PastedGoods[] | null> {
  const wanted = new Map<string, number>()
  for (const { chosen, count } of lines)
    if (chosen)
      // The same goods in two lines are wanted together, as many as there are.
      wanted.set(chosen._id, Math.min((wanted.get(chosen._id) ?? 0) + count, mostOf(chosen)))
  const answer = await call<typeof priceCart>('POST', '/api/price-cart', {
    lines: [...wanted].map(([productId, quantity]) => ({ productId, quantity })),
  })
  if (answer.ok)
    return answer.body.data.lines.map(({ productId, quantity }) => ({
      goods: goodsOf(productId),
      quantity,
    }))
  showToast('error', answer.body.message)
  return null
}
