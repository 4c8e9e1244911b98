import { asc, count, eq } from 'drizzle-orm'

import { categories, products } from '#db/schema/index.ts'
import type { Category } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'

declare module '#domain/ground/context.ts' {
  interface Ctx {
    /**
     * The categories in the order of menus and filters, as they stood when this ctx was made: for what is
     * shown and for reading names. A command that changes them reads and locks its own.
     */
    categories: readonly ShopCategory[]
  }
}
import type { Ctx } from '#domain/ground/context.ts'

/** A category with what only the server needs to know of it. */
export interface ShopCategory extends Category {
  /** One or two letters, where there is no picture to show; null: the first letter of the label. */
  mark: string | null
  /** Its place on the strip and in the order 'Recommended', from 1. */
  need: number
}

/** All categories in the order of menus and filters, for everybody. `ctx.categories` is a kept copy. */
export async function shopCategories({ db }: Pick<Ctx, 'db'>): Promise<ShopCategory[]> {
  const { value, label, hindiLabel, mark, need } = categories
  return db
    .select({ value, label, hindiLabel, mark, need })
    .from(categories)
    .orderBy(asc(categories.position))
}

/** A category as the desk sees it. */
export interface DeskCategory extends ShopCategory {
  /** One of the twelve of the spec. */
  isFixed: boolean
  /** To be sent along with a change of its words. */
  version: number
  /** How many products stand in it. */
  goods: number
}

/** All categories, as the strip of the home page has them in order. @throws not_signed_in, forbidden */
export async function allCategories(ctx: Ctx): Promise<DeskCategory[]> {
  admin(ctx)
  return deskCategories(ctx)
}

/** The same, after a change. */
export async function deskCategories({ db }: Pick<Ctx, 'db'>): Promise<DeskCategory[]> {
  const counted = db
    .select({ category: products.category, goods: count().as('goods') })
    .from(products)
    .groupBy(products.category)
    .as('counted')
  const { value, label, hindiLabel, mark, need, isFixed, version } = categories
  const rows = await db
    .select({ value, label, hindiLabel, mark, need, isFixed, version, goods: counted.goods })
    .from(categories)
    .leftJoin(counted, eq(counted.category, value))
    .orderBy(asc(need))
  return rows.map((row) => ({ ...row, goods: row.goods ?? 0 }))
}
