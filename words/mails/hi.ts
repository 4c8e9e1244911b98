import { grievanceName } from '#domain/grievances/rules.ts'
import type { MailFacts, MailedLink, MailedSlot, SafetyChange } from '#domain/mails/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { dateAndTime as onDateAndTime, refundReasons, shortDay } from '#words/labels/hi.ts'
import { noDayWords } from '#words/shop/days/hi.ts'
import { label, note as noteOf } from '#words/shop/order-labels/hi.ts'
import { dateAndTime } from '#words/ui/dates/hi.ts'
import { slotTime } from '#words/ui/hours/hi.ts'

import { button, called, quoted, table, text } from './mail-words.ts'
import type { CustomerMails, MailPart } from './mail-words.ts'

const kinds: CustomerMails['kinds'] = {
  order_placed: ({
    orderId,
    orderNumber,
    placedAt,
    lines,
    discountPaise = 0,
    shippingPaise,
    depositPaise = 0,
    totalPaise,
    duePaise,
    place,
    slotAsked,
  }) => ({
    subject: `आपका ऑर्डर ${called(orderId, orderNumber)} मिल गया, धन्यवाद`,
    heading: 'ऑर्डर के लिए धन्यवाद',
    parts: [
      text(`आपने ${onDateAndTime(placedAt)} ऑर्डर किया। हम इसे जल्दी पैक करेंगे।`),
      table([
        ...lines.map(({ name, quantity, amount, pricePaise }) => ({
          name: `${amount ?? `${quantity} ×`} ${name}`,
          value: formatPaise(pricePaise),
        })),
        ...(discountPaise > 0 ? [{ name: 'छूट', value: formatPaise(-discountPaise) }] : []),
        { name: 'डिलीवरी', value: shippingPaise === 0 ? 'मुफ़्त' : formatPaise(shippingPaise) },
        ...(depositPaise > 0 ? [{ name: 'बोतलों का डिपॉज़िट', value: formatPaise(depositPaise) }] : []),
        { name: 'कुल', value: formatPaise(totalPaise), isSum: true },
      ]),
      text(
        duePaise > 0
          ? `सामान मिलने पर ${formatPaise(duePaise)} नकद देने होंगे। पैसे तैयार रखें।`
          : 'पेमेंट हो गया। धन्यवाद।',
      ),
      ...(slotAsked ? [text(lateSentence(slotAsked))] : []),
      text(placeSentence(place)),
      orderButton(orderId, place.is === 'unknown' ? 'पता बताएँ' : 'ऑर्डर देखें'),
    ],
  }),

  order_changed: ({ orderId, orderNumber, changed, note, beforePaise, totalPaise, duePaise, ...back }) => ({
    subject: `आपका ऑर्डर ${called(orderId, orderNumber)} बदल गया`,
    heading: 'आपका ऑर्डर बदल गया',
    parts: [
      text('हमने आपका ऑर्डर बदला है:'),
      ...changed.map((what) => text(label(what))),
      ...quoted(note),
      table([
        { name: 'पहले', value: formatPaise(beforePaise) },
        { name: 'अब कुल', value: formatPaise(totalPaise), isSum: true },
      ]),
      text(changedMoney({ duePaise, ...back })),
      text('यह ठीक नहीं है? पैक होने से पहले हमें बताएँ।'),
      orderButton(orderId),
    ],
  }),

  order_sent: ({ orderId, orderNumber, duePaise }) => ({
    subject: `आपका ऑर्डर ${called(orderId, orderNumber)} रास्ते में है`,
    heading: 'आपका ऑर्डर रास्ते में है',
    parts: [
      text('आपका ऑर्डर पैक होकर यहाँ से निकल गया है।'),
      ...(duePaise > 0 ? [text(`सामान मिलने पर ${formatPaise(duePaise)} नकद देने होंगे। पैसे तैयार रखें।`)] : []),
      text('बिल ऑर्डर के पेज पर है।'),
      orderButton(orderId),
    ],
  }),

  order_delivered: ({ orderId, orderNumber, isFetched, returnableUntil }) => ({
    subject: isFetched
      ? `ऑर्डर ${called(orderId, orderNumber)} का सामान आपने ले लिया`
      : `आपका ऑर्डर ${called(orderId, orderNumber)} डिलीवर हुआ`,
    heading: isFetched ? 'आपने अपना ऑर्डर ले लिया' : 'आपका ऑर्डर डिलीवर हुआ',
    parts: [
      text('उम्मीद है कि सामान आपको पसंद आएगा।'),
      text(`कुछ ठीक न हो तो ${dateAndTime(returnableUntil)} तक ऑर्डर के पेज पर हमें बताएँ। बिल भी वहीं है।`),
      orderButton(orderId),
    ],
  }),

  order_put_off: ({ orderId, orderNumber, was, slot, day, words }) => ({
    subject: `आपके ऑर्डर ${called(orderId, orderNumber)} का समय बदल गया`,
    heading: 'आपके ऑर्डर का समय बदल गया',
    parts: [
      text(
        was
          ? `आपके ऑर्डर का समय था: ${slotTime(was)}। उस दिन दुकान बंद है। हमें माफ़ करें।`
          : 'हम आपका ऑर्डर लेकर आए थे, पर घर पर कोई नहीं मिला।',
      ),
      ...(words === '' ? [] : quoted(words)),
      text(
        slot
          ? `${slot.point ? fetchSentence(slot) : `नया समय: ${slotTime(slot)}।`} यह समय ठीक न हो, तो अपने ऑर्डर में दूसरा समय चुनें।`
          : day
            ? `अब यह ${shortDay(day)} को आएगा।`
            : noDayWords,
      ),
      orderButton(orderId),
    ],
  }),

  order_corrected: ({ orderId, orderNumber, isOnItsWay }) => ({
    subject: `ऑर्डर ${called(orderId, orderNumber)} के बारे में हमसे गलती हुई`,
    heading: 'ऑर्डर के बारे में हमसे गलती हुई',
    parts: [
      text(
        isOnItsWay
          ? 'हमने लिखा था कि यह डिलीवर हुआ। यह अभी रास्ते में है। हमें माफ़ करें।'
          : 'हमने लिखा था कि यह यहाँ से निकल गया। यह अभी यहीं है, और जल्दी निकलेगा। हमें माफ़ करें।',
      ),
      orderButton(orderId),
    ],
  }),

  order_cancelled: ({ orderId, orderNumber, note, hasPaid, backPaise }) => ({
    subject: `आपका ऑर्डर ${called(orderId, orderNumber)} रद्द हुआ`,
    heading: 'आपका ऑर्डर रद्द हुआ',
    parts: [
      text('इसका कोई सामान अब नहीं आएगा।'),
      ...quoted(note),
      text(hasPaid ? comingBack(backPaise) : 'आपने इसका कोई पेमेंट नहीं किया, और कुछ देना नहीं है।'),
      orderButton(orderId),
    ],
  }),

  money_back: ({ orderId, orderNumber, amountPaise, way, why, note }) => ({
    subject: `ऑर्डर ${called(orderId, orderNumber)} के ${formatPaise(amountPaise)} वापस`,
    heading: `आपके ${formatPaise(amountPaise)} वापस`,
    parts: [
      text(
        {
          cash: `हमने आपको ${formatPaise(amountPaise)} नकद लौटाए हैं।`,
          receivable: `हमने आपके उधार से ${formatPaise(amountPaise)} कम कर दिए हैं।`,
          wallet: `हमने ${formatPaise(amountPaise)} आपके वॉलेट में वापस रख दिए हैं।`,
          upi: `हमने आपको ${formatPaise(amountPaise)} UPI से वापस भेजे हैं।`,
          online: `हमने आपको ${formatPaise(amountPaise)} वहीं वापस भेजे हैं, जहाँ से आपने दिए थे। बैंक में दिखने में 5 से 7 कामकाजी दिन लग सकते हैं।`,
        }[way],
      ),
      ...(note === null ? [text(refundReasons[why])] : quoted(noteOf(note))),
      orderButton(orderId),
    ],
  }),

  wallet_lies: ({ balancePaise }) => ({
    subject: `आपके वॉलेट में ${formatPaise(balancePaise)}`,
    heading: `हमारे पास आपके ${formatPaise(balancePaise)} हैं`,
    parts: [
      text(
        'ग्यारह महीने से आपके वॉलेट में न कुछ आया, न कुछ गया। अगला ऑर्डर इससे खरीदें, या सारे पैसे वहीं वापस लें जहाँ से दिए थे। तब तक ये आपके ही हैं।',
      ),
      button('मेरा वॉलेट देखें', { path: '/account' }),
    ],
  }),

  account_money_back: ({ amountPaise, of }) => ({
    subject: `आपके ${formatPaise(amountPaise)} वापस`,
    heading: `आपके ${formatPaise(amountPaise)} वापस`,
    parts: [
      text(
        `${of === 'wallet' ? `ये आपके वॉलेट के ${formatPaise(amountPaise)} हैं।` : `आपने उधार से ${formatPaise(amountPaise)} ज़्यादा दे दिए थे।`} हमने उन्हें वहीं वापस भेज दिया है जहाँ से आपने दिए थे। बैंक में दिखने में 5 से 7 कामकाजी दिन लग सकते हैं।`,
      ),
      button('मेरा खाता देखें', { path: '/account' }),
    ],
  }),

  khata_statement: ({ owedPaise, since, payToken }) => ({
    subject: `आपका उधार: ${formatPaise(owedPaise)}`,
    heading: `आपको ${formatPaise(owedPaise)} देने हैं`,
    parts: [
      ...(since.length > 0
        ? [
            text('पिछले सात दिनों में जो लिखा गया और जो दिया गया:'),
            table([
              ...since.map(({ what, orderNumber, amountPaise }) => ({
                name: khataLine[what](orderNumber),
                value: formatPaise(amountPaise),
              })),
              { name: 'आपको देने हैं', value: formatPaise(owedPaise), isSum: true },
            ]),
          ]
        : [text('पिछले सात दिनों में कुछ नया नहीं लिखा गया।')]),
      button('ऑनलाइन दें', { path: `/khata/${payToken}` }),
      text('आप दुकान पर नकद या UPI से भी दे सकते हैं। कुछ ठीक न हो तो हमें बताएँ।'),
    ],
  }),

  return_answered: ({ orderId, orderNumber, outcome, goods, answer, amountPaise, replacementOrderId }) => ({
    subject: `ऑर्डर ${called(orderId, orderNumber)} की वापसी ${outcome === 'refused' ? 'के बारे में' : 'मंज़ूर है'}`,
    heading: outcome === 'refused' ? 'हम यह सामान वापस नहीं ले सकते' : 'आपकी वापसी मंज़ूर है',
    parts: [
      text(goods.map(({ quantity, name, amount }) => `${amount ?? `${quantity} ×`} ${name}`).join(', ')),
      ...quoted(answer),
      ...(outcome === 'money' && amountPaise !== null
        ? [text(`${formatPaise(amountPaise)} आपको वापस आएँगे। पैसे भेजते ही हम आपको ईमेल करेंगे।`)]
        : []),
      ...(outcome === 'replacement' ? [text('हम यही सामान आपको फिर से भेजेंगे। इसके लिए कुछ देना नहीं है।')] : []),
      orderButton(replacementOrderId ?? orderId),
    ],
  }),

  delivered_there: ({ pinCode }) => ({
    subject: `अब हम ${pinCode} पर डिलीवरी करते हैं`,
    heading: `अब हम ${pinCode} पर डिलीवरी करते हैं`,
    parts: [
      text('आपने कहा था कि डिलीवरी शुरू होने पर हम आपको बताएँ। अब डिलीवरी शुरू हो गई है।'),
      button('सामान देखें', { page: 'home' }),
      text(emailDeleted),
    ],
  }),

  batch_recalled: ({ productName, code, reason, orders }) => ({
    subject: `बैच ${code} का सामान इस्तेमाल न करें`,
    heading: 'इसे इस्तेमाल न करें',
    parts: [
      text(
        `हम ${productName} का बैच ${code} वापस ले रहे हैं। यह आपके ऑर्डर ${orders.map(({ orderId, orderNumber }) => called(orderId, orderNumber)).join(', ')} में था।`,
      ),
      ...quoted(reason),
      text(
        'इसे न खाएँ, न इस्तेमाल करें। हमारे लेने तक अलग रखें या फेंक दें। इसके लिए दिए पैसे आपको वापस मिलेंगे, आपको कुछ नहीं करना है। असुविधा के लिए माफ़ करें।',
      ),
      orderButton(orders[0]!.orderId),
    ],
  }),

  subscription_dearer: ({ productName, agreedPaise, pricePaise, depositPaise }) => ({
    subject: 'अपने आप आने वाले सामान का दाम बढ़ा है',
    heading: `‘${productName}’ का दाम बढ़ा है`,
    parts: [
      text(
        `आपके साथ ${formatPaise(agreedPaise)} तय हुए थे, अब दाम ${formatPaise(pricePaise)} है${depositPaise ? `, इसमें ${formatPaise(depositPaise)} बोतल का डिपॉज़िट है` : ''}। आपके हाँ कहने तक हम इसे नहीं लाएँगे।`,
      ),
      button('हाँ या ना कहें', { page: 'account' }),
    ],
  }),

  subscription_left_out: ({ day, why, productNames }) => ({
    subject: `${shortDay(day)} को कुछ सामान नहीं आएगा`,
    heading: `${shortDay(day)} को क्या नहीं आएगा`,
    parts: [
      text(`${productNames.join(', ')}: ${notComing[why]}`),
      text('इसके बाद यह आपके चुने हुए दिनों पर फिर आएगा।'),
      button('अपने आप आने वाला सामान देखें', { page: 'account' }),
    ],
  }),

  subscription_to_pay: ({ orderId, orderNumber, day, totalPaise, leftPaise }) => ({
    subject: `${shortDay(day)} के सामान के पैसे देने हैं`,
    heading: `${shortDay(day)} के लिए वॉलेट में पैसे कम हैं`,
    parts: [
      text(
        `वॉलेट में ${formatPaise(leftPaise)} हैं, और ${called(orderId, orderNumber)} ${formatPaise(totalPaise)} का है। सामान फिर भी आएगा: मिलने पर ${formatPaise(totalPaise)} नकद दें।`,
      ),
      text('वॉलेट से कुछ नहीं लिया गया। उसमें पैसे डालें, तो अगले ऑर्डर के पैसे फिर उसी से लिए जाएँगे।'),
      button('वॉलेट में पैसे डालें', { page: 'account' }),
    ],
  }),

  back_in_stock: ({ productId, productName }) => ({
    subject: 'आपको जिसका इंतज़ार था, वह सामान आ गया',
    heading: `‘${productName}’ फिर स्टॉक में है`,
    parts: [
      text('आपने कहा था कि स्टॉक में आने पर हम आपको बताएँ। अब यह मिल जाएगा, जब तक स्टॉक रहे।'),
      button('सामान देखें', { path: `/product/${productId}` }),
      text(emailDeleted),
    ],
  }),

  welcome: (_facts, { shopName }) => ({
    subject: `${shopName} में आपका स्वागत है`,
    heading: 'आपका स्वागत है',
    parts: [
      text(`${shopName} में आपका खाता बन गया। इस ईमेल और अपने पासवर्ड से साइन इन करें।`),
      text('आपके ऑर्डर, पते और बिल वहीं रहेंगे।'),
      button('दुकान देखें', { page: 'home' }),
      text('यह खाता आपने नहीं बनाया? तो नया पासवर्ड चुनें, फिर यह आपका ही है।'),
    ],
  }),

  new_password: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'नए पासवर्ड का लिंक देर से आया',
          heading: 'यह ईमेल देर से आया',
          parts: [
            text('आपने नए पासवर्ड का लिंक माँगा था। हम उसे समय पर नहीं भेज पाए, और अब वह नहीं चलेगा। हमें माफ़ करें।'),
            text('अब भी ज़रूरत हो तो नया लिंक माँगें।'),
            button('नया लिंक माँगें', { page: 'reset password' }),
          ],
        }
      : {
          subject: 'नया पासवर्ड चुनें',
          heading: 'नया पासवर्ड चुनें',
          parts: [
            text(`आपने नए पासवर्ड का लिंक माँगा था। वह ${dateAndTime(expiresAt)} तक एक बार चलेगा।`),
            linkButton('नया पासवर्ड चुनें', link),
            text('आपने नहीं माँगा? तो कुछ न करें: आपका पासवर्ड वही रहेगा।'),
          ],
        },

  sign_in_link: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'साइन इन का लिंक देर से आया',
          heading: 'यह ईमेल देर से आया',
          parts: [
            text('आपने साइन इन का लिंक माँगा था। हम उसे समय पर नहीं भेज पाए, और अब वह नहीं चलेगा। हमें माफ़ करें।'),
            text('अब भी ज़रूरत हो तो नया लिंक माँगें।'),
          ],
        }
      : {
          subject: 'साइन इन का लिंक',
          heading: 'बिना पासवर्ड के साइन इन',
          parts: [
            text(
              `किसी ने आपके खाते में गलत पासवर्ड डाले, इसलिए कुछ मिनट तक नया साइन इन बंद है। इस लिंक से आपका साइन इन फिर भी हो जाएगा। वह ${dateAndTime(expiresAt)} तक एक बार चलेगा।`,
            ),
            linkButton('साइन इन करें', link),
            text('आपका पासवर्ड वही रहेगा। यह लिंक आपने नहीं माँगा? तो कुछ न करें।'),
          ],
        },

  new_email: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'नए ईमेल का लिंक देर से आया',
          heading: 'यह ईमेल देर से आया',
          parts: [
            text(
              'आपने अपने खाते में यह ईमेल लगाने को कहा था। हम लिंक समय पर नहीं भेज पाए, और अब वह नहीं चलेगा। हमें माफ़ करें।',
            ),
            text('अब भी ज़रूरत हो तो नया लिंक माँगें।'),
            button('अपना खाता खोलें', { page: 'account' }),
          ],
        }
      : {
          subject: 'क्या यह ईमेल आपका है?',
          heading: 'क्या यह ईमेल आपका है?',
          parts: [
            text(
              `आपने अपने खाते में यह ईमेल लगाने को कहा था। यह आपका है तो लिंक खोलें। वह ${dateAndTime(expiresAt)} तक एक बार चलेगा।`,
            ),
            linkButton('हाँ, यही ईमेल लगाएँ', link),
            text('आपने नहीं कहा? तो कुछ न करें: कुछ नहीं बदलेगा।'),
          ],
        },

  email_changed: ({ at, newEmail }) => ({
    subject: 'आपका ईमेल बदल गया',
    heading: 'आपका ईमेल बदल गया',
    parts: [
      text(`${onDateAndTime(at)} आपका ईमेल बदल गया। अब ${newEmail} से साइन इन करें। हम आपको वहीं लिखेंगे।`),
      text('यह आपने नहीं बदला? तो अभी हमें फ़ोन करें या लिखें।'),
      button('हमसे बात करें', { page: 'contact' }),
    ],
  }),

  grievance_received: ({ number, answerBy }) => ({
    subject: `आपकी शिकायत ${grievanceName(number)} मिल गई`,
    heading: `आपकी शिकायत का नंबर ${grievanceName(number)} है`,
    parts: [
      text(`बताने के लिए धन्यवाद। हम ${dateAndTime(answerBy)} तक जवाब देंगे, और एक महीने में इसे सुलझाएँगे।`),
      button('हमसे बात करें', { page: 'contact' }),
    ],
  }),

  grievance_answered: ({ number, words, answer }) => ({
    subject: `आपकी शिकायत ${grievanceName(number)} के बारे में`,
    heading: `आपकी शिकायत ${grievanceName(number)} के बारे में`,
    parts: [
      text('आपने हमें लिखा था:'),
      ...quoted(words),
      text('हमारा जवाब यह है:'),
      ...quoted(answer),
      text('अब भी ठीक नहीं हुआ? तो हमें फ़ोन करें, या फिर से लिखें।'),
      button('हमसे बात करें', { page: 'contact' }),
    ],
  }),

  review_refused: ({ productId, productName, why }) => ({
    subject: 'हम आपका रिव्यू नहीं दिखाएँगे',
    heading: 'हम आपका रिव्यू नहीं दिखाएँगे',
    parts: [
      text(`‘${productName}’ को रेटिंग देने के लिए धन्यवाद। आपने जो लिखा, वह हम नहीं दिखाएँगे। वजह यह है:`),
      ...quoted(why),
      text('आप इसे बदलें, तो हम फिर से पढ़ेंगे।'),
      button('रिव्यू बदलें', { path: `/product/${encodeURIComponent(productId)}#review` }),
    ],
  }),

  account_deleted: ({ at }) => ({
    subject: 'आपका खाता मिट गया',
    heading: 'आपका खाता मिट गया',
    parts: [
      text(`आपके कहने पर हमने ${onDateAndTime(at)} आपका खाता मिटा दिया। अब हम आपको कुछ नहीं लिखेंगे।`),
      text('टैक्स के कानून के कारण आपके ऑर्डर और बिल, बिना खाते के, हमारे पास रहेंगे।'),
      button('दुकान देखें', { page: 'home' }),
    ],
  }),

  password_changed: ({ at }) => ({
    subject: 'आपका पासवर्ड बदल गया',
    heading: 'आपका पासवर्ड बदल गया',
    parts: [
      text(`${onDateAndTime(at)} आपके खाते का पासवर्ड बदल गया।`),
      text('दूसरे डिवाइस पर शायद फिर साइन इन करना होगा।'),
      text('यह आपने नहीं बदला? तो अभी नया पासवर्ड चुनें, और हमें लिखें।'),
      button('नया पासवर्ड चुनें', { page: 'reset password' }),
    ],
  }),

  account_safety: ({ what, at }) => ({
    subject: safetyChanges[what].subject,
    heading: safetyChanges[what].subject,
    parts: [
      text(`${safetyChanges[what].words} समय: ${dateAndTime(at)}।`),
      text('यह आपने नहीं किया? तो अभी नया पासवर्ड चुनें, और हमें लिखें।'),
      button('नया पासवर्ड चुनें', { page: 'reset password' }),
    ],
  }),
}

const safetyChanges: Record<SafetyChange, { subject: string; words: string }> = {
  second_factor_set: {
    subject: 'आपका दूसरा ताला लग गया',
    words: 'अब साइन इन करते समय पासवर्ड के साथ ऐप के अंक भी देने होंगे।',
  },
  second_factor_ended: {
    subject: 'आपका दूसरा ताला हट गया',
    words: 'आपका दूसरा ताला हटा दिया गया: अब साइन इन सिर्फ़ पासवर्ड से होगा।',
  },
  second_factor_reset: {
    subject: 'आपका दूसरा ताला हटा दिया गया',
    words: 'दुकान के एक एडमिन ने आपका दूसरा ताला हटा दिया: अब साइन इन सिर्फ़ पासवर्ड से होगा। कृपया नया ताला लगाएँ।',
  },
  figures_guessed: {
    subject: 'कोई आपके खाते में आने की कोशिश कर रहा है',
    words: 'किसी ने, जिसे आपका पासवर्ड पता है, कई बार ऐप के गलत अंक लिखे। वह अंदर नहीं आ पाया। कृपया नया पासवर्ड चुनें।',
  },
  number_tied: {
    subject: 'आपके खाते में मोबाइल नंबर जुड़ गया',
    words: 'अब ईमेल और पासवर्ड के अलावा मोबाइल नंबर और कोड से भी आपका खाता खुलेगा।',
  },
  passkey_added: {
    subject: 'आपके खाते में नई पासकी जुड़ गई',
    words: 'अब इस पासकी वाले डिवाइस से बिना पासवर्ड के आपका खाता खुलेगा।',
  },
  passkey_deleted: {
    subject: 'आपके खाते की एक पासकी हट गई',
    words: 'अब उससे आपका खाता नहीं खुलेगा।',
  },
  number_untied: {
    subject: 'आपके खाते से मोबाइल नंबर हट गया',
    words: 'अब मोबाइल नंबर से आपका खाता नहीं खुलेगा।',
  },
}

const emailDeleted = 'हमने आपका ईमेल अपनी सूची से मिटा दिया है: ऐसा ईमेल अब नहीं आएगा।'

/** What a line of a khata is about. */
const khataLine = {
  order: (number: number | null) => `ऑर्डर #${number}`,
  off: (number: number | null) => `कम हुए, ऑर्डर #${number}`,
  paid: (_number: number | null) => 'दिए',
}

const notComing: Record<MailFacts['subscription_left_out']['why'], string> = {
  sold_out: 'उस दिन यह सामान कम है।',
  closed: 'उस दिन हम इसे नहीं ला सकते।',
  place: 'हमें नहीं पता कि इसे कहाँ लाना है। दूसरा पता चुनें।',
  payment: 'आपके चुने तरीके से पेमेंट नहीं हो सका। दूसरा तरीका चुनें।',
  missed: 'हमें देर हो गई। हमें माफ़ करें।',
}

function foot(shopName: string): string {
  return `${shopName} ने यह ईमेल आपके खाते या ऑर्डर के लिए भेजा है। जवाब देने की ज़रूरत नहीं है।`
}

/** A name has no sex, and जी is polite to any. */
function greeting(name: string): string {
  return name === '' ? 'नमस्ते,' : `नमस्ते ${name} जी,`
}

function changedMoney({
  duePaise,
  backOnlinePaise,
  backByHandPaise,
}: Pick<MailFacts['order_changed'], 'duePaise' | 'backOnlinePaise' | 'backByHandPaise'>): string {
  const sentences = [
    backOnlinePaise > 0 && `${formatPaise(backOnlinePaise)} वहीं वापस आएँगे, जहाँ से आपने दिए थे।`,
    backByHandPaise > 0 && `हम ${formatPaise(backByHandPaise)} आपको खुद लौटाएँगे।`,
    duePaise > 0 && `सामान मिलने पर ${formatPaise(duePaise)} देने होंगे।`,
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || 'कुछ देना नहीं है।'
}

function placeSentence(place: MailFacts['order_placed']['place']): string {
  if (place.is === 'fetched') return fetchSentence(place.slot)
  if (place.is === 'unknown') return 'बताएँ कि इसे कहाँ पहुँचाना है: हमें अभी नहीं पता।'
  const { town, pinCode, promisedOn, slot } = place
  const day = slot ? `${slotTime(slot)} ` : promisedOn ? `${shortDay(promisedOn)} को ` : ''
  const call = promisedOn === null ? ` ${noDayWords}` : ''
  return `हम इसे ${day}${town} ${pinCode} पहुँचाएँगे। सामान निकलने पर आपको ईमेल भेजेंगे।${call}`
}

function fetchSentence(slot: MailedSlot | undefined): string {
  if (!slot?.point) return 'यह सामान आपको बाज़ार से लेना है।'
  const { name, hindiName, place, hindiPlace } = slot.point
  const where = [hindiName ?? name, hindiPlace ?? place].filter(Boolean).join(', ')
  return `यह सामान आपको ${where} से लेना है: ${slotTime(slot)}।`
}

function lateSentence(slot: MailedSlot): string {
  return `आपका पेमेंट देर से आया, और तब तक आपका चुना समय (${slotTime(slot)}) भर चुका था। इसलिए ऑर्डर को अगला खाली समय मिला है। अपने ऑर्डर में आप दूसरा समय चुन सकते हैं।`
}

function comingBack(backPaise: MailFacts['order_cancelled']['backPaise']): string {
  if (!backPaise) return 'आपने जो पैसे दिए, वे वापस आएँगे। पैसे भेजते ही हम आपको ईमेल करेंगे।'
  const { online, upi, cash, receivable = 0 } = backPaise
  const ways = [
    online > 0 && `${formatPaise(online)} वहीं वापस आएँगे, जहाँ से आपने दिए थे।`,
    receivable > 0 && `${formatPaise(receivable)} आपके उधार से कम होंगे।`,
    upi > 0 && `${formatPaise(upi)} आपको UPI से वापस मिलेंगे।`,
    cash > 0 && `${formatPaise(cash)} आपको नकद वापस मिलेंगे।`,
  ].filter(Boolean)
  if (ways.length === 0) return 'आपके पैसे पहले ही वापस आ चुके हैं।'
  return `${ways.join(' ')} पैसे भेजते ही हम आपको ईमेल करेंगे।`
}

function linkButton(label: string, link: MailedLink): MailPart {
  return link.is === 'open' ? button(label, { path: link.path }) : text('(लिंक सिर्फ़ भेजे गए ईमेल में है।)')
}

function orderButton(orderId: string, label = 'ऑर्डर देखें'): MailPart {
  return button(label, { page: 'order', orderId })
}

export const mails: CustomerMails = { kinds, greeting, foot }
