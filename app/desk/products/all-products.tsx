import { FileUp, Images, Plus, SlidersHorizontal } from 'lucide-react'

import { call } from '#app/client/call.ts'
import { deskImportPath, deskLabelsPath, deskPicturesPath, deskPricesPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, cardGrid } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList, useIsListBusy } from '#app/desk/list/room-list.ts'
import type { FullList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { ExportLink } from '#app/desk/widgets/export-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { PlannedPriceDays, allPriceDays } from '#contract/price-days.ts'
import type { Product, getProduct } from '#contract/products.ts'

import type { Route } from './+types/all-products.ts'
import { useDialogAddress } from './dialog-address.ts'
import { ProductCard } from './product-card.tsx'
import { RoomDialogs } from './room-dialogs.tsx'
import { StateFilter } from './state-filter.tsx'
import { useListAnew } from './use-list-anew.ts'
import { useShelfMoves } from './use-shelf-moves.ts'

const title = 'Product Management'
const cardsAPage = 24

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // In any state, unless the address names one.
  const state = new URL(request.url).searchParams.get('state')
  const anyState = state ? '' : '&state=all'
  // Said on the cards of that list; a list without them is shown all the same.
  const days = state === 'price_days' ? call<typeof allPriceDays>('GET', '/api/all-price-days') : null
  const planned = days?.then(({ ok, body }) => (ok ? body.data : [])).catch(() => [])
  const list = await loadList(request, cardsAPage, (query) =>
    call<typeof getProduct>('GET', `/api/get-product?${query}&sort=newest${anyState}`),
  )
  // oxlint-disable-next-line no-console -- The specification has a list that does not load logged.
  if (list.kind === 'failed') console.error('The products did not load.', list.message)
  return { ...list, planned: (await planned) ?? [] }
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="cards" />
}

export default function AllProducts({ loaderData: list }: Route.ComponentProps) {
  const { dialog, open, close } = useDialogAddress()
  const askAnew = useListAnew(list, dialog !== null)
  const add = () => open({ kind: 'add' })
  const moves = useShelfMoves({ onMoved: askAnew, onCopied: (id) => open({ kind: 'edit', id }) })
  const rows = list.kind === 'full' ? list.rows : []
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys more={[{ key: 'n', does: 'Add a new product', act: add }]} />
        {/* On a phone 'Prices' stands beside this room in the row of rooms. */}
        <ButtonLink to={deskPricesPath} look="quiet" size="small" className="max-sm:hidden">
          Prices
        </ButtonLink>
        <ExportLink path="/api/products.csv" of="products" />
        <ButtonLink to={deskLabelsPath} look="quiet" size="small">
          Labels
        </ButtonLink>
        <ButtonLink to={deskImportPath} look="quiet" size="small">
          <FileUp size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">Import</span>
        </ButtonLink>
        <Button size="small" onClick={add}>
          <Plus size={18} aria-hidden="true" /> Add New Product
        </Button>
      </RoomHead>
      <RoomTools
        count={list.kind === 'full' ? `${list.total} products found` : null}
        more={<Narrowing list={list} />}
      >
        <div className="flex w-full gap-2">
          <SearchField label="Search products..." />
          <Button look="quiet" size="small" className="shrink-0">
            <SlidersHorizontal size={18} aria-hidden="true" />
            <span className="max-sm:sr-only">Filters</span>
          </Button>
        </div>
      </RoomTools>
      {list.kind === 'failed' ? (
        <ListFailed message={list.message ?? 'The products did not load.'} />
      ) : list.rows.length === 0 ? (
        <NothingFound title="No products found">
          {list.q || list.filters.length > 0
            ? 'Try adjusting your search or filter...'
            : 'Add your first product to get started.'}
        </NothingFound>
      ) : (
        <Cards
          list={list}
          moves={moves}
          onEdit={(id) => open({ kind: 'edit', id })}
          onView={(id) => open({ kind: 'view', id })}
          onHistory={(id) => open({ kind: 'history', id })}
        />
      )}
      <RoomDialogs dialog={dialog} rows={rows} onOpen={open} onClose={close} onSaved={askAnew} />
    </>
  )
}

/** The states; below 'Needs a picture', the way to give them. */
function Narrowing({ list }: { list: Awaited<ReturnType<typeof clientLoader>> }) {
  const isInNeed = list.kind === 'full' && list.filters.some(([, value]) => value === 'needs_picture')
  return (
    <>
      <StateFilter />
      {isInNeed && list.total > 0 && (
        <ButtonLink to={deskPicturesPath} size="small" className="mt-3">
          <Images size={18} aria-hidden="true" /> Give them pictures
        </ButtonLink>
      )}
    </>
  )
}

interface CardsProps {
  list: FullList<Product> & { planned: PlannedPriceDays[] }
  moves: ReturnType<typeof useShelfMoves>
  onEdit: (id: string) => void
  onView: (id: string) => void
  onHistory: (id: string) => void
}

function Cards({ list, moves, onEdit, onView, onHistory }: CardsProps) {
  const isBusy = useIsListBusy()
  return (
    <>
      <ul
        aria-label="Products"
        aria-busy={isBusy || undefined}
        className={`${cardGrid} transition-opacity aria-busy:opacity-60`}
      >
        {list.rows.map((product) => (
          <li key={product._id} className="min-w-0">
            <ProductCard
              product={product}
              priceDays={list.planned.find(({ productId }) => productId === product._id)}
              onEdit={() => onEdit(product._id)}
              onView={() => onView(product._id)}
              onMove={(state) => moves.move(product, state)}
              onDuplicate={() => moves.duplicate(product)}
              onHistory={() => onHistory(product._id)}
            />
          </li>
        ))}
      </ul>
      <Pages list={list} />
    </>
  )
}
