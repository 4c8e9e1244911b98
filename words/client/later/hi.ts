import type * as en from './en.ts'

export const atMost: typeof en.atMost = (products) => `बाद के लिए ज़्यादा से ज़्यादा ${products} चीज़ें रखी जा सकती हैं।`
export const saved = 'बाद के लिए रखा गया'
export const takenOff = 'लिस्ट से हट गया'
