import { useState } from 'react'
import { redirect, useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, isTurnedAway, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { ProductStock, lowStock, stockEntries, stockOfProducts } from '#contract/stock.ts'

import type { Route } from './+types/stock.ts'
import { EntryTable } from './entry-table.tsx'
import { ProductStockTable } from './product-stock-table.tsx'
import { StockDialog } from './stock-dialog.tsx'

const title = 'Stock'
const entriesAPage = 25
/** So many with little stock are shown at first: the ledger is below them. */
const lowAtFirst = 8

/** The products that the address asks for, those with little stock without one, and the ledger. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { q, filters } = listPlace(new URL(request.url).search)
  const productId = filters.find(([name]) => name === 'product')?.[1] ?? null
  const [products, entries] = await Promise.all([
    stocksFor(q, productId).catch(() => null),
    loadList(request, entriesAPage, (query) => {
      const asked = new URLSearchParams(query)
      if (productId !== null) asked.set('productId', productId)
      return call<typeof stockEntries>('GET', `/api/stock-entries?${asked}`)
    }),
  ])
  if (products && isTurnedAway(products)) throw redirect(homePath)
  return { q, productId, products, entries }
}

function stocksFor(q: string, productId: string | null) {
  if (!q && productId === null) return call<typeof lowStock>('GET', '/api/low-stock')
  const asked = new URLSearchParams(q ? { q } : { productId: productId ?? '' })
  return call<typeof stockOfProducts>('GET', `/api/product-stock?${asked}`)
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What has to be ordered, and every change of stock. */
export default function Stock({ loaderData: { q, productId, products, entries } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<ProductStock | null>(null)
  const failure =
    (entries.kind === 'failed' && entries.message) ||
    (products && !products.ok && products.body.message) ||
    'The stock did not load.'
  useFailureToast(products?.ok ? entries : failed, failure)
  const rows = products?.ok ? products.body.data : []
  const found = products?.ok ? products.body.total : 0
  const isLoaded = products?.ok && entries.kind === 'full'
  const isOfOne = !q && productId !== null
  const isLow = !q && productId === null

  return (
    <>
      <RoomHead title={title}>
        <RoomKeys />
      </RoomHead>
      <RoomTools count={isLoaded ? countWords({ shown: rows.length, found, q, productId }) : null}>
        <SearchField label="Search products..." />
      </RoomTools>
      {!isLoaded ? (
        <ListFailed message={failure} />
      ) : (
        <>
          {(q || isOfOne) && rows.length === 0 ? (
            <NothingFound title="No products found">
              <p>{q ? 'Try adjusting your search.' : 'This product is not in the shop any more.'}</p>
            </NothingFound>
          ) : (
            <Products key={String(isLow)} products={rows} isLow={isLow} onChange={setChanged} />
          )}
          {isOfOne && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all products
            </Button>
          )}
          {!q && (
            <section aria-labelledby="ledger" className="mt-8">
              <h2 id="ledger" className="mb-2 text-xl">
                Ledger
              </h2>
              {entries.rows.length === 0 ? (
                <p className="text-ink-soft">Changes are listed here as soon as there are any.</p>
              ) : (
                <EntryTable entries={entries.rows} isOfOne={isOfOne} />
              )}
              <Pages list={entries} />
            </section>
          )}
        </>
      )}
      {changed && (
        <StockDialog product={changed} onChanged={() => void revalidate()} onClose={() => setChanged(null)} />
      )}
    </>
  )
}

const failed = { kind: 'failed', message: null } as const

interface ProductsProps {
  products: ProductStock[]
  /** These are all that have little stock, and not what was asked for. */
  isLow: boolean
  onChange: (product: ProductStock) => void
}

function Products({ products, isLow, onChange }: ProductsProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (products.length === 0) return <p className="mt-3">Nothing is running low.</p>
  const isCut = isLow && !isWhole && products.length > lowAtFirst
  return (
    <div className="mt-3">
      <ProductStockTable
        label={isLow ? 'Running low' : 'Products'}
        products={isCut ? products.slice(0, lowAtFirst) : products}
        onChange={onChange}
      />
      {isCut && (
        <Button look="quiet" size="small" className="mt-3" onClick={() => setIsWhole(true)}>
          Show all {products.length}
        </Button>
      )}
    </div>
  )
}

interface Counts {
  shown: number
  found: number
  q: string
  productId: string | null
}

/** '3 products running low'; nothing for the one product that was asked for. */
function countWords({ shown, found, q, productId }: Counts): string | null {
  const products = `${found} ${found === 1 ? 'product' : 'products'}`
  if (q) return shown < found ? `${products} found, of which ${shown} are shown` : `${products} found`
  return productId === null ? `${products} running low` : null
}
