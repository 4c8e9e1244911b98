import type { MissingWish } from '#domain/orders/rules.ts'

// What a customer wants where something of their order is missing when it is packed.

export const ifMissing = 'कुछ न मिले तो'
export const wishes: Record<MissingWish, string> = {
  refund: 'मेरे पैसे लौटा दें',
  similar: 'उस जैसा सामान दें, महँगा नहीं',
  call: 'मुझे फ़ोन करें',
}
export const keptUntilPacking = 'पैकिंग शुरू होने तक आप इसे बदल सकते हैं।'
export const noAnswer = 'जवाब नहीं आया। कृपया फिर कोशिश करें।'
