import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { productSalesDays, products } from '#db/schema/index.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { DaySpan } from './rules.ts'

// What the report says of goods. The caller has asked whether it may be seen.

export interface SoldProduct {
  id: string
  /** With its pack. */
  name: string
  /** The same in Hindi; null where nobody has said it. */
  hindiName: string | null
  /** Of goods by weight: steps of so many grams. */
  pieces: number
  grams: number | null
  paise: number
}

const productSums = (span: DaySpan) => sql`
  select ${productSalesDays.productId} as id, sum(${productSalesDays.pieces})::integer as pieces,
    sum(${productSalesDays.totalPaise})::bigint as paise
  from ${productSalesDays} where ${productSalesDays.day} between ${span.from} and ${span.to}
  group by ${productSalesDays.productId} having sum(${productSalesDays.pieces}) > 0`

/** The goods that were sold most on these days: by pieces, and by rupees. */
export async function bestProducts(
  { db }: Ctx,
  span: DaySpan,
  most: number,
): Promise<{ byPieces: SoldProduct[]; byPaise: SoldProduct[] }> {
  const { rows } = await db.execute<{ by: 'pieces' | 'paise' } & SoldRow>(sql`
    with sums as materialized (${productSums(span)}), best as (
      (select 'pieces' as by, row_number() over (order by pieces desc, paise desc, id) as place, sums.*
        from sums order by place limit ${most})
      union all
      (select 'paise', row_number() over (order by paise desc, pieces desc, id) as place, sums.*
        from sums order by place limit ${most}))
    select best.by, best.id, ${namedColumns}, best.pieces, best.paise
    from best cross join lateral (${namedProduct(sql`best.id`)}) as named
    order by best.by, best.place`)
  const best = rows.map(({ by, ...row }) => ({ by, sold: soldProduct(row) }))
  const of = (way: 'pieces' | 'paise') => best.filter(({ by }) => by === way).map((row) => row.sold)
  return { byPieces: of('pieces'), byPaise: of('paise') }
}

/** All goods that were sold on these days, those with the most rupees first. */
export async function soldProducts({ db }: Ctx, span: DaySpan): Promise<SoldProduct[]> {
  const { rows } = await db.execute<SoldRow>(sql`
    with sums as materialized (${productSums(span)})
    select sums.id, ${namedColumns}, sums.pieces, sums.paise
    from sums cross join lateral (${namedProduct(sql`sums.id`)}) as named
    order by sums.paise desc, sums.pieces desc, sums.id`)
  return rows.map(soldProduct)
}

type SoldRow = { paise: string } & Pick<PackSize, 'netQuantity' | 'netUnit' | 'isByWeight'> &
  Pick<SoldProduct, 'id' | 'name' | 'hindiName' | 'pieces'>

const namedColumns = sql`named.name, named.hindi_name as "hindiName", named.net_quantity as "netQuantity", named.net_unit as "netUnit",
  named.is_by_weight as "isByWeight"`

function namedProduct(id: SQL): SQL {
  const { name, hindiName, netQuantity, netUnit, isByWeight } = products
  return sql`select ${name}, ${hindiName}, ${netQuantity}, ${netUnit}, ${isByWeight} from ${products} where ${products.id} = ${id} limit 1`
}

function soldProduct({ id, pieces, paise, ...product }: SoldRow): SoldProduct {
  return { id, ...namesOf(product), pieces, grams: gramsOf(product), paise: Number(paise) }
}

function namesOf({ name, hindiName, ...pack }: PackSize & Pick<SoldProduct, 'name' | 'hindiName'>) {
  return { name: withPack(name, pack), hindiName: hindiName && withPack(hindiName, pack) }
}

export interface LowProduct {
  id: string
  /** Both with the pack. */
  name: string
  hindiName: string | null
  /** How many are left to be sold; of goods by weight steps of so many grams. */
  stock: number
  grams: number | null
}

/** Goods on the shelf at or below their own mark, the fewest first. */
export async function lowProducts({ db }: Ctx, most: number): Promise<LowProduct[]> {
  const { id, name, hindiName, netQuantity, netUnit, isByWeight, stock, lowStockMark } = products
  const rows = await db
    .select({ id, name, hindiName, netQuantity, netUnit, isByWeight, stock: sql<number>`${stock}` })
    .from(products)
    .where(sql`${stock} <= ${lowStockMark} and ${isOnShelf}`)
    .orderBy(stock, id)
    .limit(most)
  return rows.map(({ stock: left, ...product }) => ({
    id: product.id,
    ...namesOf(product),
    stock: left,
    grams: gramsOf(product),
  }))
}

function gramsOf({ isByWeight, netQuantity }: PackSize): number | null {
  return isByWeight ? netQuantity : null
}
