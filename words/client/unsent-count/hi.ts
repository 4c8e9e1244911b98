import type * as en from './en.ts'

export const salesWait: typeof en.salesWait = (count) =>
  ` इस फ़ोन में ${count} ${count === 1 ? 'बिक्री बाकी है' : 'बिक्रियाँ बाकी हैं'}: भेजने के लिए यहाँ साइन इन करें।`
