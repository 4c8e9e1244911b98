import { createHash } from 'node:crypto'

import { and, desc, eq, exists, getTableColumns, isNotNull, isNull, notExists, sql } from 'drizzle-orm'

import { addresses, cartLines, guests, orders, people, products } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

// People who buy without an account: each browser makes a key, and is the person who was written down with
// it. So nobody comes by a number or a name to what another one has ordered.

export interface GuestToBe {
  /** Made by the browser, 128 random bits. */
  key: string
  /** Left out by who fetches the goods: then the number names them. */
  name?: string | undefined
  /** Ten digits. */
  mobile: string
  /** Where mails of their orders go; null: where they went with this number before, or nowhere. */
  email: string | null
  /** Of this cart: one that was brought before, and may be bought by now, is not brought again. */
  cartKey: string
  /** All that they want; what the shop does not sell is left out. */
  lines: readonly { productId: string; quantity: number; priceWhenAddedPaise?: number | undefined }[]
  /** Where it goes; null where they fetch it. */
  address: DeliveryAddress | null
  deviceId: string | null
}

/**
 * Writes down who buys with a key, with their cart and their address; with the same key they are the same
 * person, with what was said last. Answers the address's id, for the calls that buy.
 * @throws not_signed_in where they become an account's or the desk's at this moment, and for another number
 *   once something was ordered: somebody else sits there. Under another key they are somebody new
 */
export async function beGuest(ctx: Ctx, guest: GuestToBe): Promise<{ addressId: string | null }> {
  return inTransaction(ctx, async (tx) => {
    const { personId, isNewCart } = await writeGuest(tx, guest)
    if (isNewCart) await replaceCart(tx, personId, guest.lines)
    if (!guest.address) return { addressId: null }
    // One a guest, by one id: a request that is repeated is the same request.
    const addressId = personId
    await tx.db
      .insert(addresses)
      .values({ id: addressId, personId, ...guest.address, createdAt: tx.now() })
      .onConflictDoUpdate({ target: addresses.id, set: guest.address })
    return { addressId }
  })
}

/** Of two requests with one key the second one waits for the first, and is the same person. */
async function writeGuest(
  tx: Ctx,
  { key, cartKey, deviceId, email, mobile, name: said }: GuestToBe,
): Promise<{ personId: string; isNewCart: boolean }> {
  const now = tx.now()
  const keyHash = hashOf(key)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guest ${keyHash}`}, 0))`)
  const [known] = await tx.db
    .select({ ...getTableColumns(guests), name: people.name, mobile: people.mobile })
    .from(guests)
    .innerJoin(people, eq(people.id, guests.personId))
    .where(eq(guests.keyHash, keyHash))
  // Who fetches it says no name: one that is known of this number stays.
  const name = said ?? (known?.mobile === mobile ? known.name : `Guest ${mobile.slice(-4)}`)
  if (!known) {
    const id = newId()
    await tx.db.insert(people).values({ id, name, mobile, createdAt: now, updatedAt: now })
    await tx.db.insert(guests).values({ personId: id, keyHash, cartKey, deviceId, email, createdAt: now })
    return { personId: id, isNewCart: true }
  }
  const { personId } = known
  // Of the same number it stays where none is said: mails of an earlier order still go there.
  const emailSaid = email ?? (known.mobile === mobile ? known.email : null)
  const [written] = await tx.db
    .update(people)
    .set({ name, mobile, updatedAt: now })
    .where(and(eq(people.id, personId), isStillGuest))
    .returning({ id: people.id })
  // Waits for a desk that serves them just now; then this is not written.
  const [kept] = await tx.db
    .update(guests)
    .set({ cartKey, email: emailSaid, deviceId: deviceId ?? known.deviceId })
    .where(eq(guests.personId, personId))
    .returning({ id: guests.personId })
  if (!written || !kept) throw new DomainError('not_signed_in', {})
  // The number opens what was ordered with it. Counted under the person's lock, as orders are written.
  const isNewCart = known.cartKey !== cartKey
  if (known.mobile !== mobile && (await tx.db.$count(orders, eq(orders.personId, personId))) > 0) {
    if (isNewCart || (await tx.db.$count(cartLines, eq(cartLines.personId, personId))) > 0)
      throw new DomainError('not_signed_in', {})
    // This cart is bought, and its browser has not heard of it: as somebody else they would buy it again.
    const { name: before, mobile: number, email: mailedTo } = known
    await tx.db.update(people).set({ name: before, mobile: number }).where(eq(people.id, personId))
    await tx.db.update(guests).set({ email: mailedTo }).where(eq(guests.personId, personId))
  }
  return { personId, isNewCart }
}

async function replaceCart(tx: Ctx, personId: string, lines: GuestToBe['lines']): Promise<void> {
  await tx.db.delete(cartLines).where(eq(cartLines.personId, personId))
  const wanted = JSON.stringify(lines.map((line, position) => ({ ...line, id: newId(), position })))
  await tx.db.execute(sql`
    insert into ${cartLines} (id, person_id, product_id, quantity, added_at, price_when_added_paise)
    select wanted.id, ${personId}, ${products.id}, wanted.quantity,
      ${tx.now().toISOString()}::timestamptz + wanted.position * interval '1 millisecond',
      coalesce(wanted."priceWhenAddedPaise", ${products.sellingPricePaise})
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (
      id text, "productId" text, quantity integer, "priceWhenAddedPaise" integer, position integer)
    join ${products} on ${products.id} = wanted."productId" and ${products.state} <> 'draft'
    on conflict do nothing`)
}

/**
 * The guest of a key, for buying alone. null where nobody is: they have an account by now, were joined with
 * somebody, or are blocked from the shop.
 */
export async function guestOf({ db }: Pick<Ctx, 'db'>, key: string): Promise<Actor | null> {
  const [found] = await db
    .select({ id: people.id, name: people.name, blockedFrom: people.blockedFrom })
    .from(guests)
    .innerJoin(people, eq(people.id, guests.personId))
    .where(and(eq(guests.keyHash, hashOf(key)), isStillGuest))
  if (!found || found.blockedFrom === 'shop') return null
  const { id, name } = found
  return { id, name, email: '', role: 'GENERAL', duties: [], sessionId: '', isGuest: true }
}

const isStillGuest = and(
  isNull(people.email),
  isNull(people.signInMobile),
  isNull(people.joinedInto),
  isNull(people.deletedAt),
)

/** An order of a guest, by the link that opens it. */
export interface GuestOrder {
  id: string
  number: number
  status: (typeof orders.$inferSelect)['status']
  totalPaise: number
  createdAt: Date
  statusToken: string
}

/** So many of the newest. */
const mostOrders = 20

/** The orders of the guest whose key the browser has, the newest first. @throws not_signed_in */
export async function guestOrders(ctx: Ctx): Promise<GuestOrder[]> {
  const { id, number, status, totalPaise, createdAt, statusToken } = orders
  const found = await ctx.db
    .select({ id, number, status, totalPaise, createdAt, statusToken })
    .from(orders)
    .where(and(eq(orders.personId, buying(ctx).id), isNotNull(statusToken)))
    .orderBy(desc(createdAt))
    .limit(mostOrders)
  return found.map((order) => ({ ...order, statusToken: order.statusToken! }))
}

/**
 * The key of the cart that this guest brought last, where it is bought: nothing of it is left. Null where it
 * is not. A browser that was closed before it heard of its order would show it, and buy it once more.
 * @throws not_signed_in
 */
export async function boughtCart(ctx: Ctx): Promise<string | null> {
  const { db } = ctx
  const one = { one: sql`1` }
  const left = db.select(one).from(cartLines).where(eq(cartLines.personId, guests.personId))
  const ordered = db.select(one).from(orders).where(eq(orders.personId, guests.personId))
  const [bought] = await db
    .select({ cartKey: guests.cartKey })
    .from(guests)
    .where(and(eq(guests.personId, buying(ctx).id), notExists(left), exists(ordered)))
  return bought?.cartKey ?? null
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
