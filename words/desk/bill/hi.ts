import { documentTitles } from '#domain/invoices/rules.ts'

import type * as en from './en.ts'

const hindi: { [Title in keyof typeof documentTitles]: string } = {
  tax_invoice: 'GST बिल',
  bill_of_supply: 'बिना GST का बिल',
  receipt: 'रसीद',
  credit_note: 'वापसी का बिल',
}

/** The law's own word stands beside it: who reads the paper for the tax knows that alone. */
export const title: typeof en.title = (told) => {
  const known = Object.entries(documentTitles).find(([, title]) => title === told)
  return known ? `${hindi[known[0] as keyof typeof hindi]} · ${told}` : told
}
export const order: typeof en.order = (orderNumber) => `ऑर्डर #${orderNumber}`
export const goods = 'सामान'
export const amount = 'रकम ₹'
export const total = 'कुल'
export const deposit = 'बोतलों का डिपॉज़िट'
export const toPay = 'देने हैं'
export const value = 'दाम'
export const cash = 'नकद'
export const khata = 'उधार, बाकी'
export const change = 'वापस'
export const thanks = 'धन्यवाद।'

export const slip: typeof en.slip = (mark) => `पर्ची ${mark}`
export const noInvoice = 'यह GST बिल नहीं है। स्टॉल पर नेटवर्क आने पर आपको बिल मिलेगा।'
