import type * as en from './en.ts'

export const login = 'साइन इन'
export const signInTo: typeof en.signInTo = (aim) => `${aim} के लिए साइन इन करें`
export const seePayment = 'अपना पेमेंट देखने'
export const seeOrder = 'अपना ऑर्डर देखने'
export const seeWork = 'अपना काम देखने'
export const rateGoods = 'खरीदे सामान को रेटिंग देने'
export const letCome = 'हर दिन या हर हफ़्ते सामान मँगाने'
export const seeOrders = 'अपने ऑर्डर देखने'
export const pay = 'पेमेंट करने'
export const seeCart = 'अपना कार्ट देखने'
export const buy: typeof en.buy = (goods) => `${goods} खरीदने`
export const andMore: typeof en.andMore = (name, others) =>
  `‘${name}’ और ${others} ${others === 1 ? 'चीज़' : 'चीज़ें'}`

export const enterBoth = 'अपना ईमेल और पासवर्ड डालें।'
export const enterFigures = 'अपने ऐप के अंक लिखें।'
export const failed = 'साइन इन नहीं हुआ। कृपया फिर कोशिश करें।'
export const linkForPassword = 'नए पासवर्ड का लिंक मँगाएँ'
export const forgotPassword = 'पासवर्ड भूल गए?'
export const loggingIn = 'साइन इन हो रहा है…'
export const byNumber = 'मोबाइल नंबर से साइन इन करें'
export const newHere = 'अभी खाता नहीं है? खाता बनाएँ'

export const doNotWait = 'रुकना नहीं है? हम एक बार साइन इन करने का लिंक भेज सकते हैं।'
export const sendLinkToSignIn = 'साइन इन का लिंक भेजें'
