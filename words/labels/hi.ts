import type { NetUnit } from '#domain/catalog/rules.ts'
import type { CodeProblem } from '#domain/offers/codes/rules.ts'
import { formatPaise, shortRupees } from '#domain/pricing/rules.ts'
import { dateOf, dayOfMonth, timeOf, weekday } from '#words/ui/dates/hindi-dates.ts'

import type * as en from './en.ts'

export const orderStatus: Record<keyof typeof en.orderStatus, string> = {
  placed: 'ऑर्डर मिला',
  paid: 'पेमेंट हुआ',
  packed: 'पैक हुआ',
  out_for_delivery: 'डिलीवरी के लिए निकला',
  delivered: 'डिलीवर हुआ',
  cancelled: 'रद्द',
  refunded: 'पैसे वापस',
}

export const paymentMethods: typeof en.paymentMethods = {
  upi: 'UPI',
  card: 'कार्ड',
  netbanking: 'नेट बैंकिंग',
  wallet: 'वॉलेट',
  emi: 'EMI',
  cardless_emi: 'बिना कार्ड के EMI',
  paylater: 'बाद में पेमेंट',
  bank_transfer: 'बैंक ट्रांसफ़र',
  shop_wallet: 'दुकान का वॉलेट',
}

export const refundReasons: Record<keyof typeof en.refundReasons, string> = {
  out_of_stock: 'सामान का स्टॉक खत्म था।',
  offer_ended: 'तब तक दाम बढ़ गया था, या सामान बिकना बंद हो गया था।',
  paid_twice: 'पेमेंट दो बार हुआ था।',
  ordered_in_cash: 'यही सामान नकद में ऑर्डर हो चुका था।',
  wrong_amount: 'रकम वह नहीं थी जो माँगी गई थी।',
  surplus: 'रकम बाकी पैसों से ज़्यादा थी।',
  cancelled: 'ऑर्डर रद्द हुआ।',
  returned: 'सामान वापस आया।',
  by_hand: 'दुकान ने यह तय किया।',
  at_gateway: 'पेमेंट सेवा से पैसे वापस हुए।',
}

export function codeProblem(problem: CodeProblem): string {
  switch (problem.why) {
    case 'unknown':
      return 'यह कोड हमारे पास नहीं है। कृपया इसके अक्षर देख लें।'
    case 'not_yet':
      return 'यह कोड अभी शुरू नहीं हुआ है।'
    case 'ended':
      return 'यह कोड खत्म हो गया है।'
    case 'least_sum':
      return `यह कोड ${shortRupees(problem.leastPaise)} या ज़्यादा के सामान पर चलता है: ${formatPaise(problem.missingPaise)} का सामान और लें।`
    case 'other_goods':
      return 'यह कोड आपके कार्ट के सामान के लिए नहीं है।'
    case 'lower_already':
      return 'आपके अपने दाम इस कोड से ज़्यादा कम हैं।'
    case 'used_up':
      return 'यह कोड पूरा इस्तेमाल हो चुका है।'
    case 'used_by_you':
      return 'आपने यह कोड पहले ही इस्तेमाल किया है।'
    case 'first_order':
      return 'यह कोड पहले ऑर्डर के लिए है।'
    case 'not_for_you':
      return 'यह कोड आपके लिए नहीं है।'
    case 'delivery_is_free':
      return 'डिलीवरी पहले से मुफ़्त है, इसलिए यह कोड कुछ कम नहीं करता।'
  }
}

export function amountOf(netQuantity: number, netUnit: NetUnit): string {
  if (netUnit === 'piece') return `${netQuantity} नग`
  const big = netUnit === 'g' ? 'kg' : 'L'
  return netQuantity >= 1000 ? `${netQuantity / 1000} ${big}` : `${netQuantity} ${netUnit}`
}

export const oneOf: typeof en.oneOf = (names) =>
  new Intl.ListFormat('hi-IN', { type: 'disjunction' }).format(names)

/** 'बुधवार 25 नवंबर', of a day as 2026-11-25. */
export const shortDay: typeof en.shortDay = (day) => `${weekday(day)}वार ${dayOfMonth(day)}`

/** '21 नवंबर 2026 को दोपहर 3:30 बजे' */
export const dateAndTime: typeof en.dateAndTime = (at) => `${dateOf(at)} को ${timeOf(at)}`
