import { and, gte, like, lte, or, sql } from 'drizzle-orm'

import { deliveryAreas, deliveryWishes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'

/**
 * Tells those who wait for a PIN code to which the shop delivers by now, where they gave an e-mail, and
 * forgets them: so once each. Numbers stay for the desk, which calls. Runs in the transaction that has
 * changed the areas.
 */
export async function tellWishes(tx: Ctx): Promise<void> {
  const isDelivered = or(
    sql`exists (select from ${deliveryAreas} where ${and(
      lte(deliveryAreas.fromPinCode, deliveryWishes.pinCode),
      gte(deliveryAreas.toPinCode, deliveryWishes.pinCode),
    )})`,
    sql`not exists (select from ${deliveryAreas})`,
  )
  const told = await tx.db
    .delete(deliveryWishes)
    .where(and(like(deliveryWishes.contact, '%@%'), isDelivered))
    .returning()
  for (const { pinCode, contact, language, createdAt } of told)
    await happened(tx, 'delivered_there', { pinCode, email: contact, language, since: createdAt })
}
