import type * as en from './en.ts'

export const reviews = 'रिव्यू'
export const outOfFive = 'तारे, 5 में से'
export const count: typeof en.count = (many, _isOne) => `${many} रिव्यू`
export const all: typeof en.all = (many) => `सभी ${many} रिव्यू`
export const byStars = 'तारों के हिसाब से रिव्यू'
export const stars: typeof en.stars = (many) => (many === 1 ? '1 तारा' : `${many} तारे`)
export const nobodyYet = 'अभी यहाँ किसी ने रेटिंग नहीं दी है।'
export const write = 'रिव्यू लिखें'
export const newest = 'सबसे नए रिव्यू'

// The pack comes as calls say it: of the units pieces alone have so many letters.
export const boughtHere: typeof en.boughtHere = (pack) =>
  ['यहीं से खरीदा', pack.replace(/ \p{L}{5,6}$/u, ' नग')].filter(Boolean).join(', ')
export const whatSomebodyShows: typeof en.whatSomebodyShows = (name) => `‘${name}’ की भेजी तस्वीर`
export const report = 'शिकायत करें'
export const reportOf: typeof en.reportOf = (name) => `: ‘${name}’ का रिव्यू`

export const allReviews = 'सभी रिव्यू'
export const moreReviews = 'और रिव्यू देखें'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const oneMoment = 'एक पल रुकें…'
export const tryAgain = 'फिर कोशिश करें'
export const close = 'बंद करें'

export const reportReview = 'रिव्यू की शिकायत'
export const whatIsWrong = 'इसमें क्या गलत है?'
export const noConnectionOnce = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें: शिकायत एक ही गिनी जाएगी।'
export const sending = 'भेज रहे हैं…'

export const notLoaded = 'यह नहीं खुला। अपना नेटवर्क देखें।'
export const signInFirst = 'आपने इसे यहाँ से खरीदा है, तो रेटिंग दें। पहले साइन इन करें।'
export const signIn = 'साइन इन करें'
export const notBought =
  'हमारे यहाँ से यह सामान मिलने के बाद रेटिंग दें। बिना खाते के खरीदा था? पहले अपने ऑर्डर के लिंक से खाता बनाएँ।'
export const worksHere = 'दुकान में काम करने वाले इसके सामान को रेटिंग नहीं दे सकते।'
export const waits = 'दिखाने से पहले हम इसे देखते हैं।'
export const isShown = 'यह रिव्यू दिख रहा है। बदलने पर हम इसे फिर देखेंगे, तब यह दिखेगा।'
export const isRefused = 'यह रिव्यू नहीं दिखाया गया है।'
export const meanings = ['बहुत खराब', 'खराब', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा']
export const starsMean: typeof en.starsMean = (place, meaning) =>
  `5 में से ${place} ${place === 1 ? 'तारा' : 'तारे'}: ${meaning}`
export const howIsIt = 'कैसा लगा?'
export const chooseStars = 'एक से पाँच तारे चुनें।'
export const whatToKnow = 'दूसरों को क्या जानना चाहिए?'
export const optional = '(ज़रूरी नहीं)'
export const hint = 'स्वाद, ताज़गी, पैकिंग। यह आपके पहले नाम के साथ दिखेगा। इसमें कोई नंबर या पता न लिखें।'
export const whatYouShow = 'आपकी चुनी तस्वीर'
export const cannotOpen = 'यह तस्वीर नहीं खुली। दूसरी चुनें।'
export const anotherPicture = 'दूसरी तस्वीर'
export const addPicture = 'तस्वीर जोड़ें'
export const remove = 'हटाएँ'
export const removePicture = ': यह तस्वीर'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें: आपका लिखा सब यहीं है।'
export const save = 'सेव करें'
export const send = 'रिव्यू भेजें'
export const deleteMine = 'मेरा रिव्यू मिटाएँ'
