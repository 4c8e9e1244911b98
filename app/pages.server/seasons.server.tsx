import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { goodsName } from '#app/goods-name.ts'
import { SeasonCalendar } from '#app/shop/seasons/season-calendar.tsx'
import { SeasonOfProduct } from '#app/shop/seasons/season-of-product.tsx'
import { seasonStyles } from '#app/shop/seasons/season-table.tsx'
import type { ProductView } from '#domain/catalog/queries.ts'
import { goodsWithSeason, seasonOfGoods } from '#domain/catalog/seasons/queries.ts'
import { indianMonth } from '#domain/catalog/seasons/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { cardTags, monthTag, seasonsTag } from './cache-tags.server.ts'

/**
 * When goods come from the fields, as the text of a page: nothing of it needs a script. With the tags of what
 * it shows.
 */
interface SeasonText {
  html: string
  tags: string[]
}

/** Of all goods; empty where nobody has said any season. */
export async function calendarText(ctx: Ctx): Promise<SeasonText & { month: number }> {
  const goods = await goodsWithSeason(ctx)
  const month = indianMonth(ctx.now())
  const html = goods.length === 0 ? '' : withStyles(<SeasonCalendar goods={goods} month={month} />)
  return { html, month, tags: [seasonsTag, monthTag, ...cardTags(goods.map(({ product }) => product))] }
}

/** Of one good; empty where it has no season. */
export async function seasonText(ctx: Ctx, product: ProductView): Promise<SeasonText> {
  const season = await seasonOfGoods(ctx, product)
  if (!season) return { html: '', tags: [] }
  const name = goodsName({ productName: product.name, hindiName: product.hindiName })
  const month = indianMonth(ctx.now())
  const { state } = ctx.shop
  return {
    html: withStyles(<SeasonOfProduct season={season} name={name} month={month} state={state} />),
    tags: [monthTag],
  }
}

function withStyles(of: ReactElement): string {
  return seasonStyles + renderToStaticMarkup(of)
}
