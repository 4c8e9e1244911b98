import { goodsName } from '#app/goods-name.ts'
import type { Product } from '#contract/products.ts'
import { maxQuantity } from '#domain/cart/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/lines/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

/** A product as it was found, in paise. */
export interface Goods {
  productId: string
  name: string
  brand: string
  /** What packs of one product have in common, in small letters; undefined: it is sold in one. */
  family?: string
  /** One pack of it: '500 g'. */
  pack: string
  /** The same in figures; undefined on a device that has known it since before. */
  size?: PackSize
  listPricePaise: number
  sellingPricePaise: number
  /** How many can be had; null where nobody counts. 0 for what is sold no more. */
  stock: number | null
}

export interface Line extends Goods {
  quantity: number
  /** What is not as it was typed, in a sentence. */
  note?: string
}

export function goodsOf(
  product: Pick<
    Product,
    | '_id'
    | 'productName'
    | 'brandName'
    | 'netQuantity'
    | 'netUnit'
    | 'price'
    | 'sellingPrice'
    | 'stock'
    | 'state'
  > &
    Partial<Pick<Product, 'family' | 'hindiName'>>,
): Goods {
  return {
    productId: product._id,
    name: goodsName(product),
    brand: product.brandName,
    ...(product.family && { family: product.family.toLowerCase() }),
    pack: packLabel(product),
    size: { netQuantity: product.netQuantity, netUnit: product.netUnit },
    listPricePaise: toPaise(product.price),
    sellingPricePaise: toPaise(product.sellingPrice),
    stock: product.state === 'on_shelf' ? product.stock : 0,
  }
}

/** Whether both are packs of one product: of one name, or of one family. */
export function areOneProduct(one: Goods, other: Goods): boolean {
  if (one.brand !== other.brand) return false
  return one.name === other.name || (one.family !== undefined && one.family === other.family)
}

/** How many more of it can be had than the lines have; Infinity where nobody counts. */
export function left(lines: readonly Line[], { productId, stock }: Goods): number {
  const taken = lines.find((line) => line.productId === productId)?.quantity ?? 0
  return stock === null ? Infinity : Math.max(0, stock - taken)
}

/** The lines with so many more of it, the one that was touched last at the end. */
export function withGoods(lines: readonly Line[], goods: Goods, quantity: number): Line[] {
  const before = lines.find(({ productId }) => productId === goods.productId)
  const others = lines.filter((line) => line !== before)
  return [...others, lineOf(goods, (before?.quantity ?? 0) + quantity)]
}

/** Goods that a list names, and how many of them. */
export interface PastedGoods {
  goods: Goods
  quantity: number
}

/** The lines with all that a list names. */
export function withPasted(lines: readonly Line[], pasted: readonly PastedGoods[]): Line[] {
  return pasted.reduce<Line[]>((now, { goods, quantity }) => withGoods(now, goods, quantity), [...lines])
}

/** The lines with another quantity of one; 0 takes it out. */
export function withQuantity(lines: readonly Line[], productId: string, quantity: number): Line[] {
  return lines.flatMap((line) => {
    if (line.productId !== productId) return [line]
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })
}

/** A line at what it costs and as many as there are now, with a sentence on what is not as it was. */
export function lineNow(line: Line, now: Goods): Line {
  const next = lineOf(now, line.quantity)
  if (next.note || now.sellingPricePaise === line.sellingPricePaise) return next
  const [before, after] = [formatPaise(line.sellingPricePaise), formatPaise(now.sellingPricePaise)]
  return { ...next, note: words.costsNow(after, before) }
}

/** What can be had of the lines: a line that is sold out stands there and does not count. */
export function haveable(lines: readonly Line[]): Line[] {
  return lines.filter(({ quantity }) => quantity > 0)
}

function lineOf(
  { productId, name, brand, pack, listPricePaise, sellingPricePaise, stock }: Goods,
  wanted: number,
): Line {
  const most = Math.min(stock ?? maxQuantity, maxQuantity)
  const quantity = Math.min(wanted, most)
  const line = { productId, name, brand, pack, listPricePaise, sellingPricePaise, stock, quantity }
  if (quantity === wanted) return line
  return { ...line, note: most === 0 ? words.isGone : words.onlySoMany(wanted, most) }
}
