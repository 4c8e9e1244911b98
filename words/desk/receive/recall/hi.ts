import type * as en from './en.ts'

export const action = 'वापस बुलाएँ'
export const actionOf: typeof en.actionOf = (goods) => `${goods} वापस बुलाएँ`
export const shownOf: typeof en.shownOf = (goods) => `${goods} वाले ऑर्डर`
export const shown = 'ऑर्डर'
export const titleOf: typeof en.titleOf = (goods, code) => `${goods}, बैच ${code} वापस बुलाएँ`
export const yes = 'वापस बुला लें'
export const whatFollows =
  'जो बचा है वह बिकना बंद होगा। जिनके पास है, उन सबको एक बार बताया जाएगा, रात में भी। जो ऑर्डर निकले नहीं, वे इसके बिना जाएँगे, और दिए हुए पैसे वापस होंगे। यह बदला नहीं जा सकता।'
export const reason = 'क्यों'
export const reasonHint = 'इसे ग्राहक पढ़ेंगे।'
export const underWay = 'ऑर्डर देखे जा रहे हैं...'
export const summary: typeof en.summary = (orders, waiting) => {
  if (orders === 0) return 'यह किसी ऑर्डर में नहीं था।'
  const held = `यह ${orders} ऑर्डर में था।`
  if (waiting === 0) return `${held} सबका काम हो गया।`
  return `${held} ${waiting} का काम बाकी है: उन्हें फ़ोन करें, और ऑर्डर पहुँचने या लौटने पर आगे बढ़ें।`
}
export const pieces: typeof en.pieces = (count) => `${count} पैक`
export const nobody = 'दुकान से ले गए'
export const goOn = 'आगे बढ़ें'
export const outcomes: typeof en.outcomes = {
  taken_out: 'भेजने से पहले निकाला गया',
  cancelled: 'रद्द हुआ, इसमें और कुछ नहीं था',
  given_back: 'पैसे वापस जा रहे हैं',
  return_asked: 'पैसे हाथ से लौटाने हैं: वापसी में देखें',
  nothing: 'पहले ही रद्द था',
  waits: 'बाकी है',
}
