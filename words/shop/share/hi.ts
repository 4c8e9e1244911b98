export const share = 'यह लिस्ट साझा करें'
export const sharing = 'लिंक बना रहे हैं…'
export const shareOrder = 'इस सामान की लिस्ट साझा करें'
export const message = (goods: number, shop: string) =>
  `${shop} से ${goods === 1 ? '1 चीज़' : `${goods} चीज़ों की लिस्ट`}:`
export const link = 'लिस्ट का लिंक'
export const whoHasIt = (day: string) =>
  `जिसके पास यह लिंक है, वह ${day} तक यह सामान अपने कार्ट में डाल सकता है। इसमें आपका नाम नहीं है।`
export const send = 'भेजें'
export const copy = 'लिंक कॉपी करें'
export const copied = 'लिंक कॉपी हो गया।'
export const notCopied = 'लिंक कॉपी नहीं हुआ। कृपया उसे चुनकर कॉपी करें।'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'

export const lists = 'आपकी लिस्टें'
export const shared = 'आपकी साझा की हुई लिस्टें'
export const until = (day: string) => `${day} तक`
export const andMore = (names: string, more: number) => `${names} और ${more} और`
export const open = 'खोलें'
export const stop = 'साझा करना बंद करें'
export const ofList = (goods: string) => `: ${goods}`
