import { desc, inArray, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { readList } from '#domain/lists/read-list.ts'
import type { ListLine } from '#domain/lists/read-list.ts'
import { makeRoom, shareList } from '#domain/lists/share-list.ts'

import { idsOfNumber } from './queries.ts'
import { isAnsweredTooOften, queueReply } from './queue-message.ts'
import type { PhoneChannel } from './rules.ts'

/**
 * Answers a message that reads as a shopping list with the link of what was understood, and names the rest.
 * Nothing is put into a cart. False where it is no list, or one too many.
 * @throws busy
 */
export async function answerList(
  tx: Ctx,
  answer: { id: string; channel: PhoneChannel; mobile: string; text: string },
): Promise<boolean> {
  const read = await linesOf(tx, answer.text)
  if (!read || (await isAnsweredTooOften(tx, answer, 'list_read'))) return false
  const { found, missing } = read
  // No header has such a key, so no browser ends the list.
  const guestKey = `${answer.channel}:${answer.mobile}`
  await makeRoom(tx, guestKey)
  const lines = found.map(({ goods: [first] }) => ({ productId: first!.pack.id, quantity: first!.count }))
  const { token: listToken } = await shareList({ ...tx, actor: null }, { lines, guestKey })
  const facts = { listToken, found: found.length, missing: missing.map(({ typed }) => typed) }
  const language = await languageOf(tx, answer)
  await queueReply(tx, { to: answer, message: { kind: 'list_read', facts }, language })
  return true
}

/** What of it was understood, and what was not; null where it does not read as a list. */
async function linesOf(tx: Ctx, text: string): Promise<{ found: ListLine[]; missing: ListLine[] } | null> {
  const lines = await readList(tx, text).catch((error: unknown) => {
    // As many lines as no list has.
    if (hasCode(error, 'invalid_input')) return []
    throw error
  })
  const isFound = ({ goods: [first] }: ListLine) => first !== undefined && first.good.fit !== 'like'
  const found = lines.filter(isFound)
  const missing = lines.filter((line) => !isFound(line))
  const isList = found.length > 1 || found.some(({ quantity }) => quantity !== null)
  return isList && found.length >= missing.length ? { found, missing } : null
}

/** That of the letters in which it is written; else that of who has the number. */
async function languageOf(
  { db }: Ctx,
  { text, mobile }: { text: string; mobile: string },
): Promise<Language> {
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi'
  const [known] = await db
    .select({ language: people.language })
    .from(people)
    .where(inArray(people.id, idsOfNumber(sql`${mobile}`)))
    .orderBy(desc(people.createdAt))
    .limit(1)
  return known?.language ?? 'en'
}
