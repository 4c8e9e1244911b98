import type * as en from './en.ts'

export const email = 'ईमेल'
export const show: typeof en.show = (label) => `${label} दिखाएँ`
export const hide: typeof en.hide = (label) => `${label} छिपाएँ`

export const atLeast: typeof en.atLeast = (characters) => `कम से कम ${characters} अक्षर।`
export const fair = 'ठीक है। लंबा पासवर्ड ज़्यादा सुरक्षित है।'
export const good = 'लंबाई अच्छी है।'
export const strong = 'लंबाई बहुत अच्छी है।'

export const enterName = 'अपना नाम लिखें।'
export const enterEmail = 'अपना ईमेल लिखें।'
export const enterPassword = 'अपना पासवर्ड डालें।'
export const enterCurrentPassword = 'अपना अभी का पासवर्ड डालें।'
export const choosePassword = 'एक पासवर्ड चुनें।'
export const enterOnceMore = 'पासवर्ड एक बार और डालें।'
export const wrongEmail = 'सही ईमेल लिखें, जैसे asha@example.com।'
export const tooShort: typeof en.tooShort = (least) => `पासवर्ड कम से कम ${least} अक्षरों का चुनें।`
export const tooLong: typeof en.tooLong = (most) => `पासवर्ड ज़्यादा से ज़्यादा ${most} अक्षरों का चुनें।`
export const mismatch = 'दोनों पासवर्ड एक जैसे नहीं हैं!'
export const missingFields = 'जो भरना ज़रूरी है, वह सब भरें।'

export const password = 'पासवर्ड'
export const confirmPassword = 'पासवर्ड फिर से'
export const newPassword = 'नया पासवर्ड'
export const newPasswordAgain = 'नया पासवर्ड फिर से'
export const notChanged = 'आपका पासवर्ड नहीं बदला। नेटवर्क देखकर फिर कोशिश करें।'
export const noConnection = 'नेटवर्क नहीं है। कृपया फिर कोशिश करें।'
export const saving = 'सेव हो रहा है…'
export const sending = 'भेजा जा रहा है…'
export const sendLink = 'मुझे लिंक भेजें'
export const login = 'साइन इन'
export const backToLogin = 'साइन इन पर वापस जाएँ'

export const byDoing: typeof en.byDoing = (action) => `${action} का मतलब है कि आपको ये मंज़ूर हैं:`
export const loggingIn = 'साइन इन करने'
export const signingUp = 'खाता बनाने'
export const goingOn = 'आगे बढ़ने'
export const terms = 'शर्तें'
export const and = 'और'
export const privacy = 'प्राइवेसी के नियम'
