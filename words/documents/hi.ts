import { documentTitles } from '#domain/invoices/rules.ts'
import { stateName } from '#words/shop/state/hi.ts'
import { longDate } from '#words/ui/dates/hi.ts'

import type * as en from './en.ts'

const titles: { [Kind in keyof typeof documentTitles]: string } = {
  tax_invoice: 'GST बिल',
  bill_of_supply: 'बिना GST का बिल',
  receipt: 'रसीद',
  credit_note: 'वापसी का बिल',
}

export const documents: typeof en.documents = {
  // The law's own word stands beside it: who reads the paper for the tax knows that alone.
  title: (kind) => `${titles[kind]} · ${documentTitles[kind]}`,
  fssaiLicence: (number) => `FSSAI लाइसेंस ${number}`,
  date: (at) => `तारीख ${longDate(at)}`,
  ofInvoice: (number, at) => `${number} का, तारीख ${longDate(at)}`,
  ofOrder: (orderNumber, at) => `ऑर्डर #${orderNumber}, ${longDate(at)}`,
  customer: 'ग्राहक',
  placeOfSupply: 'सप्लाई की जगह',
  state: stateName,
  why: 'वजह',

  goods: 'सामान',
  quantity: 'नग',
  units: 'माप',
  price: 'दाम',
  delivery: 'डिलीवरी',
  less: 'छूट',
  value: 'बिना टैक्स',
  amount: 'रकम',
  total: 'कुल',

  sum: (kind) => (kind === 'credit_note' ? 'वापस' : 'कुल'),
  withTax: (amount) => `इसमें टैक्स ${amount}`,
  deposit: (amount) => `और बोतलों का डिपॉज़िट ${amount}, लौटाने पर वापस`,
  allInRupees: 'सब रकम ₹ में।',
  ofTax: {
    tax_invoice: 'दाम में टैक्स शामिल है। रिवर्स चार्ज पर टैक्स नहीं देना है।',
    bill_of_supply: 'इन चीज़ों पर टैक्स नहीं है।',
    receipt: 'दुकान GST में रजिस्टर नहीं है और टैक्स नहीं लेती।',
    credit_note: 'रकम में टैक्स शामिल है।',
    unregistered_credit_note: 'दुकान GST में रजिस्टर नहीं है।',
  },
  byComputer: 'कंप्यूटर से बना है, हस्ताक्षर ज़रूरी नहीं।',
  page: (documentNumber, sheet, sheets) => `${documentNumber}, पेज ${sheet} / ${sheets}`,
}
