import { seasonsPath } from '#app/paths.ts'
import { langOfTyped } from '#app/ui/typed.ts'
import { monthOfWeek, monthsUntil, weekInMonth } from '#domain/catalog/seasons/rules.ts'
import type { Season } from '#domain/catalog/seasons/rules.ts'
import * as words from '#words/shop/seasons/en.ts'

import { SeasonTable } from './season-table.tsx'

interface SeasonOfProductProps {
  season: Season
  name: string
  /** January is 0. */
  month: number
  /** Where the shop is. */
  state: string
}

/** The season of one good, on its page. As text. */
export function SeasonOfProduct({ season, name, month, state }: SeasonOfProductProps) {
  const { months, firstWeek, lastWeek } = season
  const region = words.regionName(season.region || state)
  const amount = months[month] ?? 'none'
  const said = [
    words.now[amount],
    amount === 'none' && words.again(words.months[(month + monthsUntil(season, month)) % 12]!),
    firstWeek !== null && lastWeek !== null && words.usually(dated(firstWeek), dated(lastWeek)),
  ]
  return (
    <section aria-labelledby="season" className="border-line mt-6 border-t pt-5">
      <h2 id="season" className="text-xl">
        {words.season}
      </h2>
      <p className="mt-3 max-w-prose">{said.filter(Boolean).join(' ')}</p>
      <div className="mt-3 max-w-prose">
        <SeasonTable label={words.seasonOf(name)} month={month} rows={[{ key: name, months }]} />
      </div>
      <p className="text-ink-soft mt-1 text-sm">
        {region && (
          <>
            {words.grownIn} <span lang={langOfTyped(region)}>{region}</span> ·{' '}
          </>
        )}
        <a
          href={seasonsPath}
          className="text-leaf-strong inline-flex min-h-11 items-center font-semibold underline"
        >
          {words.whole}
        </a>
      </p>
    </section>
  )
}

function dated(week: number): readonly [number, number] {
  return [monthOfWeek(week), weekInMonth(week)]
}
