import type * as en from './en.ts'

export const title = 'अपना ऑर्डर बदलें'
export const products = 'सामान'
export const each: typeof en.each = (price) => `एक का दाम ${price}`
export const putBack = 'वापस रखें'
export const putBackWhat: typeof en.putBackWhat = (goods) => `: ${goods}`
export const takeOut: typeof en.takeOut = (goods) => `‘${goods}’ हटाएँ`
export const moreCosts = 'और लेने पर आज का दाम लगेगा। कुछ और चाहिए?'
export const putIntoCart = 'कार्ट में डालें'
export const addThere = ', और वहाँ से इस ऑर्डर में जोड़ें।'
export const keep = 'रहने दें'
export const change = 'ऑर्डर बदलें'
export const changing = 'बदल रहा है…'
export const changed = 'आपका ऑर्डर बदल गया।'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'

export const delivery = 'डिलीवरी'
export const free = 'मुफ़्त'
export const discount = 'छूट'
export const total = 'कुल'
export const itWas: typeof en.itWas = (sum) => `पहले ${sum} था।`
export const backOnline: typeof en.backOnline = (sum) => `${sum} उसी तरीके से वापस आएँगे, जिससे आपने दिए थे।`
export const backByHand: typeof en.backByHand = (sum) => `हम ${sum} आपको खुद लौटाएँगे।`
export const toPay: typeof en.toPay = (sum) => `सामान मिलने पर ${sum} देने होंगे।`
