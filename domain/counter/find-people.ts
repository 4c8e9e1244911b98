import { and, desc, eq, inArray, like, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import { addresses, people, personLookups } from '#db/schema/index.ts'
import { personColumns } from '#domain/customers/queries.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { escapeLike, searchWords } from '#domain/ground/search-words.ts'

/** As many as one looks through while somebody waits at the telephone. */
const mostFound = 8

/**
 * The people whom the shopkeeper may mean: each word is in their name, e-mail or number; or the last digits
 * are those of their number or of one of their addresses. The newest first.
 * @param q what was typed; a number may be written with +91, blanks and dashes
 * @throws not_signed_in, forbidden
 */
export async function findPeople(ctx: Ctx, q: string): Promise<PersonView[]> {
  admin(ctx)
  const words = searchWords(q)
  if (words.length === 0) return []
  const mobile = mobileIn(q)
  const hasWords = (...wanted: string[]) =>
    and(...wanted.map((word) => like(personLookups.words, `%${escapeLike(word)}%`)))
  const known = ctx.db
    .select({ id: personLookups.id })
    .from(personLookups)
    .where(mobile === null ? hasWords(...words) : or(hasWords(...words), hasWords(mobile)))
    .orderBy(desc(personLookups.createdAt), desc(personLookups.id))
    .limit(mostFound)
  const ids = mobile === null ? known : union(known, atAddress(ctx, mobile))
  return ctx.db
    .select(personColumns)
    .from(people)
    .where(inArray(people.id, ids))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(mostFound)
}

/** Apart from the search in words, so that each of the two is read from its own index. */
function atAddress({ db }: Ctx, mobile: string) {
  return db
    .select({ id: addresses.personId })
    .from(addresses)
    .where(eq(addresses.mobile, mobile))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(mostFound)
}

/** The ten digits of a whole number, however it is written. */
function mobileIn(q: string): string | null {
  const digits = q.replaceAll(/[\s().+-]/g, '')
  return /^\d{10,12}$/.test(digits) ? digits.slice(-10) : null
}
