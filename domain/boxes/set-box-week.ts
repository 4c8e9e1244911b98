import { and, eq, inArray } from 'drizzle-orm'

import { boxGoods, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { indianDay } from '#domain/time/rules.ts'

import { boxesOfWeek } from './fill-boxes.ts'
import { weekOf } from './rules.ts'

/** A product with packs, or steps of what is sold by weight, in one box. */
interface WantedGood {
  productId: string
  quantity: number
}

export interface WantedWeek {
  boxId: string
  /** Any Indian day of the week. */
  week: string
  /** None: this week is not set, and the product is no box where none is. */
  goods: readonly WantedGood[]
  standIns: readonly WantedGood[]
  /** What stood there when it was begun; left out, whatever stands is replaced. */
  loaded?: { goods: readonly WantedGood[]; standIns: readonly WantedGood[] } | undefined
}

/**
 * Says what is in a box in a week; the product is a box from then on. Orders that are made keep what they
 * have. The same words twice change nothing.
 * @throws not_signed_in, forbidden, not_found, invalid_input, box_changed where something else stands by now
 */
export async function setBoxWeek(ctx: Ctx, wanted: WantedWeek): Promise<void> {
  admin(ctx)
  const { boxId, goods, standIns, loaded } = wanted
  const week = weekOf(wanted.week)
  if (week < weekOf(indianDay(ctx.now()))) throw refused('week', { problem: 'week_over' })
  await inTransaction(ctx, async (tx) => {
    // The box is locked, so that two who save one after the other leave one of both, and no mixture.
    const [box] = await tx.db.select().from(products).where(eq(products.id, boxId)).for('no key update')
    if (!box) throw new DomainError('not_found', { what: 'product' })
    if (box.isByWeight || (await isInBox(tx, boxId)))
      throw refused('boxId', { problem: 'not_for_box', productName: withPack(box.name, box) })
    if (loaded) await refuseChanged(tx, { boxId, week }, { wanted, loaded })
    await refuseGoods(tx, boxId, [...goods, ...standIns])
    const ofWeek = and(eq(boxGoods.boxId, boxId), eq(boxGoods.week, week))
    const before = await tx.db.delete(boxGoods).where(ofWeek).returning()
    const rows = [
      ...goods.map((good, position) => ({ ...good, position, isStandIn: false })),
      ...standIns.map((good, position) => ({ ...good, position, isStandIn: true })),
    ].map(({ productId: goodsId, ...row }) => ({ boxId, week, goodsId, ...row }))
    if (rows.length > 0) await tx.db.insert(boxGoods).values(rows)
    const isBox = rows.length > 0 || (await tx.db.$count(boxGoods, eq(boxGoods.boxId, boxId))) > 0
    if (isBox !== box.isBox) await tx.db.update(products).set({ isBox }).where(eq(products.id, boxId))
    await writeAudit(tx, {
      action: 'box_set',
      objectId: boxId,
      before: { [week]: said(before) },
      after: { [week]: said(rows) },
    })
  })
  await ctx.catalogChanged()
}

/** What is wanted already is no change of somebody else: the answer to the first press was lost. */
async function refuseChanged(
  tx: Ctx,
  { boxId, week }: { boxId: string; week: string },
  { wanted, loaded }: { wanted: WantedWeek; loaded: NonNullable<WantedWeek['loaded']> },
): Promise<void> {
  const now = (await boxesOfWeek(tx, [boxId], week)).get(boxId) ?? { goods: [], standIns: [] }
  const text = ({ goods, standIns }: NonNullable<WantedWeek['loaded']>) =>
    JSON.stringify(
      [goods, standIns].map((list) => list.map(({ productId, quantity }) => [productId, quantity])),
    )
  if (text(now) !== text(loaded) && text(now) !== text(wanted)) throw new DomainError('box_changed', now)
}

async function isInBox({ db }: Ctx, productId: string): Promise<boolean> {
  return (await db.$count(boxGoods, eq(boxGoods.goodsId, productId))) > 0
}

/** A box is in no box, and each of its goods stands there once. */
async function refuseGoods({ db }: Ctx, boxId: string, goods: readonly WantedGood[]): Promise<void> {
  const ids = goods.map(({ productId }) => productId)
  if (new Set([boxId, ...ids]).size <= ids.length) throw refused('goods', { problem: 'twice_in_box' })
  if (ids.length === 0) return
  const found = await db.select().from(products).where(inArray(products.id, ids))
  if (found.length < ids.length) throw new DomainError('not_found', { what: 'product' })
  const box = found.find(({ isBox }) => isBox)
  if (box) throw refused('goods', { problem: 'not_for_box', productName: withPack(box.name, box) })
}

function said(rows: readonly (typeof boxGoods.$inferInsert)[]): string[] {
  return rows
    .toSorted(
      (one, other) => Number(one.isStandIn) - Number(other.isStandIn) || one.position - other.position,
    )
    .map(({ goodsId, quantity, isStandIn }) => `${isStandIn ? 'stand-in: ' : ''}${quantity} × ${goodsId}`)
}

function refused(field: string, problem: FieldProblem): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { [field]: problem } })
}
