import { eq } from 'drizzle-orm'

import { wallets } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'

export type Wallet = typeof wallets.$inferSelect

/**
 * Locks what the shop keeps of a person until the transaction ends; undefined where they have no wallet. It
 * comes last, after payments: what is given back of a payment goes into it.
 */
export async function lockWallet({ db }: Ctx, personId: string): Promise<Wallet | undefined> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.personId, personId)).for('no key update')
  return wallet
}

/** The wallet of a person, locked; it is opened where they have none. */
export async function openWallet(tx: Ctx, personId: string): Promise<Wallet> {
  await tx.db.insert(wallets).values({ id: newId(), personId, openedAt: tx.now() }).onConflictDoNothing()
  const wallet = await lockWallet(tx, personId)
  if (!wallet) throw new Error(`Person ${personId} has no wallet`)
  return wallet
}
