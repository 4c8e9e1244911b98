import { useMemo, useState } from 'react'

import { useIsListBusy } from '#app/desk/list/room-list.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { goodsName } from '#app/goods-name.ts'
import { langOfTyped } from '#app/ui/typed.ts'
import type { Batch } from '#contract/batches.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as batchWords from '#words/desk/receive/batch/en.ts'
import * as words from '#words/desk/receive/en.ts'
import * as recallWords from '#words/desk/receive/recall/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { CorrectDialog } from './correct-dialog.tsx'
import { growerName } from './grower-name.ts'
import { LabelDialog } from './label-dialog.tsx'
import { RecallDialog } from './recall-dialog.tsx'

/** What came, with what is left of it and how long it is sold. */
export function BatchTable({ batches, onRecalled }: { batches: Batch[]; onRecalled: () => void }) {
  const [labelled, setLabelled] = useState<Batch | null>(null)
  const [corrected, setCorrected] = useState<Batch | null>(null)
  const [recalled, setRecalled] = useState<Batch | null>(null)
  const { isStall } = usePlace()
  const columns = useMemo(
    () =>
      columnsOf({ onLabels: setLabelled, onCorrect: setCorrected, onRecall: isStall ? null : setRecalled }),
    [isStall],
  )
  return (
    <>
      <DataTable
        label={words.list}
        columns={columns}
        rows={batches}
        idOf={({ _id }) => _id}
        isBusy={useIsListBusy()}
      />
      {labelled && <LabelDialog batch={labelled} onClose={() => setLabelled(null)} />}
      {corrected && (
        <CorrectDialog
          batch={corrected}
          setsPrices={!isStall}
          onCorrected={onRecalled}
          onClose={() => setCorrected(null)}
        />
      )}
      {recalled && (
        <RecallDialog batch={recalled} onRecalled={onRecalled} onClose={() => setRecalled(null)} />
      )}
    </>
  )
}

interface Presses {
  onLabels: (batch: Batch) => void
  onCorrect: (batch: Batch) => void
  /** null at the stall, which calls nothing back and sets no price. */
  onRecall: ((batch: Batch) => void) | null
}

function columnsOf({ onLabels, onCorrect, onRecall }: Presses): Column<Batch>[] {
  return [
    {
      id: 'name',
      header: words.goods,
      cell: ({ row: { original: batch } }) => (
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold" lang={langOfTyped(goodsName(batch.product))}>
            {goodsName(batch.product)}
          </span>{' '}
          {!batch.product.step && (
            <span className="text-ink-soft text-sm whitespace-nowrap">{batch.product.pack}</span>
          )}
          <span className="figures text-ink-soft block text-sm">{codeInTwo(batch.code)}</span>
        </span>
      ),
    },
    {
      id: 'grower',
      header: words.grower,
      cell: ({ row }) => (
        <span className="wrap-anywhere" lang={langOfTyped(growerName(row.original.grower))}>
          {growerName(row.original.grower)}
        </span>
      ),
    },
    {
      id: 'came',
      header: words.came,
      cell: ({ row: { original: batch } }) => (
        <span className="figures">
          {amountLabel(batch.received, batch.product)} · {shortDay(batch.receivedOn)}
          {batch.takenBack > 0 && (
            <span className="block text-sm">
              {batchWords.wasTakenBack(amountLabel(batch.takenBack, batch.product))}
            </span>
          )}
          {isUnpriced(batch) && (
            <span className="text-terracotta-strong block text-sm">{batchWords.noPrice}</span>
          )}
        </span>
      ),
    },
    {
      id: 'left',
      header: words.left,
      cell: ({ row: { original: batch } }) => (
        <span className="figures font-semibold">
          {batch.left === null ? words.notCounted : amountLabel(batch.left, batch.product)}
        </span>
      ),
    },
    {
      id: 'life',
      header: words.life,
      cell: ({ row: { original: batch } }) => (batch.sellUntil ? shortDay(batch.sellUntil) : words.keeps),
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ row: { original: batch } }) => (
        <span className={batch.state === 'recalled' ? 'text-terracotta-strong font-semibold' : ''}>
          {words.states[batch.state]}
        </span>
      ),
    },
    {
      id: 'action',
      header: words.action,
      cell: ({ row: { original: batch } }) => (
        <span className="flex flex-wrap gap-2">
          <button
            {...rowMark}
            type="button"
            aria-label={words.labelsOf(goodsName(batch.product))}
            onClick={() => onLabels(batch)}
            className="desk-row-button"
          >
            {words.labels}
          </button>
          {(batch.state === 'open' || (onRecall && batch.terms === 'bought')) && (
            <button
              type="button"
              aria-label={batchWords.correctOf(goodsName(batch.product))}
              onClick={() => onCorrect(batch)}
              className="desk-row-button"
            >
              {batchWords.correct}
            </button>
          )}
          {onRecall && <RecallButton batch={batch} onPress={() => onRecall(batch)} />}
        </span>
      ),
    },
  ]
}

/** Bought, of which some is its grower's to be paid, and nobody has said for how much. */
function isUnpriced({ terms, price, received, takenBack }: Batch): boolean {
  return terms === 'bought' && price === null && takenBack < received
}

function RecallButton({ batch, onPress }: { batch: Batch; onPress: () => void }) {
  const goods = goodsName(batch.product)
  const isRecalled = batch.state === 'recalled'
  return (
    <button
      type="button"
      aria-label={isRecalled ? recallWords.shownOf(goods) : recallWords.actionOf(goods)}
      onClick={onPress}
      className="desk-row-button"
    >
      {isRecalled ? recallWords.shown : recallWords.action}
    </button>
  )
}
