import type * as en from './en.ts'

export const title = 'कहानियाँ'
export const description = 'मौसम, दालों, कोल्हू के तेल और घी के बारे में छोटी बातें।'
export const lead = 'हमारा खाना कहाँ से आता है, कैसे बनता है, और उसे कैसे पकाएँ।'
export const minutes: typeof en.minutes = (count) => `${count} मिनट में पढ़ें`
export const moreStories = 'और कहानियाँ'
export const next: typeof en.next = (story) => `अगली: ${story}`
export const all = 'सभी कहानियाँ'
export const noSuchStory = 'इस पते पर कोई कहानी नहीं है।'

export const seasons = 'मौसम के साथ खाना'
export const seasonsShort = 'छह ऋतुओं में कब क्या ताज़ा मिलता है, और उसे तभी खरीदना क्यों अच्छा है।'
export const dals = 'अपनी दालें पहचानें'
export const dalsShort = 'अरहर, मूँग, मसूर और बाकी दालें: कौन सी किस काम की है, और उसे कैसे पकाएँ।'
export const oil = 'तेल ठंडा क्यों निकाला जाता है'
export const oilShort = 'लकड़ी का कोल्हू कैसे चलता है, और कौन सा तेल किस काम का है।'
export const ghee = 'घी कैसे बनता है'
export const gheeShort = 'दूध से दही, दही से मक्खन, मक्खन से घी: धीमा तरीका, एक-एक कदम।'
