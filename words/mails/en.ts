import { noDayWords } from '#domain/addresses/days/rules.ts'
import { grievanceName } from '#domain/grievances/rules.ts'
import type { MailFacts, MailedLink, MailedSlot, SafetyChange } from '#domain/mails/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { dateAndTime, shortDay } from '#domain/time/rules.ts'
import { slotTime } from '#words/ui/hours/en.ts'

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
    subject: `Thank you for your order ${called(orderId, orderNumber)}`,
    heading: 'Thank you for your order',
    parts: [
      text(`We have your order of ${dateAndTime(placedAt)}, and we pack it soon.`),
      table([
        ...lines.map(({ name, quantity, amount, pricePaise }) => ({
          name: `${amount ?? `${quantity} ×`} ${name}`,
          value: formatPaise(pricePaise),
        })),
        ...(discountPaise > 0 ? [{ name: 'Discount', value: formatPaise(-discountPaise) }] : []),
        { name: 'Delivery', value: shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise) },
        ...(depositPaise > 0 ? [{ name: 'Deposit on bottles', value: formatPaise(depositPaise) }] : []),
        { name: 'Total', value: formatPaise(totalPaise), isSum: true },
      ]),
      text(
        duePaise > 0
          ? `Please have ${formatPaise(duePaise)} in cash ready when you get it.`
          : 'It is paid. Thank you.',
      ),
      ...(slotAsked ? [text(lateSentence(slotAsked))] : []),
      text(placeSentence(place)),
      orderButton(orderId, place.is === 'unknown' ? 'Say where it goes' : 'See your order'),
    ],
  }),

  order_changed: ({ orderId, orderNumber, changed, note, beforePaise, totalPaise, duePaise, ...back }) => ({
    subject: `Your order ${called(orderId, orderNumber)} was changed`,
    heading: 'Your order was changed',
    parts: [
      text('We have changed your order:'),
      ...changed.map((what) => text(what)),
      ...quoted(note),
      table([
        { name: 'Before', value: formatPaise(beforePaise) },
        { name: 'Total now', value: formatPaise(totalPaise), isSum: true },
      ]),
      text(changedMoney({ duePaise, ...back })),
      text('Is this not what you wanted? Please tell us before we pack it.'),
      orderButton(orderId),
    ],
  }),

  order_sent: ({ orderId, orderNumber, duePaise }) => ({
    subject: `Your order ${called(orderId, orderNumber)} is on its way`,
    heading: 'Your order is on its way',
    parts: [
      text('We have packed your order, and it has left us.'),
      ...(duePaise > 0 ? [text(`Please have ${formatPaise(duePaise)} in cash ready at the door.`)] : []),
      text('You find the invoice on the page of your order.'),
      orderButton(orderId),
    ],
  }),

  order_delivered: ({ orderId, orderNumber, isFetched, returnableUntil }) => ({
    subject: `Your order ${called(orderId, orderNumber)} ${isFetched ? 'was handed over' : 'was delivered'}`,
    heading: isFetched ? 'You have fetched your order' : 'Your order was delivered',
    parts: [
      text('We hope that you like it.'),
      text(
        `If something is not as it should be, please tell us until ${dateAndTime(returnableUntil)}, on the page of your order. The invoice is there, too.`,
      ),
      orderButton(orderId),
    ],
  }),

  order_put_off: ({ orderId, orderNumber, was, slot, day, words }) => ({
    subject: `Your order ${called(orderId, orderNumber)} comes at another time`,
    heading: 'Your order comes at another time',
    parts: [
      text(
        was
          ? `Your order was to come on ${slotTime(was)}. We are closed on that day. We are sorry.`
          : 'We came with your order, and nobody was at home.',
      ),
      ...(words === '' ? [] : quoted(words)),
      text(
        slot
          ? `${slot.point ? fetchSentence(slot) : `We bring it on ${slotTime(slot)}.`} Does that not suit you? You can choose another time at your order.`
          : day
            ? `We bring it on ${shortDay(day)}.`
            : noDayWords,
      ),
      orderButton(orderId),
    ],
  }),

  order_corrected: ({ orderId, orderNumber, isOnItsWay }) => ({
    subject: `About your order ${called(orderId, orderNumber)}: we were wrong`,
    heading: 'We were wrong about your order',
    parts: [
      text(
        isOnItsWay
          ? 'We wrote to you that it was delivered. It is still on its way to you. We are sorry.'
          : 'We wrote to you that it had left us. It is still here, and goes out soon. We are sorry.',
      ),
      orderButton(orderId),
    ],
  }),

  order_cancelled: ({ orderId, orderNumber, note, hasPaid, backPaise }) => ({
    subject: `Your order ${called(orderId, orderNumber)} was cancelled`,
    heading: 'Your order was cancelled',
    parts: [
      text('Nothing of it will be brought to you.'),
      ...quoted(note),
      text(hasPaid ? comingBack(backPaise) : 'You have paid nothing for it, and you owe us nothing.'),
      orderButton(orderId),
    ],
  }),

  money_back: ({ orderId, orderNumber, amountPaise, way, why, note }) => ({
    subject: `${formatPaise(amountPaise)} back for your order ${called(orderId, orderNumber)}`,
    heading: `${formatPaise(amountPaise)} for you`,
    parts: [
      text(
        {
          cash: `We have given ${formatPaise(amountPaise)} back to you in cash.`,
          upi: `We have sent ${formatPaise(amountPaise)} back to you by UPI.`,
          receivable: `We have taken ${formatPaise(amountPaise)} off your khata.`,
          wallet: `We have put ${formatPaise(amountPaise)} back into your wallet.`,
          online: `We have sent ${formatPaise(amountPaise)} back to where you paid from. Your bank may take 5 to 7 working days to show it.`,
        }[way],
      ),
      ...(note === null ? [text(refundReasonLabels[why])] : quoted(note)),
      orderButton(orderId),
    ],
  }),

  wallet_lies: ({ balancePaise }) => ({
    subject: `${formatPaise(balancePaise)} in your wallet`,
    heading: `We keep ${formatPaise(balancePaise)} for you`,
    parts: [
      text(
        `Nothing came into your wallet or went out of it for eleven months. Pay your next order from it, or have all of it given back to where you paid from. It stays yours until then.`,
      ),
      button('See my wallet', { path: '/account' }),
    ],
  }),

  account_money_back: ({ amountPaise, of }) => ({
    subject: `${formatPaise(amountPaise)} back for you`,
    heading: `${formatPaise(amountPaise)} for you`,
    parts: [
      text(
        `${of === 'wallet' ? `This was in your wallet: ${formatPaise(amountPaise)}.` : `You paid ${formatPaise(amountPaise)} more than you owed us.`} We have sent it back to where you paid from. Your bank may take 5 to 7 working days to show it.`,
      ),
      button('See my account', { path: '/account' }),
    ],
  }),

  khata_statement: ({ owedPaise, since, payToken }) => ({
    subject: `Your khata: ${formatPaise(owedPaise)}`,
    heading: `You owe ${formatPaise(owedPaise)}`,
    parts: [
      ...(since.length > 0
        ? [
            text('What was written down and paid in the last seven days:'),
            table([
              ...since.map(({ what, orderNumber, amountPaise }) => ({
                name: khataLine[what](orderNumber),
                value: formatPaise(amountPaise),
              })),
              { name: 'You owe', value: formatPaise(owedPaise), isSum: true },
            ]),
          ]
        : [text('Nothing was added in the last seven days.')]),
      button('Pay it online', { path: `/khata/${payToken}` }),
      text('You can pay in cash or by UPI at the shop as well. Is something wrong? Please tell us.'),
    ],
  }),

  return_answered: ({ orderId, orderNumber, outcome, goods, answer, amountPaise, replacementOrderId }) => ({
    subject: `${outcome === 'refused' ? 'About' : 'We agree to'} your return of order ${called(orderId, orderNumber)}`,
    heading: outcome === 'refused' ? 'We cannot take this back' : 'We agree to your return',
    parts: [
      text(goods.map(({ quantity, name, amount }) => `${amount ?? `${quantity} ×`} ${name}`).join(', ')),
      ...quoted(answer),
      ...(outcome === 'money' && amountPaise !== null
        ? [text(`${formatPaise(amountPaise)} goes back to you. We write to you when it does.`)]
        : []),
      ...(outcome === 'replacement'
        ? [text('We send you the goods once more. You pay nothing for it.')]
        : []),
      orderButton(replacementOrderId ?? orderId),
    ],
  }),

  delivered_there: ({ pinCode }) => ({
    subject: `We deliver to ${pinCode} now`,
    heading: `We deliver to ${pinCode} now`,
    parts: [
      text('You asked us to tell you when we come to you. Now we do.'),
      button('See what we have', { page: 'home' }),
      text('We have deleted your address from our list: no more mails of this kind come.'),
    ],
  }),

  batch_recalled: ({ productName, code, reason, orders }) => ({
    subject: `Please do not use goods of batch ${code}`,
    heading: 'Please do not use this',
    parts: [
      text(
        `We call back ${productName}, batch ${code}. You have it from your ${orders.length === 1 ? 'order' : 'orders'} ${orders.map(({ orderId, orderNumber }) => called(orderId, orderNumber)).join(', ')}, or were to get it.`,
      ),
      ...quoted(reason),
      text(
        'Please do not eat or use it, and keep it until we ask for it, or throw it away. What you paid for it comes back to you: you need not do anything. We are sorry.',
      ),
      orderButton(orders[0]!.orderId),
    ],
  }),

  subscription_dearer: ({ productName, agreedPaise, pricePaise, depositPaise }) => ({
    subject: 'Something that comes by itself costs more now',
    heading: `${productName} costs more now`,
    parts: [
      text(
        `You agreed on ${formatPaise(agreedPaise)}, and it costs ${formatPaise(pricePaise)} now${depositPaise ? `, ${formatPaise(depositPaise)} of it deposit on the bottle` : ''}. We do not bring it before you say yes.`,
      ),
      button('Say yes or no', { page: 'account' }),
    ],
  }),

  subscription_left_out: ({ day, why, productNames }) => ({
    subject: `Something does not come on ${shortDay(day)}`,
    heading: `What does not come on ${shortDay(day)}`,
    parts: [
      text(`${productNames.join(', ')}: ${notComing[why]}`),
      text('After that it comes again, on the days that you have chosen.'),
      button('See what comes by itself', { page: 'account' }),
    ],
  }),

  subscription_to_pay: ({ orderId, orderNumber, day, totalPaise, leftPaise }) => ({
    subject: `Please pay for what comes on ${shortDay(day)}`,
    heading: `Your wallet has too little for ${shortDay(day)}`,
    parts: [
      text(
        `It holds ${formatPaise(leftPaise)}, and ${called(orderId, orderNumber)} is ${formatPaise(totalPaise)}. The goods come all the same: please pay ${formatPaise(totalPaise)} in cash when they come.`,
      ),
      text('Nothing was taken from your wallet. Top it up, and the next order is paid from it again.'),
      button('Top up my wallet', { page: 'account' }),
    ],
  }),

  back_in_stock: ({ productId, productName }) => ({
    // The name is the shop's own text: it stands where it is escaped.
    subject: 'What you wait for is back',
    heading: `${productName} is back`,
    parts: [
      text('You asked us to tell you when it can be had again. Now it can, as long as it lasts.'),
      button('See it', { path: `/product/${productId}` }),
      text('We have deleted your address from our list: no more mails of this kind come.'),
    ],
  }),

  welcome: (_facts, { shopName }) => ({
    subject: `Welcome to ${shopName}`,
    heading: 'Good that you are here',
    parts: [
      text(`Your account at ${shopName} is ready. You sign in with this e-mail and your password.`),
      text('Your orders, addresses and invoices are kept there for you.'),
      button('Look around', { page: 'home' }),
      text('Was it not you who opened this account? Then please choose a new password, and it is yours.'),
    ],
  }),

  new_password: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'Your link for a new password came too late',
          heading: 'This mail came too late',
          parts: [
            text(
              'You asked us for a link for a new password. We could not send it in time, and it has run out. We are sorry.',
            ),
            text('Please ask for a new one if you still need it.'),
            button('Ask for a new link', { page: 'reset password' }),
          ],
        }
      : {
          subject: 'Choose a new password',
          heading: 'Choose a new password',
          parts: [
            text(
              `You asked us for a link for a new password. It works once, until ${dateAndTime(expiresAt)}.`,
            ),
            linkButton('Choose a new password', link),
            text('Was it not you? Then you need to do nothing: your password stays as it is.'),
          ],
        },

  sign_in_link: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'Your link to sign in came too late',
          heading: 'This mail came too late',
          parts: [
            text(
              'You asked us for a link to sign in. We could not send it in time, and it has run out. We are sorry.',
            ),
            text('Please ask for a new one if you still need it.'),
          ],
        }
      : {
          subject: 'Your link to sign in',
          heading: 'Sign in without your password',
          parts: [
            text(
              `Somebody tried wrong passwords for your account, so it is closed for new sign-ins for some minutes. With this link you still get in. It works once, until ${dateAndTime(expiresAt)}.`,
            ),
            linkButton('Sign in', link),
            text(
              'Your password stays as it is. Was it not you who asked for this link? Then you need to do nothing.',
            ),
          ],
        },

  new_email: ({ expiresAt }, { link }) =>
    link.is === 'over'
      ? {
          subject: 'Your link for a new e-mail came too late',
          heading: 'This mail came too late',
          parts: [
            text(
              'You asked us to use this e-mail for your account. We could not send the link in time, and it has run out. We are sorry.',
            ),
            text('Please ask for a new one if you still need it.'),
            button('Open your account', { page: 'account' }),
          ],
        }
      : {
          subject: 'Is this your e-mail?',
          heading: 'Is this your e-mail?',
          parts: [
            text(
              `You asked us to use this e-mail for your account. Please confirm it. The link works once, until ${dateAndTime(expiresAt)}.`,
            ),
            linkButton('Yes, use this e-mail', link),
            text('Was it not you? Then you need to do nothing: nothing changes.'),
          ],
        },

  email_changed: ({ at, newEmail }) => ({
    subject: 'Your e-mail was changed',
    heading: 'Your e-mail was changed',
    parts: [
      text(`Since ${dateAndTime(at)} you sign in with ${newEmail}. We write to you there from now on.`),
      text('Was it not you? Then please call us or write to us now.'),
      button('How to reach us', { page: 'contact' }),
    ],
  }),

  grievance_received: ({ number, answerBy }) => ({
    subject: `We have your complaint ${grievanceName(number)}`,
    heading: `Your complaint is ${grievanceName(number)}`,
    parts: [
      text(
        `Thank you for telling us. We answer until ${dateAndTime(answerBy)}, and put it right within one month.`,
      ),
      button('How to reach us', { page: 'contact' }),
    ],
  }),

  grievance_answered: ({ number, words, answer }) => ({
    subject: `About your complaint ${grievanceName(number)}`,
    heading: `About your complaint ${grievanceName(number)}`,
    parts: [
      text('You wrote to us:'),
      ...quoted(words),
      text('This is our answer:'),
      ...quoted(answer),
      text('Is it not put right? Then please call us, or write to us once more.'),
      button('How to reach us', { page: 'contact' }),
    ],
  }),

  review_refused: ({ productId, productName, why }) => ({
    subject: 'We do not show your review',
    heading: 'We do not show your review',
    parts: [
      text(`Thank you for rating ${productName}. We do not show what you wrote, and this is why:`),
      ...quoted(why),
      text('You can change it: then we look at it again.'),
      button('Change your review', { path: `/product/${encodeURIComponent(productId)}#review` }),
    ],
  }),

  account_deleted: ({ at }) => ({
    subject: 'Your account is deleted',
    heading: 'Your account is deleted',
    parts: [
      text(`Your account was deleted on ${dateAndTime(at)}, as you asked. We do not write to you any more.`),
      text('Orders and invoices stay with us without your account, because the tax law wants it.'),
      button('To the shop', { page: 'home' }),
    ],
  }),

  password_changed: ({ at }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    parts: [
      text(`The password of your account was changed on ${dateAndTime(at)}.`),
      text('On devices where you were signed in you may have to sign in again.'),
      text('Was it not you? Then please choose a new password now, and write to us.'),
      button('Choose a new password', { page: 'reset password' }),
    ],
  }),

  account_safety: ({ what, at }) => ({
    subject: safetyChanges[what].subject,
    heading: safetyChanges[what].subject,
    parts: [
      text(`${safetyChanges[what].words} It was on ${dateAndTime(at)}.`),
      text('Was it not you? Then please choose a new password now, and write to us.'),
      button('Choose a new password', { page: 'reset password' }),
    ],
  }),
}

const safetyChanges: Record<SafetyChange, { subject: string; words: string }> = {
  second_factor_set: {
    subject: 'Your two-step sign-in is on',
    words: 'From now on your sign-in asks for the figures of an app, beside the password.',
  },
  second_factor_ended: {
    subject: 'Your two-step sign-in is off',
    words: 'Your two-step sign-in was switched off: your sign-in asks for the password alone.',
  },
  second_factor_reset: {
    subject: 'Your two-step sign-in was switched off by the shop',
    words:
      'An administrator of the shop switched your two-step sign-in off: your sign-in asks for the password alone. Please set it up again.',
  },
  figures_guessed: {
    subject: 'Somebody tries to get into your account',
    words:
      'Somebody who knows your password typed wrong figures of your app several times. They did not get in. Please choose a new password.',
  },
  number_tied: {
    subject: 'Your account has a mobile number now',
    words: 'From now on a mobile number and a code open your account, beside e-mail and password.',
  },
  passkey_added: {
    subject: 'Your account has a new passkey',
    words: 'From now on a device with this passkey opens your account, without the password.',
  },
  passkey_deleted: {
    subject: 'A passkey of your account was deleted',
    words: 'It does not open your account any more.',
  },
  number_untied: {
    subject: 'Your account has no mobile number any more',
    words: 'The mobile number does not open your account any more.',
  },
}

/** What a line of a khata is about. */
const khataLine = {
  order: (number: number | null) => `Order #${number}`,
  off: (number: number | null) => `Taken off, order #${number}`,
  paid: (_number: number | null) => 'Paid',
}

const notComing: Record<MailFacts['subscription_left_out']['why'], string> = {
  sold_out: 'there is too little of it on that day.',
  closed: 'we cannot bring it on that day.',
  place: 'we do not know where to bring it. Please choose another address.',
  payment: 'we could not take the money in the way that you have chosen. Please choose another one.',
  missed: 'we were too late for it. We are sorry.',
}

function foot(shopName: string): string {
  return `${shopName} wrote this to you because of your account or your order. You need not answer it.`
}

function greeting(name: string): string {
  return name === '' ? 'Namaste,' : `Namaste ${name},`
}

function changedMoney({
  duePaise,
  backOnlinePaise,
  backByHandPaise,
}: Pick<MailFacts['order_changed'], 'duePaise' | 'backOnlinePaise' | 'backByHandPaise'>): string {
  const sentences = [
    backOnlinePaise > 0 && `${formatPaise(backOnlinePaise)} goes back to where you paid from.`,
    backByHandPaise > 0 && `We owe you ${formatPaise(backByHandPaise)}, and give it to you by hand.`,
    duePaise > 0 && `${formatPaise(duePaise)} is to be paid when you get it.`,
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || 'There is nothing to pay.'
}

function placeSentence(place: MailFacts['order_placed']['place']): string {
  if (place.is === 'fetched') return fetchSentence(place.slot)
  if (place.is === 'unknown') return 'Please tell us where to bring it: we do not know yet.'
  const { town, pinCode, promisedOn, slot } = place
  const day = slot ? ` on ${slotTime(slot)}` : promisedOn ? ` on ${shortDay(promisedOn)}` : ''
  const call = promisedOn === null ? ` ${noDayWords}` : ''
  return `We bring it to ${town} ${pinCode}${day}, and write to you when it leaves.${call}`
}

function fetchSentence(slot: MailedSlot | undefined): string {
  if (!slot?.point) return 'You fetch it at the market.'
  const { name, place } = slot.point
  return `You fetch it at ${[name, place].filter(Boolean).join(', ')}, on ${slotTime(slot)}.`
}

function lateSentence(slot: MailedSlot): string {
  return `Your money came when the time that you chose (${slotTime(slot)}) was taken by others. So your order has the next one, and you can choose another time at your order.`
}

function comingBack(backPaise: MailFacts['order_cancelled']['backPaise']): string {
  if (!backPaise) return 'What you have paid for it goes back to you. We write to you when it does.'
  const { online, upi, cash, receivable = 0 } = backPaise
  const ways = [
    online > 0 && `${formatPaise(online)} goes back to where you paid from.`,
    receivable > 0 && `${formatPaise(receivable)} comes off your khata.`,
    upi > 0 && `${formatPaise(upi)} goes back to you by UPI.`,
    cash > 0 && `${formatPaise(cash)} goes back to you in cash.`,
  ].filter(Boolean)
  if (ways.length === 0) return 'Your money went back to you before.'
  return `${ways.join(' ')} We write to you when it does.`
}

function linkButton(label: string, link: MailedLink): MailPart {
  return link.is === 'open'
    ? button(label, { path: link.path })
    : text('(The link is only in the mail that was sent.)')
}

function orderButton(orderId: string, label = 'See your order'): MailPart {
  return button(label, { page: 'order', orderId })
}

export const mails: CustomerMails = { kinds, greeting, foot }
