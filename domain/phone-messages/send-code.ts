import type { Language } from '#db/schema/columns.ts'
import { phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { codeMinutes } from './rules.ts'

/**
 * Sends somebody a code by SMS, at any hour, in the transaction of who makes it. It is in its row until it is
 * sent, or too late; in a shop without a gateway for a day, where administrators read it in the panel.
 */
export async function sendCode(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { mobile, code, language }: { mobile: string; code: string; language: Language },
): Promise<void> {
  const at = now()
  await db.insert(phoneMessages).values({
    channel: 'sms',
    kind: 'code',
    cause: newId(),
    mobile,
    language,
    facts: { code },
    createdAt: at,
    nextAttemptAt: at,
    triedUntil: secondsAfter(at, codeMinutes * 60),
  })
}
