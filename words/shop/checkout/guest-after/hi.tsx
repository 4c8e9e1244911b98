import type * as en from './en.tsx'

export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const packedNow = 'हम आपका ऑर्डर पैक कर रहे हैं।'
export const pageOfOrder: typeof en.pageOfOrder = (link) => (
  <>
    सामान कहाँ तक पहुँचा, यह {link('ऑर्डर के पेज')} पर दिखेगा। ऑर्डर रद्द करना, सामान लौटाना और बिल देखना भी वहीं होता है।
    वह पेज आपके नंबर के आखिरी 4 अंकों से खुलता है। उसका लिंक सँभालकर रखें।
  </>
)
export const oneMoment = 'एक पल रुकें…'
export const makeAccount = 'इससे खाता बनाएँ'
