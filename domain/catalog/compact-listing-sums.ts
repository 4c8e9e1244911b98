import { sql } from 'drizzle-orm'

import { listingSums } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Puts the changes of each sum into one row, so that sums stay quick to read. Code that changes goods
 * meanwhile does not wait, and of two who do this at once each takes changes of its own.
 */
export async function compactListingSums({ db }: Ctx): Promise<void> {
  await db.execute(sql`
    with taken as (
      delete from ${listingSums} returning category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    insert into ${listingSums} (category, price_band, discount_band, is_sold_out, goods, discounts_bp, savings_paise)
    select category, price_band, discount_band, is_sold_out, sum(goods), sum(discounts_bp), sum(savings_paise)
    from taken group by 1, 2, 3, 4
    having (sum(goods), sum(discounts_bp), sum(savings_paise)) <> (0, 0, 0)`)
}
