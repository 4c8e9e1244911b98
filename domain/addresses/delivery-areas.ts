import { and, asc, gte, lte, sql } from 'drizzle-orm'

import { deliveryAreas } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

export type DeliveryArea = typeof deliveryAreas.$inferSelect

/** Where the shop delivers, by PIN code. @throws not_signed_in, forbidden */
export async function allDeliveryAreas(ctx: Ctx): Promise<DeliveryArea[]> {
  admin(ctx)
  return ctx.db.select().from(deliveryAreas).orderBy(asc(deliveryAreas.fromPinCode))
}

/**
 * Puts a whole list in the place of the one before; an empty one means everywhere.
 * @throws not_signed_in, forbidden, invalid_input where two of them overlap or one ends before it begins
 */
export async function replaceDeliveryAreas(ctx: Ctx, areas: DeliveryArea[]): Promise<void> {
  const { id: actorId } = admin(ctx)
  const sorted = areas.toSorted((one, other) => (one.fromPinCode < other.fromPinCode ? -1 : 1))
  const isWrong = sorted.some(
    ({ fromPinCode, toPinCode }, place) =>
      toPinCode < fromPinCode || fromPinCode <= (sorted[place - 1]?.toPinCode ?? ''),
  )
  if (isWrong) throw new DomainError('invalid_input', { fields: { areas: { problem: 'areas_overlap' } } })
  await inTransaction(ctx, async (tx) => {
    // Of two who save at once the second one's list stands, and not both.
    await tx.db.execute(sql`lock table ${deliveryAreas} in share row exclusive mode`)
    await tx.db.delete(deliveryAreas)
    if (sorted.length > 0) await tx.db.insert(deliveryAreas).values(sorted)
  })
  ctx.log.info({ areas: sorted.length, actorId }, 'delivery areas replaced')
}

/** What is known of delivery to a PIN code. */
export interface DeliveryTo {
  isDelivered: boolean
  days: number | null
  note: string | null
  takesCash: boolean
}

/** Whether the shop delivers there, for anybody. */
export async function deliveryTo({ db }: Ctx, pinCode: string): Promise<DeliveryTo> {
  const [area] = await db
    .select()
    .from(deliveryAreas)
    .where(and(lte(deliveryAreas.fromPinCode, pinCode), gte(deliveryAreas.toPinCode, pinCode)))
  if (area) return { isDelivered: true, days: area.days, note: area.note, takesCash: area.takesCash }
  const isEverywhere = (await db.$count(deliveryAreas)) === 0
  return { isDelivered: isEverywhere, days: null, note: null, takesCash: isEverywhere }
}

/** @throws not_delivered */
export async function refuseUndelivered(ctx: Ctx, pinCode: string): Promise<void> {
  const { isDelivered } = await deliveryTo(ctx, pinCode)
  if (!isDelivered) throw new DomainError('not_delivered', { pinCode })
}
