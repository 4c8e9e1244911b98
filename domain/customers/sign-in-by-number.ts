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
    await lockNumber(tx, mobile)
    const { id, role, duties, blockedFrom } = people
    const [known] = await tx.db
      .select({ id, role, duties, blockedFrom })
      .from(people)
      .where(eq(people.signInMobile, mobile))
    if (!known && !name) return 'name_needed'
    await endCode(tx, typed.codeId)
    // As a right password is answered.
    if (known?.blockedFrom === 'shop') return 'account_blocked'
    // A telephone is lent and lost more easily than a password: who can come by the shop's money has one.
    if (known && (isAdmin(known) || known.duties.length > 0)) return 'password_needed'
    const personId = known?.id ?? newId()
    if (!known) {
      const at = tx.now()
      const person = { id: personId, name: name!, mobile, signInMobile: mobile, language }
      await tx.db.insert(people).values({ ...person, createdAt: at, updatedAt: at })
    }
    await joinByNumber(tx, { personId, mobile })
    return { personId, isNew: !known }
  })
  if (found === 'name_needed') await keepCode(ctx, typed.codeId)
  if (typeof found === 'string') throw new DomainError(found, {})
  const { personId, isNew } = found
  ctx.log.info({ personId, isNew }, 'signed in by a number')
  return { personId, mobile, isNew }
}

/** One at a time for a number: so that of two who open an account with it, or tie it, there is one. */
export async function lockNumber({ db }: Pick<Ctx, 'db'>, mobile: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number ${mobile}`}, 0))`)
}
