import type * as en from './en.ts'

export const notPacked: typeof en.notPacked = (orderNumber) => `ऑर्डर #${orderNumber} अभी पैक नहीं हुआ`
export const comesTo: typeof en.comesTo = (after, before, isDeliveryFree) =>
  `इनके साथ कुल ${before} की जगह ${after} होंगे${isDeliveryFree ? ', और डिलीवरी मुफ़्त' : ''}।`
export const isDue: typeof en.isDue = (sum) => `सामान मिलने पर ${sum} देने होंगे।`
export const nothingDue = 'कुछ देना बाकी नहीं है।'
export const adding = 'जोड़ रहे हैं…'
export const addTo: typeof en.addTo = (orderNumber) => `#${orderNumber} में जोड़ें`
export const unknown = 'पता नहीं चला कि यह हम तक पहुँचा या नहीं। अपना नेटवर्क देखें और बटन दोबारा दबाएँ।'
