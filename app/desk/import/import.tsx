import { ArrowLeft, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, redirect, useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { fieldWords } from '#app/desk/audit/audit-words.ts'
import { deskImportPath } from '#app/desk/desk-paths.ts'
import { listPlace, listSearch, pageCount } from '#app/desk/list/list-place.ts'
import { ListFailed, RoomSkeleton } from '#app/desk/list/list-states.tsx'
import { Pages } from '#app/desk/list/pages.tsx'
import { RoomHead } from '#app/desk/list/room-head.tsx'
import { isTurnedAway, useIsListBusy } from '#app/desk/list/room-list.ts'
import type { FullList } from '#app/desk/list/room-list.ts'
import { AskBigSteps } from '#app/desk/widgets/big-steps.tsx'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { deskProductsPath, homePath } from '#app/paths.ts'
import { showToast } from '#app/ui/toast.tsx'
import type {
  ImportLine,
  ImportPicture,
  ImportShown,
  getImport,
  linesOfImport,
  picturesOfImport,
  takeImport,
} from '#contract/imports.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import type { Route } from './+types/import.ts'
import { ChooseFile, FileButton } from './choose-file.tsx'
import { FetchedPictures } from './fetched-pictures.tsx'
import { PlanTable } from './plan-table.tsx'
import { Plan } from './plan.tsx'
import { useSendFile } from './use-send-file.ts'
import { useTaking } from './use-taking.ts'

const title = 'Import Products'
/** As the call has them. */
const linesAPage = 50

type Loaded =
  | { kind: 'none' }
  | { kind: 'failed'; message: string }
  | { kind: 'full'; shown: ImportShown; list: FullList<ImportLine>; pictures: ImportPicture[] }

/** @throws a redirect home for somebody who is no administrator any more */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const { filters, cursor } = listPlace(new URL(request.url).search)
  const id = filters.find(([name]) => name === 'import')?.[1]
  if (id === undefined) return { kind: 'none' }
  const path = `/api/imports/${encodeURIComponent(id)}` as const
  const found = await call<typeof getImport>('GET', path).catch(() => null)
  if (!found) return { kind: 'failed', message: 'The import did not load.' }
  if (isTurnedAway(found)) throw redirect(homePath)
  if (!found.ok) return { kind: 'failed', message: found.body.message }
  const shown = found.body.data
  const total = Object.values(shown.counts).reduce((sum, lines) => sum + lines, 0)
  const pages = pageCount(total, linesAPage)
  const wanted = cursor === 'last' ? pages : Number(cursor ?? 1)
  const page = Number.isSafeInteger(wanted) ? Math.min(Math.max(1, wanted), pages) : 1
  const lines = await call<typeof linesOfImport>('GET', `${path}/lines?page=${page}`).catch(() => null)
  if (!lines?.ok) return { kind: 'failed', message: 'The lines of the file did not load.' }
  const isFetched = Object.values(shown.pictures).some((count) => count > 0)
  const pictures = isFetched
    ? await call<typeof picturesOfImport>('GET', `${path}/pictures`).catch(() => null)
    : null
  return {
    kind: 'full',
    shown,
    pictures: pictures?.ok ? pictures.body.data : [],
    list: {
      kind: 'full',
      q: '',
      filters: [['import', id]],
      rows: lines.body.data,
      total,
      pageNumber: page,
      pageCount: pages,
      nextCursor: page < pages ? String(page + 1) : null,
      previousCursor: page > 1 ? String(page - 1) : null,
    },
  }
}

export function HydrateFallback() {
  return <RoomSkeleton title={title} shape="rows" />
}

/** Takes products in from a CSV: first what it would do, then, all at once, that it is done. */
export default function ImportProducts({ loaderData: loaded }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { sending, send, stop } = useSendFile(({ _id }) => {
    const search = listSearch({ filters: [['import', _id]] })
    void navigate(deskImportPath + search)
    // The same file again is the same address.
    if (window.location.search === search) void revalidate()
  })
  const choose = (file: File) => void send(file)
  const isPlanShown = loaded.kind === 'full' && sending.kind === 'none'
  return (
    <>
      <RoomHead title={title} />
      <Link
        to={deskProductsPath}
        className="text-leaf-strong inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" /> All Products
      </Link>
      {loaded.kind === 'failed' && <ListFailed message={loaded.message} />}
      {!isPlanShown && (
        <>
          <p className="text-ink-soft mt-1 mb-4 max-w-2xl">
            Bring products as a CSV. First you see what the file would do, line by line; nothing changes
            before you say so. A line with an id changes that product, a line without one adds a product, and
            what the file does not have stays as it is. It may come out of Excel: 1,250, 5% and 1 kg are read
            as they are meant. Goods need no pictures yet: they come in as drafts, and you give them their
            pictures afterwards, all at once.
          </p>
          <ChooseFile sending={sending} onChoose={choose} onStop={stop} />
          <p className="mt-4 text-sm">
            <a
              href="/api/products.csv"
              download
              className="text-leaf-strong inline-flex min-h-11 items-baseline gap-1.5 py-3 font-semibold hover:underline"
            >
              <Download size={16} aria-hidden="true" className="self-center" /> Download all products
            </a>{' '}
            to see the columns, or to change many prices and bring the file back.
          </p>
        </>
      )}
      {isPlanShown && <Planned key={loaded.shown._id} {...loaded} onChoose={choose} />}
    </>
  )
}

interface PlannedProps {
  shown: ImportShown
  list: FullList<ImportLine>
  pictures: ImportPicture[]
  onChoose: (file: File) => void
}

function Planned({ shown: loaded, list, pictures, onChoose }: PlannedProps) {
  const { revalidate } = useRevalidator()
  const isListBusy = useIsListBusy()
  const { isBusy, press } = usePress()
  const [asked, setAsked] = useState<ImportShown['bigSteps'] | null>(null)
  const shown = useTaking(loaded, () => void revalidate())
  useEffect(() => {
    if (shown.state === 'taken') window.scrollTo({ top: 0 })
  }, [shown.state])

  function take() {
    if (shown.bigSteps.total > 0) setAsked(shown.bigSteps)
    else void send()
  }

  const send = () =>
    press(
      'take',
      () => call<typeof takeImport>('POST', `/api/imports/${shown._id}/take`, { version: shown.version }),
      (answer) => {
        if (!answer.ok) showToast('error', answer.body.message)
        void revalidate()
        return null
      },
    )

  return (
    <>
      <Plan shown={shown} isBusy={isBusy} onTake={take}>
        <FileButton look="quiet" label="Choose another file" onChoose={onChoose} />
      </Plan>
      {asked && (
        <AskBigSteps
          steps={asked.first.map(({ name, price, before, after }) => ({
            name: `${name}, ${fieldWords(`${price}Paise`)}`,
            beforePaise: toPaise(before),
            afterPaise: toPaise(after),
          }))}
          total={asked.total}
          yes="Import"
          onYes={() => {
            setAsked(null)
            void send()
          }}
          onNo={() => setAsked(null)}
        />
      )}
      <FetchedPictures importId={shown._id} pictures={pictures} onAgain={() => void revalidate()} />
      <div className="mt-4">
        <PlanTable lines={list.rows} isBusy={isListBusy} />
        <Pages list={list} />
      </div>
    </>
  )
}
