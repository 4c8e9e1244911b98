import type * as en from './en.ts'

export const tellMe = 'स्टॉक आने पर मुझे बताएँ'
export const byItself = 'हर दिन या हर हफ़्ते'
export const title = 'जब स्टॉक आए'
export const leaveMail: typeof en.leaveMail = (goods) =>
  `अपना ईमेल लिखें। ‘${goods}’ का स्टॉक आने पर हम एक बार ईमेल भेजेंगे। इसका और कोई इस्तेमाल नहीं होगा।`
export const email = 'ईमेल'
export const whose = { members: 'सदस्य', resellers: 'थोक' }
