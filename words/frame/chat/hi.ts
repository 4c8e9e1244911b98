import type * as en from './en.ts'

export const close = 'चैट बंद करें'
export const messages = 'बातचीत'
export const questions = 'सवाल'
export const you = 'आप: '

export const welcome: typeof en.welcome = (shop) => `नमस्ते, ${shop} में आपका स्वागत है!`
export const whatToKnow = 'बताइए, क्या जानना है?'
export const anythingElse = 'और कोई मदद चाहिए?'

export const returns = 'वापसी'
export const returnsAnswer: typeof en.returnsAnswer = (days) =>
  `${days} के अंदर सामान लौटाएँ। पूरे पैसे वापस या बदले का सामान, जो आप चुनें।`
export const howToReturn = 'सामान कैसे लौटाएँ'
export const payment = 'पेमेंट'
export const paymentAnswer: typeof en.paymentAnswer = (most) =>
  `कार्ड, नेट बैंकिंग, UPI या डिलीवरी पर नकद से पेमेंट होता है। नकद ${most} तक के ऑर्डर के लिए है, उसे कार्ट में चुनें।`
export const delivery = 'डिलीवरी'
export const deliveryAnswer: typeof en.deliveryAnswer = (costs) => `${costs} पेमेंट से पहले यह खर्च कार्ट में दिखता है।`
export const moreOnDelivery = 'डिलीवरी के बारे में और'
export const myOrder = 'मेरा ऑर्डर'
export const myOrderAnswer = 'यहाँ आपके सारे ऑर्डर हैं: नंबर, कुल दाम और अभी कहाँ हैं।'
export const seeOrders = 'मेरे ऑर्डर देखें'
export const inSeason = 'अभी किस चीज़ का मौसम है?'
export const inSeasonAnswer = 'हर मौसम के अपने फल और सब्ज़ियाँ हैं। कब क्या आता है, हमने लिखा है।'
export const readOfSeasons = 'मौसम के बारे में पढ़ें'
export const toPerson = 'किसी से बात करनी है'
export const toPersonAnswer = 'हमें लिखें। हमें मदद करके खुशी होगी।'
export const callOrWrite: typeof en.callOrWrite = (phone) =>
  `${phone} पर फ़ोन करें, या हमें लिखें। हमें मदद करके खुशी होगी।`
export const howToReachUs = 'हमसे कैसे बात करें'
