import type * as en from './en.ts'

export const tellMe: typeof en.tellMe = (channel, mobile) => `मेरे ऑर्डर की खबर ${mobile} पर ${channel} से दें`
export const hint = 'रात में कुछ नहीं, सिवाय उसके जो रास्ते में है। इसे यहीं कभी भी बंद करें।'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'

export const told: typeof en.told = (channel) => `हमने ${channel} से बताया`
