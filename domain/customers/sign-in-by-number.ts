import { eq, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { joinByNumber } from './join-by-number.ts'
import { keepCode, provenNumber, endCode } from './sign-in-codes.ts'
import type { TypedCode } from './sign-in-codes.ts'

/**
 * Whom a code signs in: the account of its number, or a new one where there is none and a name is said. What
 * was ordered with this number without an account is theirs from then on. The caller opens the session.
 * @param input.name of who has no account yet
 * @throws code_over, invalid_input for other figures, name_needed (the code holds on), account_blocked,
 *   password_needed for administrators and helpers
 */
export async function signInByNumber(
  ctx: Ctx,
  { name, language, ...typed }: TypedCode & { name?: string | undefined; language: Language },
): Promise<{ personId: string; mobile: string; isNew: boolean }> {
  const mobile = await provenNumber(ctx, typed)
  const found = await inTransaction(ctx, async (tx) => {
    // One at a time for a number, so that two who open an account with it have one.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number ${mobile}`}, 0))`)
    const isTheirs = eq(people.signInMobile, mobile)
    const [known] = await tx.db.select({ id: people.id }).from(people).where(isTheirs)
    if (!known && !name) return null
    await endCode(tx, typed.codeId)
    const personId = known?.id ?? newId()
    if (!known) {
      const at = tx.now()
      const person = { id: personId, name: name!, mobile, signInMobile: mobile, language }
      await tx.db.insert(people).values({ ...person, createdAt: at, updatedAt: at })
    }
    await joinByNumber(tx, { personId, mobile })
    const { role, duties, blockedFrom } = people
    const [person] = await tx.db.select({ role, duties, blockedFrom }).from(people).where(isTheirs)
    return { ...person!, personId, isNew: !known }
  })
  if (found === null) {
    await keepCode(ctx, typed.codeId)
    throw new DomainError('name_needed', {})
  }
  const { personId, isNew } = found
  // As a right password is answered.
  if (found.blockedFrom === 'shop') throw new DomainError('account_blocked', {})
  // A telephone is lent and lost more easily than a password: what can come by the shop's money asks for one.
  if (isAdmin(found) || found.duties.length > 0) throw new DomainError('password_needed', {})
  ctx.log.info({ personId, isNew }, 'signed in by a number')
  return { personId, mobile, isNew }
}
