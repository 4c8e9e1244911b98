import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { goodsName } from '#app/goods-name.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Batch, setBatchPrice, takeReceiptBack } from '#contract/batches.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/receive/batch/en.ts'

import { priceInField, priceProblem, stepPrice } from './grower-price.ts'

interface CorrectDialogProps {
  batch: Batch
  /** An administrator: prices are theirs. */
  setsPrices: boolean
  onCorrected: () => void
  onClose: () => void
}

/** Enters the price of a batch, or takes its receipt back. */
export function CorrectDialog({ batch, setsPrices, onCorrected, onClose }: CorrectDialogProps) {
  const { _id: batchId, price, terms, state, left, product } = batch
  const { step } = product
  const before = price === null ? '' : priceInField(price, step)
  const [typed, setTyped] = useState({ price: before, note: '', reason: '' })
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, press } = usePress()
  const set = (name: keyof typeof typed) => ({
    autoComplete: 'off',
    maxLength: 500,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: value })),
  })

  function judge(answer: Answer<typeof setBatchPrice>): Problems | null {
    if (!answer.ok) return answer.body.fields ?? { '': answer.body.message }
    showToast('success', answer.body.message)
    return null
  }

  async function done(work: Promise<Problems | null>) {
    const wrong = await work
    if (wrong) return setProblems(wrong)
    onCorrected()
    onClose()
  }

  function sendPrice() {
    const wanted = stepPrice(typed.price, step)
    if (wanted === null) return setProblems({ price: priceProblem(typed.price, step) })
    const note = typed.note.trim()
    const body = { batchId, price: wanted, ...(note && { note }) }
    void done(
      press(
        `price ${JSON.stringify(body)}`,
        () => call<typeof setBatchPrice>('POST', '/api/batch-price', body),
        judge,
      ),
    )
  }

  function sendBack() {
    const reason = typed.reason.trim()
    const body = { batchId, ...(reason && { reason }) }
    void done(
      press(
        `back ${JSON.stringify(body)}`,
        () => call<typeof takeReceiptBack>('POST', '/api/receipt-taken-back', body),
        judge,
      ),
    )
  }

  return (
    <DeskDialog title={words.titleOf(goodsName(batch.product), codeInTwo(batch.code))} onClose={onClose}>
      <div className="space-y-6">
        {setsPrices && terms === 'bought' && (
          <form
            noValidate
            className="space-y-3"
            onSubmit={(event) => {
              event.preventDefault()
              sendPrice()
            }}
          >
            <FormField
              label={step ? words.kiloPrice : words.price}
              hint={step ? words.kiloPriceHint : words.priceHint}
              error={problems['price']}
            >
              {(control) => <input {...control} {...set('price')} inputMode="decimal" />}
            </FormField>
            {price !== null && (
              <FormField label={words.whyOther} error={problems['note']}>
                {(control) => <input {...control} {...set('note')} />}
              </FormField>
            )}
            <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
              {words.savePrice}
            </Button>
          </form>
        )}
        {state === 'open' && (
          <form
            noValidate
            className="border-line space-y-3 border-t pt-4 first:border-0 first:pt-0"
            onSubmit={(event) => {
              event.preventDefault()
              sendBack()
            }}
          >
            <h3 className="text-lg">{words.wrongReceipt}</h3>
            <p>{words.whatFollows(left === null ? null : amountLabel(left, product))}</p>
            <FormField label={words.why} error={problems['reason']}>
              {(control) => <input {...control} {...set('reason')} />}
            </FormField>
            <Button type="submit" look="danger" size="small" aria-disabled={isBusy || undefined}>
              {words.takeBack}
            </Button>
          </form>
        )}
        {problems[''] && (
          <p role="alert" className="text-terracotta-strong font-medium">
            {problems['']}
          </p>
        )}
      </div>
    </DeskDialog>
  )
}
