import type * as en from './en.ts'

export const help = 'मदद'
export const questions = 'सवाल-जवाब'
export const notLoaded = 'चैट नहीं खुली। कृपया फिर कोशिश करें।'
export const chatWith: typeof en.chatWith = (shop) => `${shop} से चैट`
