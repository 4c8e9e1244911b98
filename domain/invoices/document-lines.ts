import type { DocumentLine } from '#db/schema/invoices.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import { discountsOfLines } from '#domain/offers/rules.ts'
import { spreadWithin } from '#domain/pricing/spread.ts'
import { gramsOf } from '#domain/pricing/weighing/rules.ts'

import { spreadShipping, taxIn } from './rules.ts'

/** What the lines of an invoice are made of. */
export interface InvoicedOrder {
  lines: readonly {
    position: number
    productName: string
    hindiName: string | null
    netQuantity: number
    netUnit: NetUnit
    hsnCode: string | null
    /** null: nobody has entered it, and it counts as 0. */
    taxRateBp: number | null
    quantity: number
    isByWeight?: boolean
    weighedGrams?: number | null
    sellingPricePaise: number
  }[]
  shippingPaise: number
  discountPaise: number
  /** What of the discount is offers, each on its lines. */
  offers?: readonly { lines: { position: number; paise: number }[] }[]
  /** What was given back before, with the pieces that it was for. */
  givenBack: readonly { amountPaise: number; pieces: readonly Pieces[] }[]
}

export interface Pieces {
  /** The line's place in its order, from 0. */
  position: number
  quantity: number
}

interface TaxOfShop {
  /** Without a GSTIN nothing is said of tax. */
  saysTax: boolean
  isSameState: boolean
}

/** The lines of an invoice: with their share of delivery, less what is not to be paid for them any more. */
export function invoiceLines(order: InvoicedOrder, tax: TaxOfShop): DocumentLine[] {
  const goodsPaise = order.lines.map(({ quantity, sellingPricePaise }) => quantity * sellingPricePaise)
  const { discountPaise, offers = [] } = order
  const discounts = discountsOfLines(order.lines, { discountPaise, offers })
  const shipping = spreadShipping(
    order.shippingPaise,
    goodsPaise.map((paise, place) => paise - discounts[place]!),
  )
  const most = goodsPaise.map((paise, place) => paise - discounts[place]! + shipping[place]!)
  const left = order.givenBack.reduce(
    (before, { amountPaise, pieces }) => without(before, order.lines, most, { amountPaise, pieces }),
    most,
  )
  return order.lines.map(
    ({ position, productName, hindiName, netQuantity, netUnit, hsnCode, ...line }, place) => {
      const rateBp = tax.saysTax ? (line.taxRateBp ?? 0) : 0
      return {
        position,
        productName,
        hindiName,
        netQuantity,
        netUnit,
        ...(line.isByWeight && { grams: gramsOf({ ...line, netQuantity }) }),
        hsnCode,
        quantity: line.quantity,
        pricePaise: line.sellingPricePaise,
        shippingPaise: shipping[place]!,
        lessPaise: discounts[place]! + most[place]! - left[place]!,
        rateBp,
        ...taxIn(left[place]!, rateBp, tax.isSameState),
      }
    },
  )
}

/**
 * The lines of a credit note: first of the pieces that it is for, then of all lines by what is left of them.
 * The tax of each is what the tax of all credit notes for its line rises by, so that together they never come
 * to more than the invoice, and to exactly as much where all of it goes back.
 */
export function creditLines(
  invoice: readonly DocumentLine[],
  earlier: readonly (readonly DocumentLine[])[],
  {
    amountPaise,
    pieces,
    isSameState,
  }: { amountPaise: number; pieces: readonly Pieces[]; isSameState: boolean },
): DocumentLine[] {
  const most = invoice.map((line) => line.amountPaise)
  const before = invoice.map(({ position, amountPaise: paise }) => paise - creditedOf(earlier, position))
  const bought = invoice.map(({ position, quantity }) => ({ position, quantity: quantity ?? 1 }))
  const after = without(before, bought, most, { amountPaise, pieces })
  return invoice
    .map(({ grams: _grams, ...line }, place): DocumentLine => {
      const { rateBp, amountPaise: paise } = line
      const now = taxIn(paise - after[place]!, rateBp, isSameState)
      const then = taxIn(paise - before[place]!, rateBp, isSameState)
      return {
        ...line,
        quantity: pieces.find(({ position }) => position === line.position)?.quantity ?? null,
        pricePaise: null,
        shippingPaise: 0,
        lessPaise: 0,
        amountPaise: now.amountPaise - then.amountPaise,
        valuePaise: now.valuePaise - then.valuePaise,
        cgstPaise: now.cgstPaise - then.cgstPaise,
        sgstPaise: now.sgstPaise - then.sgstPaise,
        igstPaise: now.igstPaise - then.igstPaise,
      }
    })
    .filter((line) => line.amountPaise > 0)
}

function creditedOf(earlier: readonly (readonly DocumentLine[])[], position: number): number {
  return earlier
    .flat()
    .filter((line) => line.position === position)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

/** What is left of each line once an amount has been taken off, first of the pieces that it is for. */
function without(
  left: readonly number[],
  lines: readonly Pieces[],
  mostPaise: readonly number[],
  { amountPaise, pieces }: { amountPaise: number; pieces: readonly Pieces[] },
): number[] {
  const ofPieces = lines.map(({ position, quantity }, place) => {
    const named = pieces.find((one) => one.position === position)?.quantity ?? 0
    return Math.min(left[place]!, Math.floor((mostPaise[place]! * named) / quantity))
  })
  const first = Math.min(amountPaise, sumOf(ofPieces))
  const taken = spreadWithin(first, ofPieces)
  const next = left.map((paise, place) => paise - taken[place]!)
  const rest = spreadWithin(amountPaise - first, next)
  return next.map((paise, place) => paise - rest[place]!)
}

function sumOf(paise: readonly number[]): number {
  return paise.reduce((total, each) => total + each, 0)
}
