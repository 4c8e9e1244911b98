import type * as en from './en.ts'

export const title = 'हर दिन'
export const notLoaded = 'सूची नहीं खुली। फिर कोशिश करें।'
export const day = 'दिन'
export const isMade = 'ये ऑर्डर बन चुके हैं।'
export const isOpen = 'अभी तक इतना चाहिए। ऑर्डर एक दिन पहले रात 8 बजे बनते हैं।'
export const nothing = 'उस दिन अपने आप कुछ नहीं आता।'
export const states: typeof en.states = {
  coming: '',
  ordered: '',
  skipped: 'नहीं चाहिए',
  dearer: 'दाम पूछा है',
  sold_out: 'सामान कम',
  closed: 'समय नहीं या दुकान बंद',
  place: 'पता नहीं',
  payment: 'पेमेंट नहीं हो सकता',
  missed: 'देर हुई',
}
