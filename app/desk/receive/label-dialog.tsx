import { useState } from 'react'

import { PrintPaper } from '#app/desk/print/print-paper.tsx'
import { FormDialog } from '#app/desk/widgets/form-dialog.tsx'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { useSite } from '#app/frame/site.ts'
import { goodsName } from '#app/goods-name.ts'
import type { Batch } from '#contract/batches.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/receive/en.ts'
import { prefix } from '#words/language/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import { growerName, villageName } from './grower-name.ts'

interface LabelDialogProps {
  batch: Batch
  onClose: () => void
}

type Paper = keyof typeof words.papers

/** Asks how many labels on which paper, and prints them: each leads to the page of the batch. */
export function LabelDialog({ batch, onClose }: LabelDialogProps) {
  const [count, setCount] = useState(String(batch.product.step ? 1 : Math.min(batch.received, 240)))
  const [paper, setPaper] = useState<Paper>('A4')
  const [printed, setPrinted] = useState<string | null>(null)
  const site = useSite()
  const name = goodsName(batch.product)
  const labels = Math.min(240, Math.max(1, Math.trunc(Number(count)) || 1))

  async function print() {
    // Drawn when it is wanted: few print.
    const { renderSVG } = await import('uqr')
    setPrinted(renderSVG(`${site?.publicUrl ?? ''}${prefix}/b/${batch.code}`, { border: 2 }))
  }

  return (
    <FormDialog
      title={words.labelsOf(name)}
      yes={words.print}
      isBusy={printed !== null}
      onSubmit={() => void print()}
      onClose={onClose}
    >
      <FormField label={words.howMany} error={undefined}>
        {(control) => (
          <input
            {...control}
            data-first
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={count}
            onChange={({ currentTarget: { value } }) => setCount(value)}
          />
        )}
      </FormField>
      <FormField label={words.paper} error={undefined}>
        {(control) => (
          <select
            {...control}
            value={paper}
            onChange={({ currentTarget: { value } }) => setPaper(value as Paper)}
          >
            {(Object.keys(words.papers) as Paper[]).map((one) => (
              <option key={one} value={one}>
                {words.papers[one]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {printed !== null && (
        <PrintPaper size={paper === 'A4' ? 'labels' : '58mm'} onPrinted={() => setPrinted(null)}>
          <div className={paper === 'A4' ? 'labels' : 'roll-labels'}>
            {Array.from({ length: labels }, (_, place) => (
              <BatchLabel key={place} batch={batch} isOnly={labels === 1} picture={printed} />
            ))}
          </div>
        </PrintPaper>
      )}
    </FormDialog>
  )
}

/** One for all that came says how much that is; of several nobody has said what lies in each. */
function BatchLabel({ batch, isOnly, picture }: { batch: Batch; isOnly: boolean; picture: string }) {
  const { product, received, grower, code, isHarvested, madeOn, bestBefore } = batch
  return (
    <div className="batch-label">
      <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />
      <p>
        <b>
          {goodsName(product)} {product.step ? isOnly && amountLabel(received, product) : product.pack}
        </b>
        <span>{words.from(growerName(grower), villageName(grower))}</span>
        <span>
          {isHarvested ? words.harvested : words.made} {longDate(madeOn)}
        </span>
        {bestBefore && (
          <span>
            {words.goodUntil} {longDate(bestBefore)}
          </span>
        )}
        <b className="figures">{codeInTwo(code)}</b>
      </p>
    </div>
  )
}
