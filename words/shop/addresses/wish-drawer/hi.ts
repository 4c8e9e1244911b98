import type * as en from './en.ts'

export const title: typeof en.title = (pinCode) => `${pinCode} पर डिलीवरी शुरू होने पर`
export const leaveWord =
  'मोबाइल नंबर या ईमेल लिखें। डिलीवरी शुरू होने पर हम एक बार बताएँगे। इसका और कोई इस्तेमाल नहीं होगा।'
export const label = 'मोबाइल नंबर या ईमेल'
