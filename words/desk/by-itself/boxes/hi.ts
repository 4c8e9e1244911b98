import type * as en from './en.ts'

export const title = 'डिब्बे'
export const about = 'डिब्बा एक दाम वाला सामान है। हर हफ़्ते लिखें कि उसमें क्या है: उस हफ़्ते के ऑर्डर वही सामान लेते हैं।'
export const ofDays: typeof en.ofDays = (from, to) => `${from} से ${to}`
export const notSet = 'अभी कुछ नहीं लिखा है, इसलिए इन दिनों का डिब्बा नहीं मिलेगा।'
export const standIns = 'बदले में'
export const change = 'बदलें'
export const say = 'लिखें कि क्या है'
export const asBefore = 'पिछले हफ़्ते जैसा'
export const newBox = 'किसी सामान को डिब्बा बनाएँ'
export const newBoxHint = 'उसका अपना नाम, तस्वीर और दाम होता है, और गिनना ज़रूरी नहीं।'
export const lists: typeof en.lists = { goods: 'हर डिब्बे में', standIns: 'बदले में' }
export const standInsHint = 'जो किसी को कभी नहीं चाहिए, उसकी जगह पहला जाता है। तीन हमेशा काफ़ी हैं।'
export const add: typeof en.add = { goods: 'सामान जोड़ें', standIns: 'बदले का सामान जोड़ें' }
export const takeOut = 'निकालें'
export const takeOutOf: typeof en.takeOutOf = (goods) => `${goods} निकालें`
export const save = 'सहेजें'
export const cancel = 'रहने दें'
export const noGoods = 'कोई सामान नहीं मिला।'
export const noAnswer = 'जवाब नहीं आया। फिर कोशिश करें।'
