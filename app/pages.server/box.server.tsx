import { renderToStaticMarkup } from 'react-dom/server'

import { goodsName } from '#app/goods-name.ts'
import { weeksToCome } from '#domain/boxes/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { daysAfter } from '#domain/time/rules.ts'
import * as words from '#words/shop/product/box/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'
import { lineLabel } from '#words/ui/pack/en.ts'

import { productTag } from './cache-tags.server.ts'

/**
 * What is in a box this week and next, as the text of its page; empty of all other goods. Each week with its
 * days, because the page may be kept for a moment longer. With the tags of the goods that it names.
 */
export async function boxText(
  ctx: Ctx,
  { id, isBox }: Pick<ProductView, 'id' | 'isBox'>,
): Promise<{ html: string; tags: string[] }> {
  if (!isBox) return { html: '', tags: [] }
  const weeks = await weeksToCome(ctx, id)
  const html = renderToStaticMarkup(
    <section aria-labelledby="in-box" className="border-line mt-6 border-t pt-5">
      <h2 id="in-box" className="text-xl">
        {words.inBox}
      </h2>
      {weeks.length === 0 && <p className="mt-3 max-w-prose">{words.notSet}</p>}
      {weeks.map(({ week, goods }) => (
        <div key={week} className="mt-3 max-w-prose">
          <p className="text-ink-soft">{words.brought(shortDay(week), shortDay(daysAfter(week, 6)))}</p>
          <p className="mt-1">
            {goods.map((good) => lineLabel(good.quantity, goodsName(good), good)).join(', ')}
          </p>
        </div>
      ))}
      <p className="text-ink-soft mt-3 max-w-prose text-sm">{words.never}</p>
    </section>,
  )
  return { html, tags: weeks.flatMap(({ goods }) => goods.map(({ productId }) => productTag(productId))) }
}
