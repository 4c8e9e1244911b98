import { useMemo, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'

import { growersWeekPath } from '#app/desk/desk-paths.ts'
import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { growerName } from '#app/desk/receive/grower-name.ts'
import { DataTable } from '#app/desk/widgets/data-table.tsx'
import type { Column } from '#app/desk/widgets/data-table.tsx'
import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import { langOfTyped } from '#app/ui/typed.ts'
import type { GrowerWeek, settlement } from '#contract/settlement.ts'
import { daysAfter } from '#domain/time/rules.ts'
import * as words from '#words/desk/growers/settlement/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

import { inRupees } from './rupees.ts'
import { StatementDialog } from './statement-dialog.tsx'

export type WeekShown = (typeof settlement)['schema']['response'][200]['_zod']['output']['data']

/** What growers get in a week: what is owed to each, and what was given. */
export function Settlement({
  shown: { week, lastDay, isClosed, weeks, growers, sold },
}: {
  shown: WeekShown
}) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<GrowerWeek | null>(null)
  const columns = useMemo(() => columnsOf(setOpened), [])
  const { shown, steps } = usePageOf(growers)
  const unpriced = growers.reduce((sum, one) => sum + one.unpriced, 0)
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex items-center gap-2 text-sm">
          {words.week}
          <select
            value={week}
            onChange={({ currentTarget }) =>
              void navigate(growersWeekPath(currentTarget.value), { preventScrollReset: true })
            }
            className="border-line-strong bg-paper-raised h-11 min-w-0 rounded-[10px] border px-2"
          >
            {[...new Set([...weeks, week])].map((one) => (
              <option key={one} value={one}>
                {words.weekOf(shortDay(one), shortDay(daysAfter(one, 6)))}
              </option>
            ))}
          </select>
        </label>
        <p className="text-ink-soft min-w-0 text-sm">
          {isClosed ? words.isClosed : words.goesOn(shortDay(lastDay))}
        </p>
      </div>
      {unpriced > 0 && (
        <p className="bg-turmeric-tint rounded-card mt-3 px-4 py-3">
          <span className="font-semibold">{words.unpriced(unpriced)}.</span> {words.enterPrices}
        </p>
      )}
      {growers.length === 0 ? (
        <p className="text-ink-soft mt-4">{words.nothing}</p>
      ) : (
        <div className="mt-3">
          <DataTable
            label={words.list}
            columns={columns}
            rows={shown}
            idOf={({ _id }) => _id}
            onOpen={setOpened}
            isBusy={state === 'loading'}
          />
          <PageSteps {...steps} />
        </div>
      )}
      {sold.total !== 0 && <Sold sold={sold} />}
      {opened && (
        <StatementDialog
          grower={opened}
          week={week}
          onChange={() => void revalidate()}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Who gets what of all that was delivered in the week; its parts come to what was sold. */
function Sold({ sold }: { sold: WeekShown['sold'] }) {
  const parts = ['tax', 'shares', 'cost', 'delivery', 'kept'] as const
  return (
    <section className="rounded-card border-line bg-paper-raised mt-6 max-w-xl border px-4 py-3">
      <h2 className="font-semibold">{words.sold}</h2>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {parts.map((part) => (
          <div key={part} className={`contents ${part === 'kept' ? 'font-semibold' : ''}`}>
            <dt>{words.soldParts[part]}</dt>
            <dd className="figures text-end">{inRupees(sold[part])}</dd>
          </div>
        ))}
        <dt className="border-line mt-1 border-t pt-2">{words.soldTotal}</dt>
        <dd className="figures border-line mt-1 border-t pt-2 text-end">{inRupees(sold.total)}</dd>
      </dl>
      <p className="text-ink-soft mt-2 text-sm">{words.withoutGrower}</p>
    </section>
  )
}

function columnsOf(onOpen: (grower: GrowerWeek) => void): Column<GrowerWeek>[] {
  return [
    {
      id: 'name',
      header: words.columns.grower,
      cell: ({ row: { original: grower } }) => (
        <button
          {...rowMark}
          type="button"
          onClick={() => onOpen(grower)}
          lang={langOfTyped(growerName(grower))}
          className="min-h-11 min-w-0 text-start font-semibold wrap-anywhere hover:underline"
        >
          {growerName(grower)}
          {grower.unpriced > 0 && (
            <span className="text-terracotta-strong block text-sm">{words.unpriced(grower.unpriced)}</span>
          )}
        </button>
      ),
    },
    money('before', ({ before }) => before),
    money('goods', ({ bought, sold, takenBack }) => bought + sold + takenBack),
    money('given', ({ advance, crate, paid }) => advance + crate + paid),
    money('owed', ({ owed }) => owed),
    money('now', ({ owedNow }) => owedNow, true),
  ]
}

function money(
  id: Exclude<keyof typeof words.columns, 'grower'>,
  of: (grower: GrowerWeek) => number,
  isStrong = false,
): Column<GrowerWeek> {
  return {
    id,
    header: words.columns[id],
    cell: ({ row }) => (
      <span className={`figures ${isStrong ? 'font-semibold' : ''}`}>{inRupees(of(row.original))}</span>
    ),
  }
}
