import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { grievances, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { shopRecipients } from '#domain/mails/shop-recipients.ts'

import { answerBy, mostADay } from './rules.ts'

const daySeconds = 24 * 60 * 60

interface Told {
  name: string
  /** null where there is a number. */
  email: string | null
  /** Ten digits; null where there is an e-mail. */
  mobile: string | null
  words: string
  /** Of the page where they tell it. */
  language: Language
}

/**
 * Takes a complaint to the shop, of somebody who is signed in or of a guest. Who has an e-mail is sent its
 * number, and the shop is told. The same words once more within a day are the same complaint, so that nobody
 * who presses twice, or whose answer was lost, has two.
 * @throws too_many_grievances
 */
export async function tellGrievance(ctx: Ctx, told: Told): Promise<{ number: number; answerBy: Date }> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    const personId = await ownerOf(tx)
    const email = told.email?.toLowerCase() ?? null
    // One after the other by whom it comes from, so that two presses at once see each other.
    for (const from of [email, told.mobile].filter((one) => one !== null).toSorted())
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`grievance ${from}`}, 0))`)
    const isTheirs = or(
      email === null ? undefined : eq(grievances.email, email),
      told.mobile === null ? undefined : eq(grievances.mobile, told.mobile),
    )
    const isOfToday = and(isTheirs, gt(grievances.createdAt, secondsAfter(tx.now(), -daySeconds)))
    const [same] = await db
      .select({ number: grievances.number, createdAt: grievances.createdAt })
      .from(grievances)
      .where(and(isOfToday, eq(grievances.words, told.words)))
      .orderBy(desc(grievances.number))
      .limit(1)
    if (same) return { number: same.number, answerBy: answerBy(same.createdAt) }
    const [today] = await db.select({ count: count() }).from(grievances).where(isOfToday)
    if ((today?.count ?? 0) >= mostADay) throw new DomainError('too_many_grievances', { maximum: mostADay })
    const [written] = await db
      .insert(grievances)
      .values({ ...told, id: newId(), email, personId, createdAt: tx.now() })
      .returning()
    const { id, number, createdAt } = written!
    const cameIn = { number, answerBy: answerBy(createdAt).toISOString() }
    if (email !== null)
      await queueMail(
        tx,
        // Neither name nor words: the address need not be theirs who wrote them.
        { personId, address: email, name: '', language: told.language },
        { kind: 'grievance_received', cause: id, facts: cameIn },
      )
    for (const recipient of await shopRecipients(tx))
      await queueMail(tx, recipient, {
        kind: 'grievance_came',
        cause: `${id} ${recipient.address}`,
        facts: cameIn,
      })
    await happened(tx, 'grievance_came', { id, number })
    tx.log.info({ grievance: number }, 'a complaint came in')
    return { number, answerBy: answerBy(createdAt) }
  })
}

/** Locked, so that it goes with an account that is deleted at the same moment. */
async function ownerOf({ db, actor }: Ctx): Promise<string | null> {
  if (!actor) return null
  const isThere = and(eq(people.id, actor.id), isNull(people.deletedAt))
  const [person] = await db.select({ id: people.id }).from(people).where(isThere).for('key share')
  return person?.id ?? null
}
