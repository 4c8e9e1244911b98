import { goodsName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { langOfTyped } from '#app/ui/typed.ts'
import type { GoodsOfSeason } from '#domain/catalog/seasons/queries.ts'
import { bySeason, termOf, terms } from '#domain/catalog/seasons/rules.ts'
import * as words from '#words/shop/seasons/en.ts'

import { SeasonKey, SeasonTable } from './season-table.tsx'

interface SeasonCalendarProps {
  goods: readonly GoodsOfSeason[]
  /** January is 0. */
  month: number
}

/** All goods that have a season: what there is now first, then what comes soon. As text. */
export function SeasonCalendar({ goods, month }: SeasonCalendarProps) {
  const inOrder = bySeason(month)
  const sorted = goods.toSorted((one, other) => inOrder(one.season, other.season))
  const byTerm = Map.groupBy(sorted, ({ season }) => termOf(season, month))
  return (
    <>
      <SeasonKey />
      {terms.map((term) => {
        const rows = byTerm.get(term)
        return (
          rows && (
            <section key={term} className="mt-6">
              <h2 id={term} className="mb-3 text-2xl">
                {words.terms[term]}
              </h2>
              <SeasonTable labelledBy={term} month={month} rows={rows.map(rowOf)} />
            </section>
          )
        )
      })}
    </>
  )
}

function rowOf({ product, season }: GoodsOfSeason) {
  const { months } = season
  const region = words.regionName(season.region)
  const { id, name: productName, hindiName } = product
  const name = goodsName({ productName, hindiName })
  return {
    key: id,
    months,
    name: (
      <>
        <a href={productPath(id)} lang={langOfTyped(name)} className="font-semibold hover:underline">
          {name}
        </a>
        {region && (
          <span lang={langOfTyped(region)} className="text-ink-soft block text-sm">
            {region}
          </span>
        )}
      </>
    ),
  }
}
