import { ClipboardList, PackageOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { deskCountPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import type { ProductStock, lowStock, stockEntries, stockOfProducts } from '#contract/stock.ts'

import type { Route } from './+types/stock.ts'
import { EntryTable } from './entry-table.tsx'
import { ProductStockTable } from './product-stock-table.tsx'
import { RepackDialog } from './repack/repack-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { useTakeBack } from './use-take-back.tsx'

const title = 'Stock'
const entriesAPage = 25
const goodsAPage = 50
/** So many with little stock are shown at first: the ledger is below them. */
const lowAtFirst = 8
/** In the address: not one shelf, but all of them. */
const everyShelf = 'all'

/**
 * The goods that the address asks for, those with little stock without one; and the ledger, where it leaves
 * room for that.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { q, filters } = listPlace(new URL(request.url).search)
  const named = (wanted: string) => filters.find(([name]) => name === wanted)?.[1] ?? null
  const [productId, shelf] = [named('product'), named('shelf')]
  const isList = q !== '' || shelf !== null
  const goods = loadList(request, goodsAPage, (query) => {
    if (!isList && productId === null) return call<typeof lowStock>('GET', '/api/low-stock')
    const asked = new URLSearchParams(isList ? query : { productId: productId ?? '' })
    if (shelf === everyShelf) asked.delete('shelf')
    return call<typeof stockOfProducts>('GET', `/api/product-stock?${asked}`)
  })
  const entries = isList
    ? null
    : loadList(request, entriesAPage, (query) => {
        const asked = new URLSearchParams(query)
        if (productId !== null) asked.set('productId', productId)
        return call<typeof stockEntries>('GET', `/api/stock-entries?${asked}`)
      })
  return { q, productId, shelf, goods: await goods, entries: await entries }
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** What has to be ordered, all goods, and every change of stock. */
export default function Stock({ loaderData }: Route.ComponentProps) {
  const { q, productId, shelf, goods, entries } = loaderData
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { isStall } = usePlace()
  const [changed, setChanged] = useState<ProductStock | null>(null)
  const [isRepacking, setIsRepacking] = useState(false)
  const takeBack = useTakeBack(() => void revalidate())
  const failed = goods.kind === 'failed' ? goods : entries?.kind === 'failed' ? entries : null
  const failure = failed?.message ?? 'The stock did not load.'
  useFailureToast(failed ?? goods, failure)
  const isLow = !q && shelf === null && productId === null
  const isOfOne = !q && shelf === null && productId !== null
  const rows = goods.kind === 'full' ? goods.rows : []

  return (
    <>
      <RoomHead title={title}>
        {!isStall && (
          <>
            <Link to={deskCountPath} className="btn btn-quiet btn-small">
              <ClipboardList size={18} aria-hidden="true" />
              Count
            </Link>
            <Button look="quiet" size="small" onClick={() => setIsRepacking(true)}>
              <PackageOpen size={18} aria-hidden="true" />
              Repack
            </Button>
          </>
        )}
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={goods.kind === 'full' && !isOfOne ? countWords({ found: goods.total, q, isLow }) : null}
        more={<ShelfChoice shelf={shelf} />}
      >
        <SearchField label="Search products..." />
      </RoomTools>
      {failed || goods.kind === 'failed' ? (
        <ListFailed message={failure} />
      ) : (
        <>
          {!isLow && rows.length === 0 ? (
            <NothingFound title="No products found">
              <p>{notFoundWords({ q, isOfOne })}</p>
            </NothingFound>
          ) : (
            <Products key={String(isLow)} products={rows} isLow={isLow} onChange={setChanged} />
          )}
          {!isLow && !isOfOne && <Pages list={goods} />}
          {isOfOne && (
            <Button look="quiet" size="small" className="mt-4" onClick={() => void navigate({ search: '' })}>
              Show all products
            </Button>
          )}
          {entries?.kind === 'full' && (
            <section aria-labelledby="ledger" className="mt-8">
              <h2 id="ledger" className="mb-2 text-xl">
                Ledger
              </h2>
              {entries.rows.length === 0 ? (
                <p className="text-ink-soft">Changes are listed here as soon as there are any.</p>
              ) : (
                <EntryTable entries={entries.rows} isOfOne={isOfOne} onTakeBack={takeBack.ask} />
              )}
              <Pages list={entries} />
            </section>
          )}
        </>
      )}
      {changed && (
        <StockDialog product={changed} onChanged={() => void revalidate()} onClose={() => setChanged(null)} />
      )}
      {isRepacking && (
        <RepackDialog
          first={isOfOne ? (rows[0] ?? null) : null}
          onChanged={() => void revalidate()}
          onClose={() => setIsRepacking(false)}
        />
      )}
      {takeBack.question}
    </>
  )
}

/** Which goods are listed. What is chosen stands in the address. */
function ShelfChoice({ shelf }: { shelf: string | null }) {
  const categories = useCategories()
  const navigate = useNavigate()
  const id = useId()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Goods
      </label>
      <select
        id={id}
        value={shelf ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ search: listSearch({ filters: value ? [['shelf', value]] : [] }) })
        }
        className="bg-paper border-line-strong min-h-11 max-w-full min-w-0 flex-1 rounded-[10px] border px-3 text-base sm:flex-none"
      >
        <option value="">Running low</option>
        <option value={everyShelf}>All goods</option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

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

/** '3 products running low', '1 product found', '120 products'. */
function countWords({ found, q, isLow }: { found: number; q: string; isLow: boolean }): string {
  const products = `${found} ${found === 1 ? 'product' : 'products'}`
  if (isLow) return `${products} running low`
  return q ? `${products} found` : products
}

function notFoundWords({ q, isOfOne }: { q: string; isOfOne: boolean }): string {
  if (q) return 'Try adjusting your search.'
  return isOfOne ? 'This product is not in the shop any more.' : 'Nothing stands on this shelf.'
}
