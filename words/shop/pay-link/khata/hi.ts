import type * as en from './en.ts'

export const title = 'उधार'
export const nothingDue = 'कुछ देना बाकी नहीं है। धन्यवाद।'
export const isPaid = 'पेमेंट हो गया। धन्यवाद।'
export const stillDue: typeof en.stillDue = (sum) => `अभी ${sum} बाकी हैं।`
export const payPart = 'थोड़ा-थोड़ा दें'
export const amount = 'कितने (₹)'
export const payThis = 'इतने दें'
