import { phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import type { PhoneRow } from './addressed.ts'
import { triedSeconds } from './queue-message.ts'
import { goesOutAt, isFreeText } from './rules.ts'
import type { PhoneKind } from './rules.ts'

/**
 * Tells by SMS what WhatsApp could not tell, once. Where that fails as well, there is the mail, which every
 * kind has that is not an answer. In the transaction that writes the failure down.
 */
export async function fallBack(tx: Ctx, row: PhoneRow): Promise<void> {
  const kind = row.kind as PhoneKind
  if (row.channel !== 'whatsapp' || isFreeText(kind) || !tx.gateways.phone.sms.canSend) return
  const at = tx.now()
  const due = goesOutAt(kind, at)
  const { cause, personId, orderId, mobile, language, facts } = row
  await tx.db
    .insert(phoneMessages)
    .values({
      kind,
      cause,
      personId,
      orderId,
      mobile,
      language,
      facts,
      channel: 'sms',
      createdAt: at,
      nextAttemptAt: due,
      triedUntil: secondsAfter(due, triedSeconds),
    })
    .onConflictDoNothing()
}
