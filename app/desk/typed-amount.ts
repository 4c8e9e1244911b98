import { plainRupees, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/widgets/en.ts'

export const amountSentence = words.enterAmount

/** What was typed as whole paise; null where it is no amount. */
export function paiseOf(typed: string): number | null {
  const amount = amountOf(typed)
  return /^\d+(\.\d{1,2})?$/.test(amount) ? toPaise(Number(amount)) : null
}

/**
 * An amount without what people write around it: `₹ 1,20,000`, `Rs 99`, `99/-`. A comma counts only where it
 * parts thousands: `12,50` is no amount.
 */
export function amountOf(typed: string): string {
  const bare = typed.replaceAll(/₹|Rs\.?|\/-|\s/gi, '')
  return /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare
}

/** As a field has it: '49.50', '120'; empty for nothing. */
export function rupeesTyped(paise: number): string {
  if (paise === 0) return ''
  return paise % 100 === 0 ? String(paise / 100) : plainRupees(paise)
}
