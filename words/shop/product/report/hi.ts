import type * as en from './en.ts'

export const reportReasons: typeof en.reportReasons = {
  not_about_it: 'यह इस सामान के बारे में नहीं है',
  insulting: 'इसमें किसी का अपमान है',
  advertising: 'यह विज्ञापन है',
  private: 'इससे पता चलता है कि कोई कौन है या कहाँ रहता है',
  other: 'कुछ और गलत है',
}
