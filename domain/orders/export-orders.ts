import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { everyOrder } from './queries.ts'
import type { OrdersWanted, OrderView } from './queries.ts'

/**
 * All orders that are wanted, to be kept outside of the shop. They have people's addresses, so who took them
 * out is written down before the first one goes. @throws not_signed_in, forbidden
 */
export async function exportOrders(ctx: Ctx, wanted: OrdersWanted, take: Take<OrderView>): Promise<void> {
  admin(ctx)
  const { q = '', status = [], needsAddress = false, from = null, to = null } = wanted
  const after = { search: q, statuses: status, needsAddress, from, to }
  await writeAudit(ctx, { action: 'orders_exported', objectId: 'all', before: null, after })
  await everyOrder(ctx, wanted, take)
}
