import type * as en from './en.tsx'

export const title = 'हमसे बात करें'
export const description: typeof en.description = (shop, state) =>
  `फ़ोन करें, लिखें या मिलने आएँ: ${shop} के फ़ोन नंबर, ईमेल और पता${state && `, ${state}`}, भारत।`
export const heading = 'हमसे बात करें'
export const lead = 'फ़ोन करें, लिखें या मिलने आएँ। आपकी मदद करके हमें खुशी होगी।'
export const onlyAnswers = 'आम सवालों के जवाब यहाँ हैं।'
export const callUs = 'हमें फ़ोन करें'
export const writeToUs = 'हमें लिखें'
export const visitUs = 'मिलने आएँ'
export const india = 'भारत'
export const complain: typeof en.complain = (link, hours) => (
  <>
    कुछ गलत हुआ? {link('शिकायत करें')}। आपको एक नंबर मिलेगा, और {hours} घंटे में जवाब।
  </>
)
export const questions = 'आम सवाल'

export const licence = 'FSSAI लाइसेंस'
export const gstin = 'GSTIN'
export const upiId = 'UPI आईडी'
export const officer = 'शिकायत अधिकारी'
