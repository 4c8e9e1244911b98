import { desc, eq } from 'drizzle-orm'

import { orders, payments, people, walletEntries, wallets } from '#db/schema/index.ts'
import { onDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { maxWalletPaise } from './rules.ts'

type Entry = typeof walletEntries.$inferSelect

/** Something that came into a wallet or went out of it. */
interface WalletEntry extends Pick<Entry, 'id' | 'kind' | 'amountPaise' | 'reference' | 'at'> {
  order: { id: string; number: number } | null
  /** Who paid it out; '' where nobody did. */
  by: string
}

/** What the shop keeps of a person, with the newest of its entries first. */
export interface WalletView {
  balancePaise: number
  /** What more can be put into it. */
  roomPaise: number
  entries: WalletEntry[]
}

/** So many a page shows. */
const mostEntries = 100

/** What the shop keeps of oneself; an empty one of who never had any. @throws not_signed_in */
export async function myWallet(ctx: Ctx): Promise<WalletView> {
  return walletOf(ctx, signedIn(ctx).id)
}

/** What it keeps of a person. @throws not_signed_in, forbidden */
export async function personWallet(ctx: Ctx, personId: string): Promise<WalletView> {
  onDuty(ctx, 'counter')
  return walletOf(ctx, personId)
}

async function walletOf({ db }: Ctx, personId: string): Promise<WalletView> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.personId, personId))
  if (!wallet) return { balancePaise: 0, roomPaise: maxWalletPaise, entries: [] }
  const rows = await db
    .select({ entry: walletEntries, orderId: orders.id, orderNumber: orders.number, by: people.name })
    .from(walletEntries)
    .leftJoin(payments, eq(payments.id, walletEntries.paymentId))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(people, eq(people.id, walletEntries.actorId))
    .where(eq(walletEntries.walletId, wallet.id))
    .orderBy(desc(walletEntries.id))
    .limit(mostEntries)
  return {
    balancePaise: wallet.balancePaise,
    roomPaise: Math.max(0, maxWalletPaise - wallet.balancePaise),
    entries: rows.map(({ entry: { id, kind, amountPaise, reference, at }, orderId, orderNumber, by }) => ({
      id,
      kind,
      amountPaise,
      reference,
      at,
      order: orderId === null ? null : { id: orderId, number: orderNumber! },
      by: by ?? '',
    })),
  }
}
