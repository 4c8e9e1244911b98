import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { guests, mails, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { isAlwaysTold } from './rules.ts'
import type { MailKind, MailMessage } from './rules.ts'

/** So long a mail is tried. */
export const triedSeconds = 3 * 24 * 60 * 60

const alwaysTold = (Object.keys(isAlwaysTold) as MailKind[]).filter((kind) => isAlwaysTold[kind])

/** An address that somebody has typed, and nobody has proven, gets so many of all other mails in 24 hours. */
const mostUnproven = 12

/** Of whom a mail is told. */
export interface Recipient {
  /** null for an address that is nobody's account. */
  personId: string | null
  address: string
  /** Empty where nobody has proven the address: a name would carry a stranger's words there. */
  name: string
  /** Somebody has typed it, who may be a stranger to it. */
  isUnproven?: boolean
}

/**
 * Tells somebody something by mail: once a kind and cause, in the transaction of what it tells. It is sent
 * afterwards (`sendDueMails`), so nothing waits for the mail server.
 * @param to the person's id (a guest is told where they said, who has no e-mail nothing), or where it goes
 * @param mail.cause what it is about: an order's id, an event's
 * @param mail.afterSeconds for so long it waits, because it may be dropped
 */
export async function queueMail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  to: string | Recipient,
  { kind, facts, cause, afterSeconds = 0 }: MailMessage & { cause: string; afterSeconds?: number },
): Promise<void> {
  const at = now()
  const due = secondsAfter(at, afterSeconds)
  const [told, first, until] = [at, due, secondsAfter(due, triedSeconds)].map((time) => time.toISOString())
  const hasRoom = (address: SQL) => sql`(${alwaysTold.includes(kind)}::boolean
    or (select count(*) from ${mails} where address = ${address} and kind <> all(${sql.param(alwaysTold)}::text[])
      and ${mails.createdAt} > ${told}::timestamptz - interval '24 hours') < ${mostUnproven})`
  // A person's name and address are read by the statement that writes them down. Who has not proven the
  // address is not named: it would carry a stranger's words to an address that need not be theirs.
  const recipient =
    typeof to === 'string'
      ? sql`select id, coalesce(email, guest_email),
            case when email is not null and email_verified then name else '' end
          from ${people} left join (select person_id, email as guest_email from ${guests}) as guest on person_id = id
          where id = ${to} and coalesce(email, guest_email) is not null
            and (email is not null and email_verified or ${hasRoom(sql`coalesce(email, guest_email)`)})`
      : sql`select ${to.personId}::text, ${to.address}, ${to.name}
          where not ${to.isUnproven ?? false}::boolean or ${hasRoom(sql`${to.address}`)}`
  await db.execute(sql`
    insert into ${mails} (person_id, address, name, kind, cause, language, facts, created_at,
      next_attempt_at, tried_until)
    select person_id, address, name, ${kind}::text, ${cause}::text, 'en', ${JSON.stringify(facts)}::jsonb,
      ${told}::timestamptz, ${first}::timestamptz, ${until}::timestamptz
    from (${recipient}) as recipient (person_id, address, name)
    on conflict (kind, cause) do nothing`)
}
