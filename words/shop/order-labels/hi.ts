import { documentTitles } from '#domain/invoices/rules.ts'
import {
  changedNote,
  noDeliveryNote,
  orderStatusLabels,
  packedNote,
  paymentMethodLabels,
} from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

import type * as en from './en.ts'

interface ByCode {
  [code: string]: string
}

const statuses: { [Code in OrderStatus]: string } = {
  placed: 'ऑर्डर मिला',
  paid: 'पेमेंट हुआ',
  packed: 'पैक हुआ',
  out_for_delivery: 'डिलीवरी के लिए निकला',
  delivered: 'डिलीवर हुआ',
  cancelled: 'रद्द',
  refunded: 'पैसे वापस',
}

const methods: ByCode = {
  card: 'कार्ड',
  netbanking: 'नेट बैंकिंग',
  wallet: 'वॉलेट',
  cardless_emi: 'बिना कार्ड के EMI',
  paylater: 'बाद में पेमेंट',
  bank_transfer: 'बैंक ट्रांसफ़र',
  shop_wallet: 'दुकान का वॉलेट',
}

const documents: { [Code in keyof typeof documentTitles]: string } = {
  tax_invoice: 'GST बिल',
  bill_of_supply: 'बिना GST का बिल',
  receipt: 'रसीद',
  credit_note: 'वापसी का बिल',
}

/** The word of each label that calls have. */
const known: ByCode = {
  Khata: 'उधार',
  ...byLabel(orderStatusLabels, statuses),
  ...byLabel(paymentMethodLabels, methods),
  ...byLabel(documentTitles, documents),
}

export const label: typeof en.label = (told) => known[told] ?? changeIn(told)
export const payment: typeof en.payment = (paidBy, standing) =>
  [paidBy.split(/ and /).map(wayIn).join(' और '), ...standing.split(/, /).map(standingIn)].join(', ')

export const note: typeof en.note = (told) => {
  if (told === packedNote) return 'पैक करते समय सब कुछ नहीं मिला।'
  if (told === changedNote) return 'ऑर्डर बदला गया, अब वह कम पैसों का है।'
  return told === noDeliveryNote ? 'सामान आपको बाज़ार से लेना है, इसलिए डिलीवरी के पैसे नहीं लगते।' : told
}

function byLabel(labels: ByCode, words: ByCode): ByCode {
  return Object.fromEntries(Object.entries(words).map(([code, word]) => [labels[code], word]))
}

function changeIn(told: string): string {
  return told
    .replace(/^(.*): taken out$/, 'हटाया: $1')
    .replace(/^(\d+ × .*) added, (₹[\d,.]+) each$/, 'जोड़ा: $1, एक का दाम $2')
    .replace(/^Discount:/, 'छूट:')
    .replace(/^Delivery:/, 'डिलीवरी:')
    .replace(
      /: (\S+) instead of (\S+)$/,
      (_, now: string, before: string) => `: ${none(before)} की जगह ${none(now)}`,
    )
}

function wayIn(told: string): string {
  if (/^cash$/i.test(told)) return 'नकद'
  if (/^Online$/.test(told)) return 'ऑनलाइन'
  return /^No payment$/.test(told) ? 'पेमेंट नहीं' : (known[told] ?? told)
}

function standingIn(told: string): string {
  if (/^refund refused$/.test(told)) return 'पैसे वापस नहीं पहुँचे'
  if (/^refunded( at the gateway)?$/.test(told)) return 'पैसे वापस'
  if (/^nothing due$/.test(told)) return 'कुछ बाकी नहीं'
  if (/^paid$/.test(told)) return 'पेमेंट हुआ'
  return told
    .replace(/^due$/, 'पैसे बाकी')
    .replace(/^(\S+) of (\S+) due$/, '$2 में से $1 बाकी')
    .replace(/^(\S+) of (\S+) given back$/, '$2 में से $1 वापस')
}

function none(sum: string): string {
  if (/^none$/.test(sum)) return 'कुछ नहीं'
  return /^free$/.test(sum) ? 'मुफ़्त' : sum
}
