import type * as en from './en.ts'

export const yourCart = 'आपका कार्ट'
export const seeCart = 'कार्ट देखें'
export const moreForFreeShipping: typeof en.moreForFreeShipping = (sum) => `मुफ़्त डिलीवरी के लिए ${sum} और`
export const forDelivery: typeof en.forDelivery = (sum) => `डिलीवरी ${sum}`
export const deliveryIsFree = 'डिलीवरी मुफ़्त है'
export const items: typeof en.items = (count) => `${count} ${count === 1 ? 'चीज़' : 'चीज़ें'}`
