import { call } from '#app/client/call.ts'
import { goodsOf } from '#app/desk/counter/lines.ts'
import type { Goods } from '#app/desk/counter/lines.ts'
import { namedPackFirst, packTyped } from '#app/desk/pack-typed.ts'
import type { stallGoods } from '#contract/counter.ts'
import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'

import { device } from './device.ts'
import type { Good } from './good.ts'

/** So many finds are shown. */
const mostFound = 6

/** Asks the shop for the goods, and keeps them on the device. @returns null where no answer came */
export async function loadGoods(personId: string): Promise<Good[] | null> {
  const answer = await call<typeof stallGoods>('GET', '/api/counter/goods').catch(() => null)
  if (!answer?.ok) return null
  const goods = answer.body.data.map((product) => ({
    ...goodsOf(product),
    barcode: product.barcode ?? '',
    words: wordsOf(product),
  }))
  await device()
    .then((db) => db.put('goods', { goods, at: Date.now() }, personId))
    .catch(() => {})
  return goods
}

/** As this person's device last had them; nothing where it had none. */
export async function keptGoods(personId: string): Promise<Good[]> {
  const kept = await device()
    .then((db) => db.get('goods', personId))
    .catch(() => undefined)
  return kept?.goods ?? []
}

/** Between the names of a good: 'chini' is all of a name of sugar, and a part of one of cinnamon. */
const between = ' · '

function wordsOf({
  productName,
  hindiName,
  brandName,
  aliases,
}: {
  productName: string
  hindiName: string | null
  brandName: string
  aliases: readonly string[]
}): string {
  return [productName, hindiName ?? '', brandName, ...aliases].join(between).toLowerCase()
}

/** What is found without the shop: goods of which each typed word begins a word, a named pack first. */
export function findKept(goods: readonly Good[], typed: string): Goods[] {
  const named = packTyped(typed)
  const wanted = named.words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const code = ofBarcode(goods, typed)
  if (code) return [code]
  const found = goods.filter(({ words }) => wanted.every((word) => ` ${words}`.includes(` ${word}`)))
  const whole = wanted.join(' ')
  const sorted = found.toSorted((one, other) => rank(one, whole) - rank(other, whole))
  return namedPackFirst(sorted, named.pack).slice(0, mostFound)
}

/** What is called just that stands first, then what begins with it. */
function rank({ words }: Good, typed: string): number {
  if (words.split(between).includes(typed)) return 0
  return words.startsWith(typed) ? 1 : 2
}

/** The good that bears this code. */
export function ofBarcode(goods: readonly Good[], code: string): Good | undefined {
  const normal = normalBarcode(code)
  return isBarcode(normal) ? goods.find(({ barcode }) => barcode === normal) : undefined
}
