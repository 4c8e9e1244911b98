import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { guests, mails, orders, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { isAlwaysTold, shopKinds } from './rules.ts'
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
  /** Left out where it is that of the order or of the person. */
  language?: Language
}

/**
 * Tells somebody something by mail: once a kind and cause, in the transaction of what it tells. It is sent
 * afterwards (`sendDueMails`), so nothing waits for the mail server. What the shop tells itself is in
 * English; all else in the language of the order that it is about, else in that of the person.
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
    select person_id, address, name, ${kind}::text, ${cause}::text, ${languageOf({ kind, facts }, to)}, ${JSON.stringify(facts)}::jsonb,
      ${told}::timestamptz, ${first}::timestamptz, ${until}::timestamptz
    from (${recipient}) as recipient (person_id, address, name)
    on conflict (kind, cause) do nothing`)
}

/** As an expression over `recipient`, so that it is read by the statement that writes it down. */
function languageOf({ kind, facts }: Pick<MailMessage, 'kind' | 'facts'>, to: string | Recipient): SQL {
  const own = typeof to === 'string' ? undefined : to.language
  const said = shopKinds.some((one) => one === kind) ? 'en' : own
  const orderId = 'orderId' in facts ? facts.orderId : null
  return sql`coalesce(${said ?? null}::text,
    (select language from ${orders} where id = ${orderId}::text),
    (select language from ${people} where id = recipient.person_id), 'en')`
}
