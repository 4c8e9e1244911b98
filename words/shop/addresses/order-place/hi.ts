import type * as en from './en.ts'

export const title = 'सामान कहाँ पहुँचाएँ?'
export const givenBack: typeof en.givenBack = (sum) => `डिलीवरी के ${sum} आपको वापस मिलेंगे।`
export const noDelivery = 'डिलीवरी का कोई खर्च नहीं।'
export const notSaved = 'पता हम तक नहीं पहुँचा। अपना नेटवर्क देखें और फिर कोशिश करें।'
export const saving = 'सेव हो रहा है…'
export const fetchIt = 'बाज़ार से लेना है'
export const bringIt = 'यहाँ पहुँचाएँ'
