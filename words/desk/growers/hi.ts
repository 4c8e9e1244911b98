import type * as en from './en.ts'

export const title = 'उत्पादक'
export const notLoaded = 'उत्पादकों की सूची नहीं खुली।'
export const add = 'उत्पादक जोड़ें'
export const noneTitle = 'अभी कोई उत्पादक नहीं है'
export const noneText =
  'उत्पादक वह किसान, परिवार या समूह है जो माल लाता है। दुकान में हर एक का पेज होता है, और माल उन्हीं के नाम से लिया जाता है।'
export const growers: typeof en.growers = (count) => `${count} उत्पादक`
export const who = 'कौन हैं'
export const whatTheyGet = 'हिसाब'

export const columns: typeof en.columns = {
  grower: 'उत्पादक',
  village: 'गाँव',
  certificate: 'सर्टिफ़िकेट',
  terms: 'शर्त',
  state: 'हाल',
}
export const place: typeof en.place = (village, district) => `${village}, ${district}`
export const ended = 'अब नहीं लाते'
export const brings = 'माल लाते हैं'
export const noCertificate = 'नहीं है'
export const certifiedUntil: typeof en.certifiedUntil = (scheme, day) => `${scheme}, ${day} तक`
export const certificateEnded: typeof en.certificateEnded = (scheme, day) => `${scheme}, ${day} को खत्म`
export const bought = 'दाम पर खरीदा'
export const shareOf: typeof en.shareOf = (percent) => `बिक्री का ${percent} %`

export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
export const name = 'नाम'
export const nameHint = 'व्यक्ति, परिवार या समूह का।'
export const hindiName = 'हिंदी में नाम (चाहें तो)'
export const village = 'गाँव'
export const hindiVillage = 'हिंदी में गाँव (चाहें तो)'
export const district = 'ज़िला'
export const hindiDistrict = 'हिंदी में ज़िला (चाहें तो)'
export const since = 'किस साल से (चाहें तो)'
export const sinceHint = 'तब से माल लाते हैं।'
export const mobile = 'मोबाइल नंबर (चाहें तो)'
export const mobileHint = 'सिर्फ़ आपके लिए: किसी पेज पर नहीं दिखता।'
export const terms = 'शर्त'
export const termsHint = 'आज के बाद आने वाले माल की।'
export const soldForShare = 'हिस्से पर बिक्री'
export const share = 'उनका हिस्सा (%)'
export const shareHint = 'बिना टैक्स की बिक्री का।'
export const reads = 'हिसाब किस भाषा में'
export const languages: Record<keyof typeof en.languages, string> = { hi: 'हिंदी', en: 'अंग्रेज़ी' }
export const certificateHint = 'उनका पेज इसे आखिरी दिन तक दिखाता है।'
export const certificateNumber = 'सर्टिफ़िकेट का नंबर'
export const certificateUntil = 'आखिरी दिन'
export const tells = 'उनका पेज क्या बताए (चाहें तो)'
export const tellsInHindi = 'यही हिंदी में (चाहें तो)'
export const page = 'दुकान में उनका पेज'
export const endIt = 'अब माल नहीं लाते'
export const beginAgain = 'फिर माल लाते हैं'
export const required = 'यह भरना ज़रूरी है।'
export const enterYear = 'साल लिखें, जैसे 2019।'
export const enterShare = '0.01 से 100 प्रतिशत तक का हिस्सा लिखें, जैसे 70 या 72.5।'

export const picture = 'फ़ोटो (चाहें तो)'
export const pictureOf = 'उत्पादक की फ़ोटो'
export const choosePicture = 'फ़ोटो चुनें'
export const chooseOther = 'दूसरी चुनें'
export const takeAway = 'हटाएँ'
export const pictureSending = 'फ़ोटो भेजी जा रही है।'
export const pictureStillSending = 'फ़ोटो अभी भेजी जा रही है। थोड़ा रुकें।'
export const pictureFailed = 'फ़ोटो नहीं भेजी गई। कृपया फिर कोशिश करें।'
