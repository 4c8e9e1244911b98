import { sql } from 'drizzle-orm'

/** A table of what orders have of which product, with what is in their boxes: order_id, product_id, quantity.
 * */
export const orderedGoods = sql`(
  select order_id, product_id, quantity from order_lines
  union all select order_id, good ->> 'productId', quantity * (good ->> 'quantity')::integer
    from order_lines cross join lateral jsonb_array_elements(box) as good) as goods`
