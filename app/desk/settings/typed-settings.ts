import { amountOf } from '#app/desk/typed-amount.ts'
import type { ShopSettingsInput } from '#contract/shop.ts'

/** What stands in the form, as it was typed: the server reads it and leaves out empty rows. */
export function typedSettings(form: HTMLFormElement): Omit<ShopSettingsInput, 'version'> {
  const data = new FormData(form)
  const texts = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0] ?? ''
  const purposes = texts('purposes')
  const closedWords = texts('closedWords')
  return {
    sellerName: text('sellerName'),
    addressLines: text('addressLines')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    town: text('town'),
    pinCode: text('pinCode'),
    stateCode: text('stateCode'),
    phones: texts('phones'),
    emails: texts('emails').map((address, place) => ({
      address: address.trim(),
      purpose: purposes[place] ?? '',
    })),
    gstin: text('gstin'),
    fssaiLicence: text('fssaiLicence'),
    grievanceOfficer: text('grievanceOfficer'),
    grievanceContact: text('grievanceContact'),
    upiId: text('upiId'),
    footerWords: text('footerWords'),
    invoiceSeries: text('invoiceSeries'),
    creditNoteSeries: text('creditNoteSeries'),
    takesCash: data.has('takesCash'),
    maxCash: amountOf(text('maxCash')),
    shipping: amountOf(text('shipping')),
    freeFrom: freeFromOf(text('freeFrom')),
    returnDays: text('returnDays'),
    refundLimit: amountOf(text('refundLimit')),
    fixedStars: data.has('fixedStars'),
    closedDays: texts('closedOn').map((on, place) => ({ on, words: closedWords[place] ?? '' })),
  }
}

/** A sum, or the word never. */
function freeFromOf(typed: string): string {
  const word = typed.trim().toLowerCase()
  return word === 'never' ? word : amountOf(typed)
}
