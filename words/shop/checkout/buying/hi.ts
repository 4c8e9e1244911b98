import type * as en from './en.ts'

export const yourDetails = 'आपकी जानकारी'
export const deliveryDetails = 'डिलीवरी की जानकारी'
export const deliveryDay = 'डिलीवरी का दिन'
export const payment = 'पेमेंट'

export const placing = 'ऑर्डर हो रहा है…'
export const opening = 'पेमेंट खुल रहा है…'
export const checking = 'पेमेंट देख रहे हैं…'
export const payByUpi: typeof en.payByUpi = (sum) => `UPI से ${sum} का पेमेंट करें`
export const payByCard: typeof en.payByCard = (sum) => `कार्ड से ${sum} का पेमेंट करें`
export const payInCash: typeof en.payInCash = (sum) => `ऑर्डर करें, ${sum} नकद दें`

export const upi = 'UPI'
export const upiSays = 'किसी भी UPI ऐप से, या QR कोड स्कैन करके'
export const card = 'कार्ड'
export const cardSays = 'डेबिट या क्रेडिट कार्ड, या नेट बैंकिंग'
export const cash = 'नकद'
export const whenFetched = 'सामान लेते समय'
export const whenItComes = 'सामान मिलने पर'
export const atMost: typeof en.atMost = (sum) => `एक बार में ${sum} तक का पेमेंट होता है।`
export const noCash = 'इस ऑर्डर के लिए नकद नहीं चलेगा।'

export const leastThere: typeof en.leastThere = (least, missing) =>
  `वहाँ हम कम से कम ${least} का सामान पहुँचाते हैं। ${missing} का सामान और लें, या बाज़ार से ले जाएँ।`
export const fetchedWhenPacked = 'पैक होते ही सामान ले जाएँ। कब, यह आपके ऑर्डर में दिखेगा।'
export const dayUnknown = 'PIN कोड लिखने पर हम दिन बताएँगे।'
export const oneMoment = 'एक पल रुकें…'
export const doNotCome: typeof en.doNotCome = (pinCode) => `${pinCode} पर हम अभी डिलीवरी नहीं करते।`
export const comesOn: typeof en.comesOn = (day) => `सामान ${day} को पहुँचेगा।`

export const whatYouBuy = 'आपका सामान'
export const changeCart = 'कार्ट बदलें'
export const code = 'ऑफ़र कोड है तो लिखें'
export const takeOut = 'हटाएँ'
export const apply = 'लगाएँ'
export const codeUsed = 'कोड लग गया: कुल दाम कम हुआ।'
export const codeFirst = 'पहले हम आपका कोड देख रहे हैं। छूट देखकर बटन दोबारा दबाएँ।'
export const codeComes = 'हम आपका कोड देख रहे हैं। थोड़ा रुकें, या कोड मिटा दें।'

export const noConnection = 'नेटवर्क नहीं है'
export const notOrdered = 'नेटवर्क नहीं है। कुछ ऑर्डर नहीं हुआ। कृपया फिर कोशिश करें।'
export const notSaved = 'नेटवर्क नहीं है। आपका पता अभी सेव नहीं हुआ। कृपया फिर कोशिश करें।'
export const unknown = 'पता नहीं चला कि ऑर्डर हम तक पहुँचा या नहीं। अपना नेटवर्क देखें और बटन दोबारा दबाएँ।'

export const withoutAccount = 'यह ऑर्डर बिना खाते के है। खाता बाद में भी बन जाएगा, एक बार दबाने से।'
export const yourAddresses = 'अपने पते'
export const addressesTitle = 'आपके पते'
export const choosePlace = 'पहले चुनें कि सामान कहाँ पहुँचाएँ।'
export const noShipping = 'डिलीवरी का कोई खर्च नहीं।'
export const youFetchIt = 'सामान आपको बाज़ार से लेना है।'
export const weBringIt: typeof en.weBringIt = (address, promise) => `सामान यहाँ पहुँचेगा: ${address}। ${promise}`

export const goOn = 'आगे'
export const howYouGetIt = 'सामान कैसे चाहिए'
export const bringIt = 'घर पहुँचाएँ'
export const fetchIt = 'बाज़ार से ले जाएँ (मुफ़्त)'
export const canFetchIt = 'चाहें तो सामान बाज़ार से ले जाएँ।'
export const tellMe = 'यहाँ डिलीवरी शुरू हो तो बताएँ'
export const addEmail = 'ईमेल जोड़ें'
export const addMore = 'पास की पहचान, घर का रास्ता या GSTIN जोड़ें'
export const addMoreAndEmail = 'ईमेल, पास की पहचान, घर का रास्ता या GSTIN जोड़ें'

export const pinCode = 'PIN कोड'
export const town = 'शहर या गाँव'
export const line1 = 'मकान और गली'
export const name = 'नाम'
export const mobile = 'मोबाइल नंबर'
export const mobileHint = 'डिलीवरी के समय इस पर फ़ोन आ सकता है।'
export const fetchedMobileHint = 'कोई दिक्कत हो, तभी इस पर फ़ोन करेंगे।'
export const lastDigits = 'ऑर्डर का लिंक खोलने पर इसके आखिरी 4 अंक लिखने होंगे।'
export const email = 'ईमेल (ज़रूरी नहीं)'
export const emailHint = 'ऑर्डर और उसका लिंक इस पर भी आएगा।'
export const line2 = 'मोहल्ला (ज़रूरी नहीं)'
export const landmark = 'पास की पहचान (ज़रूरी नहीं)'
export const directions = 'घर तक कैसे पहुँचें (ज़रूरी नहीं)'
export const gstin = 'GSTIN (ज़रूरी नहीं)'
export const gstinHint = 'दुकान या कंपनी के लिए: यह आपके बिल पर आएगा।'

export const wrongPinCode = '6 अंकों का PIN कोड लिखें, जैसे 411001।'
export const wrongLine1 = 'मकान और गली लिखें।'
export const wrongTown = 'शहर या गाँव लिखें।'
export const wrongState = 'राज्य चुनें।'
export const wrongName = 'नाम लिखें।'
export const wrongEmail = 'ईमेल पूरा लिखें, @ के साथ, या इसे खाली छोड़ दें।'
export const wrongMobile = '10 अंकों का मोबाइल नंबर लिखें, जैसे 98765 43210।'
