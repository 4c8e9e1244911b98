import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import type { phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { PhoneMessage } from './rules.ts'
import type { AddressedMessage } from './sender.ts'

export type PhoneRow = typeof phoneMessages.$inferSelect

/** A message as it is sent: with the link of the order as it is at this moment. */
export async function addressed(ctx: Ctx, row: PhoneRow): Promise<AddressedMessage> {
  return { ...withToken(ctx, row, ''), token: await tokenOf(ctx, row) }
}

/** The same with what is known of its link. */
export function withToken(
  { shop }: Pick<Ctx, 'shop'>,
  { id, createdAt, mobile, language, kind, facts }: PhoneRow,
  token: string,
): AddressedMessage {
  // The row was written from a message.
  const message = { kind, facts } as PhoneMessage
  return { id, createdAt, shopName: shop.name, mobile, language: language ?? 'en', message, token }
}

async function tokenOf({ db }: Ctx, { orderId, facts }: PhoneRow): Promise<string> {
  const { productId, listToken, payToken } = facts as Record<string, string | undefined>
  if (orderId === null) return listToken ?? payToken ?? productId ?? ''
  const [order] = await db.select({ token: orders.statusToken }).from(orders).where(eq(orders.id, orderId))
  return order?.token ?? ''
}
