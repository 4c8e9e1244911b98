import type * as en from './en.ts'

export const firstSteps = 'पहले काम'
export const done: typeof en.done = (done, of) => `${of} में से ${done} पूरे`
export const isDone = ': हो गया'
export const lookAgain = 'फिर देखें'
export const next: typeof en.next = (step) => `आगे: ${step}`

export const steps: typeof en.steps = {
  facts: { title: 'बताएँ कि आप कौन हैं', link: '‘दुकान’ खोलें' },
  shelves: { title: 'अपनी कैटेगरियाँ देखें', link: 'कैटेगरियाँ खोलें' },
  product: { title: 'पहला सामान जोड़ें', link: 'सामान जोड़ें' },
  payment: { title: 'पेमेंट लेने की तैयारी करें', link: 'पेमेंट खोलें' },
  delivery: { title: 'बताएँ कि डिलीवरी कहाँ होगी', link: '‘डिलीवरी’ खोलें' },
}
export const whyFacts: typeof en.whyFacts = (missing) =>
  `ग्राहक जानना चाहते हैं कि कौन बेच रहा है, और कानून भी यह माँगता है। बाकी: ${missing}।`
export const facts: typeof en.facts = {
  name: 'नाम',
  address: 'शहर, PIN कोड और राज्य के साथ पता',
  phone: 'फ़ोन',
  email: 'ईमेल',
  grievance: 'शिकायत अधिकारी',
}
export const whyShelves = 'ग्राहक सामान कैटेगरी से ढूँढते हैं। बारह कैटेगरियाँ तैयार हैं: पहला सामान जोड़ते ही दिखेंगी।'
export const whyProduct = 'शुरू करने को नाम, बनाने वाला, कैटेगरी, दाम, कुछ शब्द और एक फ़ोटो काफ़ी हैं।'
export const whyPayment: typeof en.whyPayment = (cash) =>
  `अभी टेस्ट गेटवे चालू है, इसलिए सच का ऑनलाइन पेमेंट नहीं होगा। ${cash} ऑनलाइन पेमेंट के लिए Razorpay में खाता चाहिए।`
export const cashOff = 'नकद बंद है।'
export const cashOn = 'नकद चालू है।'
export const cashIn: typeof en.cashIn = (some, all) => `${all} में से ${some} इलाकों में नकद लेते हैं।`
export const whyDelivery = 'वे PIN कोड लिखें जहाँ डिलीवरी होगी, या बताएँ कि हर जगह होगी।'
