import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'

import { qualityDays } from './rules.ts'

interface Moves extends Record<string, unknown> {
  status: string
  delivered_at: Date | string | null
  refunded_at: Date | string | null
}

interface Returned extends Record<string, unknown> {
  product_id: string
  quantity: number
  created_at: Date | string
  is_restocked: boolean
  /** The batch that was recalled, of a return that the shop itself asked for. */
  recalled_batch_id: string | null
}

interface Given {
  batch_id: string
  pieces: number
  restocked: number
}

/**
 * Whether the goods of an order are its customer's and paid, and which pieces came back for their quality:
 * what is sold again, what was asked for within the days after its delivery, and what was recalled.
 */
export async function keptOf({ db }: Ctx, orderId: string) {
  const moves = await db.execute<Moves>(sql`
    select orders.status,
      (select max(at) from order_events where order_id = orders.id and to_status = 'delivered') as delivered_at,
      (select max(at) from order_events where order_id = orders.id and to_status = 'refunded') as refunded_at
    from orders where orders.id = ${orderId}`)
  const { status, delivered_at: deliveredAt, refunded_at: refundedAt } = moves.rows[0]!
  const isLate = (at: Date | string) => deliveredAt !== null && daysBetween(deliveredAt, at) > qualityDays
  const isPaid =
    deliveredAt !== null && (status === 'delivered' || (status === 'refunded' && isLate(refundedAt!)))
  const { rows } = await db.execute<Returned>(sql`
    select goods.product_id, goods.quantity, returns.created_at,
      exists (select from stock_entries where stock_entries.product_id = goods.product_id
        and stock_entries.why = 'return' and stock_entries.cause = returns.id) as is_restocked,
      recalled_orders.batch_id as recalled_batch_id
    from returns
    join return_lines on return_lines.return_id = returns.id
    join order_lines on order_lines.order_id = returns.order_id and order_lines.position = return_lines.position
    -- Of a box that comes back, what is in it.
    cross join lateral (
      select order_lines.product_id, return_lines.quantity where order_lines.box is null
      union all select good ->> 'productId', return_lines.quantity * (good ->> 'quantity')::integer
        from jsonb_array_elements(order_lines.box) as good) as goods
    left join recalled_orders on recalled_orders.order_id = returns.order_id
      and recalled_orders.done_at = returns.created_at
    where returns.order_id = ${orderId} and returns.status = 'agreed'`)
  const back = rows.filter(
    (row) => !row.is_restocked && (row.recalled_batch_id !== null || !isLate(row.created_at)),
  )
  return {
    isPaid,
    /** So many pieces of each of these batches, which stand as they gave. */
    backOf(productId: string, given: readonly Given[]): number[] {
      const backs = given.map(({ restocked }) => restocked)
      for (const row of back) {
        if (row.product_id !== productId) continue
        let rest = row.quantity
        // The recalled one, else those that gave last.
        const places = given.map((_, place) => place).toReversed()
        places.sort((one, other) => Number(isRecalled(other)) - Number(isRecalled(one)))
        for (const place of places) {
          const taken = Math.min(rest, given[place]!.pieces - backs[place]!)
          backs[place]! += taken
          rest -= taken
        }
        function isRecalled(place: number): boolean {
          return given[place]!.batch_id === row.recalled_batch_id
        }
      }
      return backs
    },
  }
}

function daysBetween(from: Date | string, to: Date | string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / (24 * 60 * 60 * 1000)
}
