import { fieldWords } from '#app/desk/audit/audit-words.ts'
import type { FieldChange } from '#app/desk/audit/audit-words.ts'
import { Changes } from '#app/desk/audit/changes.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Product } from '#contract/products.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { pastOf } from './product-past.ts'
import type { PriceStep, ProductPast, TextStep } from './product-past.ts'
import { usePastEntries } from './use-past-entries.ts'
import { isRestorable, useRestore } from './use-restore.ts'

interface ProductHistoryProps {
  product: Product
  onSaved: () => void
  onClose: () => void
}

/** The prices and texts that a product had, who changed them and when. */
export function ProductHistory({ product: shown, onSaved, onClose }: ProductHistoryProps) {
  const { loaded, failure, isLoading, load, again } = usePastEntries(shown._id)
  const restore = useRestore(shown, () => {
    onSaved()
    again()
  })
  const { product } = restore
  return (
    <DeskDialog title={`History of ${product.productName}`} width="side" onClose={onClose}>
      {loaded && (
        <Past past={pastOf(product, loaded.entries, loaded.nextCursor === null)} restore={restore} />
      )}
      {!loaded && isLoading && (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-40" />
        </>
      )}
      {failure !== null && (
        <p role="alert" className="mt-4">
          {failure}
        </p>
      )}
      {(failure !== null || (loaded && loaded.nextCursor !== null)) && (
        <Button
          look="quiet"
          size="small"
          className="mt-4"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && load()}
        >
          {failure !== null ? 'Try again' : isLoading ? 'Loading...' : 'Show older changes'}
        </Button>
      )}
    </DeskDialog>
  )
}

interface PastProps {
  past: ProductPast
  restore: ReturnType<typeof useRestore>
}

function Past({ past: { prices, texts }, restore }: PastProps) {
  return (
    <>
      <h3 className="text-lg">Prices</h3>
      {prices.length > 0 ? <Prices steps={prices} restore={restore} /> : <p className="mt-1">Not changed.</p>}
      <h3 className="mt-6 text-lg">Texts</h3>
      {texts.length > 0 ? <Texts steps={texts} restore={restore} /> : <p className="mt-1">Not changed.</p>}
    </>
  )
}

function Prices({ steps, restore }: { steps: readonly PriceStep[] } & Pick<PastProps, 'restore'>) {
  const { product, isBusy, restorePrices } = restore
  return (
    <table aria-label="Prices" className="figures mt-2 w-full text-sm">
      <thead className="text-ink-soft border-line-strong border-b text-start">
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            Since
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-semibold">
            Price (MRP)
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-semibold">
            Selling price
          </th>
          <th className="ps-2">
            <span className="sr-only">Restore</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, place) => (
          <tr key={place} className="border-line border-b align-top">
            <td className="py-2">
              <When {...step} />
            </td>
            <td className="py-2 ps-3 text-end">{formatPaise(step.pricePaise)}</td>
            <td className="py-2 ps-3 text-end font-semibold">{formatPaise(step.sellingPricePaise)}</td>
            <td className="ps-2 text-end">
              {isOther(step, product) && (
                <Restore
                  of={`the prices of ${dateAndTime(step.at)}`}
                  isBusy={isBusy}
                  onPress={() => void restorePrices(step)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Texts({ steps, restore }: { steps: readonly TextStep[] } & Pick<PastProps, 'restore'>) {
  return (
    <ol aria-label="Texts" className="mt-2 text-sm">
      {steps.map((step, place) => (
        <li key={place} className="border-line border-b py-3 first:pt-0 last:border-0">
          <When {...step} />
          <div className="mt-1">
            <Changes
              changes={step.changes}
              of={step.kind === 'start' ? 'how it began' : 'this change'}
              {...(step.kind === 'changed' && { action: restoreButton(restore) })}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

function isOther({ pricePaise, sellingPricePaise }: PriceStep, { price, sellingPrice }: Product): boolean {
  return pricePaise !== toPaise(price) || sellingPricePaise !== toPaise(sellingPrice)
}

/** The press behind a change of a text. */
function restoreButton({ product, isBusy, restoreText }: PastProps['restore']) {
  return (change: FieldChange) =>
    isRestorable(product, change) && (
      <Restore
        of={`what ${fieldWords(change.field)} was before`}
        isBusy={isBusy}
        onPress={() => void restoreText(change)}
      />
    )
}

/** One press gives it back. */
function Restore({ of, isBusy, onPress }: { of: string; isBusy: boolean; onPress: () => void }) {
  return (
    <button type="button" className="desk-row-button" aria-disabled={isBusy || undefined} onClick={onPress}>
      Restore <span className="sr-only">{of}</span>
    </button>
  )
}

function When({ at, by, kind }: Pick<PriceStep, 'at' | 'by' | 'kind'>) {
  const start = kind === 'start' && (by === null ? 'As it came to the shop' : 'Added')
  return (
    <span className="text-ink-soft">
      <time dateTime={at} className="text-ink">
        {dateAndTime(at)}
      </time>
      <span className="block wrap-anywhere">
        {[start, by ?? (start ? false : 'The shop')].filter(Boolean).join(' by ')}
      </span>
    </span>
  )
}
