import type { WrongWeight } from '#domain/catalog/errors.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import type { PictureRefusal } from '#domain/media/errors.ts'
import { formatPaise, maxPaymentPaise, shortRupees } from '#domain/pricing/rules.ts'
import { mostTerms } from '#domain/shop/limits/rules.ts'
import { oneOf } from '#words/labels/hi.ts'
import { shortDay } from '#words/ui/dates/hi.ts'
import { weekdayNames } from '#words/ui/dates/hindi-dates.ts'

import type { ProblemWords } from './problem-words.ts'

export const missingFields = 'जो भरना ज़रूरी है, वह सब भरें।'

const unexpected = 'यह यहाँ नहीं चलता।'

export const problems: ProblemWords = {
  missing: () => 'यह भरना ज़रूरी है।',
  twice_in_box: () => 'डिब्बे में हर सामान एक ही बार आ सकता है, और डिब्बा अपने ही अंदर नहीं।',
  not_for_box: ({ productName }) => `${productName} डिब्बा है, डिब्बे में है, या तौल कर बिकता है।`,
  too_many_never: ({ maximum }) => `कभी न आने वाले ज़्यादा से ज़्यादा ${maximum} सामान चुनें।`,
  week_over: () => 'यह हफ़्ता बीत चुका है।',
  too_big: ({ maximum, origin }) => `यह ज़्यादा से ज़्यादा ${maximum}${units[origin] ?? ''} हो।`,
  too_small: ({ minimum, origin }) => `यह कम से कम ${minimum}${units[origin] ?? ''} हो।`,
  not_one_of: ({ values }) =>
    `यह इनमें से एक हो: ${values.map((value) => (value === '' ? 'या खाली' : String(value))).join(', ')}।`,
  unknown_field: ({ field }) => `यहाँ ‘${field}’ नाम का कोई खाना नहीं है।`,
  wrong_type: ({ expected }) => types[expected] ?? unexpected,
  unexpected: () => unexpected,
  bad_email: () => 'सही ईमेल लिखें, जैसे asha@example.com।',
  password_too_short: ({ minimum }) => `पासवर्ड कम से कम ${minimum} अक्षरों का चुनें।`,
  password_too_long: ({ maximum }) => `पासवर्ड ज़्यादा से ज़्यादा ${maximum} अक्षरों का चुनें।`,
  passwords_differ: () => 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  password_is_email: () => 'यह आपका ही ईमेल है, कोई भी अंदाज़ा लगा लेगा। दूसरा पासवर्ड चुनें।',
  password_one_letter: () => 'एक ही अक्षर बार-बार, कोई भी अंदाज़ा लगा लेगा। दूसरा पासवर्ड चुनें, जैसे कुछ शब्द एक साथ।',
  password_leaked: () => 'यह पासवर्ड बहुत लोग रखते हैं, कोई भी अंदाज़ा लगा लेगा। दूसरा चुनें, जैसे कुछ शब्द एक साथ।',
  wrong_password: () => 'यह पासवर्ड गलत है। कृपया फिर कोशिश करें।',
  bad_sign_in_code: () => 'कोड में छह अंक होते हैं।',
  wrong_second_factor: () => 'ये अंक गलत हैं, या इस्तेमाल हो चुके हैं। सबसे नए अंक लिखें।',
  wrong_code: ({ left }) =>
    left === 0 ? 'यह कोड गलत है। नया कोड माँगें।' : `यह कोड गलत है। आप ${left} बार और कोशिश कर सकते हैं।`,
  picture_too_large: () => 'ज़्यादा से ज़्यादा 5 MB की तस्वीर चुनें।',
  too_many_pictures: ({ maximum }) => `ज़्यादा से ज़्यादा ${maximum} तस्वीरें भेजें।`,
  bad_slot_hours: () => 'खत्म होने का समय शुरू होने के बाद का चुनें।',
  unknown_area: () => 'इलाका ‘डिलीवरी’ की सूची में से चुनें।',
  bad_stars: () => 'एक से पाँच तारे चुनें।',
  bad_code: () => 'कोड में 3 से 20 अक्षर और अंक होते हैं, जैसे DIWALI50।',
  more_than_owed: ({ owedPaise }) => `उन्हें ${formatPaise(owedPaise)} देने हैं। इससे ज़्यादा पेशगी में लिखें।`,
  bad_share: () => '0.01 से 100 प्रतिशत तक का हिस्सा लिखें, जैसे 70 या 72.5।',
  bad_picture_address: () => 'दुकान की तस्वीर भेजें, या HTTPS वाला पता।',
  bad_percent: () => '1 से 100 तक की पूरी संख्या लिखें।',
  bad_pieces: () => 'जितने नग लिए जाएँ उससे कम का पैसा लगता है, जैसे 2 के दाम में 3।',
  not_lower: ({ sellingPricePaise }) =>
    sellingPricePaise > 1
      ? `आज का दाम ${formatPaise(sellingPricePaise)} है। उससे कम लिखें।`
      : 'इसका दाम अभी नहीं लिखा गया है। पहले वह लिखें, तब तक इसे खाली छोड़ें।',
  bad_season: () => 'यह मौसम हम नहीं पढ़ पाए। लिखने का तरीका किसी दूसरे सामान की लाइन में देखें।',
  week_without_any: () => 'उस महीने का हफ़्ता चुनें जिसमें यह मिलता है।',
  not_brought_then: ({ weekdays }) =>
    `कृपया वे दिन चुनें जब हम यहाँ आते हैं: ${weekdays.map((day) => weekdayNames[day - 1]).join(', ')}।`,
  comes_not_then: () => 'उस दिन यह वैसे भी नहीं आता। कृपया दूसरा दिन चुनें।',
  ends_too_early: () => 'आखिरी दिन पहले दिन से पहले है।',
  bad_day: () => 'साल 2000 से 2199 के बीच का दिन चुनें, जैसे 2026-12-03।',
  bad_rupees: () => 'रकम रुपये में लिखें, जैसे 49 या 49.50।',
  payment_too_large: () =>
    `एक पेमेंट ज़्यादा से ज़्यादा ${formatPaise(maxPaymentPaise)} का हो सकता है। कार्ट से कुछ हटाएँ।`,
  bad_barcode: () => 'लकीरों के नीचे के 8, 12 या 13 अंक लिखें। शायद कोई अंक गलत है।',
  barcode_taken: ({ productName }) => `यह बारकोड ‘${productName}’ का है।`,
  bad_hsn_code: () => '4, 6 या 8 अंक लिखें, जैसे 0713।',
  date_passed: () => 'आगे का समय चुनें।',
  ends_before_made: () => 'यह दिन तोड़ने या बनाने के दिन से पहले का है।',
  no_batch: () => 'दुकान के किसी लेबल पर यह कोड नहीं है।',
  life_over: ({ lastDay }) => `इसके खराब होने में बहुत कम दिन बचे हैं: यह ${shortDay(lastDay)} तक ही बिक सकता था।`,
  date_to_come: () => 'यह समय अभी आया नहीं है। लिखें कि गिनती कब हुई।',
  on_shelf_already: () => 'यह सामान पहले से दुकान में है। इसे खाली छोड़ें, या तब तक ड्राफ़्ट बनाएँ।',
  off_before_on: () => 'दुकान में आने के बाद का समय चुनें।',
  bad_tax_rate: () => '0 से 100 तक प्रतिशत लिखें, जैसे 5 या 12.5।',
  bad_days: () => 'पैकिंग से कितने पूरे दिन, लिखें, जैसे 180।',
  no_such_product: () => 'इस id का कोई सामान नहीं है। नए सामान के लिए इसे खाली छोड़ें।',
  no_such_category: ({ typed }) => `‘${typed}’ नाम की कोई कैटेगरी नहीं है। नाम ठीक करें, या पहले उसे जोड़ें।`,
  named_before: ({ line }) => `लाइन ${line} भी इसी सामान की है।`,
  digits_lost: ({ typed }) =>
    `स्प्रेडशीट ने इस बारकोड को छोटा करके ${typed} कर दिया, आखिरी अंक खो गए। कॉलम को ‘Text’ बनाएँ, सारे अंक फिर लिखें और सेव करें।`,
  letters_lost: () => 'फ़ाइल सेव करते समय अक्षर खो गए। उसे ‘CSV UTF-8’ में सेव करें और वह फ़ाइल चुनें।',
  too_many_cells: () => 'इस लाइन में पहली लाइन के कॉलमों से ज़्यादा खाने हैं।',
  bad_moment: () => 'दिन ऐसे लिखें: 2026-12-03, और समय भी ज़रूरी हो तो पीछे 06:00। समय भारत का है।',
  bad_category: () => 'दी हुई कैटेगरी में से एक चुनें।',
  category_taken: ({ label }) => `इस नाम की कैटेगरी पहले से है: ${label}।`,
  no_letter: () => 'नाम में कोई अक्षर या अंक होना चाहिए।',
  bad_mark: () => 'निशान में एक या दो अक्षर होते हैं।',
  bad_gstin: () => 'GSTIN में 15 अक्षर होते हैं, जैसे 27AAPFU0939F1ZV।',
  gstin_mistyped: () => 'यह GSTIN गलत लिखा है: आखिरी अक्षर बाकी से मेल नहीं खाता।',
  gstin_of_other_state: ({ state }) =>
    state ? `यह GSTIN ${state} का है। वही राज्य चुनें।` : 'यह GSTIN किसी राज्य का नहीं है।',
  only_administrator: () => 'एडमिन सिर्फ़ आप हैं: पहले एक और एडमिन बनाएँ, या इसे खाली छोड़ें।',
  bad_series: () => '1 से 4 बड़े अक्षर और अंक लिखें, जैसे HT।',
  same_series: () => 'वापसी के बिल के अक्षर बाकी बिलों के अक्षरों से अलग हों।',
  bad_figures: () => 'चार अंक लिखें।',
  bad_mobile: () => '10 अंकों का मोबाइल नंबर लिखें, जैसे 98765 43210।',
  bad_upi_reference: () => 'UPI ऐप में जो नंबर दिखता है वह लिखें: 6 से 35 अक्षर और अंक।',
  bad_phone: () => 'फ़ोन नंबर एरिया कोड के साथ लिखें, जैसे 0522 401 0000।',
  bad_fssai_licence: () => 'FSSAI लाइसेंस नंबर में 14 अंक होते हैं।',
  bad_upi_id: () => 'UPI आईडी लिखें, जैसे shop@bank।',
  bad_shipping: () => `डिलीवरी का खर्च लिखें, 0 से ${shortRupees(mostTerms.shippingPaise)} तक।`,
  bad_free_from: () => '0 से बड़ी रकम लिखें, जैसे 499, या never लिखें।',
  bad_least: () => '0 से बड़ी रकम लिखें, जैसे 300, या खाली छोड़ें।',
  bad_max_cash: () =>
    `${shortRupees(mostTerms.maxCashPaise)} तक की रकम लिखें: कानून इससे ज़्यादा नकद की इजाज़त नहीं देता।`,
  bad_closed_day: () => 'कैलेंडर का आगे का दिन चुनें।',
  closed_day_twice: () => 'एक दिन दो बार लिखा है।',
  bad_return_days: () => `पूरे दिन लिखें, 1 से ${mostTerms.returnDays} तक।`,
  bad_contact: () => 'ईमेल या 10 अंकों का मोबाइल नंबर लिखें।',
  bad_pin_code: () => '6 अंकों का PIN कोड लिखें, जैसे 411001।',
  areas_overlap: () => 'हर PIN कोड एक ही इलाके में हो, और इलाके का अंत उसकी शुरुआत के बाद हो।',
  bad_state: () => 'राज्य चुनें।',
  state_of_pin_code: ({ pinCode, names }) =>
    `PIN कोड ${pinCode} का राज्य है ${oneOf(names)}। राज्य या PIN कोड ठीक करें।`,
  no_lines_left: () => 'ऑर्डर में कम से कम एक सामान हो। नहीं तो ऑर्डर रद्द करें।',
  more_than_goods: ({ subtotalPaise }) => `सामान का जोड़ ${formatPaise(subtotalPaise)} है।`,
  reason_missing: () => 'वजह लिखें। ग्राहक इसे पढ़ेंगे।',
  more_than_out: ({ out }) =>
    out === 0 ? 'ग्राहक के पास इनमें से कुछ नहीं है।' : `ग्राहक के पास इनमें से सिर्फ़ ${out} ${out === 1 ? 'है' : 'हैं'}।`,
  more_than_due: ({ duePaise }) => `सिर्फ़ ${formatPaise(duePaise)} बाकी हैं।`,
  needs_picture: () => 'बिना तस्वीर का सामान दुकान में नहीं आ सकता। पहले तस्वीर जोड़ें।',
  no_image: () => '*सामान की कम से कम एक तस्वीर डालें',
  too_many_images: ({ maximum }) => `एक सामान की ज़्यादा से ज़्यादा ${maximum} तस्वीरें हो सकती हैं।`,
  too_many_aliases: ({ maximum }) => `इस सामान के ${maximum} दूसरे नाम पहले से हैं। पहले एक हटाएँ।`,
  alias_says_nothing: ({ word }) => `‘${word}’ से सामान का पता नहीं चलता। लिखें कि लोग उसे क्या कहते हैं।`,
  not_fetched: ({ why }) => notFetched[why],
  bad_image_address: () => 'तस्वीर यहाँ डालें, या ऐसा पता दें जो https:// से शुरू हो।',
  no_file: () => 'तस्वीर चुनें।',
  file_incomplete: () => 'तस्वीर पूरी नहीं आई। कृपया फिर भेजें।',
  too_many_of_product: ({ maximum }) => `एक सामान के ज़्यादा से ज़्यादा ${maximum} नग खरीदें।`,
  other_weight: ({ productName, leastGrams, mostGrams }) =>
    `‘${productName}’ ${gramsLabel(leastGrams)} से ${gramsLabel(mostGrams)} तक मिलता है।`,
  bad_weight: ({ why, stepGrams, maximum }) => wrongWeight[why](gramsLabel(stepGrams), gramsLabel(maximum)),
  too_many_kept: ({ maximum }) => `बाद के लिए ${maximum} चीज़ें रखी जा सकती हैं। पहले एक हटाएँ।`,
  too_many_products: ({ maximum }) => `कार्ट भर गया है: इसमें ${maximum} अलग-अलग चीज़ें आती हैं।`,
  list_too_long: ({ maximum }) =>
    `लिस्ट में ज़्यादा से ज़्यादा ${maximum.toLocaleString('en-IN')} अक्षर हों। उसे हिस्सों में डालें।`,
  too_many_list_lines: ({ maximum }) => `लिस्ट में ज़्यादा से ज़्यादा ${maximum} लाइनें हों। उसे हिस्सों में डालें।`,
  too_many_shared: ({ maximum }) => `आपकी ${maximum} लिस्टें पहले से साझा हैं। पहले एक का साझा करना बंद करें।`,
  page_too_far: ({ maximum }) => `आखिरी पेज ${maximum} है। आगे nextCursor से पढ़ें, या खोज छोटी करें।`,
  bad_cursor: () => 'यह cursor सही नहीं है। पहले पेज से फिर शुरू करें।',
  hostile: () => 'इसमें ऐसे अक्षर या परतें हैं जो नहीं चलतीं।',
}

const units: Record<string, string> = { string: ' अक्षर', array: '', grams: ' ग्राम' }

const types: Record<string, string> = {
  string: 'यहाँ शब्द लिखें।',
  number: 'यहाँ संख्या लिखें।',
  int: 'यहाँ पूरी संख्या लिखें।',
  boolean: 'यहाँ true या false हो।',
  array: 'यहाँ सूची हो।',
  object: 'यहाँ खानों वाली चीज़ हो।',
}

const wrongWeight: Record<WrongWeight, (step: string, most: string) => string> = {
  no_grams: () => 'तौल कर बिकने वाले सामान का पैक g में होता है: एक कदम, जैसे 100 g।',
  no_least: () => 'लिखें कि कम से कम कितना बिकता है।',
  no_most: () => 'लिखें कि ज़्यादा से ज़्यादा कितना बिकता है।',
  no_steps: (step) => `${step} के पूरे कदम लिखें: यही इसका पैक है।`,
  below_least: () => 'ज़्यादा से ज़्यादा, कम से कम से छोटा है।',
  no_deposit: () => 'तौल कर बिकने वाले सामान पर डिपॉज़िट नहीं होता: वह हर बोतल या क्रेट का होता है।',
  too_many: (step, most) => `${step} के कदम हों तो ज़्यादा से ज़्यादा ${most} हो सकता है।`,
}

const notFetched: Record<PictureRefusal, string> = {
  not_https: 'पता ऐसे पते पर जाता है जो https:// से शुरू नहीं होता, या उसमें पोर्ट या पासवर्ड है।',
  not_public: 'पता निजी नेटवर्क में जाता है, वहाँ दुकान नहीं देखती।',
  no_such_host: 'ऐसी कोई साइट नहीं है। देख लें कि लिखने में गलती तो नहीं।',
  no_answer: 'उस साइट से जवाब नहीं आया, या सुरक्षित नहीं आया।',
  too_slow: 'इसमें 10 सेकंड से ज़्यादा लगे।',
  not_there: 'इस पते पर कुछ नहीं है।',
  too_many_redirects: 'पता एक से दूसरे पते पर भेजता ही रहता है।',
  too_large: 'तस्वीर 5 MB से बड़ी है।',
  not_a_picture: 'यह PNG, JPEG, WebP, AVIF या GIF तस्वीर नहीं है, या पढ़ी नहीं जाती।',
  other_picture: 'सामान की तस्वीरें अब दूसरी हैं।',
  not_kept: 'दुकान में इसके लिए जगह नहीं थी।',
}
