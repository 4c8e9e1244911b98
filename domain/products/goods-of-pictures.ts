import { asc } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { needsPicture } from '#domain/catalog/needs-picture.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { matchPictures } from './picture-names.ts'

/** As much as a file of products may bring. */
const mostGoods = 10_000
/** So many are offered where a name fits several. */
const mostOffered = 12

/** A file, and the goods without a picture that its name fits. */
export interface PictureFound {
  fileName: string
  view: number
  goods: ({ id: string; name: string; brand: string } & PackSize)[]
}

/** Finds, for files of pictures, the goods that need one, by their names. @throws not_signed_in, forbidden */
export async function goodsOfPictures(ctx: Ctx, fileNames: readonly string[]): Promise<PictureFound[]> {
  admin(ctx)
  const { id, name, hindiName, brand, netQuantity, netUnit, barcode, aliases, position } = products
  const inNeed = await ctx.db
    .select({ id, name, hindiName, brand, netQuantity, netUnit, barcode, aliases })
    .from(products)
    .where(needsPicture)
    .orderBy(asc(position))
    .limit(mostGoods)
  const byId = new Map(inNeed.map((one) => [one.id, one]))
  return matchPictures(fileNames, inNeed).map(({ ids, ...file }) => ({
    ...file,
    goods: ids.slice(0, mostOffered).flatMap((one) => byId.get(one) ?? []),
  }))
}
