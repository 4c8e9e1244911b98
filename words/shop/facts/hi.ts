import type * as en from './en.ts'

export const deliveryFree = 'डिलीवरी मुफ़्त है।'
export const deliveryCosts: typeof en.deliveryCosts = (cost) => `हर ऑर्डर पर डिलीवरी के ${cost} लगते हैं।`
export const freeFrom: typeof en.freeFrom = (from) => `${from} से डिलीवरी मुफ़्त है।`
export const days: typeof en.days = (count) => `${count} दिन`
