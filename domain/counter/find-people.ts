import { and, desc, eq, inArray, isNull, like, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import { addresses, people, personLookups } from '#db/schema/index.ts'
import { personColumns } from '#domain/customers/queries.ts'
import type { PersonView } from '#domain/customers/queries.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { escapeLike, mobileIn, searchWords } from '#domain/ground/search-words.ts'

/** As many as one looks through while somebody waits at the telephone. */
const mostFound = 8

/**
 * The people whom the shopkeeper may mean: each word is in their name, e-mail or number; or the last digits
 * are those of their number or of one of their addresses. The newest first. Who has the counter finds them by
 * a whole number alone, and is told no more than name and number: a hand at the stall need not know who buys
 * here.
 * @param q what was typed; a number may be written with +91, blanks and dashes
 * @throws not_signed_in, forbidden
 */
export async function findPeople(ctx: Ctx, q: string): Promise<PersonView[]> {
  const isShopkeeper = isAdmin(onDuty(ctx, 'counter'))
  const words = searchWords(q)
  const mobile = mobileIn(q)
  if (words.length === 0 || (mobile === null && !isShopkeeper)) return []
  const hasWords = (...wanted: string[]) =>
    and(...wanted.map((word) => like(personLookups.words, `%${escapeLike(word)}%`)))
  const hasNumber = mobile === null ? undefined : hasWords(mobile)
  const known = ctx.db
    .select({ id: personLookups.id })
    .from(personLookups)
    .where(isShopkeeper ? or(hasWords(...words), hasNumber) : hasNumber)
    .orderBy(desc(personLookups.createdAt), desc(personLookups.id))
    .limit(mostFound)
  const ids = mobile === null ? known : union(known, atAddress(ctx, mobile))
  const found = await ctx.db
    .select(personColumns)
    .from(people)
    .where(and(inArray(people.id, ids), isNull(people.joinedInto), isNull(people.deletedAt)))
    .orderBy(desc(people.createdAt), desc(people.id))
    .limit(mostFound)
  return isShopkeeper ? found : found.map(nameAndNumber)
}

/** What a hand at the counter is told of somebody. */
export function nameAndNumber(person: PersonView): PersonView {
  return {
    ...person,
    email: null,
    role: 'GENERAL',
    duties: [],
    image: null,
    smartCoins: 0,
    blockedFrom: null,
  }
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
