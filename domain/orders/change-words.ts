import type { OrderGoods } from '#db/schema/order-edits.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

type Line = OrderGoods['lines'][number]

/** What was changed of an order's lines and sums, each in a few words; empty where nothing was. */
export function changeWords(before: OrderGoods, after: OrderGoods): string[] {
  const was = new Map(before.lines.map((line) => [line.position, line]))
  const left = new Set(after.lines.map(({ position }) => position))
  return [
    ...before.lines.filter(({ position }) => !left.has(position)).map((line) => `${named(line)}: taken out`),
    ...after.lines.flatMap((line) => lineWords(was.get(line.position), line)),
    ...sumWords('Discount', before.discountPaise, after.discountPaise, 'none'),
    ...sumWords('Delivery', before.shippingPaise, after.shippingPaise, 'free'),
  ]
}

function lineWords(before: Line | undefined, line: Line): string[] {
  const price = formatPaise(line.sellingPricePaise)
  if (!before) return [`${line.quantity} × ${named(line)} added, ${price} each`]
  const isOtherPrice = before.sellingPricePaise !== line.sellingPricePaise
  return [
    ...(before.quantity === line.quantity
      ? []
      : [`${named(line)}: ${line.quantity} instead of ${before.quantity}`]),
    ...(isOtherPrice ? [`${named(line)}: ${price} instead of ${formatPaise(before.sellingPricePaise)}`] : []),
  ]
}

function sumWords(name: string, before: number, after: number, none: string): string[] {
  const words = (paise: number) => (paise === 0 ? none : formatPaise(paise))
  return before === after ? [] : [`${name}: ${words(after)} instead of ${words(before)}`]
}

function named(line: Line): string {
  return withPack(line.productName, line)
}
