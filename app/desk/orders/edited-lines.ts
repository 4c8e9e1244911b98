import type { Goods, Line } from '#app/desk/counter/lines.ts'
import { amountOf, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { OrderChange } from '#contract/order-edits.ts'
import { maxQuantity } from '#domain/cart/rules.ts'
import { toPaise } from '#domain/pricing/rules.ts'

/** A line of an order while it is changed. */
export interface EditedLine {
  /** Its number in the order; null for one that is added. */
  position: number | null
  productId: string
  name: string
  pack: string
  /** Of goods by weight: quantities and prices are those of steps of so many grams. */
  step?: { grams: number }
  /** 0: it is taken out. */
  quantity: number
  /** As it was; 0 for one that is added. */
  quantityBefore: number
  pricePaise: number
  /** Another price as it was typed, in rupees. */
  typedPrice: string
  /** Of one that is added: as it was found. */
  goods: Goods | null
}

export function editedLines({ productId }: OrderDetail): EditedLine[] {
  return productId.map((line) => ({
    position: line.position,
    productId: line._id,
    name: line.productName,
    pack: line.pack,
    ...(line.step && { step: line.step }),
    quantity: line.quantity,
    quantityBefore: line.quantity,
    pricePaise: toPaise(line.sellingPrice),
    typedPrice: rupeesTyped(toPaise(line.sellingPrice)),
    goods: null,
  }))
}

/** With so many more of something: of what was added already, else as a line of its own. */
export function withAdded(lines: readonly EditedLine[], goods: Goods, quantity: number): EditedLine[] {
  const before = lines.find((line) => line.position === null && line.productId === goods.productId)
  if (before)
    return lines.map((line) =>
      line === before ? { ...line, quantity: Math.min(maxQuantity, line.quantity + quantity) } : line,
    )
  const { productId, name, pack, step, sellingPricePaise: pricePaise } = goods
  const its = { productId, name, pack, ...(step && { step }) }
  const more = { ...its, quantity, pricePaise, typedPrice: rupeesTyped(pricePaise), goods }
  return [...lines, { ...more, position: null, quantityBefore: 0 }]
}

/** What the search is told is taken already: of what was added. */
export function addedLines(lines: readonly EditedLine[]): Line[] {
  return lines.flatMap(({ goods, quantity }) => (goods ? [{ ...goods, quantity }] : []))
}

/** The lines as the call wants them; a price is sent where it is another. */
export function wantedLines(lines: readonly EditedLine[]): OrderChange['lines'] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const { position, productId, quantity } = line
      const named = position === null ? { productId } : { position }
      return { ...named, quantity, ...(isOtherPrice(line) && { price: typedRupees(line) }) }
    })
}

/** Whether its price is not what the line has, or what it costs today. */
export function isOtherPrice({ typedPrice, pricePaise }: EditedLine): boolean {
  return paiseOf(typedPrice) !== pricePaise
}

/** As it was typed: the server says what is wrong with it. */
function typedRupees({ typedPrice }: EditedLine): number {
  const paise = paiseOf(typedPrice)
  return paise === null ? Number(amountOf(typedPrice) || Number.NaN) : paise / 100
}

/** What a line comes to with its typed price; as it is where that is none. */
export function linePaise(line: EditedLine): number {
  return line.quantity * (paiseOf(line.typedPrice) ?? line.pricePaise)
}
