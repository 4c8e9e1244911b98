import { asc, desc, isNotNull, isNull, ne, sql } from 'drizzle-orm'

import { batches, growers, products } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** So many a device keeps. */
const most = { growers: 500, goods: 5000 }

const growerColumns = {
  id: growers.id,
  name: growers.name,
  hindiName: growers.hindiName,
  village: growers.village,
  hindiVillage: growers.hindiVillage,
  terms: growers.terms,
}

const goodColumns = {
  id: products.id,
  name: products.name,
  hindiName: products.hindiName,
  brand: products.brand,
  aliases: products.aliases,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  isByWeight: products.isByWeight,
  barcode: products.barcode,
}

/**
 * Who brings goods, and what can be brought, by name: what is on the shelf and what is to come onto it. The
 * room Receive keeps it in its tab, so that it goes on without a line. @throws not_signed_in, forbidden
 */
export async function toReceive(ctx: Ctx) {
  onDuty(ctx, 'packs')
  const [who, what, prices] = await Promise.all([
    ctx.db
      .select(growerColumns)
      .from(growers)
      .where(isNull(growers.endedAt))
      .orderBy(asc(sql`lower(${growers.name})`), asc(growers.id))
      .limit(most.growers),
    ctx.db
      .select(goodColumns)
      .from(products)
      .where(ne(products.state, 'archived'))
      .orderBy(asc(products.name), asc(products.id))
      .limit(most.goods),
    ctx.db
      .selectDistinctOn([batches.growerId, batches.productId], {
        growerId: batches.growerId,
        productId: batches.productId,
        pricePaise: sql<number>`${batches.pricePaise}`.mapWith(Number),
      })
      .from(batches)
      .where(isNotNull(batches.pricePaise))
      .orderBy(batches.growerId, batches.productId, desc(batches.receivedAt))
      .limit(most.goods),
  ])
  return { growers: who, goods: what, prices }
}
