import type { OrderGoods } from '#db/schema/order-edits.ts'
import { gramsLabel, lineLabel, withPack } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { gramsOf, kiloPaise } from '#domain/pricing/weighing/rules.ts'

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
    ...sumWords('Deposits', before.depositPaise ?? 0, after.depositPaise ?? 0, 'none'),
  ]
}

function lineWords(before: Line | undefined, line: Line): string[] {
  const price = priceWords(line)
  if (!before)
    return [
      `${lineLabel(line.quantity, line.productName, line)} added, ${price}${line.isByWeight ? '' : ' each'}`,
    ]
  // What was weighed says itself why it costs less.
  const isWeighed = Boolean(line.weighedGrams) && line.weighedGrams !== before.weighedGrams
  const isOtherPrice = before.sellingPricePaise !== line.sellingPricePaise && !isWeighed
  return [
    ...(before.quantity === line.quantity && !isWeighed
      ? []
      : [`${named(line)}: ${amountOf(line)} instead of ${amountOf(before)}`]),
    ...(isOtherPrice ? [`${named(line)}: ${price} instead of ${priceWords(before)}`] : []),
  ]
}

function amountOf(line: Line): string {
  return line.isByWeight ? gramsLabel(gramsOf(line)) : String(line.quantity)
}

/** What one pack costs, and of goods by weight a kilogram. */
function priceWords(line: Line): string {
  if (!line.isByWeight) return formatPaise(line.sellingPricePaise)
  return `${formatPaise(kiloPaise(line))}/kg`
}

function sumWords(name: string, before: number, after: number, none: string): string[] {
  const words = (paise: number) => (paise === 0 ? none : formatPaise(paise))
  return before === after ? [] : [`${name}: ${words(after)} instead of ${words(before)}`]
}

function named(line: Line): string {
  return withPack(line.productName, line)
}
