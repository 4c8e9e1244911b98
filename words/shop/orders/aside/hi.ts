import type * as en from './en.ts'

export const somethingWrong = 'कुछ ठीक नहीं है?'
export const writeToUs = 'हमें लिखें'
export const stop = '।'

export const youFetchIt = 'बाज़ार से लेना है'
export const deliveryAddress = 'डिलीवरी का पता'

export const placeInRun: typeof en.placeInRun = (place, of) =>
  of === 1 ? 'अब आपकी बारी है।' : `${of} घरों में आपकी बारी ${place} नंबर पर है।`

export const payment = 'पेमेंट'
export const paidBy: typeof en.paidBy = (way) => `पेमेंट: ${way}`
export const transaction: typeof en.transaction = (id) => `पेमेंट नंबर ${id}`
export const paidByUpi = 'UPI से पेमेंट'
export const paidInCash = 'नकद पेमेंट'
export const backByUpi = 'UPI से वापस दिए'
export const backInCash = 'नकद वापस दिए'
export const toPayInCash = 'नकद देने बाकी'
export const nothingToPay = 'कुछ देना नहीं है।'
export const nothingPaid = 'कोई पेमेंट नहीं हुआ।'
export const paper: typeof en.paper = (title, number) => `${title} ${number} (PDF)`
export const forGoods: typeof en.forGoods = (goods) => `सामान: ${goods}`

export const payOnline: typeof en.payOnline = (sum) => `${sum} का ऑनलाइन पेमेंट करें`
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
