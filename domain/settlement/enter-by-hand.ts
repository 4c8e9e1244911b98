import { and, eq, isNull, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { growerEntries, growers } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { enterForGrowers } from '#domain/growers/enter-for-grower.ts'

export interface EntryByHand {
  growerId: string
  /** paid: what they are owed was given to them, with its reference. advance: money before that. */
  cause: 'advance' | 'crate' | 'paid'
  /** In paise, above 0: what they are owed less from now on. */
  amountPaise: number
  /** Of crates: they gave them back, and are owed so much more. */
  isBack?: boolean | undefined
  /** Of `paid`: the number of the transfer, or of the receipt. At most 60 characters. */
  reference?: string | undefined
  /** Why. At most 500 characters. */
  note?: string | undefined
}

/**
 * Enters what a grower was given, once under one idempotency key, and each transfer once. Nobody is paid more
 * than they are owed: what is given before is an advance.
 * @throws not_signed_in, forbidden, not_found, invalid_input, transfer_entered, key_reused
 */
export async function enterByHand(ctx: Ctx, entry: EntryByHand, idempotencyKey?: string): Promise<void> {
  admin(ctx)
  const { growerId, cause, amountPaise, isBack, reference, note } = entry
  await once(ctx, { key: idempotencyKey, request: ['grower entry', entry] }, async (tx) => {
    await lockGrower(tx, growerId)
    if (cause === 'paid') await refusePaid(tx, entry)
    const signed = cause === 'crate' && isBack ? amountPaise : -amountPaise
    await enterForGrowers(tx, [
      {
        growerId,
        cause,
        amountPaise: signed,
        key: `by hand ${newId()}`,
        note: note ?? null,
        reference: cause === 'paid' ? reference : null,
      },
    ])
    await writeAudit(tx, {
      action: 'grower_entered',
      objectId: growerId,
      before: null,
      after: { cause, amountPaise: signed, reference: reference ?? null, note: note ?? null },
    })
    return {}
  })
}

/**
 * Takes an entry by hand back whole, once, with a reason. What a batch or an order caused follows them alone.
 * @throws not_signed_in, forbidden, not_found, entry_not_taken_back
 */
export async function counterGrowerEntry(
  ctx: Ctx,
  { entryId, note }: { entryId: number; note: string },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const [entry] = await tx.db.select().from(growerEntries).where(eq(growerEntries.id, entryId))
    if (!entry) throw new DomainError('not_found', { what: 'grower entry' })
    await lockGrower(tx, entry.growerId)
    const isCountered = (await tx.db.$count(growerEntries, eq(growerEntries.countersId, entryId))) > 0
    if (isCountered || entry.countersId !== null || entry.batchId !== null)
      throw new DomainError('entry_not_taken_back', {})
    const { growerId, cause, amountPaise, reference } = entry
    const counter = { growerId, cause, reference, amountPaise: -amountPaise, countersId: entryId, note }
    await enterForGrowers(tx, [{ ...counter, key: `counters ${entryId}` }])
    await writeAudit(tx, {
      action: 'grower_entered',
      objectId: growerId,
      before: { cause, amountPaise },
      after: { cause, amountPaise: 0, note },
    })
  })
}

/** Two who enter for one grower come one after the other. @throws not_found */
async function lockGrower({ db }: Ctx, id: string): Promise<void> {
  const [grower] = await db
    .select({ id: growers.id })
    .from(growers)
    .where(eq(growers.id, id))
    .for('no key update')
  if (!grower) throw new DomainError('not_found', { what: 'grower' })
}

/** @throws invalid_input, transfer_entered */
async function refusePaid({ db }: Ctx, { growerId, amountPaise, reference }: EntryByHand): Promise<void> {
  if (reference === undefined)
    throw new DomainError('invalid_input', { fields: { reference: { problem: 'missing' } } })
  const isTheirs = eq(growerEntries.growerId, growerId)
  const counter = alias(growerEntries, 'counter')
  const [same] = await db
    .select({ amountPaise: growerEntries.amountPaise })
    .from(growerEntries)
    .leftJoin(counter, eq(counter.countersId, growerEntries.id))
    .where(
      and(
        isTheirs,
        eq(growerEntries.cause, 'paid'),
        eq(sql`upper(${growerEntries.reference})`, reference.toUpperCase()),
        isNull(growerEntries.countersId),
        isNull(counter.id),
      ),
    )
  if (same) throw new DomainError('transfer_entered', { reference, amountPaise: -same.amountPaise })
  const [owed] = await db
    .select({ paise: sum(growerEntries.amountPaise).mapWith(Number) })
    .from(growerEntries)
    .where(isTheirs)
  const owedPaise = Math.max(0, owed?.paise ?? 0)
  if (amountPaise > owedPaise)
    throw new DomainError('invalid_input', {
      fields: { amount: { problem: 'more_than_owed', owedPaise } },
    })
}
