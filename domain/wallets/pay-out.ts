import { walletEntries } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { lockWallet } from './lock-wallet.ts'

export interface WalletPaidOut {
  personId: string
  /** As it was sent; anything but whole paise above 0, up to what the wallet holds, is refused. */
  amountPaise: number
  /** Of the bank transfer or UPI by which it went. */
  reference: string
}

/**
 * Notes what was sent to somebody by hand of their wallet, because the gateway does not give it back; once
 * under one idempotency key, and once a reference.
 * @throws not_signed_in, forbidden, invalid_input, wallet_short, reference_used, key_reused
 */
export async function payOutWallet(ctx: Ctx, paid: WalletPaidOut, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = admin(ctx)
  const { personId, amountPaise, reference } = paid
  await once(ctx, { key: idempotencyKey, request: ['pay out wallet', paid] }, async (tx) => {
    if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
      throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
    const wallet = await lockWallet(tx, personId)
    const leftPaise = Math.max(0, wallet?.balancePaise ?? 0)
    if (!wallet || amountPaise > leftPaise) throw new DomainError('wallet_short', { leftPaise })
    const entry = { walletId: wallet.id, kind: 'paid_out', amountPaise: -amountPaise, reference } as const
    const written = await tx.db
      .insert(walletEntries)
      .values({ ...entry, actorId, at: tx.now() })
      .onConflictDoNothing({ target: walletEntries.reference })
      .returning({ id: walletEntries.id })
    if (written.length === 0) throw new DomainError('reference_used', {})
    await writeAudit(tx, {
      action: 'wallet_paid_out',
      objectId: personId,
      before: null,
      after: { amountPaise },
    })
    tx.log.info({ personId, amountPaise, actorId }, 'wallet paid out by hand')
    return {}
  })
}
