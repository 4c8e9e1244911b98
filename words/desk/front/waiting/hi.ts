import type * as en from './en.ts'

const units: Record<Parameters<typeof en.age>[1], string> = { day: 'दिन', hour: 'घंटे', minute: 'मिनट' }
export const age: typeof en.age = (count, unit) => `${count} ${units[unit]}`

export const toDo = 'बाकी काम'
export const nothing = 'अभी कुछ बाकी नहीं है।'
export const order: typeof en.order = (number) => `ऑर्डर #${number}`
export const oldest: typeof en.oldest = (age) => `सबसे पुराना: ${age}`

export const lines: typeof en.lines = {
  toPack: ['ऑर्डर पैक करना है', 'ऑर्डर पैक करने हैं'],
  needAddress: ['ऑर्डर का पता चाहिए', 'ऑर्डर के पते चाहिए'],
  toSend: ['ऑर्डर भेजना है', 'ऑर्डर भेजने हैं'],
  toFetch: ['पैक ऑर्डर ग्राहक को ले जाना है', 'पैक ऑर्डर ग्राहकों को ले जाने हैं'],
  longOnTheWay: ['ऑर्डर देर से रास्ते में है', 'ऑर्डर देर से रास्ते में हैं'],
  moneyDue: ['डिलीवर हुए ऑर्डर के पैसे बाकी हैं', 'डिलीवर हुए ऑर्डर के पैसे बाकी हैं'],
  toHandBack: ['बदले ऑर्डर के पैसे ग्राहक को देने हैं', 'बदले ऑर्डर के पैसे ग्राहकों को देने हैं'],
  returnsAsked: ['वापसी का जवाब देना है', 'वापसी के जवाब देने हैं'],
  complaints: ['शिकायत का जवाब देना है', 'शिकायतों के जवाब देने हैं'],
  reviewsToLookAt: ['रिव्यू देखना है', 'रिव्यू देखने हैं'],
  reviewsReported: ['रिव्यू की शिकायत आई', 'रिव्यू की शिकायत आई'],
  refundsRefused: ['रिफ़ंड नहीं हुआ: पैसे अब भी देने हैं', 'रिफ़ंड नहीं हुए: पैसे अब भी देने हैं'],
  refundsWaiting: ['रिफ़ंड को दूसरे एडमिन की हाँ चाहिए', 'रिफ़ंड को दूसरे एडमिन की हाँ चाहिए'],
  soldOut: ['सामान का स्टॉक खत्म है', 'सामान का स्टॉक खत्म है'],
  low: ['सामान कम बचा है', 'सामान कम बचे हैं'],
}
export const late: typeof en.late = (count, hours) => `, ${hours} घंटे के बाद ${count}`
