import { inArray } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { NetUnit, PackSize } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { changeStock } from './change-stock.ts'
import { lockStock } from './lock-stock.ts'

interface Packs {
  productId: string
  pieces: number
}

export interface Repacking {
  from: Packs
  /** Other products, each once. */
  to: readonly Packs[]
  /** Why less comes out than goes in. */
  waste?: string | undefined
}

/** What was lost by it, in its unit. */
export interface Waste {
  amount: number
  unit: NetUnit
}

/**
 * Makes packs of one product into packs of others, once under one idempotency key: what goes off the shelf
 * here comes onto it there, in entries that share one cause. What comes out weighs as much as what goes in,
 * or less where it is said why.
 * @throws not_signed_in, forbidden, not_found, stock_not_counted, invalid_input when more goes in than can
 * be sold, repack_other_unit, repack_gains, repack_loses, key_reused
 */
export async function repack(ctx: Ctx, input: Repacking, idempotencyKey?: string): Promise<Waste> {
  admin(ctx)
  const { from, to, waste: note } = input
  const ids = [from, ...to].map(({ productId }) => productId)
  const waste = await once(ctx, { key: idempotencyKey, request: ['repack', input] }, async (tx) => {
    const stock = await lockStock(tx, ids)
    const packs = await packsOf(tx, ids)
    const present = ids.map((id) => presentOf(id, stock, packs))
    const lost = wasteOf(input, packs)
    if (lost.amount > 0 && note === undefined) throw new DomainError('repack_loses', lost)
    if (present[0]! < from.pieces) throw tooMany(present[0]!)
    const changes = [
      { productId: from.productId, change: -from.pieces },
      ...to.map(({ productId, pieces }) => ({ productId, change: pieces })),
    ]
    const isLost = lost.amount > 0
    const cause = { why: 'repack', repackId: newId(), note: isLost ? note : undefined } as const
    await changeStock(tx, cause, changes)
    await writeAuditOfAll(
      tx,
      changes.map(({ productId, change }, place) => ({
        action: 'stock_repacked',
        objectId: productId,
        before: { stock: present[place] },
        after: {
          stock: present[place]! + change,
          ...(place === 0 && isLost && { waste: `${lost.amount} ${lost.unit}` }),
        },
      })),
    )
    return lost
  })
  await rankAfterSave(ctx, ids)
  await ctx.catalogChanged()
  return waste
}

type Named = PackSize & { name: string }

async function packsOf({ db }: Ctx, ids: string[]): Promise<Map<string, Named>> {
  const { id, name, netQuantity, netUnit } = products
  const rows = await db.select({ id, name, netQuantity, netUnit }).from(products).where(inArray(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

function presentOf(id: string, stock: Map<string, number | null>, packs: Map<string, Named>): number {
  const [present, pack] = [stock.get(id), packs.get(id)]
  if (present === undefined || !pack) throw new DomainError('not_found', { what: 'product' })
  if (present === null) throw new DomainError('stock_not_counted', { productName: withPack(pack.name, pack) })
  return present
}

/** How much less comes out than goes in. */
function wasteOf({ from, to }: Repacking, packs: Map<string, Named>): Waste {
  const { netUnit: unit } = packs.get(from.productId)!
  const other = to.map(({ productId }) => packs.get(productId)!).find(({ netUnit }) => netUnit !== unit)
  if (other) throw new DomainError('repack_other_unit', { productName: withPack(other.name, other) })
  const contentOf = ({ productId, pieces }: Packs) => packs.get(productId)!.netQuantity * pieces
  const amount = contentOf(from) - to.reduce((sum, packed) => sum + contentOf(packed), 0)
  if (amount < 0) throw new DomainError('repack_gains', { amount: -amount, unit })
  return { amount, unit }
}

function tooMany(present: number): DomainError {
  const pieces = { problem: 'too_big', maximum: present, origin: 'number' } as const
  return new DomainError('invalid_input', { fields: { from: pieces } })
}
