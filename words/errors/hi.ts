import { codeInTwo } from '#domain/batches/rules.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import type { ErrorDetails } from '#domain/ground/errors.ts'
import type { BadCsv } from '#domain/imports/errors.ts'
import { homePercent } from '#domain/offers/home/rules.ts'
import { formatPaise, shortRupees } from '#domain/pricing/rules.ts'
import { stopStandings } from '#words/desk/run-standings/hi.ts'
import { amountOf, codeProblem, dateAndTime, oneOf, orderStatus } from '#words/labels/hi.ts'
import { longDate, shortDay } from '#words/ui/dates/hi.ts'
import { lineLabel } from '#words/ui/pack/hi.ts'

import type { ErrorWords } from './error-words.ts'

export const errors: ErrorWords = {
  not_signed_in: () => 'पहले साइन इन करें।',
  wrong_credentials: () => 'ईमेल या पासवर्ड गलत है। कृपया फिर कोशिश करें।',
  forbidden: ({ why }) => notAllowed[why],
  not_found: ({ what }) => notFound[what],
  email_taken: ({ at }) =>
    at === 'opening' ? 'इस ईमेल से आपका खाता पहले से है। साइन इन करें।' : 'यह ईमेल किसी और खाते का है। दूसरा ईमेल चुनें।',
  changed_meanwhile: ({ of }) => changedMeanwhile[of],
  account_claimed: () => 'इस व्यक्ति का खाता पहले से है।',
  cannot_sign_in: () => 'इस व्यक्ति का ईमेल और पासवर्ड अभी नहीं है। पहले खाते का लिंक दें।',
  coins_changed: ({ now }) => `इसे किसी और ने बदल दिया है। अब यह ${now} है। फिर देखें, तब सेव करें।`,
  needs_no_duties: () => 'एडमिन यह सब पहले से कर सकते हैं।',
  wrong_figures: () =>
    'इस ऑर्डर में लिखे मोबाइल नंबर के आखिरी चार अंक ये नहीं हैं। कृपया फिर कोशिश करें, या दुकान को फ़ोन करें।',
  claim_over: () => 'यह लिंक इस्तेमाल हो चुका है, या इसके 7 दिन पूरे हो गए। दुकान से नया लिंक लें।',
  category_has_goods: ({ label, goods }) => `कैटेगरी ‘${label}’ में ${goods} सामान है। पहले उसे दूसरी कैटेगरी में रखें।`,
  category_has_offer: ({ label, offer }) =>
    `ऑफ़र ‘${offer}’ कैटेगरी ‘${label}’ का है। पहले ऑफ़र खत्म करें, या उसे दूसरे सामान का बनाएँ।`,
  category_stays: ({ label }) => `‘${label}’ दुकान की अपनी कैटेगरी है: नाम यही रहेगा, और यह हटेगी नहीं।`,
  too_many_categories: ({ maximum }) => `दुकान में ज़्यादा से ज़्यादा ${maximum} कैटेगरियाँ हो सकती हैं।`,
  category_changed: () => 'इस बीच किसी और ने यह कैटेगरी बदल दी। देख लें और फिर सेव करें।',
  last_admin: () => 'दुकान में कम से कम एक एडमिन हो।',
  email_known: () => 'इस ईमेल का खाता पहले से है। सूची में वह नाम ढूँढें और काम दें।',
  account_blocked: () => 'दुकान ने यह खाता बंद कर दिया है। दुकान को लिखें या फ़ोन करें।',
  person_blocked: () => 'दुकान ने इस व्यक्ति को रोका है। एडमिन इसे ‘सब लोग’ में बदल सकते हैं।',
  cash_blocked: ({ at }) =>
    at === 'counter'
      ? 'इस व्यक्ति के लिए डिलीवरी पर नकद बंद है। पैसे अभी लें।'
      : `आपके लिए डिलीवरी पर नकद बंद है। ${payOnline}`,
  own_block: () => 'खुद को रोका नहीं जा सकता।',
  person_joined: () => 'यह व्यक्ति किसी और से जुड़ा है। पहले उसे वापस लें।',
  both_owe: () => 'दोनों का अपना उधार या अपना वॉलेट है। दो को जोड़ा नहीं जा सकता।',
  both_have_accounts: () => 'दोनों के अपने खाते हैं। जोड़ा उसी को जा सकता है जिसका ईमेल न हो।',
  unknown_push_service: () => 'इस ब्राउज़र का सूचना का तरीका हम नहीं जानते। दूसरे ब्राउज़र से कोशिश करें।',
  too_many_mailboxes: ({ maximum }) => `सूचना ज़्यादा से ज़्यादा ${maximum} ईमेल पर जाती है।`,
  too_many_streams: () => 'पैनल बहुत सी विंडो में खुला है। यह विंडो बीच-बीच में पूछेगी।',
  too_many_grievances: ({ maximum }) =>
    `आज आपकी ${maximum} शिकायतें मिली हैं, पहले उनका जवाब देंगे। जल्दी हो तो हमें फ़ोन करें।`,
  grievance_answered: () => 'इस शिकायत का जवाब जा चुका है। कृपया फिर देखें।',
  not_bought: ({ productName }) =>
    `हमारे यहाँ से ‘${productName}’ मिलने के बाद रेटिंग दें। बिना खाते के खरीदा था? पहले अपने ऑर्डर के लिंक से खाता खोलें।`,
  review_of_own_shop: () => 'दुकान में काम करने वाले इसके सामान को रेटिंग नहीं दे सकते।',
  review_changed: () => 'इस बीच किसी ने यह रिव्यू बदल दिया। कृपया फिर पढ़ें।',
  review_not_shown: () => 'जवाब उसी रिव्यू का दिया जाता है जो दिखता है। पहले उसे दिखाएँ।',
  account_in_use: ({ is, orderNumber }) => accountInUse[is](orderNumber === null ? '' : ` #${orderNumber}`),
  out_of_stock: ({ productName, available, stepGrams, at }) => {
    const advice = shortAdvice[at]
    if (available === 0) return `‘${productName}’ का स्टॉक खत्म है।${advice.none}`
    if (stepGrams) return `‘${productName}’ सिर्फ़ ${gramsLabel(available * stepGrams)} बचा है।${advice.few}`
    return `‘${productName}’ ${available === 1 ? 'का सिर्फ़ 1 नग बचा है' : `के सिर्फ़ ${available} नग बचे हैं`}।${advice.few}`
  },
  no_price: ({ productName }) =>
    `‘${productName}’ का दाम अभी नहीं लिखा है, इसलिए यह बिक नहीं सकता।${shortAdvice.checkout.none}`,
  no_longer_sold: ({ productName, at }) => `‘${productName}’: यह सामान अब नहीं बिकता।${shortAdvice[at].none}`,
  cart_empty: () => 'आपका कार्ट खाली है।',
  amount_mismatch: ({ shownPaise, subtotalPaise, totalPaise, depositPaise = 0 }) => {
    const ofIt = depositPaise > 0 ? `, जिसमें ${formatPaise(depositPaise)} बोतलों का डिपॉज़िट है` : ' है'
    return shownPaise === subtotalPaise && depositPaise === 0
      ? `डिलीवरी के साथ कुल ${formatPaise(totalPaise)} है। पेमेंट से पहले देख लें।`
      : `आपका कार्ट बदल गया है। अब कुल ${formatPaise(totalPaise)}${ofIt}। पेमेंट से पहले देख लें।`
  },
  code_not_taken: ({ problem, totalPaise }) =>
    `${codeProblem(problem)} उसके बिना कुल ${formatPaise(totalPaise)} है।`,
  offer_changed: () => 'इस ऑफ़र को किसी ने बदल दिया है। कृपया फिर देखें।',
  code_in_use: ({ code }) => `कोड ${code} दूसरे ऑफ़र का है। पहले वह ऑफ़र खत्म करें, या दूसरा कोड चुनें।`,
  home_offer_exists: ({ name }) => `ऑफ़र ‘${name}’ हर पहले ऑर्डर पर ${homePercent}% कम करता है। पहले उसे खत्म करें।`,
  already_ordered: () => 'आपने यह ऑर्डर पहले ही कर दिया है। वह ‘मेरे ऑर्डर’ में है।',
  already_paid: () => 'आपने इसका पेमेंट पहले ही कर दिया है। ऑर्डर ‘मेरे ऑर्डर’ में है।',
  cash_off: () => `अभी हम नकद नहीं लेते। ${payOnline}`,
  cash_needs_place: () =>
    'नकद देना हो तो पहले चुनें कि सामान कहाँ पहुँचाना है। UPI, कार्ड या नेट बैंकिंग से भी पेमेंट हो सकता है।',
  cash_too_much: ({ maximumPaise }) => `नकद ${formatPaise(maximumPaise)} तक के ऑर्डर पर चलता है। ${payOnline}`,
  cash_not_here: ({ pinCode }) =>
    `${pinCode} पर हम नकद नहीं लेते। UPI, कार्ड या नेट बैंकिंग से पेमेंट करें, या बाज़ार से ले जाएँ।`,
  cash_guest_too_much: ({ maximumPaise }) =>
    `बिना खाते के पहला नकद ऑर्डर ${formatPaise(maximumPaise)} तक का हो सकता है। ${payOnline}`,
  cash_guest_open: () =>
    `बिना खाते के एक नंबर, एक जगह और एक फ़ोन पर एक समय में एक ही नकद ऑर्डर होता है। ${payOnline}`,
  cash_order_open: () => `आपके पहले नकद ऑर्डर का पेमेंट बाकी है। ${payOnline}`,
  bad_signature: ({ of }) => badSignature[of],
  payment_not_captured: () => 'पेमेंट पक्का नहीं हुआ',
  paid_too_late: ({ why }) => `${goesBack[why]} इस पेमेंट के पूरे पैसे आपको वापस मिलेंगे।`,
  gateway_unavailable: () => 'पेमेंट सेवा से जवाब नहीं आ रहा। कृपया एक मिनट बाद फिर कोशिश करें।',
  upi_reference_used: ({ orderNumber }) => `इस नंबर से ऑर्डर #${orderNumber} का पेमेंट हो चुका है।`,
  reference_used: () => 'इस नंबर से किसी का उधार चुकाया जा चुका है।',
  not_trusted: () => 'इस ग्राहक का उधार नहीं लिखा जाता।',
  receivable_limit: ({ leftPaise }) =>
    leftPaise > 0
      ? `इस ग्राहक के उधार में अब सिर्फ़ ${formatPaise(leftPaise)} और लिखे जा सकते हैं।`
      : 'इस ग्राहक के उधार में अब और नहीं लिखा जा सकता।',
  subscribed_already: ({ productName }) => `‘${productName}’ पहले से अपने आप आता है। आप उसे बदल सकते हैं।`,
  too_many_subscriptions: ({ maximum }) => `ज़्यादा से ज़्यादा ${maximum} सामान अपने आप आ सकते हैं।`,
  day_made: ({ firstOpenDay }) =>
    `इस दिन का सामान पैक हो रहा है। किसी दिन को एक दिन पहले रात 8 बजे तक बदल सकते हैं। अगला दिन ${shortDay(firstOpenDay)} है।`,
  box_changed: ({ goods }) =>
    `इस बीच किसी और ने यह हफ़्ता बदल दिया। अब इसमें है: ${goods.map(({ productName, hindiName, quantity, ...pack }) => lineLabel(quantity, hindiName ?? productName, pack)).join(', ') || 'कुछ नहीं'}। देख लें और फिर सेव करें।`,
  price_is_other: ({ productName, pricePaise }) =>
    `‘${productName}’ का दाम अब ${formatPaise(pricePaise)} है। कृपया फिर देखें।`,
  wallet_short: ({ leftPaise }) =>
    leftPaise > 0
      ? `आपके वॉलेट में ${formatPaise(leftPaise)} हैं। और पैसे डालें या किसी और तरीके से दें।`
      : 'आपका वॉलेट खाली है।',
  wallet_rest: ({ leftPaise }) =>
    `आपके वॉलेट में ${formatPaise(leftPaise)} हैं, और बैंक कम से कम ₹1.00 लौटाता है। इनके लिए हमसे कहें।`,
  wallet_full: ({ roomPaise }) =>
    roomPaise > 0
      ? `आपके वॉलेट में ${formatPaise(roomPaise)} और आ सकते हैं, इससे ज़्यादा नहीं।`
      : 'आपका वॉलेट भरा है। पहले इससे कोई ऑर्डर खरीदें।',
  deposit_unpaid: ({ offPaise, backPaise }) =>
    offPaise === 0
      ? `अब सब चुका दिया गया है, ${formatPaise(backPaise)} लौटाने हैं। फिर से दबाएँ।`
      : `इनमें से ${formatPaise(offPaise)} बकाया में से घटेंगे। ${backPaise > 0 ? `${formatPaise(backPaise)} लौटाने हैं` : 'कुछ लौटाना नहीं है'}। फिर से दबाएँ।`,
  payment_refused: ({ totalPaise }) =>
    `पेमेंट सेवा एक बार में ${formatPaise(totalPaise)} नहीं लेती। कार्ट बदलें और फिर कोशिश करें।`,
  bad_picture: () => 'PNG, JPEG, WebP, AVIF या GIF तस्वीर चुनें।',
  too_large: ({ megabytes }) => `ज़्यादा से ज़्यादा ${megabytes} MB की तस्वीर चुनें।`,
  no_room: () => 'अब और तस्वीरों की जगह नहीं है। कृपया बाद में फिर कोशिश करें।',
  pictures_away: () => 'तस्वीरें अभी न रखी जा सकती हैं, न दिखाई जा सकती हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  order_moved: ({ status }) => `यह ऑर्डर अब ऐसा है: ${orderStatus[status]}। कृपया फिर देखें।`,
  order_changed: ({ totalPaise }) =>
    `यह ऑर्डर किसी ने बदल दिया है। अब कुल ${formatPaise(totalPaise)} है। कृपया फिर देखें।`,
  packing_began: ({ name }) => `यह ऑर्डर अभी ${name} पैक कर रहे हैं।`,
  packing_over: () => 'यह ऑर्डर अब आप पैक नहीं कर रहे हैं। कृपया इसे फिर खोलें।',
  lines_unanswered: ({ lines }) => `${lines} सामान का जवाब बाकी है, या वह बदल गया है।`,
  nothing_to_pack: () => 'इस ऑर्डर का कुछ भी नहीं मिला। एडमिन से इसे रद्द कराएँ: तब सारे पैसे लौट जाएँगे।',
  weighs_more: ({ orderedGrams, weighedGrams }) =>
    `ऑर्डर ${gramsLabel(orderedGrams)} का है, और तौल ${gramsLabel(weighedGrams)} है। कुछ निकालें, या कहें कि बाकी साथ में दिया।`,
  not_wanted_instead: ({ wish }) =>
    wish === 'call'
      ? 'ग्राहक पहले फ़ोन चाहते हैं। फ़ोन करें, और लिखें कि वे मान गए।'
      : 'यह न मिले तो ग्राहक पैसे वापस चाहते हैं।',
  not_like_it: () => 'यह बदले में नहीं जा सकता। उसी शेल्फ़ का कुछ चुनें जो बिक रहा हो।',
  batch_of_other: ({ code, productName }) => `लेबल ${code} ${productName} का है।`,
  replacement_stays: () => 'यह बदले का सामान है, इसका पेमेंट नहीं होता। और कुछ चाहिए तो नया ऑर्डर लें।',
  refunded_at_gateway: () =>
    'इस ऑर्डर के सारे पैसे पेमेंट सेवा से लौट चुके हैं। इसे रद्द करें, या फिर भी आगे बढ़ाना हो तो इसे खोलें।',
  call_off_waits: ({ kind }) =>
    `${kind === 'move' ? 'यह ऑर्डर रद्द होना है' : 'इस ऑर्डर का सामान बदलना है'}, और दूसरे एडमिन का जवाब बाकी है। पहले उसकी हाँ या ना लें।`,
  paid_by_hand: ({ leftPaise }) =>
    `आपने हमें ${formatPaise(leftPaise)} नकद या UPI से दिए, वे हम खुद लौटाते हैं। हमें फ़ोन करें: हम ऑर्डर रद्द करेंगे और पैसे देंगे।`,
  minute_over: () => 'इसे एक मिनट तक ही वापस लिया जा सकता है। दुकानदार से कहें, उनसे अब भी हो सकता है।',
  not_taken_back: ({ why }) =>
    why === 'return'
      ? 'यह अब वापस नहीं हो सकता: ग्राहक ने सामान लौटाने को कहा है।'
      : why === 'deposit'
        ? 'यह अब वापस नहीं हो सकता: इस बीच खाली बोतलें या क्रेट लौट आए हैं।'
        : why === 'empties'
          ? 'यह खाली बोतलों या क्रेट के लिए घटा था। उन्हें ‘बोतलें और क्रेट’ में वापस लें: तब यह फिर बाकी होगा।'
          : 'यह अब वापस नहीं हो सकता: इस बीच पैसे लौटाए गए हैं।',
  money_due: () => 'इसके पैसे बाकी हैं। इसे खोलें और लिखें कि कितने मिले।',
  till_closed: ({ closedAt, by }) =>
    `${by} ने ${dateAndTime(closedAt)} यह गल्ला गिनकर बंद किया। अब इसमें सिर्फ़ उलटी एंट्री होती है।`,
  till_begun: () => 'इस गल्ले में पहले ही कुछ आया या गया है। ‘डालें’ या ‘निकालें’ से लिखें, और वजह बताएँ।',
  till_moved: ({ expectedPaise }) =>
    `गिनते समय कुछ आया या गया: अब ${formatPaise(expectedPaise)} होने चाहिए। कृपया फिर मिलाएँ।`,
  nothing_due: () => 'इस ऑर्डर का अब कुछ बाकी नहीं है। कृपया फिर देखें।',
  too_many_addresses: ({ maximum }) => `${maximum} पते रखे जा सकते हैं। जो काम का नहीं, उसे मिटाएँ।`,
  address_given: () => 'इस ऑर्डर का पता पहले से है। गलत हो तो हमसे कहें।',
  slot_full: ({ next }) =>
    next.length === 0 ? 'अगले 14 दिनों के सब समय भर गए हैं। हमें फ़ोन करें।' : 'यह समय अभी-अभी भर गया। दूसरा समय चुनें।',
  slot_closed: ({ next }) =>
    next.length === 0
      ? 'इस समय के ऑर्डर बंद हो चुके हैं, और दूसरा समय खाली नहीं है। हमें फ़ोन करें।'
      : 'इस समय के ऑर्डर और बदलाव बंद हो चुके हैं। दूसरा समय चुनें।',
  stops_taken: ({ orderNumbers }) =>
    orderNumbers.length === 0
      ? 'इनमें से कुछ ऑर्डर नहीं ले जा सकते। कृपया फिर देखें।'
      : `${orderNumbers.map((number) => `#${number}`).join(', ')} इस फेरे में नहीं आ सकते: पैक नहीं हैं, दुकान से लिए जाएँगे या दूसरे फेरे में हैं।`,
  run_started: () => 'फेरा निकल चुका है। अब बस क्रम बदल सकता है।',
  run_closed: ({ closedAt, by }) => `यह फेरा ${by} ने ${dateAndTime(closedAt)} पूरा किया।`,
  run_goes_on: ({ orderNumbers }) =>
    `${orderNumbers.map((number) => `#${number}`).join(', ')} का क्या हुआ, यह अभी पता नहीं है।`,
  stop_answered: ({ orderNumber, standing }) => `#${orderNumber}: ${stopStandings[standing]}`,
  till_of_run: ({ runNumber }) => `यह गल्ला फेरा ${runNumber} के साथ गिना जाता है। फेरा पूरा करें।`,
  areas_changed: () => 'इस बीच किसी और ने सूची बदल दी। अब की सूची यह है: देख लें और फिर सेव करें।',
  address_contradicts: ({ pinCode, names, chosen }) =>
    `PIN कोड ${pinCode} का राज्य ${oneOf(names)} है, और इस पते में ${chosen} लिखा है। पहले पता ठीक करें।`,
  below_least: ({ pinCode, leastPaise, subtotalPaise }) =>
    `${pinCode} पर हम कम से कम ${shortRupees(leastPaise)} के सामान की डिलीवरी करते हैं। ${formatPaise(leastPaise - subtotalPaise)} का सामान और लें, या बाज़ार से ले जाएँ।`,
  in_stock: ({ productName }) => `‘${productName}’ स्टॉक में है: अभी कार्ट में डालें।`,
  delivered_there: ({ pinCode }) => `${pinCode} पर हम पहले से डिलीवरी करते हैं।`,
  not_delivered: ({ pinCode }) => `${pinCode} पर हम अभी डिलीवरी नहीं करते। बाज़ार से ले जाएँ, या दूसरा पता चुनें।`,
  needs_address: () => 'पैक करने या भेजने से पहले इस ऑर्डर का पता चाहिए।',
  order_collected: () => 'यह ऑर्डर ग्राहक बाज़ार से ले जाएँगे।',
  bad_refund: ({ leftPaise, isCash = false }) =>
    leftPaise === 0
      ? 'इस पेमेंट के सारे पैसे लौट चुके हैं।'
      : isCash
        ? `ज़्यादा से ज़्यादा ${formatPaise(leftPaise)} लिखें: दिए हुए पैसों में से इतने बचे हैं।`
        : `ज़्यादा से ज़्यादा ${formatPaise(leftPaise)} लिखें: इस पेमेंट में से इतने बचे हैं। बैंक कम से कम ₹1.00 लौटाता है, अभी भी और बचे हुए में भी।`,
  refund_waits: ({ amountPaise }) =>
    `${formatPaise(amountPaise)} पर दूसरे एडमिन का जवाब बाकी है। अभी कुछ वापस नहीं गया।`,
  refund_waits_already: () => 'इस ऑर्डर के पैसे लौटाने पर दूसरे एडमिन का जवाब पहले से बाकी है। जवाब का इंतज़ार करें।',
  only_administrator: () =>
    'इस रकम के लिए दूसरा एडमिन चाहिए, और एडमिन सिर्फ़ आप हैं: एक और बनाएँ, या दुकान की जानकारी में रकम बढ़ाएँ।',
  refund_answered: ({ isAllowed }) =>
    isAllowed ? 'यह पहले ही मंज़ूर हो चुका है।' : 'यह पहले ही मना या वापस हो चुका है।',
  own_refund: () => 'यह आपने ही माँगा है। दूसरे एडमिन की मंज़ूरी चाहिए।',
  refund_changed: ({ wasPaise, isPaise }) =>
    `ऑर्डर बदल गया है: ${formatPaise(wasPaise)} माँगे गए थे, अब ${formatPaise(isPaise)} वापस जाएँगे। इसे मना करें, फिर से माँगा जा सकता है।`,
  stock_not_counted: ({ productName }) => `‘${productName}’ का स्टॉक गिना नहीं जाता। पहले गिनना शुरू करें।`,
  stock_counted: ({ productName, stock }) =>
    `‘${productName}’ का स्टॉक पहले से गिना जाता है: ${stock} बिक सकते हैं। कृपया फिर देखें।`,
  repack_other_unit: ({ productName }) => `‘${productName}’ का नाप उससे अलग है जिससे पैक होता है।`,
  repack_gains: ({ amount, unit }) => `जितना डाला उससे ${amountOf(amount, unit)} ज़्यादा निकलता है। नग देख लें।`,
  repack_loses: ({ amount, unit }) =>
    `जितना डाला उससे ${amountOf(amount, unit)} कम निकलता है। वजह लिखें, या नग देख लें।`,
  repack_undone: () => 'यह पैकिंग पहले ही वापस ली जा चुकी है।',
  pack_is_other: ({ productName, pack }) =>
    `‘${productName}’ का पैक अब ${pack} है। देखें कि गिनती अब भी सही है, फिर दबाएँ।`,
  slip_received: ({ slip, code, pieces }) =>
    `पर्ची ${slip} आज ${pieces} नग के साथ ली जा चुकी है, बैच ${codeInTwo(code)}। वह गलत थी तो नीचे ‘अब तक आया माल’ में उसे ठीक करें।`,
  batch_not_open: ({ code }) => `बैच ${codeInTwo(code)} पहले ही बंद हो चुका है।`,
  transfer_entered: ({ reference, amountPaise }) =>
    `${reference} पहले ही ${formatPaise(amountPaise)} के साथ लिखा जा चुका है। एक पेमेंट एक ही बार लिखें।`,
  entry_not_taken_back: () =>
    'यह वापस नहीं लिया जा सकता। यह पहले ही वापस लिया जा चुका है, या किसी बैच या ऑर्डर से बना है।',
  week_goes_on: ({ lastDay }) =>
    `यह हफ़्ता अभी बंद नहीं हुआ। यह ${longDate(lastDay)} तक चलेगा और अगली सुबह 6 बजे बंद होगा।`,
  batch_of_share: ({ code }) => `बैच ${code} के उत्पादक को बिक्री का हिस्सा मिलता है, दाम नहीं।`,
  grower_changed: () => 'इस उत्पादक की जानकारी किसी और ने बदल दी है। उसे देखकर फिर दबाएँ।',
  grower_ended: ({ name }) => `${name} अब माल नहीं लाते। एडमिन इसे ‘उत्पादक’ में बदल सकते हैं।`,
  repack_used: ({ productName, left, needed }) =>
    `‘${productName}’ के ${needed} वापस जाने हैं, और बिकने को सिर्फ़ ${left} बचे हैं।`,
  return_too_late: ({ until }) => `यह सामान ${dateAndTime(until)} तक लौटाया जा सकता था। हमें फ़ोन करें।`,
  return_too_many: ({ productName, left, stepGrams }) =>
    left === 0
      ? `‘${productName}’ के सब नग लौटाए जा चुके हैं।`
      : `‘${productName}’ के ज़्यादा से ज़्यादा ${stepGrams ? gramsLabel(left * stepGrams) : `${left} नग`} लौटाएँ।`,
  mail_not_failed: () => 'वही ईमेल फिर भेजा जा सकता है जो नहीं गया।',
  no_mails: () => 'यह दुकान अभी ईमेल नहीं भेज सकती। हमें फ़ोन करें, हम साइन इन में मदद करेंगे।',
  no_messages: () => 'यह दुकान अभी कोड नहीं भेज सकती। ईमेल से साइन इन करें, या हमें फ़ोन करें।',
  code_over: () => 'यह कोड इस्तेमाल हो चुका है, या इसका समय पूरा हो गया। नया कोड माँगें।',
  name_needed: () => 'आप यहाँ नए हैं। अपना नाम लिखें।',
  password_needed: () => 'एडमिन और हेल्पर ईमेल और पासवर्ड से साइन इन करते हैं।',
  second_factor_needed: () => 'आपके ऐप में अभी जो अंक दिख रहे हैं, वे लिखें।',
  second_factor_wrong: () => 'ये अंक गलत हैं, या इस्तेमाल हो चुके हैं। सबसे नए अंक लिखें।',
  second_factor_stands: () => 'दूसरा ताला पहले से लगा है। नया लगाने के लिए पहले इसे हटाएँ।',
  second_factor_missing: () => 'अब यहाँ दूसरा ताला नहीं है। कृपया फिर देखें।',
  no_passkeys_here: () => 'इस पते पर पासकी नहीं चलती। पासवर्ड से साइन इन करें।',
  too_many_passkeys: ({ maximum }) => `आपकी ${maximum} पासकी पहले से हैं। पहले एक हटाएँ।`,
  passkey_refused: () => 'यह पासकी नहीं रखी जा सकी। कृपया फिर कोशिश करें।',
  passkey_unknown: () => 'इस पासकी से साइन इन नहीं हुआ। फिर कोशिश करें, या दूसरे तरीके से साइन इन करें।',
  own_second_factor: () => 'अपना दूसरा ताला अपने खाते में हटाएँ।',
  number_taken: () => 'इस नंबर से पहले ही किसी और खाते में साइन इन होता है।',
  puzzle_needed: () => 'यहाँ से बहुत कोड माँगे गए हैं। थोड़ी देर में फिर कोशिश करें।',
  reset_link_over: () => 'यह लिंक इस्तेमाल हो चुका है, या इसका समय पूरा हो गया। नया लिंक माँगें।',
  return_decided: ({ status }) => `इस वापसी पर ${status === 'agreed' ? 'हाँ' : 'ना'} हो चुकी है। कृपया फिर देखें।`,
  bad_csv: (details) => badCsv(details),
  import_refused: ({ why }) => importRefused[why],
  key_reused: () => 'यह idempotency key दूसरी रिक्वेस्ट में लग चुकी है। नई लगाएँ।',
  busy: ({ of }) => busy[of],
  too_long_to_print: ({ mostLines }) =>
    `PDF में ज़्यादा से ज़्यादा ${mostLines} लाइनें आती हैं, इस महीने में उससे ज़्यादा हैं। CSV लें।`,
  unavailable: () => 'दुकान से अभी यह नहीं हो सकता। कृपया एक मिनट बाद फिर कोशिश करें।',
  took_too_long: () => 'दुकान को इसमें बहुत समय लगा। कृपया एक मिनट बाद फिर कोशिश करें, या थोड़ा कम माँगें।',
  too_many_attempts: ({ of, retryAfterSeconds }) =>
    `${tooMany[of]} ${minutes(retryAfterSeconds)} रुकें, फिर कोशिश करें।`,
}

const changedMeanwhile = {
  product: 'इस बीच किसी और ने यह सामान बदल दिया। दोनों देख लें और फिर सेव करें।',
  shop: 'इस बीच किसी और ने दूसरी जानकारी सेव की। निशान वाली जगहें देख लें और फिर सेव करें।',
}

const payOnline = 'UPI, कार्ड या नेट बैंकिंग से पेमेंट करें।'

const notAllowed = {
  not_admin: 'यह सिर्फ़ एडमिन कर सकते हैं।',
  no_duty: 'यह सिर्फ़ एडमिन कर सकते हैं, और वे जिन्हें यह काम दिया है।',
  other_site: 'यह रिक्वेस्ट दूसरी साइट से आई है, इसलिए नहीं मानी गई।',
}

const notFound: Record<ErrorDetails['not_found']['what'], string> = {
  product: 'यह सामान हमारे यहाँ नहीं बिकता।',
  'price for some days': 'इस सामान का कुछ दिनों का कोई दाम नहीं है।',
  user: 'ऐसा कोई व्यक्ति नहीं है।',
  session: 'इस डिवाइस पर साइन आउट हो चुका है।',
  'cart line': 'यह अब आपके कार्ट में नहीं है।',
  'payment order': 'ऐसा कोई पेमेंट नहीं है।',
  payment: 'ऐसा कोई पेमेंट नहीं है।',
  order: 'ऐसा कोई ऑर्डर नहीं है।',
  'order line': 'इस ऑर्डर में ऐसी कोई चीज़ नहीं है।',
  return: 'ऐसी कोई वापसी नहीं है।',
  refund: 'ऐसा कोई रिफ़ंड नहीं है।',
  picture: 'ऐसी कोई तस्वीर नहीं है।',
  invoice: 'ऐसा कोई बिल नहीं है।',
  address: 'यह पता अब नहीं है।',
  category: 'यह कैटेगरी अब नहीं है।',
  mail: 'ऐसा कोई ईमेल नहीं है।',
  till: 'ऐसा कोई गल्ला नहीं है।',
  grievance: 'ऐसी कोई शिकायत नहीं है।',
  review: 'यह रिव्यू अब नहीं है।',
  import: 'यह फ़ाइल अब यहाँ नहीं है। कृपया उसे फिर चुनें।',
  note: 'यह नोट अब नहीं है।',
  repacking: 'ऐसी कोई पैकिंग नहीं है।',
  offer: 'ऐसा कोई ऑफ़र नहीं है।',
  passkey: 'यह पासकी पहले ही हटा दी गई है।',
  grower: 'दुकान इस उत्पादक को नहीं जानती।',
  batch: 'दुकान इस बैच को नहीं जानती।',
  'grower entry': 'दुकान इस एंट्री को नहीं जानती।',
  link: 'यह लिंक अब कुछ नहीं खोलता।',
  slot: 'इस जगह का ऐसा कोई समय नहीं है।',
  run: 'यह फेरा पूरा हो चुका है या इसका लिंक बंद है।',
  zone: 'ऐसा कोई इलाका नहीं है।',
  subscription: 'यह अब अपने आप नहीं आता।',
  'shared list': 'यह लिस्ट अब साझा नहीं है। कृपया नया लिंक माँगें।',
}

const goesBack: Record<ErrorDetails['paid_too_late']['why'], string> = {
  out_of_stock: 'आपका पेमेंट आने से पहले सामान का स्टॉक खत्म हो गया।',
  offer_ended: 'आपका पेमेंट देर से आया: दाम बढ़ गया था, या सामान बिकना बंद हो गया था।',
  paid_twice: 'आपने इस सामान का पेमेंट पहले ही कर दिया है।',
  ordered_in_cash: 'आपने यह सामान पहले ही नकद में ऑर्डर कर दिया है।',
  wrong_amount: 'जो रकम आपने दी, वह ऑर्डर की रकम नहीं है।',
  surplus: 'देने को कुछ बाकी नहीं था।',
}

const accountInUse: Record<ErrorDetails['account_in_use']['is'], (order: string) => string> = {
  order: (order) => `आपका ऑर्डर${order} अभी रास्ते में है। मिल जाए या रद्द हो जाए, तब खाता मिट सकता है।`,
  due: (order) => `आपके ऑर्डर${order} का पेमेंट बाकी है। पहले पेमेंट करें, फिर खाता मिटाएँ।`,
  return: (order) => `ऑर्डर${order} की वापसी हम अभी देख रहे हैं। पहले हमारे जवाब का इंतज़ार करें।`,
  refund: (order) => `${order ? `ऑर्डर${order} के` : 'आपके'} पैसे आपके पास वापस आ रहे हैं। आ जाएँ, तब खाता मिट सकता है।`,
  payment: () => 'आपका एक पेमेंट अधूरा है। उसे पूरा करें या 15 मिनट रुकें, फिर खाता मिटाएँ।',
  receivable: () => 'आपका उधार ₹0.00 पर नहीं है। पहले हमसे हिसाब करें, फिर खाता मिटाएँ।',
  wallet: () => 'आपके वॉलेट में पैसे हैं। पहले उन्हें वापस लें, फिर खाता मिटाएँ।',
}

const shortAdvice = {
  cart: { none: '', few: '' },
  checkout: { none: ' इसे कार्ट से हटाएँ।', few: ' मात्रा कम करें।' },
}

const tooMany: Record<ErrorDetails['too_many_attempts']['of'], string> = {
  'sign-ins': 'साइन इन की बहुत कोशिशें हुईं।',
  payments: 'कई पेमेंट नहीं हो सके। आपका कार्ट वैसा ही है।',
  'payments by link': 'कई पेमेंट नहीं हो सके।',
  accounts: 'यहाँ से बहुत खाते बने हैं।',
  guests: 'यहाँ से बिना खाते के बहुत ऑर्डर शुरू हुए। साइन इन करके भी ऑर्डर हो सकता है।',
  figures: 'अंक कई बार गलत हुए। चाहें तो दुकान को फ़ोन करें।',
  codes: 'कई कोड गलत हुए।',
  reviews: 'एक दिन में इतने रिव्यू बहुत हैं।',
  'sign-in codes': 'इस नंबर पर बहुत कोड भेजे जा चुके हैं।',
  'second factors': 'ऐप के अंक बहुत बार गलत हुए।',
  'codes of the shop': 'आज दुकान बहुत कोड भेज चुकी है। ईमेल से साइन इन करें, या हमें फ़ोन करें।',
}

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60)
  if (whole >= 120) return `${Math.ceil(whole / 60)} घंटे`
  return `${whole} मिनट`
}

const busy = {
  long_lists: 'अभी कई लंबी सूचियाँ पढ़ी जा रही हैं। कुछ सेकंड बाद फिर कोशिश करें, या एक-एक पेज पढ़ें।',
  pictures: 'अभी बहुत तस्वीरें आ रही हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  passwords: 'अभी बहुत लोग साइन इन कर रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  browsing: 'अभी बहुत लोग खरीदारी कर रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
}

function badCsv(details: BadCsv): string {
  switch (details.why) {
    case 'too_large':
      return 'ज़्यादा से ज़्यादा 20 MB की फ़ाइल चुनें।'
    case 'spreadsheet':
      return 'यह स्प्रेडशीट है। इसे CSV (UTF-8) में सेव करें और वह फ़ाइल चुनें।'
    case 'not_utf8':
      return 'इस फ़ाइल के अक्षर पढ़े नहीं जा सकते। इसे ‘CSV UTF-8’ में सेव करें और वह फ़ाइल चुनें।'
    case 'empty':
      return 'इस फ़ाइल में कुछ नहीं है।'
    case 'no_products':
      return 'इस फ़ाइल में कोई सामान नहीं है, सिर्फ़ कॉलमों के नाम हैं।'
    case 'no_name':
      return 'पहली लाइन में कॉलमों के नाम हों, और उनमें एक id या name हो।'
    case 'quotes':
      return `लाइन ${details.line} के " ठीक नहीं हैं। जिस खाने में " हो, वह " " के बीच रहता है, और अंदर का " दो बार लिखा जाता है।`
    case 'record_too_long':
      return `लाइन ${details.line} 64 KB से लंबी है। देखें कि कोई " खुला तो नहीं रह गया।`
    case 'unknown_column':
      return details.column === ''
        ? 'पहली लाइन के एक कॉलम का नाम नहीं है। नाम लिखें, या कॉलम हटाएँ।'
        : `‘${details.column.slice(0, 60)}’ नाम का कोई कॉलम नहीं है। कॉलम ये हैं: ${details.known.join(', ')}।`
    case 'column_twice':
      return `कॉलम ‘${details.column}’ दो बार है। एक हटाएँ।`
    case 'too_many_lines':
      return `एक फ़ाइल में ज़्यादा से ज़्यादा ${details.maximum.toLocaleString('en-IN')} सामान आते हैं। उसे दो में बाँटें।`
  }
}

const importRefused = {
  wrong_lines: 'कुछ लाइनें गलत हैं, इसलिए कुछ नहीं जुड़ा। उन्हें ठीक करें और फ़ाइल फिर चुनें।',
  other_plan: 'आपके देखने के बाद दुकान में कुछ बदला है। कृपया फिर देखें कि फ़ाइल से क्या होगा।',
}

const badSignature = {
  payment: 'पेमेंट पक्का नहीं हुआ',
  webhook: 'हस्ताक्षर संदेश से मेल नहीं खाता।',
}
