import { and, eq } from 'drizzle-orm'

import { batches, growers, productDeclarations, products, seasons } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { indianDay } from '#domain/time/rules.ts'

import { enterBought } from './enter-bought.ts'
import { newCode } from './new-code.ts'
import { proposedBestBefore, sellUntil } from './rules.ts'

export interface Receipt {
  growerId: string
  productId: string
  pieces: number
  /** The number of the grower's slip. */
  slip?: string | undefined
  /** Harvested or made, as 2026-11-29; left out: today. */
  madeOn?: string | undefined
  /** Left out: by the shelf life that is declared of the product; null: it does not spoil. */
  bestBefore?: string | null | undefined
  /**
   * What the grower gets for a piece, where their goods are bought; left out: it is entered later. Of goods
   * that are sold for a share it says nothing.
   */
  pricePaise?: number | undefined
  /** The pack in which the pieces were counted, as `toReceive` says it; left out: whatever it is now. */
  pack?: SeenPack | undefined
}

interface SeenPack {
  label: string
  /** The grams of a step, of what is sold by weight. */
  grams?: number | undefined
}

export interface Received {
  id: string
  code: string
  /** This slip was taken before, with the same goods: nothing was added. */
  wasReceived: boolean
}

/**
 * Takes in what a grower brings, as a batch of its own, once under one idempotency key and once a slip,
 * product and day. The pieces of a counted product come onto the shelf; one that nobody counts stays so.
 * Dates that are left out are proposed by the product.
 * @throws not_signed_in, forbidden, not_found, grower_ended, slip_received, pack_is_other, invalid_input,
 *   key_reused
 */
export async function receiveBatch(ctx: Ctx, input: Receipt, idempotencyKey?: string): Promise<Received> {
  onDuty(ctx, 'packs')
  const { productId } = input
  const received = await once(ctx, { key: idempotencyKey, request: ['receive', input] }, async (tx) => {
    const grower = await growerToBring(tx, input.growerId)
    const stock = (await lockStock(tx, [productId])).get(productId)
    if (stock === undefined) throw new DomainError('not_found', { what: 'product' })
    const receivedOn = indianDay(tx.now())
    const earlier = await ofSlip(tx, input, receivedOn)
    if (earlier) return earlier
    if (input.pack) await refuseOtherPack(tx, productId, input.pack)
    const batch = {
      id: newId(),
      code: newCode(),
      productId,
      growerId: grower.id,
      slip: input.slip ?? null,
      received: input.pieces,
      receivedOn,
      receivedAt: tx.now(),
      // As it was agreed now: other terms later are of other batches.
      shareBp: grower.shareBp,
      pricePaise: grower.shareBp === null ? (input.pricePaise ?? null) : null,
      ...(await daysOf(tx, input, receivedOn)),
    }
    await tx.db.insert(batches).values(batch)
    if (batch.pricePaise !== null)
      await enterBought(tx, batch, { amountPaise: batch.pricePaise * input.pieces, pieces: input.pieces })
    if (stock !== null)
      await changeStock(tx, { why: 'delivery', batchId: batch.id }, [
        { productId, change: input.pieces, batchId: batch.id },
      ])
    await writeAudit(tx, {
      action: 'batch_received',
      objectId: productId,
      before: { stock },
      after: {
        ...(stock !== null && { stock: stock + input.pieces }),
        code: batch.code,
        grower: grower.name,
        pieces: input.pieces,
      },
    })
    return { id: batch.id, code: batch.code, wasReceived: false }
  })
  await rankAfterSave(ctx, [productId])
  await ctx.catalogChanged()
  return received
}

/** Locked, so that two who type one slip come one after the other. @throws not_found, grower_ended */
async function growerToBring({ db }: Ctx, growerId: string) {
  const { id, name, shareBp, endedAt } = growers
  const [grower] = await db
    .select({ id, name, shareBp, endedAt })
    .from(growers)
    .where(eq(growers.id, growerId))
    .for('no key update')
  if (!grower) throw new DomainError('not_found', { what: 'grower' })
  if (grower.endedAt) throw new DomainError('grower_ended', { name: grower.name })
  return grower
}

/** @throws slip_received where another number of pieces is said than before */
async function ofSlip({ db }: Ctx, receipt: Receipt, receivedOn: string): Promise<Received | null> {
  const { growerId, productId, slip, pieces } = receipt
  if (slip === undefined) return null
  const [earlier] = await db
    .select()
    .from(batches)
    .where(
      and(
        eq(batches.growerId, growerId),
        eq(batches.receivedOn, receivedOn),
        eq(batches.slip, slip),
        eq(batches.productId, productId),
      ),
    )
  if (!earlier) return null
  const { id, code, received } = earlier
  if (received !== pieces) throw new DomainError('slip_received', { slip, code, pieces: received })
  return { id, code, wasReceived: true }
}

/** Ten packs are another amount once the pack is another one. The product is locked. @throws pack_is_other */
async function refuseOtherPack({ db }: Ctx, productId: string, seen: SeenPack): Promise<void> {
  const { name, netQuantity, netUnit, isByWeight } = products
  const [now] = await db
    .select({ name, netQuantity, netUnit, isByWeight })
    .from(products)
    .where(eq(products.id, productId))
  const pack = packLabel(now!)
  const grams = now!.isByWeight ? now!.netQuantity : undefined
  if (pack !== seen.label || grams !== seen.grams)
    throw new DomainError('pack_is_other', { productName: now!.name, pack })
}

/** @throws invalid_input where they end before they begin, or too little of their life is left */
async function daysOf({ db }: Ctx, { productId, ...receipt }: Receipt, today: string) {
  const [product] = await db
    .select({
      leastLifeDays: products.leastLifeDays,
      bestBeforeDays: productDeclarations.value,
      season: seasons.productId,
    })
    .from(products)
    .leftJoin(
      productDeclarations,
      and(eq(productDeclarations.productId, products.id), eq(productDeclarations.key, 'bestBeforeDays')),
    )
    .leftJoin(seasons, eq(seasons.productId, products.id))
    .where(eq(products.id, productId))
  const madeOn = receipt.madeOn ?? today
  if (madeOn > today) throw wrong('madeOn', { problem: 'date_to_come' })
  const bestBefore =
    receipt.bestBefore === undefined
      ? proposedBestBefore(madeOn, product!.bestBeforeDays ?? undefined)
      : receipt.bestBefore
  const isHarvested = product!.season !== null
  if (bestBefore === null) return { madeOn, isHarvested, bestBefore, sellUntil: null }
  if (bestBefore < madeOn) throw wrong('bestBefore', { problem: 'ends_before_made' })
  const lastDay = sellUntil({ madeOn, bestBefore }, product!.leastLifeDays)
  if (lastDay < today) throw wrong('bestBefore', { problem: 'life_over', lastDay })
  return { madeOn, isHarvested, bestBefore, sellUntil: lastDay }
}

function wrong(field: 'madeOn' | 'bestBefore', problem: FieldProblem): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { [field]: problem } })
}
