import type * as en from './en.ts'

export const title = 'नया ऑर्डर'
export const sell = 'बेचें'
export const notTakenYet: typeof en.notTakenYet = (name) =>
  `‘${name}’ का ऑर्डर अभी पूरा नहीं हुआ। पहले उसे पूरा करें, या खाली करें।`
export const lastOrder = 'पिछला ऑर्डर:'

export const forWhom = 'किसके लिए'
export const nameOrNumber = 'नाम या नंबर'
export const stallPersonHint = 'पूरे मोबाइल नंबर से पुराना ग्राहक मिलता है। नए ग्राहक का नाम और नंबर लिखें।'
export const personHint = 'एंटर से पहला, तीर से दूसरा चुनें।'
export const nameBeside = 'यह नंबर अभी किसी का नहीं है। साथ में नाम लिखें।'
export const tenDigits = '10 अंकों का मोबाइल नंबर लिखें, जैसे 98220 11223।'
export const hasNumber: typeof en.hasNumber = (name) => `यह नंबर ‘${name}’ का है। तीर से चुनें, एंटर से पहला।`
export const noAnswerPerson = 'जवाब नहीं आया। एंटर से फिर कोशिश करें।'
export const nobodyElse = 'कोई और? नंबर के साथ नाम लिखें'
export const writeDown = 'नया ग्राहक:'
export const somebodyElse = 'बदलें'

export const nothingOrdered = 'पहले सामान जोड़ें।'
export const whomFor = 'ऑर्डर किसके लिए है?'
export const whereItGoes = 'कहाँ पहुँचाएँ'
export const whenItGoes = 'कब पहुँचाएँ'
export const firstTime = 'पहला खाली समय'
export const addressesFailed = 'पते नहीं खुले।'
export const addressesCome = 'पते देख रहे हैं…'
export const anotherAddress = 'दूसरा पता'
export const anAddress = 'पता लिखें'
export const isFetched = 'बाज़ार से ले जाएँगे'
export const goOn = 'आगे'

export const howPaid = 'पेमेंट कैसे होगा'
export const ways: typeof en.ways = {
  fetched: 'नकद, सामान लेते समय',
  door: 'नकद, सामान मिलने पर',
  link: 'पेमेंट के लिंक से',
  cash: 'नकद, अभी',
  upi: 'UPI से, अभी',
}

export const linesAndPieces: typeof en.linesAndPieces = (lines, pieces) =>
  `${lines} तरह का सामान, ${pieces} नग`
export const goods = 'सामान का जोड़'
export const delivery = 'डिलीवरी'
export const free = 'मुफ़्त'
export const freeWith: typeof en.freeWith = (sum) => `${sum} का सामान और लें, तो मुफ़्त`
export const leastThere: typeof en.leastThere = (sum) => `वहाँ हम ${sum} से सामान पहुँचाते हैं। फिर भी ऑर्डर ले सकते हैं।`
export const taking = 'ऑर्डर हो रहा है…'
export const take: typeof en.take = (sum) => `ऑर्डर लें · ${sum}`
export const noAnswer = 'जवाब नहीं आया। एंटर फिर दबाएँ: ऑर्डर एक ही बार होगा।'
export const changed = 'इस बीच कुछ बदल गया। जिन चीज़ों के नीचे कुछ लिखा है, उन्हें देखें, फिर एंटर दबाएँ।'

export const maybeTaken = 'शायद यह ऑर्डर हो चुका है।'
export const isThere: typeof en.isThere = (orderNumber, sum) =>
  `ऑर्डर हो चुका है: #${orderNumber}, ${sum}। दोबारा न करें।`
export const openOrder: typeof en.openOrder = (orderNumber) => `ऑर्डर #${orderNumber} खोलें`
export const nextOrder = 'अगला ऑर्डर'
export const wasSent = 'ऑर्डर भेजा गया, पर जवाब नहीं आया।'
export const notThereYet = 'दुकान में यह ऑर्डर अभी नहीं है। फिर भेजें: ऑर्डर एक ही बार होगा।'
export const isAsked = 'देख रहे हैं कि ऑर्डर हुआ या नहीं।'

export const isTaken: typeof en.isTaken = (name) => `‘${name}’ का ऑर्डर हो गया। नंबर है`
export const stillToPay: typeof en.stillToPay = (sum) => `${sum} का पेमेंट बाकी है।`
export const isPaid: typeof en.isPaid = (sum) => `${sum} का पेमेंट हो गया।`
export const asFirstSent = 'ऑर्डर वैसा है, जैसा पहली बार भेजा गया: तब जवाब नहीं आया था। बाद के बदलाव इसमें नहीं हैं।'
export const done = 'हो गया'
export const open = 'ऑर्डर खोलें'
export const paymentLink = 'पेमेंट का लिंक'
export const accountLink = 'खाते का लिंक'
