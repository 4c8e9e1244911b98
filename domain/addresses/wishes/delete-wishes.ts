import { and, eq } from 'drizzle-orm'

import { deliveryWishes } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

/**
 * Deletes the wishes for a PIN code, or that of one contact: they were called, or asked for it. Done twice it
 * does the same. @throws not_signed_in, forbidden
 */
export async function deleteWishes(
  ctx: Ctx,
  { pinCode, contact }: { pinCode: string; contact?: string | undefined },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const isWanted = and(
      eq(deliveryWishes.pinCode, pinCode),
      contact === undefined ? undefined : eq(deliveryWishes.contact, contact),
    )
    const deleted = await tx.db
      .delete(deliveryWishes)
      .where(isWanted)
      .returning({ pinCode: deliveryWishes.pinCode })
    if (deleted.length === 0) return
    await writeAudit(tx, {
      action: 'wishes_deleted',
      objectId: 'all',
      before: { pinCode, count: deleted.length },
      after: null,
    })
  })
}
