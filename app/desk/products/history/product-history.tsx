import { Changes } from '#app/desk/audit/changes.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Product } from '#contract/products.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { pastOf } from './product-past.ts'
import type { PriceStep, ProductPast, TextStep } from './product-past.ts'
import { usePastEntries } from './use-past-entries.ts'

interface ProductHistoryProps {
  product: Product
  onClose: () => void
}

/** The prices and texts that a product had, who changed them and when. */
export function ProductHistory({ product, onClose }: ProductHistoryProps) {
  const { loaded, failure, isLoading, load } = usePastEntries(product._id)
  return (
    <DeskDialog title={`History of ${product.productName}`} width="side" onClose={onClose}>
      {loaded && <Past {...pastOf(product, loaded.entries, loaded.nextCursor === null)} />}
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

function Past({ prices, texts }: ProductPast) {
  return (
    <>
      <h3 className="text-lg">Prices</h3>
      {prices.length > 0 ? <Prices steps={prices} /> : <p className="mt-1">Not changed.</p>}
      <h3 className="mt-6 text-lg">Texts</h3>
      {texts.length > 0 ? <Texts steps={texts} /> : <p className="mt-1">Not changed.</p>}
    </>
  )
}

function Prices({ steps }: { steps: readonly PriceStep[] }) {
  return (
    <table aria-label="Prices" className="figures mt-2 w-full text-sm">
      <thead className="text-ink-soft border-line-strong border-b text-start">
        <tr>
          <th scope="col" className="py-1 text-start font-semibold">
            Since
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-semibold">
            Price
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-semibold">
            Selling price
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Texts({ steps }: { steps: readonly TextStep[] }) {
  return (
    <ol aria-label="Texts" className="mt-2 text-sm">
      {steps.map((step, place) => (
        <li key={place} className="border-line border-b py-3 first:pt-0 last:border-0">
          <When {...step} />
          <div className="mt-1">
            <Changes changes={step.changes} of={step.kind === 'start' ? 'how it began' : 'this change'} />
          </div>
        </li>
      ))}
    </ol>
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
