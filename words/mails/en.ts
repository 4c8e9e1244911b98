import { noDayWords } from '#domain/addresses/days/rules.ts'
import { grievanceName } from '#domain/grievances/rules.ts'
import type { MailFacts, MailKind, MailedLink } from '#domain/mails/rules.ts'
import { noticePath } from '#domain/notices/rules.ts'
import type { PassedOn } from '#domain/notices/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { dateAndTime, shortDay } from '#domain/time/rules.ts'
import { noticeSentence, noticesTogether } from '#words/notices/en.ts'

/** What a mail says, without its look. Nothing in it is HTML. */
export interface MailWords {
  subject: string
  heading: string
  parts: MailPart[]
}

export type MailPart =
  | { is: 'text'; text: string }
  /** The words of a person. */
  | { is: 'quote'; text: string }
  /** Names with what belongs to them; the last one stands out where it is the sum. */
  | { is: 'table'; rows: { name: string; value: string; isSum?: boolean }[] }
  | { is: 'button'; label: string; to: MailPlace }

/** Where a button leads: a page of the shop, or an address. */
export type MailPlace =
  | { page: 'home' | 'account' | 'contact' | 'reset password' | 'stock' | 'complaints' }
  | { page: 'order'; orderId: string }
  | { path: string }
  | { address: string }

type WordsOf<Facts> = (facts: Facts, more: { shopName: string; link: MailedLink }) => MailWords

/** What each kind of mail says, in English. */
export const mailWords: { [Kind in MailKind]: WordsOf<MailFacts[Kind]> } = {
  order_placed: ({ orderId, orderNumber, placedAt, lines, shippingPaise, totalPaise, duePaise, place }) => ({
    subject: `Thank you for your order ${called(orderId, orderNumber)}`,
    heading: 'Thank you for your order',
    parts: [
      text(`We have your order of ${dateAndTime(placedAt)}, and we pack it soon.`),
      table([
        ...lines.map(({ name, quantity, pricePaise }) => ({
          name: `${quantity} × ${name}`,
          value: formatPaise(pricePaise),
        })),
        { name: 'Delivery', value: shippingPaise === 0 ? 'Free' : formatPaise(shippingPaise) },
        { name: 'Total', value: formatPaise(totalPaise), isSum: true },
      ]),
      text(
        duePaise > 0
          ? `Please have ${formatPaise(duePaise)} in cash ready when you get it.`
          : 'It is paid. Thank you.',
      ),
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
          online: `We have sent ${formatPaise(amountPaise)} back to where you paid from. Your bank may take 5 to 7 working days to show it.`,
        }[way],
      ),
      ...(note === null ? [text(refundReasonLabels[why])] : quoted(note)),
      orderButton(orderId),
    ],
  }),

  return_answered: ({ orderId, orderNumber, outcome, goods, answer, amountPaise, replacementOrderId }) => ({
    subject: `${outcome === 'refused' ? 'About' : 'We agree to'} your return of order ${called(orderId, orderNumber)}`,
    heading: outcome === 'refused' ? 'We cannot take this back' : 'We agree to your return',
    parts: [
      text(goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')),
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

  grievance_came: ({ number, answerBy }) => ({
    subject: `A complaint came in: ${grievanceName(number)}`,
    heading: `Complaint ${grievanceName(number)}`,
    parts: [
      text(`Somebody has complained to the shop. Please answer it until ${dateAndTime(answerBy)}.`),
      button('Open the complaints', { page: 'complaints' }),
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

  shop_told: ({ notices, total }) => {
    // Written from notices (pass-on.ts).
    const told = notices as PassedOn[]
    const [newest] = told
    const sentences = told.map(noticeSentence)
    return {
      subject: total === 1 ? sentences.join().replace(/\.$/, '') : noticesTogether(total),
      heading: total === 1 ? 'New in the shop' : noticesTogether(total),
      parts: [
        ...sentences.map(text),
        ...(total > told.length ? [text(`And ${total - told.length} more.`)] : []),
        total === 1 && newest
          ? button('Look at it', { path: noticePath(newest, { isAtStall: false }) })
          : button('Open the panel', { path: '/admin-panel' }),
      ],
    }
  },

  low_stock: ({ products, total }) => ({
    subject: total === 1 ? '1 product runs low' : `${total} products run low`,
    heading: 'What runs low',
    parts: [
      table(products.map(({ name, stock }) => ({ name, value: stock === 0 ? 'sold out' : `${stock} left` }))),
      ...(total > products.length ? [text(`And ${total - products.length} more.`)] : []),
      button('Open the stock', { page: 'stock' }),
    ],
  }),
}

/** What stands at the foot of every mail. */
export function mailFoot(shopName: string): string {
  return `${shopName} wrote this to you because of your account or your order. You need not answer it.`
}

/** How a mail begins. */
export function mailGreeting(name: string): string {
  const said = name.replaceAll(/\s+/g, ' ').trim()
  return said === '' ? 'Namaste,' : `Namaste ${said},`
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
  if (place.is === 'fetched') return 'You fetch it at the market.'
  if (place.is === 'unknown') return 'Please tell us where to bring it: we do not know yet.'
  const { town, pinCode, promisedOn } = place
  const day = promisedOn ? ` on ${shortDay(promisedOn)}` : ''
  const call = promisedOn === null ? ` ${noDayWords}` : ''
  return `We bring it to ${town} ${pinCode}${day}, and write to you when it leaves.${call}`
}

function comingBack(backPaise: MailFacts['order_cancelled']['backPaise']): string {
  if (!backPaise) return 'What you have paid for it goes back to you. We write to you when it does.'
  const { online, upi, cash } = backPaise
  const ways = [
    online > 0 && `${formatPaise(online)} goes back to where you paid from.`,
    upi > 0 && `${formatPaise(upi)} goes back to you by UPI.`,
    cash > 0 && `${formatPaise(cash)} goes back to you in cash.`,
  ].filter(Boolean)
  if (ways.length === 0) return 'Your money went back to you before.'
  return `${ways.join(' ')} We write to you when it does.`
}

function text(words: string): MailPart {
  return { is: 'text', text: words }
}

function quoted(words: string | null): MailPart[] {
  return words === null || words.trim() === '' ? [] : [{ is: 'quote', text: words }]
}

function table(rows: { name: string; value: string; isSum?: boolean }[]): MailPart {
  return { is: 'table', rows }
}

function button(label: string, to: MailPlace): MailPart {
  return { is: 'button', label, to }
}

function linkButton(label: string, link: MailedLink): MailPart {
  return link.is === 'open'
    ? button(label, { address: link.address })
    : text('(The link is only in the mail that was sent.)')
}

function orderButton(orderId: string, label = 'See your order'): MailPart {
  return button(label, { page: 'order', orderId })
}

/** '#1042'; in mails that were written before orders had a number, the beginning of the id. */
function called(orderId: string, orderNumber: number | undefined): string {
  return orderNumber === undefined ? `${orderId.slice(0, 10)}…` : `#${orderNumber}`
}
