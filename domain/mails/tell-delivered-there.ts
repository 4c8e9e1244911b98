import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'

import { queueMail } from './queue-mail.ts'

/** Tells somebody who has waited for it that the shop delivers to a PIN code, once a wish. */
export async function tellDeliveredThere(
  tx: Ctx,
  { pinCode, email, language, since }: Events['delivered_there'],
): Promise<void> {
  const to = { personId: null, address: email, name: '', isUnproven: true, language }
  const cause = `${pinCode} ${email} ${since.toISOString()}`
  await queueMail(tx, to, { kind: 'delivered_there', cause, facts: { pinCode } })
}
