import type { PhoneWords } from './phone-words.ts'

export const phoneWords: PhoneWords = {
  texts: {
    code: '{shop}: आपका कोड {code} है। यह 5 मिनट चलेगा। किसी को न बताएँ।\n@{host} #{code}',
    order_placed: '{shop}: ऑर्डर {number} मिल गया, कुल {total}। देखें: {orders}{token}',
    order_paid: '{shop}: ऑर्डर {number} के {total} मिल गए। देखें: {orders}{token}',
    order_changed: '{shop}: ऑर्डर {number} बदला, अब कुल {total}। देखें: {orders}{token}',
    order_packed: '{shop}: आपका ऑर्डर {number} पैक हो गया। देखें: {orders}{token}',
    order_sent: '{shop}: ऑर्डर {number} रास्ते में, देने हैं {due}। {orders}{token}',
    order_delivered: '{shop}: ऑर्डर {number} पहुँचा। कुछ ठीक न हो तो बताएँ: {orders}{token}',
    order_corrected: '{shop}: ऑर्डर {number} के बारे में गलती हुई, माफ़ करें। {orders}{token}',
    order_cancelled: '{shop}: आपका ऑर्डर {number} रद्द हुआ। देखें: {orders}{token}',
    order_status: '{shop}: आपका ऑर्डर {number}: {status}। देखें: {orders}{token}',
    list_read:
      '{shop}: आपकी लिस्ट का {found} सामान मिला। नहीं मिला: {missing}। देखें और कार्ट में डालें: {lists}{token}',
    money_back: '{shop}: ऑर्डर {number} के {amount} वापस दिए। देखें: {orders}{token}',
    return_answered: '{shop}: ऑर्डर {number} की वापसी: {outcome}। {orders}{token}',
    khata_statement: '{shop}: उधार के {owed} बाकी हैं। देखें, दें: {khata}{token}',
    batch_recalled: '{shop}: {product} न खाएँ, पैसे वापस। {orders}{token}',
    subscription_dearer: '{shop}: {product} अब {price}। {products}{token}',
    subscription_left_out: '{shop}: {product} {day} को नहीं। {products}{token}',
    subscription_to_pay: '{shop}: वॉलेट में पैसे कम। ऑर्डर {number}, नकद {total}। {orders}{token}',
    back_in_stock: '{shop}: {product} फिर स्टॉक में। {products}{token}',
  },
  nothing: 'कुछ नहीं',
  statuses: {
    placed: 'मिल गया',
    paid: 'पेमेंट हो गया',
    packed: 'पैक हो गया',
    out_for_delivery: 'रास्ते में है',
    delivered: 'पहुँच गया',
    cancelled: 'रद्द हुआ',
    refunded: 'पैसे वापस हुए',
  },
  outcomes: { money: 'पैसे वापस आएँगे', replacement: 'सामान फिर भेजेंगे', refused: 'नहीं हो सकती' },
}
