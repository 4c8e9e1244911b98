import type * as en from './en.ts'

export const details = 'आपकी जानकारी'
export const yourName = 'आपका नाम'
export const mobile = 'मोबाइल नंबर'
export const mobileHint = 'इस पर हम सिर्फ़ आपके ऑर्डर के लिए फ़ोन करेंगे। चाहें तो खाली छोड़ें।'
export const save = 'सेव करें'
export const notSaved = 'कुछ सेव नहीं हुआ। नेटवर्क देखकर फिर कोशिश करें।'
export const yourEmail = 'आपका ईमेल'
export const changeEmail = 'ईमेल बदलें'
export const addEmail = 'ईमेल जोड़ें'
export const newEmail = 'नया ईमेल'
export const newEmailHint = 'हम इस पर लिंक भेजेंगे। लिंक खोलने पर आपका ईमेल बदलेगा।'
export const enterNewEmail = 'अपना नया ईमेल लिखें।'
export const yourPassword = 'आपका पासवर्ड'
export const notSent = 'कुछ नहीं भेजा गया। नेटवर्क देखकर फिर कोशिश करें।'
export const cancel = 'वापस'

export const data = 'आपका डेटा'
export const oneFile = 'एक फ़ाइल, जिसमें वह सब है जो हमने आपके बारे में रखा है।'
export const whatWeKeep = 'हम क्या रखते हैं, और क्यों'
export const download = 'मेरा डेटा डाउनलोड करें'
export const deleteAccount = 'खाता मिटाएँ'
export const whatGoes =
  'आपका नाम, ईमेल, नंबर, पते, तस्वीरें और कार्ट हमेशा के लिए मिट जाएँगे। इसके बाद सामान लौटाया नहीं जा सकता। ऑर्डर और बिल बिना आपके खाते के हमारे पास रहेंगे, क्योंकि टैक्स का कानून यही कहता है।'
export const deleteMine = 'मेरा खाता मिटाएँ'
export const deleteForGood = 'हमेशा के लिए मिटाएँ'
export const deleting = 'मिट रहा है…'
export const keepMine = 'खाता रहने दें'
export const notKnown = 'हमें नहीं पता कि खाता मिटा या नहीं। नेटवर्क देखकर फिर कोशिश करें।'

export const prices = 'आपके दाम'
export const yourPrices: typeof en.yourPrices = {
  members: 'आप सदस्य हैं, इसलिए कुछ सामान आपको कम दाम पर मिलता है। कितना कम, यह सामान के पेज पर और चेकआउट में लिखा है।',
  resellers:
    'आप हमारा सामान आगे बेचते हैं, इसलिए कुछ सामान आपको कम दाम पर मिलता है। कितना कम, यह सामान के पेज पर और चेकआउट में लिखा है।',
}
