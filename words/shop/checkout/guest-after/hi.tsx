import type * as en from './en.tsx'

export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const packedNow = 'हम आपका ऑर्डर पैक कर रहे हैं।'
export const pageOfOrder: typeof en.pageOfOrder = (link) => (
  <>
    कहाँ तक पहुँचा, यह {link('ऑर्डर के पेज')} पर दिखेगा। वहीं से ऑर्डर रद्द करें, सामान लौटाएँ और बिल देखें। वह आपके नंबर के आखिरी
    4 अंकों से खुलता है। उसका लिंक सँभाल कर रखें।
  </>
)
export const oneMoment = 'एक मिनट…'
export const makeAccount = 'इससे खाता बनाएँ'
