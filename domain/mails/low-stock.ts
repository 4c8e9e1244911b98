import { and, asc, count, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { indianDay, indianHour } from '#domain/time/rules.ts'

import { queueMail } from './queue-mail.ts'
import { shopRecipients } from './shop-recipients.ts'

/** So many products are named. */
const mostNamed = 30
/** Not in the night: from this hour of the Indian day on. */
const fromHour = 7

/** Tells the shop which products run low, once an Indian day on which any does. */
export async function tellLowStock(ctx: Ctx): Promise<void> {
  if (indianHour(ctx.now()) < fromHour) return
  const isLow = and(sql`${products.stock} <= ${products.lowStockMark}`, isOnShelf)
  const [low] = await ctx.db.select({ total: count() }).from(products).where(isLow)
  if (!low || low.total === 0) return
  await happened(ctx, 'goods_run_low', { day: indianDay(ctx.now()), total: low.total })
  const { name, netQuantity, netUnit, isByWeight } = products
  const named = await ctx.db
    .select({ name, netQuantity, netUnit, isByWeight, stock: sql<number>`${products.stock}` })
    .from(products)
    .where(isLow)
    .orderBy(asc(products.stock), asc(products.id))
    .limit(mostNamed)
  for (const recipient of await shopRecipients(ctx))
    await queueMail(ctx, recipient, {
      kind: 'low_stock',
      cause: `${indianDay(ctx.now())} ${recipient.address}`,
      facts: {
        products: named.map(({ stock, ...product }) => ({
          name: withPack(product.name, product),
          stock,
          ...(product.isByWeight && { grams: product.netQuantity }),
        })),
        total: low.total,
      },
    })
}
