import { formatPaise } from '#domain/pricing/rules.ts'
import { dayOfMonth as writtenDay, weekdayNames } from '#words/ui/dates/hindi-dates.ts'
import { partOfDay } from '#words/ui/dates/part-of-day.ts'

import type * as en from './en.ts'

export const title = 'एक नज़र में'
export const newOrder = 'नया ऑर्डर'
export const notLoaded = 'बिक्री नहीं खुली।'

export const noBackups = 'दुकान का बैकअप अपने आप नहीं होता। कंप्यूटर चलाने वाले इसे चालू कर सकते हैं।'
export const backupIsLate = 'बैकअप में देर है'
export const backupFailed: typeof en.backupFailed = (failure) => `पिछला नहीं हुआ: ${failure}`
export const tellSomebody = 'कंप्यूटर चलाने वाले को बताएँ।'
export const lastBackup: typeof en.lastBackup = (taken) => `पिछला बैकअप: ${taken}।`
export const noBackupYet = 'अभी कोई बैकअप नहीं है।'
export const byHand: typeof en.byHand = (taken) => `हाथ से: ${taken}।`

export const runsLow = 'कम बचा है'
export const soldOut = 'स्टॉक खत्म'
export const left: typeof en.left = (amount) => `${amount} बचे`
export const allLow = 'जो कुछ कम बचा है'

export const bestGoods = 'सबसे ज़्यादा बिका'
export const goodsCsv = 'सारा सामान CSV में'
export const nothingSold = 'इन दिनों कुछ नहीं बिका।'
export const byPieces = 'कितना बिका'
export const byRupees = 'कितने का बिका'

export const byState = 'ऑर्डर किस हाल में'
export const noOrders = 'इन दिनों कोई ऑर्डर नहीं।'
export const moneyIn = 'आए पैसे'
export const ways: typeof en.ways = { gateway: 'पेमेंट सेवा से', cash: 'नकद', upi: 'अपनी UPI id पर' }

export const weekdayOf: typeof en.weekdayOf = (day) => weekdayNames[(day + 6) % 7]!
export const dayOfMonth: typeof en.dayOfMonth = (day, month) =>
  writtenDay(`2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
export const hourOf: typeof en.hourOf = (hour) => `${partOfDay(hour)} ${hour % 12 || 12} बजे`
export const daysLabels: typeof en.daysLabels = { 1: 'आज', 7: '7 दिन', 30: '30 दिन', 90: '90 दिन' }

export const was: typeof en.was = (before) => `पहले ${before}`
export const asBefore = 'पहले जितना'
export const little = 'थोड़ा'
export const much = 'बहुत'
export const change: typeof en.change = (size, isMore, before) =>
  `${before} से ${size} ${isMore ? 'ज़्यादा' : 'कम'}`

export const sales = 'बिक्री'
export const days = 'दिन'
export const orders = 'ऑर्डर'
export const sold = 'बिका'
export const givenBack = 'वापस दिए'
export const noSales = 'अभी कोई बिक्री नहीं।'
export const comparedWith: typeof en.comparedWith = (days) =>
  `${days === 1 ? 'कल' : `इससे पहले के ${days} दिनों`} से तुलना, इसी समय तक।`
export const asTable = 'आँकड़े सूची में'
export const counts = 'क्या गिना जाता है'
export const salesCsv = 'बिक्री CSV में'
export const table = 'बिक्री की सूची'
export const hour = 'घंटा'
export const day = 'दिन'
export const inAll = 'कुल'
export const byHour = 'हर घंटे की बिक्री'
export const byDay = 'हर दिन की बिक्री'
export const most: typeof en.most = (time, sum) => `सबसे ज़्यादा: ${time}, ${sum}।`
export const tableHasAll = 'सूची में सारे आँकड़े हैं।'
export const ofTime: typeof en.ofTime = (time, salesPaise, orders) =>
  `${time}: ${formatPaise(salesPaise)}, ${orders} ऑर्डर`
export const counted: typeof en.counted = [
  [
    'बिका',
    'सारे ऑर्डर का कुल, डिलीवरी के साथ, पेमेंट हुआ हो या नहीं। वह उस दिन गिना जाता है जिस दिन ऑर्डर हुआ, और पिछले बदलाव के बाद जैसा है। रद्द ऑर्डर किसी दिन नहीं गिना जाता। ₹0.00 में बदले का सामान नहीं गिना जाता, और देर से आया पेमेंट भी नहीं जो वापस गया।',
  ],
  [
    'वापस दिए',
    'इन ऑर्डर के जो पैसे ऑनलाइन या नकद लौटाए गए, उस दिन जिस दिन तय हुआ। पेमेंट सेवा ने जो रिफ़ंड नहीं किया, वह इसमें नहीं है।',
  ],
  ['बिक्री', 'जो बिका, उसमें से वापस दिए पैसे घटाकर।'],
  ['पहले', 'इनसे पहले के उतने ही दिन, इसी समय तक, ताकि अधूरे दिन की तुलना पूरे दिन से न हो।'],
  [
    'सबसे ज़्यादा बिका',
    'इन्हीं ऑर्डर का सामान, ऑर्डर के दाम पर और डिलीवरी के बिना। जो सामान लौटा, वह घटाया नहीं जाता।',
  ],
  ['आए पैसे', 'इन दिनों जो आया, लौटाए पैसे घटाकर: पेमेंट सेवा से, नकद, और आपकी UPI id पर। नकद और UPI गल्लों के जोड़ हैं।'],
]

export const missed = 'खोजा गया, पर नहीं मिला'
export const nothingMissed = 'यहाँ कुछ बाकी नहीं। पिछले 30 दिनों में लोगों को सब मिला, या आपने देख लिया है।'
export const missedNote =
  'पिछले 30 दिनों में जो खोजने पर कुछ नहीं मिला। क्या यह आपके किसी सामान का दूसरा नाम है? तो इसे उस सामान का शब्द बनाएँ।'
export const times: typeof en.times = (count, last) => `${count} बार, पिछली बार ${last}`
export const makeWord = 'किसी सामान का शब्द बनाएँ…'
export const notForUs = 'हमारे काम का नहीं'
export const showAll: typeof en.showAll = (count) => `सारे ${count} दिखाएँ`

export const makeThis: typeof en.makeThis = (word) => `‘${word}’ किस सामान का शब्द है?`
export const cancel = 'वापस'
export const save = 'सेव करें'
export const saving = 'सेव हो रहा है...'
export const product = 'सामान'
export const productHint = 'नाम लिखें और एंटर से चुनें। खाली जगह में एंटर: सेव।'
export const chooseFirst = 'पहले सामान चुनें।'
export const changed = 'इस बीच किसी और ने यह सामान बदल दिया। नीचे अब का है: देख लें और फिर सेव करें।'
export const nothingFound: typeof en.nothingFound = (words) => `‘${words}’ नाम का कुछ नहीं मिला।`
export const typeAgain = 'जवाब नहीं आया। फिर लिखें।'
export const otherWords: typeof en.otherWords = (words) => `इसके दूसरे शब्द: ${words}।`
export const noOtherWords = 'इसका कोई दूसरा शब्द नहीं है।'
export const hasWord: typeof en.hasWord = (word) => `‘${word}’ इसमें पहले से है।`
export const getsWord: typeof en.getsWord = (word) => `इसे ‘${word}’ मिलेगा।`
