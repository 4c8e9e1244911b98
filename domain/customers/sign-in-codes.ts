import { randomBytes } from 'node:crypto'

import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { signInCodes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { codeMinutes } from '#domain/phone-messages/rules.ts'
import { sendCode } from '#domain/phone-messages/send-code.ts'

/** So often it may be tried. */
const mostTries = 5

/** What was typed to prove a number. */
export interface TypedCode {
  /** Of the code, as the answer to `askCode` told it. */
  codeId: string
  /** Six figures. */
  code: string
}

/**
 * Sends a code of six figures to a number, by which its owner signs in, opens an account or proves that they
 * are themselves. It is the same for a known number as for any other, so that nothing tells which it is.
 * @param mobile ten digits
 * @throws no_messages
 */
export async function askCode(
  ctx: Ctx,
  { mobile, language }: { mobile: string; language: Language },
): Promise<{ codeId: string }> {
  // On trial a code is read in the panel; where money moves, nobody but its owner may.
  const message = { kind: 'code' as const, facts: {} }
  const { sms } = ctx.gateways.phone
  if (!(sms.canSend ? sms.takes({ language, message }) : ctx.testGateway))
    throw new DomainError('no_messages', {})
  const codeId = randomBytes(16).toString('base64url')
  const askedAt = ctx.now()
  const code = { id: codeId, mobile, askedAt, expiresAt: secondsAfter(askedAt, codeMinutes * 60) }
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(signInCodes).values(code)
    await sendCode(tx, { mobile, code: tx.gateways.accounts.codeOf(codeId), language })
  })
  return { codeId }
}

/**
 * The number that a code proves. Each try is counted before it is looked at, so that many at once cannot slip
 * by; the code holds until `endCode`.
 * @throws code_over after its time or too many tries; invalid_input for other figures
 */
export async function provenNumber(ctx: Ctx, { codeId, code }: TypedCode): Promise<string> {
  const holds = and(
    eq(signInCodes.id, codeId),
    gt(signInCodes.expiresAt, ctx.now()),
    lt(signInCodes.tries, mostTries),
  )
  const [tried] = await ctx.db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(holds)
    .returning({ mobile: signInCodes.mobile, tries: signInCodes.tries })
  if (!tried) throw new DomainError('code_over', {})
  if (code !== ctx.gateways.accounts.codeOf(codeId))
    throw new DomainError('invalid_input', {
      fields: { code: { problem: 'wrong_code', left: mostTries - tried.tries } },
    })
  return tried.mobile
}

/** It was right, and asks for more before it is used: that try is not counted. */
export async function keepCode({ db }: Pick<Ctx, 'db'>, codeId: string): Promise<void> {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} - 1` })
    .where(eq(signInCodes.id, codeId))
}

/**
 * Ends a code, in the transaction of what it is used for: of two who use one at once the second is refused.
 * @throws code_over
 */
export async function endCode({ db }: Pick<Ctx, 'db'>, codeId: string): Promise<void> {
  const gone = await db.delete(signInCodes).where(eq(signInCodes.id, codeId)).returning()
  if (gone.length === 0) throw new DomainError('code_over', {})
}
