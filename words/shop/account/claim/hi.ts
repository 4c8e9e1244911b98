import type * as en from './en.ts'

export const title = 'आपका खाता'
export const isOver = 'यह लिंक अब काम नहीं करता'
export const whyOver = 'यह इस्तेमाल हो चुका है, या इसके 7 दिन खत्म हो गए। दुकान से नया लिंक माँगें।'
export const welcome: typeof en.welcome = (firstName) => `नमस्ते, ${firstName}`
export const chooseBoth = 'अपना ईमेल और एक पासवर्ड चुनें। फिर आपके ऑर्डर यहाँ भी दिखेंगे।'
export const signInWith: typeof en.signInWith = (email) => `एक पासवर्ड चुनें। साइन इन ${email} से होगा।`
export const failed = 'खाता अभी आपका नहीं हुआ। नेटवर्क देखकर फिर कोशिश करें।'
export const takeOver = 'अपना खाता लें'
