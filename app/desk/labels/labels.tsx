import { Printer } from 'lucide-react'
import { useState } from 'react'
import { data, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { adminOnly } from '#app/desk/admin-only.server.ts'
import { NothingFound } from '#app/desk/list/list-states.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { PrintPaper } from '#app/desk/print/print-paper.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { giveBarcodes } from '#contract/products.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { goodsForLabels } from '#domain/products/goods-for-labels.ts'

import type { Route } from './+types/labels.ts'
import { barsOf, barsPath } from './bars.ts'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

const title = 'Labels'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  adminOnly(ctx)
  const shelf = new URL(request.url).searchParams.get('shelf') ?? ctx.categories[0]?.value
  if (shelf === undefined) throw data(null, { status: 404 })
  return {
    shelf,
    shelves: ctx.categories.map(({ value, label }) => ({ value, label })),
    goods: await run(() => goodsForLabels(ctx, shelf)),
  }
}

type LabelledGood = Route.ComponentProps['loaderData']['goods'][number]

/** The goods of a shelf with how many labels of each are printed. */
export default function Labels({ loaderData: { shelf, shelves, goods } }: Route.ComponentProps) {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const [isPrinting, setIsPrinting] = useState(false)
  const { isBusy, press } = usePress()
  const { revalidate } = useRevalidator()
  const without = goods.filter(({ barcode }) => barcode === null)
  const printed = goods.flatMap((good) =>
    good.barcode === null ? [] : Array.from({ length: counts[good.id] ?? 0 }, () => good),
  )

  async function giveAll() {
    const productIds = without.map(({ id }) => id)
    await press(
      JSON.stringify(productIds),
      () => call<typeof giveBarcodes>('POST', '/api/give-barcodes', { productIds }),
      ({ ok, body }) => {
        showToast(ok ? 'success' : 'error', body.message)
        return null
      },
    )
    await revalidate()
  }

  return (
    <>
      <KeepTyped isTyped={Object.values(counts).some((count) => count > 0)} />
      <RoomHead title={title}>
        {without.length > 0 && (
          <Button
            look="quiet"
            size="small"
            aria-disabled={isBusy || undefined}
            onClick={() => void giveAll()}
          >
            Make {without.length} {without.length === 1 ? 'code' : 'codes'} of our own
          </Button>
        )}
        <Button size="small" disabled={printed.length === 0} onClick={() => setIsPrinting(true)}>
          <Printer size={18} aria-hidden="true" />
          Print {printed.length}
        </Button>
      </RoomHead>
      <form method="get" className="mt-3 flex items-end gap-2">
        <label className="text-sm font-semibold">
          Shelf
          <select
            name="shelf"
            defaultValue={shelf}
            key={shelf}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            className="bg-paper border-line-strong ms-2 min-h-11 rounded-[10px] border px-3"
          >
            {shelves.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      {goods.length === 0 ? (
        <NothingFound title="Nothing is on this shelf">
          <p>Choose another one.</p>
        </NothingFound>
      ) : (
        <ul aria-label="Goods" className="divide-line border-line mt-3 divide-y border-t">
          {goods.map((good) => (
            <li key={good.id} className="flex min-h-12 items-center gap-3 py-1">
              <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
                <span className="font-semibold">{good.name}</span>{' '}
                <span className="text-ink-soft text-sm">{good.pack}</span>
                <span className="figures text-ink-soft block text-sm">{good.barcode ?? 'No code yet'}</span>
              </span>
              <label className="flex shrink-0 items-center gap-2 text-sm">
                Labels
                <input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={99}
                  disabled={good.barcode === null}
                  aria-label={`Labels of ${good.name} ${good.pack}`}
                  value={counts[good.id] ?? 0}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget }) =>
                    setCounts({
                      ...counts,
                      [good.id]: Math.min(99, Math.max(0, Number(currentTarget.value) || 0)),
                    })
                  }
                  className="bg-paper border-line-strong figures h-11 w-16 rounded-[7px] border px-2 text-center"
                />
              </label>
            </li>
          ))}
        </ul>
      )}
      {isPrinting && (
        <PrintPaper size="labels" onPrinted={() => setIsPrinting(false)}>
          <div className="labels">
            {printed.map((good, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same one several times
              <Label key={place} good={good} />
            ))}
          </div>
        </PrintPaper>
      )}
    </>
  )
}

function Label({ good: { name, pack, sellingPricePaise, barcode } }: { good: LabelledGood }) {
  const bars = barsOf(barcode!)
  return (
    <div className="label">
      <p>
        <span>
          {name} {pack}
        </span>
        <span>{formatPaise(sellingPricePaise)}</span>
      </p>
      <svg viewBox={`-9 0 ${bars.length + 18} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={barsPath(bars)} />
      </svg>
      <span>{barcode}</span>
    </div>
  )
}
