import type * as en from './en.ts'

export const close = 'बंद करें'
export const cancel = 'वापस'
export const discard = { question: 'जो लिखा है, उसे मिटा दें?', yes: 'मिटाएँ', no: 'लिखना जारी रखें' }
export const lost = 'जवाब नहीं आया। कृपया फिर कोशिश करें: काम एक ही बार होगा।'
export const isCopied: typeof en.isCopied = (what) => `${what} कॉपी हो गया`
export const isNotCopied: typeof en.isNotCopied = (what) => `${what} कॉपी नहीं हुआ। कृपया फिर कोशिश करें।`
export const copy: typeof en.copy = (what) => `${what} कॉपी करें`

export const downloadCsv: typeof en.downloadCsv = (what) => `ये ${what} CSV में लें`
export const noUpiId = 'दुकान की UPI id अभी नहीं है। एडमिन इसे ‘दुकान’ में लिखें।'
export const sumTo: typeof en.sumTo = (sum, upiId) => `${sum}, ${upiId} को`
export const qrCode: typeof en.qrCode = (what) => `QR कोड: ${what}`
export const upiReference = 'UPI रेफ़रेंस नंबर'

export const enterAmount = 'रुपये लिखें, जैसे 49 या 49.50।'
