import { sql } from 'drizzle-orm'

import { productSalesDays, salesDays } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Puts the changes of each day into one row, so that sums stay quick to read. Orders that come meanwhile do
 * not wait, and of two who do this at once each takes changes of its own.
 */
export async function compactSales({ db }: Ctx): Promise<void> {
  await db.execute(sql`
    with taken as (
      delete from ${salesDays} where day in (select day from ${salesDays} group by day having count(*) > 1)
      returning day, orders, total_paise)
    insert into ${salesDays} (day, orders, total_paise)
    select day, sum(orders), sum(total_paise) from taken group by day`)
  await db.execute(sql`
    with taken as (
      delete from ${productSalesDays} where (day, product_id) in (
        select day, product_id from ${productSalesDays} group by day, product_id having count(*) > 1)
      returning day, product_id, pieces, total_paise)
    insert into ${productSalesDays} (day, product_id, pieces, total_paise)
    select day, product_id, sum(pieces), sum(total_paise) from taken group by day, product_id`)
}
