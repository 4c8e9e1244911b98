import { codeInTwo } from '#domain/batches/rules.ts'
import { gramsLabel, lineLabel } from '#domain/catalog/rules.ts'
import type { ErrorDetails } from '#domain/ground/errors.ts'
import type { BadCsv } from '#domain/imports/errors.ts'
import { homePercent } from '#domain/offers/home/rules.ts'
import { formatPaise, shortRupees } from '#domain/pricing/rules.ts'
import { longDate, shortDay } from '#domain/time/rules.ts'
import { stopStandings } from '#words/desk/run-standings/en.ts'
import { amountOf, codeProblem, dateAndTime, oneOf, orderStatus } from '#words/labels/en.ts'

import type { ErrorWords } from './error-words.ts'

/** What can go wrong in the domain, and what to do. */
export const errors: ErrorWords = {
  not_signed_in: () => 'Please sign in first.',
  wrong_credentials: () => 'The e-mail or the password is wrong. Please try again.',
  forbidden: ({ why }) => notAllowed[why],
  not_found: ({ what }) => notFound[what],
  email_taken: ({ at }) =>
    at === 'opening'
      ? 'You already have an account with this e-mail. Please sign in.'
      : 'This e-mail belongs to an account already. Please choose another one.',
  changed_meanwhile: ({ of }) => changedMeanwhile[of],
  account_claimed: () => 'This person has an account to sign in to already.',
  cannot_sign_in: () =>
    'This person has no e-mail and no password yet. Please give them a link for their account first.',
  coins_changed: ({ now }) =>
    `Somebody else has changed this. It is ${now} now. Please look again, then save.`,
  needs_no_duties: () => 'An admin may do all of this already.',
  wrong_figures: () =>
    'These are not the last four digits of the number on this order. Please try again, or call the shop.',
  claim_over: () => 'This link was used already, or its 7 days are over. Please ask the shop for a new one.',
  category_has_goods: ({ label, goods }) =>
    goods === 1
      ? `1 product stands on the shelf ${label}. Please move it to another shelf first.`
      : `${goods} products stand on the shelf ${label}. Please move them to another shelf first.`,
  category_has_offer: ({ label, offer }) =>
    `The offer ‘${offer}’ is for the shelf ${label}. Please end the offer first, or make it for other goods.`,
  category_stays: ({ label }) => `${label} is one of the shop’s own shelves: it keeps its name and stays.`,
  too_many_categories: ({ maximum }) => `A shop has at most ${maximum} shelves.`,
  category_changed: () =>
    'Somebody else changed this shelf while you were editing it. Please check it and save again.',
  last_admin: () => 'The shop needs at least one admin.',
  email_known: () =>
    'Somebody has an account with this e-mail already. Please find them in the list and give them duties.',
  account_blocked: () => 'The shop has closed this account. Please write to the shop or call it.',
  person_blocked: () => 'This person is blocked from the shop. An admin can change that in All Users.',
  cash_blocked: ({ at }) =>
    at === 'counter'
      ? 'This person is blocked from cash on delivery. Please take the money now.'
      : `Cash on delivery is not open to you. ${payOnline}`,
  own_block: () => 'You cannot block yourself.',
  person_joined: () => 'This person is joined with another one. Please undo that first.',
  both_owe: () => 'Both have a khata, or both a wallet. Two of them cannot be joined.',
  both_have_accounts: () =>
    'Both have an account of their own. Only a person without an e-mail can be joined with another one.',
  unknown_push_service: () =>
    'This browser wants to be told in a way that we do not know. Please try another browser.',
  too_many_mailboxes: ({ maximum }) => `At most ${maximum} addresses are told by mail.`,
  too_many_streams: () => 'You have many windows of the panel open. This one asks now and then.',
  too_many_grievances: ({ maximum }) =>
    `We have ${maximum} complaints of yours from today, and answer them first. If something is urgent, please call us.`,
  grievance_answered: () => 'This complaint was answered already. Please look at it again.',
  not_bought: ({ productName }) =>
    `You can rate ${productName} once you have had it from this shop. Have you bought it without an account? Then open yours by the link in your order first.`,
  review_of_own_shop: () => 'People who work for the shop cannot rate its goods.',
  review_changed: () => 'Somebody changed this review while you were reading it. Please read it again.',
  review_not_shown: () => 'Only a review that is shown can be answered. Please show it first.',
  account_in_use: ({ is, orderNumber }) => accountInUse[is](orderNumber === null ? '' : `#${orderNumber}`),
  out_of_stock: ({ productName, available, stepGrams, at }) => {
    const advice = shortAdvice[at]
    if (available === 0) return `${productName} is sold out.${advice.none}`
    const amount = stepGrams ? gramsLabel(available * stepGrams) : available
    return `Only ${amount} of ${productName} left.${advice.few}`
  },
  no_price: ({ productName }) =>
    `${productName} has no price yet, so nobody can buy it.${shortAdvice.checkout.none}`,
  no_longer_sold: ({ productName, at }) => `${productName} is no longer sold.${shortAdvice[at].none}`,
  cart_empty: () => 'Your cart is empty.',
  amount_mismatch: ({ shownPaise, subtotalPaise, totalPaise, depositPaise = 0 }) => {
    const ofIt = depositPaise > 0 ? `, of which ${formatPaise(depositPaise)} is a deposit on bottles` : ''
    return shownPaise === subtotalPaise && !ofIt
      ? `The total is ${formatPaise(totalPaise)} with delivery. Please check it before you pay.`
      : `Your cart has changed. The new total is ${formatPaise(totalPaise)}${ofIt}. Please check it before you pay.`
  },
  code_not_taken: ({ problem, totalPaise }) =>
    `${codeProblem(problem)} Without it the total is ${formatPaise(totalPaise)}.`,
  offer_changed: () => 'Somebody has changed this offer. Please look at it again.',
  code_in_use: ({ code }) =>
    `Another offer has the code ${code}. Please end that one first, or take another code.`,
  home_offer_exists: ({ name }) =>
    `The offer ‘${name}’ takes ${homePercent}% off every first order already. Please end that one first.`,
  already_ordered: () => 'You have already ordered this. You find the order in My Orders.',
  already_paid: () => 'You have already paid for this. You find the order in My Orders.',
  cash_off: () => `We do not take cash right now. ${payOnline}`,
  cash_needs_place: () =>
    'To pay in cash, please choose first where we bring it. You can also pay by UPI, card or net banking.',
  cash_too_much: ({ maximumPaise }) =>
    `Cash is for orders of up to ${formatPaise(maximumPaise)}. ${payOnline}`,
  cash_not_here: ({ pinCode }) =>
    `We do not take cash in ${pinCode}. Please pay by UPI, card or net banking, or fetch it at the market.`,
  cash_guest_too_much: ({ maximumPaise }) =>
    `Without an account, a first order in cash is for up to ${formatPaise(maximumPaise)}. ${payOnline}`,
  cash_guest_open: () =>
    `Without an account we take one order in cash at a time for a number, a place and a phone. ${payOnline}`,
  cash_order_open: () => `Your first order in cash is not paid yet. ${payOnline}`,
  bad_signature: ({ of }) => badSignature[of],
  payment_not_captured: () => 'Payment verification failed',
  paid_too_late: ({ why }) => `${goesBack[why]} You get this payment back in full.`,
  gateway_unavailable: () => 'The payment service does not answer. Please try again in a minute.',
  upi_reference_used: ({ orderNumber }) => `Order #${orderNumber} was paid with this reference already.`,
  reference_used: () => 'What somebody owed was paid with this reference already.',
  not_trusted: () => 'This customer has no khata.',
  receivable_limit: ({ leftPaise }) =>
    leftPaise > 0
      ? `Only ${formatPaise(leftPaise)} more can be written down for this customer.`
      : 'Nothing more can be written down for this customer.',
  subscribed_already: ({ productName }) =>
    `${productName} comes to you by itself already. You can change it.`,
  too_many_subscriptions: ({ maximum }) => `No more than ${maximum} goods can come by themselves.`,
  day_made: ({ firstOpenDay }) =>
    `This day is being packed, and a day can be changed until 8 pm of the day before. The next one is ${shortDay(firstOpenDay)}.`,
  box_changed: ({ goods }) =>
    `Somebody else has changed this week. Now there is in it: ${goods.map(({ productName, quantity, ...pack }) => lineLabel(quantity, productName, pack)).join(', ') || 'nothing'}. Please look at it and save again.`,
  price_is_other: ({ productName, pricePaise }) =>
    `${productName} costs ${formatPaise(pricePaise)} now. Please look at it again.`,
  wallet_short: ({ leftPaise }) =>
    leftPaise > 0
      ? `Your wallet holds ${formatPaise(leftPaise)}. Please top it up, or pay in another way.`
      : 'Your wallet is empty.',
  wallet_rest: ({ leftPaise }) =>
    `Your wallet holds ${formatPaise(leftPaise)}, and the bank gives back ₹1.00 at least. Please ask us for it.`,
  wallet_full: ({ roomPaise }) =>
    roomPaise > 0
      ? `There is room for ${formatPaise(roomPaise)} in your wallet, and no more.`
      : 'Your wallet is full. Please pay an order from it first.',
  deposit_unpaid: ({ offPaise, backPaise }) =>
    offPaise === 0
      ? `All of it is paid by now, and ${formatPaise(backPaise)} is given back. Please press again.`
      : `${formatPaise(offPaise)} of it goes off what they owe. ${backPaise > 0 ? `${formatPaise(backPaise)} is given back` : 'Nothing is given back'}. Please press again.`,
  payment_refused: ({ totalPaise }) =>
    `The payment service does not accept ${formatPaise(totalPaise)} in one payment. Please change your cart and try again.`,
  bad_picture: () => 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.',
  too_large: ({ megabytes }) => `Please choose a picture of at most ${megabytes} MB.`,
  no_room: () => 'There is no space for more pictures. Please try again later.',
  pictures_away: () => 'Pictures cannot be kept or shown right now. Please try again in a minute.',
  order_moved: ({ status }) => `This order is now: ${orderStatus[status]}. Please look at it again.`,
  order_changed: ({ totalPaise }) =>
    `Somebody has changed this order. It comes to ${formatPaise(totalPaise)} now. Please look at it again.`,
  packing_began: ({ name }) => `${name} packs this order just now.`,
  packing_over: () => 'You do not pack this order any more. Please open it again.',
  lines_unanswered: ({ lines }) =>
    lines === 1
      ? 'One line has no answer yet, or was changed since.'
      : `${lines} lines have no answer yet, or were changed since.`,
  nothing_to_pack: () =>
    'Nothing of this order is there. Please ask an administrator to cancel it: then all of the money goes back.',
  weighs_more: ({ orderedGrams, weighedGrams }) =>
    `${gramsLabel(orderedGrams)} are ordered, and it weighs ${gramsLabel(weighedGrams)}. Take some out, or say that it is given along.`,
  not_wanted_instead: ({ wish }) =>
    wish === 'call'
      ? 'The customer wants to be called first. Please call, and say that they agree.'
      : 'The customer wants the money back where this is missing.',
  not_like_it: () => 'This cannot go instead. Please choose something of the same shelf that is on sale.',
  batch_of_other: ({ code, productName }) => `The label ${code} is of ${productName}.`,
  replacement_stays: () =>
    'These goods replace others, and nobody pays for them. Please take a new order for anything else.',
  refunded_at_gateway: () =>
    'All of the money for this order was given back at the payment service. Please cancel it, or open it to go on all the same.',
  call_off_waits: ({ kind }) =>
    `${kind === 'move' ? 'This order is to be cancelled' : 'The lines of this order are to be changed'}, which waits for a second administrator. Please have that allowed or refused first.`,
  paid_by_hand: ({ leftPaise }) =>
    `You paid us ${formatPaise(leftPaise)} in cash or by UPI, and we give it back by hand. Please call us: we cancel the order and give you your money.`,
  minute_over: () =>
    'This can be taken back for a minute. Please ask the shopkeeper, who can still take it back.',
  not_taken_back: ({ why }) =>
    why === 'return'
      ? 'This cannot be taken back any more: the customer has asked to send goods back.'
      : why === 'deposit'
        ? 'This cannot be taken back any more: empty bottles or crates came back since.'
        : why === 'empties'
          ? 'This went off for empties. Please take them back under Bottles and crates: then it is due again.'
          : 'This cannot be taken back any more: money was given back since.',
  money_due: () => 'Money is due for it. Please open it and enter what was taken.',
  till_closed: ({ closedAt, by }) =>
    `${by} counted and closed this till on ${dateAndTime(closedAt)}. It only takes counter-entries.`,
  till_begun: () =>
    'Something went in or out of this till already. Please use Put in or Take out, and say why.',
  till_moved: ({ expectedPaise }) =>
    `Something went in or out while you counted: ${formatPaise(expectedPaise)} should be there now. Please compare it again.`,
  nothing_due: () => 'Nothing is due for this order any more. Please look at it again.',
  too_many_addresses: ({ maximum }) =>
    `You can keep ${maximum} addresses. Please delete one that you do not need.`,
  address_given: () => 'This order already has an address. Please ask us if it is wrong.',
  areas_changed: () =>
    'Somebody else changed the list while you were at it. Here it is as it stands now: please look at it and save again.',
  address_contradicts: ({ pinCode, names, chosen }) =>
    `The PIN code ${pinCode} lies in ${oneOf(names)}, and this address says ${chosen}. Please correct the address first.`,
  below_least: ({ pinCode, leastPaise, subtotalPaise }) =>
    `To ${pinCode} we bring goods from ${shortRupees(leastPaise)}. Please add ${formatPaise(leastPaise - subtotalPaise)} more, or fetch them at the market.`,
  in_stock: ({ productName }) => `${productName} is in stock: you can have it now.`,
  delivered_there: ({ pinCode }) => `We deliver to ${pinCode} already.`,
  not_delivered: ({ pinCode }) =>
    `We do not deliver to ${pinCode} yet. You can fetch it at the market, or choose another address.`,
  slot_full: ({ next }) =>
    next.length === 0
      ? 'All times of the next 14 days are taken. Please call us.'
      : 'This time was taken just now. Please choose another one.',
  slot_closed: ({ next }) =>
    next.length === 0
      ? 'This time takes no orders any more, and there is no other one. Please call us.'
      : 'This time takes no orders and no changes any more. Please choose another one.',
  stops_taken: ({ orderNumbers }) =>
    orderNumbers.length === 0
      ? 'Some of these orders cannot be brought. Please look again.'
      : `${orderNumbers.map((number) => `#${number}`).join(', ')} cannot be in this run: not packed, fetched, or in another run.`,
  run_started: () => 'The run is on its way. Only the order of its stops can be changed.',
  run_closed: ({ closedAt, by }) => `${by} closed this run on ${dateAndTime(closedAt)}.`,
  run_goes_on: ({ orderNumbers }) =>
    `Nobody has said yet what became of ${orderNumbers.map((number) => `#${number}`).join(', ')}.`,
  stop_answered: ({ orderNumber, standing }) => `#${orderNumber}: ${stopStandings[standing]}`,
  till_of_run: ({ runNumber }) => `This till is counted with delivery run ${runNumber}. Close the run.`,
  needs_address: () => 'This order needs an address before it is packed or goes out.',
  order_collected: () => 'The customer fetches this order at the market.',
  bad_refund: ({ leftPaise, isCash = false }) =>
    leftPaise === 0
      ? 'All of this payment has been given back already.'
      : isCash
        ? `Please enter an amount of at most ${formatPaise(leftPaise)}: so much is left of what was paid.`
        : `Please enter an amount of at most ${formatPaise(leftPaise)}: so much is left of this payment. The bank gives back ₹1.00 at least, now and of a rest.`,
  refund_waits: ({ amountPaise }) =>
    `${formatPaise(amountPaise)} waits for a second administrator. Nothing has gone back yet.`,
  refund_waits_already: () =>
    'A refund of this order waits for a second administrator already. Please wait for the answer.',
  only_administrator: () =>
    'This sum needs a second administrator, and you are the only one: make another one, or lift the sum in The shop.',
  refund_answered: ({ isAllowed }) =>
    isAllowed ? 'Somebody allowed it already.' : 'It was refused or taken back already.',
  own_refund: () => 'You asked for it yourself. Another administrator has to allow it.',
  refund_changed: ({ wasPaise, isPaise }) =>
    `The order has changed: ${formatPaise(wasPaise)} was asked for, and ${formatPaise(isPaise)} would go back now. Please refuse it, and it can be asked for anew.`,
  stock_not_counted: ({ productName }) => `${productName} is not counted. Start to count it first.`,
  stock_counted: ({ productName, stock }) =>
    `${productName} is counted already: ${stock} can be sold. Please look at it again.`,
  repack_other_unit: ({ productName }) =>
    `${productName} is measured in another way than what it is packed from.`,
  repack_gains: ({ amount, unit }) =>
    `${amountOf(amount, unit)} more come out than go in. Please check the pieces.`,
  repack_loses: ({ amount, unit }) =>
    `${amountOf(amount, unit)} less come out than go in. Please say why, or check the pieces.`,
  repack_undone: () => 'This repacking was taken back already.',
  pack_is_other: ({ productName, pack }) =>
    `${productName} is packed in ${pack} now. Please look whether the number is still right, and press again.`,
  slip_received: ({ slip, code, pieces }) =>
    `Slip ${slip} was taken today with ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, as batch ${codeInTwo(code)}. If that was wrong, please correct that batch below, under ‘What was received’.`,
  batch_not_open: ({ code }) => `Batch ${codeInTwo(code)} is closed already.`,
  transfer_entered: ({ reference, amountPaise }) =>
    `${reference} was entered before, with ${formatPaise(amountPaise)}. Each transfer is entered once.`,
  entry_not_taken_back: () =>
    'This entry cannot be taken back. It was taken back before, or a batch or an order made it.',
  week_goes_on: ({ lastDay }) =>
    `This week is not closed yet. It goes on until ${longDate(lastDay)}, and closes at 6 on the next morning.`,
  batch_of_share: ({ code }) =>
    `The grower of batch ${code} gets a share of what it is sold for, not a price.`,
  grower_changed: () => 'Somebody else has changed this grower. Look at it as it is now, then press again.',
  grower_ended: ({ name }) => `${name} does not bring goods any more. An admin can change that in Growers.`,
  repack_used: ({ productName, left, needed }) =>
    `${needed} of ${productName} would go back, and only ${left} can still be sold.`,
  return_too_late: ({ until }) =>
    `These goods could be sent back until ${dateAndTime(until)}. Please call us.`,
  return_too_many: ({ productName, left, stepGrams }) =>
    left === 0
      ? `All of ${productName} has been sent back already.`
      : `Of ${productName} you can send back at most ${stepGrams ? gramsLabel(left * stepGrams) : left}.`,
  mail_not_failed: () => 'Only a mail that failed can be sent again.',
  no_mails: () => 'This shop cannot send e-mails yet. Please call us, and we help you to sign in.',
  no_messages: () => 'This shop cannot send codes yet. Please sign in with your e-mail, or call us.',
  code_over: () => 'This code is used or has run out. Please ask for a new one.',
  name_needed: () => 'You are new here. Please tell us your name.',
  password_needed: () => 'Admins and helpers sign in with e-mail and password.',
  second_factor_needed: () => 'Please type the figures that your app shows now.',
  second_factor_wrong: () => 'These figures are wrong or were used already. Please type the newest ones.',
  second_factor_stands: () =>
    'Your two-step sign-in is on already. To set it up anew, please switch it off first.',
  second_factor_missing: () => 'There is no two-step sign-in here any more. Please look at it again.',
  no_passkeys_here: () => 'The shop has no passkeys at this address. Please sign in with your password.',
  too_many_passkeys: ({ maximum }) => `You have ${maximum} passkeys already. Please delete one first.`,
  passkey_refused: () => 'This passkey could not be kept. Please try again.',
  passkey_unknown: () => 'This passkey did not sign you in. Please try again, or sign in another way.',
  own_second_factor: () => 'Please switch your own two-step sign-in off in your account.',
  number_taken: () => 'Another account signs in with this number already.',
  puzzle_needed: () => 'Many codes are asked for from here. Please try again in a moment.',
  reset_link_over: () => 'This link was used already or has run out. Please ask for a new one.',
  return_decided: ({ status }) => `This return was ${status} already. Please look at it again.`,
  bad_csv: (details) => badCsv(details),
  import_refused: ({ why }) => importRefused[why],
  key_reused: () => 'This idempotency key was used for another request. Please use a new one.',
  busy: ({ of }) => busy[of],
  too_long_to_print: ({ mostLines }) =>
    `A PDF has at most ${mostLines} lines, and this month has more. Please take the CSV.`,
  unavailable: () => 'The shop cannot do this right now. Please try again in a minute.',
  took_too_long: () => 'This took the shop too long. Please try again in a minute, or ask for less of it.',
  too_many_attempts: ({ of, retryAfterSeconds }) =>
    `${tooMany[of]} Please wait ${minutes(retryAfterSeconds)} and try again.`,
}

const changedMeanwhile = {
  product: 'Somebody else changed this product while you were editing it. Please check both and save again.',
  shop: 'Somebody else saved other facts while you were editing. Please check what is marked and save again.',
}

/** The ways to pay beside cash. */
const payOnline = 'Please pay by UPI, card or net banking.'

const notAllowed = {
  not_admin: 'Only admins can do this.',
  no_duty: 'Only admins can do this, and people with this duty.',
  other_site: 'This request comes from another site, so it is refused.',
}

const notFound = {
  product: 'We do not sell this product.',
  'price for some days': 'This product has no price for some days.',
  user: 'There is no such user.',
  session: 'This device is already signed out.',
  'cart line': 'This is no longer in your cart.',
  'payment order': 'There is no such payment.',
  payment: 'There is no such payment.',
  order: 'There is no such order.',
  'order line': 'There is no such line in this order.',
  return: 'There is no such return.',
  refund: 'There is no such refund.',
  picture: 'There is no such picture.',
  invoice: 'There is no such invoice.',
  address: 'This address is no longer there.',
  category: 'This shelf is no longer there.',
  mail: 'There is no such mail.',
  till: 'There is no such till.',
  grievance: 'There is no such complaint.',
  review: 'This review is no longer there.',
  import: 'This import is no longer there. Please choose the file again.',
  note: 'This note is no longer there.',
  repacking: 'There is no such repacking.',
  offer: 'There is no such offer.',
  passkey: 'This passkey is deleted already.',
  grower: 'The shop does not know this grower.',
  batch: 'The shop does not know this batch.',
  'grower entry': 'The shop does not know this entry.',
  link: 'This link opens nothing any more.',
  slot: 'There is no such time for this place.',
  run: 'This run is over, or its link was ended.',
  zone: 'There is no such zone.',
  subscription: 'This does not come by itself any more.',
  'shared list': 'This list is not shared any more. Please ask for a new link.',
}

/** Why a payment goes back: the first sentence of what is said. */
const goesBack = {
  out_of_stock: 'The goods were sold out before your payment arrived.',
  offer_ended: 'Your payment came late: the price had gone up, or the goods are not sold any more.',
  paid_twice: 'You have already paid for these goods with another payment.',
  ordered_in_cash: 'You have already ordered these goods in cash.',
  wrong_amount: 'The amount that you paid is not the amount of the order.',
  surplus: 'There was nothing left to pay.',
}

/** Why an account cannot be deleted yet, and what to do. */
const accountInUse: Record<ErrorDetails['account_in_use']['is'], (order: string) => string> = {
  order: (order) =>
    `Your order ${order} is still on its way. You can delete your account once you have it, or once it is cancelled.`,
  due: (order) => `Your order ${order} is not paid yet. Please pay it first, then delete your account.`,
  return: (order) => `We still look at your return of order ${order}. Please wait for our answer first.`,
  refund: (order) =>
    `${order ? `Money for your order ${order}` : 'Money of yours'} is still on its way back to you. You can delete your account once you have it.`,
  payment: () =>
    'A payment of yours is still open. Please finish it, or wait 15 minutes, then delete your account.',
  receivable: () => 'Your khata is not at ₹0.00. Please settle it with us first, then delete your account.',
  wallet: () => 'Money is in your wallet. Please have it given back first, then delete your account.',
}

/** What to do when none is left, or too few. */
const shortAdvice = {
  cart: { none: '', few: '' },
  checkout: { none: ' Please take it out of your cart.', few: ' Please lower the quantity.' },
}

const tooMany = {
  'sign-ins': 'Too many tries to sign in.',
  payments: 'Too many payments did not go through. Your cart stays as it is.',
  'payments by link': 'Too many payments did not go through.',
  accounts: 'Too many accounts were opened here.',
  guests: 'Too many orders without an account were begun here. You can also sign in.',
  figures: 'The figures were wrong too often. You can also call the shop.',
  codes: 'Too many codes were wrong.',
  reviews: 'These are many reviews for one day.',
  'sign-in codes': 'Many codes were sent to this number.',
  'second factors': 'The figures of the app were wrong too often.',
  'codes of the shop': 'The shop has sent many codes today. You can sign in with your e-mail, or call us.',
}

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60)
  if (whole >= 120) return `${Math.ceil(whole / 60)} hours`
  return whole === 1 ? '1 minute' : `${whole} minutes`
}

const busy = {
  long_lists: 'Many long lists are being read. Please try again in a few seconds, or read page by page.',
  pictures: 'Many pictures are being uploaded. Please try again in a few seconds.',
  passwords: 'Many people are signing in. Please try again in a few seconds.',
  browsing: 'Many people are shopping right now. Please try again in a few seconds.',
}

/** Why a file cannot be taken in, and what to do. */
function badCsv(details: BadCsv): string {
  switch (details.why) {
    case 'too_large':
      return 'Please choose a file of at most 20 MB.'
    case 'spreadsheet':
      return 'This is a spreadsheet. Please save it as CSV (UTF-8) and choose that file.'
    case 'not_utf8':
      return 'The letters of this file cannot be read. Please save it as ‘CSV UTF-8’ and choose that file.'
    case 'empty':
      return 'There is nothing in this file.'
    case 'no_products':
      return 'There is no product in this file, only the names of the columns.'
    case 'no_name':
      return 'The first line must name the columns, and one of them must be id or name.'
    case 'quotes':
      return `The quotes in line ${details.line} do not fit. A cell with a quote in it stands in quotes, and the quote is written twice.`
    case 'record_too_long':
      return `Line ${details.line} is longer than 64 KB. Please look for a quote that is not closed.`
    case 'unknown_column':
      return details.column === ''
        ? 'A column in the first line has no name. Please give it one, or take the column out.'
        : `There is no column ‘${details.column.slice(0, 60)}’. The columns are: ${details.known.join(', ')}.`
    case 'column_twice':
      return `The column ‘${details.column}’ is there twice. Please take one out.`
    case 'too_many_lines':
      return `A file can have at most ${details.maximum.toLocaleString('en-IN')} products. Please cut it in two.`
  }
}

const importRefused = {
  wrong_lines: 'Some lines are wrong, so nothing is taken. Please mend them and choose the file again.',
  other_plan: 'The shop has changed since you looked at this. Please look at the plan again.',
}

const badSignature = {
  payment: 'Payment verification failed',
  webhook: 'The signature does not match the body.',
}
