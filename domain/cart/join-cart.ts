import { and, eq, inArray, ne, sql } from 'drizzle-orm'

import { cartLines, people, products } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { availableTo } from '#domain/inventory/available.ts'

import { soldColumns } from './refuse-other-weight.ts'
import { limitsOf, maxCartLines, maxQuantity } from './rules.ts'
import { largestOfEach } from './wanted-lines.ts'
import type { WantedLine } from './wanted-lines.ts'

interface JoiningLine extends WantedLine {
  /** What one cost when it was chosen, as that browser remembers it: only ever told, never charged. Paise. */
  priceWhenAddedPaise?: number | undefined
}

/** What could not be had as it was wanted. */
interface MissingLine {
  productId: string
  /** With its pack; null where the shop does not know it. */
  productName: string | null
  /** gone: it is not sold any more. */
  why: 'unknown' | 'gone' | 'sold_out' | 'too_few' | 'cart_full'
  /** How many of it can be had. */
  available: number
  /** Of goods by weight: in what that is counted. */
  step?: { grams: number }
}

/**
 * Joins a list into one's own cart, as a guest's at the sign-in and an order that is bought again. Of goods
 * in both the larger quantity stays. What cannot be had is left out and named; of what is short, as many as
 * there are. With an idempotency key a repetition of the same request joins nothing.
 * @throws not_signed_in, key_reused
 */
export async function joinCart(
  ctx: Ctx,
  input: { lines: readonly JoiningLine[]; idempotencyKey?: string | undefined },
): Promise<{ joined: number; missing: MissingLine[] }> {
  signedIn(ctx)
  const { lines, idempotencyKey } = input
  return once(ctx, { key: idempotencyKey, request: ['join cart', lines] }, (tx) =>
    join(tx, largestOfEach(lines)),
  )
}

async function join(
  tx: Ctx,
  wanted: readonly JoiningLine[],
): Promise<{ joined: number; missing: MissingLine[] }> {
  const person = signedIn(tx)
  // One list of a person at a time, so that two together do not fill the cart beyond its limit.
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('no key update')
  const found = await productsWanted(tx, wanted)
  const inCart = await tx.db
    .select({ productId: cartLines.productId })
    .from(cartLines)
    .where(eq(cartLines.personId, person.id))
  const had = new Set(inCart.map(({ productId }) => productId))

  const missing: MissingLine[] = []
  const joining: (typeof cartLines.$inferInsert)[] = []
  for (const { productId, quantity: asked, priceWhenAddedPaise } of wanted) {
    const product = found.get(productId)
    const isGone = product?.state === 'archived'
    const { least, most } = product ? limitsOf(product) : { least: 1, most: maxQuantity }
    const left = product && !isGone ? Math.min(most, product.stock ?? most) : 0
    // What is left of goods by weight may be less than is sold of them at a time.
    const available = left < least ? 0 : left
    const quantity = Math.max(asked, least)
    const isFull = !had.has(productId) && had.size >= maxCartLines
    if (available < quantity || isFull)
      missing.push({
        productId,
        productName: product ? withPack(product.name, product) : null,
        why: !product
          ? 'unknown'
          : isGone
            ? 'gone'
            : available === 0
              ? 'sold_out'
              : isFull
                ? 'cart_full'
                : 'too_few',
        available,
        ...(product?.isByWeight && { step: { grams: product.netQuantity } }),
      })
    if (!product || available === 0 || isFull) continue
    had.add(productId)
    joining.push({
      id: newId(),
      personId: person.id,
      productId,
      quantity: Math.min(quantity, available),
      // A millisecond later each, so that the cart keeps the order of the list.
      addedAt: new Date(tx.now().getTime() + joining.length),
      priceWhenAddedPaise: priceWhenAddedPaise ?? product.pricePaise,
    })
  }
  if (joining.length > 0)
    await tx.db
      .insert(cartLines)
      .values(joining)
      .onConflictDoUpdate({
        target: [cartLines.personId, cartLines.productId],
        set: { quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)` },
      })
  return { joined: joining.length, missing }
}

async function productsWanted({ db, actor }: Ctx, wanted: readonly WantedLine[]) {
  const ids = wanted.map(({ productId }) => productId)
  const found = await db
    .select({
      id: products.id,
      name: products.name,
      ...soldColumns,
      state: products.state,
      pricePaise: products.sellingPricePaise,
      stock: availableTo(actor?.id ?? ''),
    })
    .from(products)
    .where(and(inArray(products.id, ids), ne(products.state, 'draft')))
  return new Map(found.map((product) => [product.id, product]))
}
