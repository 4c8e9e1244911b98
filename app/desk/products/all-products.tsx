import { Plus, SlidersHorizontal } from 'lucide-react'

import { call } from '#app/client/call.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { ListFailed, NothingFound, RoomSkeleton, cardGrid } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, leaveUnlessAdmin, loadList, useIsListBusy } from '#app/desk/list/room-list.ts'
import type { FullList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Product, getProduct } from '#contract/products.ts'

import type { Route } from './+types/all-products.ts'
import { useDialogAddress } from './dialog-address.ts'
import { ProductCard } from './product-card.tsx'
import { RoomDialogs } from './room-dialogs.tsx'
import { useListAnew } from './use-list-anew.ts'

const title = 'Product Management'
const cardsAPage = 24

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list] = await Promise.all([
    loadList(request, cardsAPage, (query) =>
      call<typeof getProduct>('GET', `/api/get-product?${query}&sort=newest`),
    ),
    leaveUnlessAdmin(),
  ])
  // oxlint-disable-next-line no-console -- The specification has a list that does not load logged.
  if (list.kind === 'failed') console.error('The products did not load.', list.message)
  return list
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="cards" />
}

export default function AllProducts({ loaderData: list }: Route.ComponentProps) {
  const { dialog, open, close } = useDialogAddress()
  const askAnew = useListAnew(list, dialog !== null)
  const add = () => open({ kind: 'add' })
  const rows = list.kind === 'full' ? list.rows : []
  return (
    <>
      <RoomHead title={title}>
        <RoomKeys more={[{ key: 'n', does: 'Add a new product', act: add }]} />
        <Button size="small" onClick={add}>
          <Plus size={18} aria-hidden="true" /> Add New Product
        </Button>
      </RoomHead>
      <RoomTools count={list.kind === 'full' ? `${list.total} products found` : null}>
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
          {list.q ? 'Try adjusting your search or filter...' : 'Add your first product to get started.'}
        </NothingFound>
      ) : (
        <Cards
          list={list}
          onEdit={(id) => open({ kind: 'edit', id })}
          onView={(id) => open({ kind: 'view', id })}
          onHistory={(id) => open({ kind: 'history', id })}
        />
      )}
      <RoomDialogs dialog={dialog} rows={rows} onOpen={open} onClose={close} onSaved={askAnew} />
    </>
  )
}

interface CardsProps {
  list: FullList<Product>
  onEdit: (id: string) => void
  onView: (id: string) => void
  onHistory: (id: string) => void
}

function Cards({ list, onEdit, onView, onHistory }: CardsProps) {
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
              onEdit={() => onEdit(product._id)}
              onView={() => onView(product._id)}
              onHistory={() => onHistory(product._id)}
            />
          </li>
        ))}
      </ul>
      <Pages list={list} />
    </>
  )
}
