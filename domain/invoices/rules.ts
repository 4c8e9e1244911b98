// The arithmetic of an invoice (CGST Rules 2017, rule 35: prices that include tax; rule 46: what an invoice
// says). Money in paise, rates in hundredths of a percent.

import type { PackSize } from '#domain/catalog/rules.ts'
import { indianDay } from '#domain/time/rules.ts'

export interface TaxedAmount {
  /** With tax: what is paid. */
  amountPaise: number
  /** Without tax. */
  valuePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * The tax that an amount contains. Within the shop's own state it is halved into CGST and SGST, each rounded,
 * and the tax is their sum; to another state it is IGST.
 */
export function taxIn(amountPaise: number, rateBp: number, isSameState: boolean): TaxedAmount {
  const half = isSameState ? shareOf(amountPaise * rateBp, 2 * (10_000 + rateBp)) : 0
  const igstPaise = isSameState ? 0 : shareOf(amountPaise * rateBp, 10_000 + rateBp)
  const valuePaise = amountPaise - 2 * half - igstPaise
  return { amountPaise, valuePaise, cgstPaise: half, sgstPaise: half, igstPaise }
}

/** A quotient of whole numbers, rounded to the nearest; halves go up. Exact up to 2^53. */
function shareOf(dividend: number, divisor: number): number {
  return Number((2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor)))
}

/**
 * Spreads the shipping over lines by their amounts, in whole paise that sum to it; what is left goes to the
 * largest line, the first of equal ones. Lines of ₹0.00 alone bear it on the first.
 */
export function spreadShipping(shippingPaise: number, amountsPaise: readonly number[]): number[] {
  const sum = amountsPaise.reduce((total, amount) => total + amount, 0)
  const shares = amountsPaise.map((amount) =>
    sum === 0 ? 0 : Number((BigInt(shippingPaise) * BigInt(amount)) / BigInt(sum)),
  )
  const largest = amountsPaise.indexOf(Math.max(...amountsPaise))
  const left = shippingPaise - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, place) => (place === largest ? share + left : share))
}

/** What the shop gives with an order: by whether it has a GSTIN, and whether anything in it bears tax. */
export function documentKind(
  gstin: string | null,
  ratesBp: readonly number[],
): 'tax_invoice' | 'bill_of_supply' | 'receipt' {
  if (gstin === null) return 'receipt'
  return ratesBp.every((rate) => rate === 0) ? 'bill_of_supply' : 'tax_invoice'
}

/**
 * How much of the goods there is by the unit quantity codes of GST (CGST Rules, rule 46 (i)): 2 packs of 100
 * g are 200 GMS, 3 of 500 g are 1.5 KGS, 2 of 1 L are 2 LTR, and 3 of 12 pieces are 36 NOS.
 */
export function unitQuantity(packs: number, { netQuantity, netUnit }: PackSize): string {
  const whole = packs * netQuantity
  if (netUnit === 'piece') return `${whole} NOS`
  const [small, large] = netUnit === 'g' ? ['GMS', 'KGS'] : ['MLT', 'LTR']
  return whole < 1000 ? `${whole} ${small}` : `${whole / 1000} ${large}`
}

/** The financial year of a moment in Indian time, which begins on 1 April: 2627 for 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = indianDay(at).split('-').map(Number)
  const begun = month >= 4 ? year : year - 1
  return [begun, begun + 1].map((each) => String(each % 100).padStart(2, '0')).join('')
}

/**
 * The number of a document, at most 16 characters as rule 46 asks: HT/2627/000123. The series has at most
 * four letters.
 */
export function documentNumber(series: string, year: string, n: number): string {
  return `${series}/${year}/${String(n).padStart(6, '0')}`
}

/** What each kind of document is called on itself and on the screen. */
export const documentTitles = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  receipt: 'Receipt',
  credit_note: 'Credit note',
} as const

/** The union territories without a legislature: their half of the tax is UTGST (UTGST Act 2017). */
const unionTerritories = new Set(['04', '26', '31', '35', '38'])

export function isUnionTerritory(stateCode: string): boolean {
  return unionTerritories.has(stateCode)
}
