import { goodsName } from '#app/goods-name.ts'
import type { SoldStep } from '#app/ui/pack-sheet.tsx'
import type { Product } from '#contract/products.ts'
import { maxQuantity } from '#domain/cart/rules.ts'
import { amountLabel, gramsLabel } from '#domain/catalog/rules.ts'
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
  /** Of goods by weight: prices, stock and quantities are those of steps. */
  step?: SoldStep
  listPricePaise: number
  sellingPricePaise: number
  /** Kept of one until its bottle or crate is back. */
  depositPaise?: number
  /** How many can be had; null where nobody counts. 0 for what is sold no more. */
  stock: number | null
}

/** How much is wanted: `grams` only of goods by weight, where a weight was said. */
export interface Amount {
  quantity: number
  grams?: number
}

export interface Line extends Goods {
  quantity: number
  /** Of goods that are weighed where they are sold: then `quantity` is the steps that they begin. */
  grams?: number
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
    Partial<Pick<Product, 'family' | 'hindiName' | 'step' | 'deposit'>>,
): Goods {
  return {
    productId: product._id,
    name: goodsName(product),
    brand: product.brandName,
    ...(product.family && { family: product.family.toLowerCase() }),
    pack: product.step ? words.byWeight : packLabel(product),
    ...(product.step && { step: product.step }),
    size: { netQuantity: product.netQuantity, netUnit: product.netUnit },
    listPricePaise: toPaise(product.price),
    sellingPricePaise: toPaise(product.sellingPrice),
    ...(product.deposit && { depositPaise: toPaise(product.deposit) }),
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

/** The lines with so much more of it, the one that was touched last at the end. */
export function withGoods(lines: readonly Line[], goods: Goods, { quantity, grams }: Amount): Line[] {
  const before = lines.find(({ productId }) => productId === goods.productId)
  const others = lines.filter((line) => line !== before)
  const more = grams === undefined ? undefined : (before?.grams ?? 0) + grams
  return [...others, lineOf(goods, (before?.quantity ?? 0) + quantity, more)]
}

/** Goods that a list names, and how many of them. */
export interface PastedGoods extends Amount {
  goods: Goods
}

/** The lines with all that a list names. */
export function withPasted(lines: readonly Line[], pasted: readonly PastedGoods[]): Line[] {
  return pasted.reduce<Line[]>((now, { goods, ...amount }) => withGoods(now, goods, amount), [...lines])
}

/** The lines with another quantity of one; 0 takes it out. */
export function withQuantity(lines: readonly Line[], productId: string, quantity: number): Line[] {
  return lines.flatMap((line) => {
    if (line.productId !== productId) return [line]
    return quantity > 0 ? [lineOf(line, quantity)] : []
  })
}

/** The lines with another weight of one that is weighed; 0 takes it out. */
export function withGrams(lines: readonly Line[], productId: string, grams: number): Line[] {
  return lines.flatMap((line) => {
    if (line.productId !== productId) return [line]
    return grams > 0 ? [lineOf(line, line.quantity, grams)] : []
  })
}

/** A line at what it costs and as many as there are now, with a sentence on what is not as it was. */
export function lineNow(line: Line, now: Goods): Line {
  const next = lineOf(now, line.quantity, line.grams)
  if (next.note || now.sellingPricePaise === line.sellingPricePaise) return next
  const [before, after] = [formatPaise(line.sellingPricePaise), formatPaise(now.sellingPricePaise)]
  return { ...next, note: words.costsNow(after, before) }
}

/** What can be had of the lines: a line that is sold out stands there and does not count. */
export function haveable(lines: readonly Line[]): Line[] {
  return lines.filter(({ quantity }) => quantity > 0)
}

/** As much as can be had of what is wanted. */
function lineOf(goods: Goods, wanted: number, wantedGrams?: number): Line {
  const { productId, name, brand, pack, step, listPricePaise, sellingPricePaise, depositPaise, stock } = goods
  const its = {
    productId,
    name,
    brand,
    pack,
    ...(step && { step }),
    listPricePaise,
    sellingPricePaise,
    ...(depositPaise && { depositPaise }),
    stock,
  }
  if (step && wantedGrams !== undefined) return { ...its, ...weighedAmount(step, wantedGrams, stock) }
  const [least, most] = [step?.least ?? 1, Math.min(stock ?? maxQuantity, step?.most ?? maxQuantity)]
  if (most < least) return { ...its, quantity: 0, note: words.isGone }
  const quantity = Math.min(Math.max(wanted, least), most)
  const line = { ...its, quantity }
  if (quantity === wanted) return line
  const said = (amount: number) => amountLabel(amount, { step })
  if (!step || stock === most) return { ...line, note: words.onlySoMany(said(wanted), said(most)) }
  return { ...line, note: words.soldFrom(said(step.least), said(step.most)) }
}

/** Of what is weighed the steps that it begins. */
function weighedAmount(step: SoldStep, wanted: number, stock: number | null) {
  const most = Math.min(stock ?? maxQuantity, maxQuantity) * step.grams
  const grams = Math.min(wanted, most)
  const note = most === 0 ? words.isGone : words.onlySoMany(gramsLabel(wanted), gramsLabel(most))
  return { grams, quantity: Math.ceil(grams / step.grams), ...(grams < wanted && { note }) }
}
