import { eq } from 'drizzle-orm'

import { mails, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import type { MailMessage } from './rules.ts'

/** So long a mail is tried. */
export const triedSeconds = 3 * 24 * 60 * 60

/** Of whom a mail is told. */
export interface Recipient {
  /** null for an address that is nobody's account. */
  personId: string | null
  address: string
  name: string
}

/**
 * Tells somebody something by mail: once a kind and cause, in the transaction of what it tells. It is sent
 * afterwards (`sendDueMails`), so nothing waits for the mail server.
 * @param to the person's id, or where it goes
 * @param mail.cause what it is about: an order's id, an event's
 */
export async function queueMail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  to: string | Recipient,
  { kind, facts, cause }: MailMessage & { cause: string },
): Promise<void> {
  const recipient = typeof to === 'string' ? await recipientOf(db, to) : to
  if (!recipient) return
  const at = now()
  await db
    .insert(mails)
    .values({
      ...recipient,
      kind,
      cause,
      language: 'en',
      facts,
      createdAt: at,
      nextAttemptAt: at,
      triedUntil: secondsAfter(at, triedSeconds),
    })
    .onConflictDoNothing({ target: [mails.kind, mails.cause] })
}

async function recipientOf(db: Ctx['db'], personId: string): Promise<Recipient | undefined> {
  const [person] = await db
    .select({ personId: people.id, address: people.email, name: people.name })
    .from(people)
    .where(eq(people.id, personId))
  return person
}
