import { Printer } from 'lucide-react'
import { Link, Navigate, useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { knownCustomer } from '#app/client/session.ts'
import { deskStockPath } from '#app/desk/desk-paths.ts'
import { RoomKeys } from '#app/desk/list/keys-help.tsx'
import { listPlace } from '#app/desk/list/list-place.ts'
import { ListFailed, NothingFound, RoomSkeleton, useFailureToast } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead, RoomTools } from '#app/desk/list/room-head.tsx'
import { isOtherList, loadList } from '#app/desk/list/room-list.ts'
import { SearchField } from '#app/desk/list/search-field.tsx'
import { PrintPaper } from '#app/desk/print/print-paper.tsx'
import { filledShelves, firstShelf } from '#app/desk/widgets/first-shelf.ts'
import { ShelfSelect, searchOfShelf } from '#app/desk/widgets/shelf-select.tsx'
import { homePath } from '#app/paths.ts'
import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import type { stockOfProducts } from '#contract/stock.ts'
import { ofIndianField } from '#domain/time/rules.ts'

import type { Route } from './+types/count.ts'
import { CountSheet } from './count-sheet.tsx'
import { CountedRow } from './counted-row.tsx'
import { DifferencesDialog } from './differences-dialog.tsx'
import { isRefused } from './outcome-words.ts'
import { wrongOf } from './sheet.ts'
import { useCounts } from './use-counts.ts'
import { usePrintSheet } from './use-print-sheet.ts'
import { useSaveCount } from './use-save-count.ts'

const title = 'Count'
const goodsAPage = 100

/**
 * A page of the goods of the shelf that the address names, and how far the shop's clock is ahead of this
 * one.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { filters } = listPlace(new URL(request.url).search)
  const shelf = filters.find(([name]) => name === 'shelf')?.[1] ?? null
  let aheadMs = 0
  const goods =
    shelf === null
      ? null
      : await loadList(request, goodsAPage, async (query) => {
          const answer = await call<typeof stockOfProducts>('GET', `/api/product-stock?${query}`)
          if (answer.ok) aheadMs = Date.parse(answer.body.at) - Date.now()
          return answer
        })
  const filled = shelf === null ? await filledShelves() : null
  const { user } = await knownCustomer()
  return { shelf, filled, goods, aheadMs, personId: user?._id ?? '' }
}

export const shouldRevalidate = isOtherList

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** The goods of a shelf, with a field for how many are there: on a telephone, or after a sheet of paper. */
export default function Count({ loaderData }: Route.ComponentProps) {
  const { shelf, filled, goods, aheadMs, personId } = loaderData
  const categories = useCategories()
  const first = firstShelf(categories, filled)
  const { kept, counts, change, type, remove } = useCounts(personId, aheadMs)
  const { judged, isBusy, check, save, close } = useSaveCount(remove)
  const navigate = useNavigate()
  const sheet = usePrintSheet(() => void navigate(homePath))
  const failure = (goods?.kind === 'failed' && goods.message) || 'The goods did not load.'
  useFailureToast(goods, failure)
  if (shelf === null && first) return <Navigate to={{ search: searchOfShelf(first.value) }} replace />
  const typed = Object.keys(counts).length
  const wrong = wrongOf(counts)
  const onPaper = kept.countedAt ? new Date(ofIndianField(kept.countedAt)) : null

  return (
    <>
      <RoomHead title={title}>
        <Link to={deskStockPath} className="btn btn-quiet btn-small">
          Stock
        </Link>
        <RoomKeys />
      </RoomHead>
      <RoomTools
        count={goods?.kind === 'full' ? `${goods.total} ${goods.total === 1 ? 'product' : 'products'}` : null}
        more={
          <Choices shelf={shelf ?? ''} isBlind={kept.isBlind} onBlind={(isBlind) => change({ isBlind })} />
        }
      >
        <SearchField label="Search this shelf..." />
      </RoomTools>
      <details className="border-line lg:max-w-3xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold underline">
          On paper
        </summary>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3 pb-3 text-sm">
          <Button
            look="quiet"
            size="small"
            aria-disabled={sheet.isBusy || undefined}
            onClick={() => void sheet.load(categories.filter(({ value }) => value === shelf))}
          >
            <Printer size={18} aria-hidden="true" />
            Print this shelf
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-disabled={sheet.isBusy || undefined}
            onClick={() => void sheet.load(categories)}
          >
            {sheet.isBusy ? 'Loading...' : 'Print all shelves'}
          </Button>
          <label className="flex flex-wrap items-center gap-x-2 sm:ms-3">
            Counted on paper at
            <input
              type="datetime-local"
              value={kept.countedAt}
              onChange={({ currentTarget }) => change({ countedAt: currentTarget.value })}
              className="border-line-strong bg-paper-raised h-11 min-w-0 rounded-[10px] border px-2"
            />
          </label>
          <p className="text-ink-soft w-full">
            For numbers from a sheet, say when it was filled in: what was sold since then stays sold.
          </p>
        </div>
      </details>
      {goods?.kind !== 'full' ? (
        <ListFailed message={failure} />
      ) : goods.rows.length === 0 ? (
        <NothingFound title="No products found">
          <p>{goods.q ? 'Try adjusting your search.' : 'Nothing stands on this shelf.'}</p>
        </NothingFound>
      ) : (
        <>
          <ul aria-label="Goods" className="divide-line border-line mt-3 divide-y border-t lg:max-w-3xl">
            {goods.rows.map((product) => (
              <CountedRow
                key={product._id}
                product={product}
                typed={counts[product._id]?.typed ?? ''}
                isBlind={kept.isBlind}
                onType={(text) => type(product, text)}
              />
            ))}
          </ul>
          <Pages list={goods} />
        </>
      )}
      {typed > 0 && (
        <BottomBar label="Save the count" className="flex-wrap justify-center gap-y-1!">
          <p role="status" className="figures text-sm font-semibold">
            {typed} counted
            {wrong.length > 0 && `, ${wrong.length} not a whole number: ${counts[wrong[0]!]!.name}`}
          </p>
          <Button
            size="small"
            aria-disabled={wrong.length > 0 || isBusy || undefined}
            className={wrong.length > 0 ? 'opacity-60' : ''}
            onClick={() => wrong.length === 0 && void check(counts, onPaper)}
          >
            Show differences
          </Button>
        </BottomBar>
      )}
      {judged && (
        <DifferencesDialog
          judged={judged}
          isBusy={isBusy}
          onSave={() => void save(judged)}
          onClose={() => {
            // What is refused has to be counted again.
            remove(judged.results.filter(isRefused).map(({ productId }) => productId))
            close()
          }}
        />
      )}
      {sheet.shelves && (
        <PrintPaper size="A4" onPrinted={sheet.close}>
          <CountSheet shelves={sheet.shelves} isBlind={kept.isBlind} />
        </PrintPaper>
      )}
    </>
  )
}

interface ChoicesProps {
  shelf: string
  isBlind: boolean
  onBlind: (isBlind: boolean) => void
}

function Choices({ shelf, isBlind, onBlind }: ChoicesProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm">
      <ShelfSelect shelf={shelf} />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isBlind}
          onChange={({ currentTarget }) => onBlind(currentTarget.checked)}
          className="accent-leaf size-4 shrink-0"
        />
        Hide what the shop knows
      </label>
    </div>
  )
}
