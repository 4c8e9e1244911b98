import { and, eq, isNull } from 'drizzle-orm'

import { orders, phoneConsents, phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'

import type { PhoneRow } from './addressed.ts'
import { endConsentsOfNumber } from './consent.ts'
import { goesOutAt, holdsWhile, isFreeText } from './rules.ts'
import type { PhoneKind } from './rules.ts'

/**
 * Tells by SMS what WhatsApp could not tell, once, and only what is still so, to who still wants to hear.
 * Where that fails as well, there is the mail, which every kind has that is not an answer; an answer in free
 * text is left to the desk. In the transaction that writes the failure down.
 */
export async function fallBack(
  tx: Ctx,
  row: PhoneRow,
  { hasStopped }: { hasStopped: boolean },
): Promise<void> {
  const kind = row.kind as PhoneKind
  if (row.channel !== 'whatsapp') return
  if (hasStopped) return endConsentsOfNumber(tx, { mobile: row.mobile, channel: row.channel })
  const at = tx.now()
  if (isFreeText(kind)) return happened(tx, 'phone_answered', { mobile: row.mobile, at })
  const due = goesOutAt(kind, at)
  if (!tx.gateways.phone.sms.canSend || due >= row.triedUntil) return
  if (!(await isStillSo(tx, row)) || !(await isStillWanted(tx, row))) return
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
      triedUntil: row.triedUntil,
    })
    .onConflictDoNothing()
}

/** False once the order has moved on. */
async function isStillSo({ db }: Ctx, { kind, orderId }: PhoneRow): Promise<boolean> {
  const states = holdsWhile[kind as PhoneKind]
  if (!states || orderId === null) return true
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  return order !== undefined && states.includes(order.status)
}

/** Who is told by their number alone has just asked. Locked, so that who ends it also ends what is queued. */
async function isStillWanted({ db }: Ctx, { personId, mobile }: PhoneRow): Promise<boolean> {
  if (personId === null) return true
  const isTheirs = and(eq(phoneConsents.personId, personId), eq(phoneConsents.mobile, mobile))
  const standing = await db
    .select({ channel: phoneConsents.channel })
    .from(phoneConsents)
    .where(and(isTheirs, isNull(phoneConsents.endedAt)))
    .for('share')
  return standing.length > 0
}
