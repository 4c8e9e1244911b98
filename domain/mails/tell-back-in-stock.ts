import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'

import { queueMail } from './queue-mail.ts'

/** Tells somebody who has waited for a product that it can be had again, once a wish. */
export async function tellBackInStock(
  tx: Ctx,
  { productId, productName, email, language, since }: Events['back_in_stock'],
): Promise<void> {
  const to = { personId: null, address: email, name: '', isUnproven: true, language }
  const cause = `${productId} ${email} ${since.toISOString()}`
  await queueMail(tx, to, { kind: 'back_in_stock', cause, facts: { productId, productName } })
}
