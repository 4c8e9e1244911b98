import { packLabel } from '#domain/catalog/rules.ts'
import type { NetUnit, ProductState } from '#domain/catalog/rules.ts'
import type { ErrorCode, ErrorDetails, FieldProblemCode, FieldProblems } from '#domain/ground/errors.ts'
import type { BadCsv } from '#domain/imports/errors.ts'
import type { PictureRefusal } from '#domain/media/errors.ts'
import { codeProblemWords, homePercent } from '#domain/offers/rules.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { paymentMethodLabels } from '#domain/orders/rules.ts'
import type { GatewayFindings } from '#domain/payments/rules.ts'
import { formatPaise, maxPaymentPaise, shortRupees } from '#domain/pricing/rules.ts'
import { mostTerms } from '#domain/shop/limits/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** What one language has to say. A code without its sentence does not compile. */
export interface Words {
  /** What can go wrong in the domain. The sentence of `invalid_input` is made of its fields' problems. */
  errors: { [Code in Exclude<ErrorCode, 'invalid_input'>]: (details: ErrorDetails[Code]) => string }
  problems: { [Code in FieldProblemCode]: (details: FieldProblems[Code]) => string }
  /** Said of the whole form when fields of it are missing. */
  missingFields: string
  answers: typeof answers
  requests: typeof requests
}

/** What a call says when it did what it was asked for. */
const answers = {
  accountOpen: 'Your account is ready. Please sign in.',
  movesTakenBack: 'Undone',
  tills: 'Tills',
  till: 'Till',
  tillStarted: 'Saved',
  tillEntered: 'Entered',
  tillClosed: 'The till is closed.',
  signedIn: 'Login successful',
  signedOut: 'Logged out successfully',
  profileChanged: 'Saved',
  newEmailAsked:
    'We have sent a link to your new e-mail. It works for 30 minutes. Until you open it, nothing changes.',
  emailConfirmed: 'This is your e-mail now. You sign in with it from now on.',
  myData: 'All that we keep of you',
  accountDeleted: 'Your account is deleted.',
  grievanceTold: ({ name }: { name: string }) => `We have your complaint. Its number is ${name}.`,
  grievances: 'Complaints',
  grievanceAnswered: 'The answer is sent.',
  reviews: 'Reviews',
  myReview: 'Your review',
  reviewWritten: 'Thank you. We look at each review before it is shown.',
  reviewDeleted: 'Your review is deleted.',
  reviewReported: 'Thank you. We look at it.',
  reviewShown: 'The review is shown.',
  reviewRefused:
    'The review is not shown. Its writer reads your reason at the review, and in a mail if we have their e-mail.',
  reviewAnswered: 'Saved',
  deskNow: 'What waits, and what is new',
  noticeSettings: 'How you are told',
  noticeSwitched: 'Saved',
  noticeMailboxSaved: 'Saved',
  pushesOn: 'This browser tells you from now on.',
  pushesOff: 'This browser tells you no more.',
  signInLinkAsked:
    'If this e-mail belongs to an account, we have sent you a link to sign in. It works once, for 30 minutes. Please look into your spam folder, too.',
  nobodySignedIn: 'Nobody is signed in.',
  user: 'User details',
  allUsers: 'All users',
  userUpdated: 'User updated successfully',
  helperAdded: 'Helper added',
  userRenamed: 'Name saved',
  sessionsEnded: 'Signed out on all devices',
  userBlocked: 'Saved',
  noteAdded: 'Note saved',
  noteDeleted: 'Note deleted',
  peopleJoined: 'Joined',
  peopleParted: 'They are two people again',
  dutiesChanged: 'Duties saved',
  smartCoinsSet: 'Smart coins saved',
  passwordChanged: 'Your password is changed. On other devices, please sign in again.',
  resetAsked:
    'If this e-mail belongs to an account, we have sent you a link. It works for 30 minutes. Please look into your spam folder, too.',
  passwordReset: 'Your new password is set. Please sign in with it.',
  sessions: 'Where you are signed in',
  sessionEnded: 'The device is signed out',

  categories: 'All shelves',
  categoryAdded: ({ label }: { label: string }) => `The shelf ${label} is added`,
  categoryChanged: 'Shelf saved',
  categoryMoved: 'Order of the shelves saved',
  categoryDeleted: 'Shelf deleted',

  productUploaded: 'Product uploaded successfully',
  productUpdated: 'Product updated successfully',
  productMoved: ({ productName, state }: { productName: string; state: ProductState }) =>
    `${productName} ${productMoved[state]}`,
  productPrices: 'Prices, stock and states',
  productPricesSaved: 'Prices updated',
  productDuplicated: 'A copy is here as a draft',
  importPlanned: 'This is what the file would do',
  importLines: 'Lines of the file',
  picturesAdded: 'The pictures are in the shop.',
  goodsOfPictures: 'Here is whose pictures these are.',
  importPictures: 'Here is what became of its pictures.',
  importPicturesAgain: 'The pictures are fetched again',
  importBegun: 'The products are being taken in',
  pictureUploaded: 'Picture uploaded',
  product: 'Product',
  allProducts: 'All products',
  families: 'Families of packs',
  familyTax: 'Packs with another HSN or tax rate',
  goesWith: 'What goes with it',
  oneOfEachCategory: 'One product of each category',
  productsOfCategory: 'Products of the category',
  searchResults: 'Search results',
  missTold: 'Thank you',
  listRead: 'List read',
  aliasMade: ({ word, productName }: { word: string; productName: string }) =>
    `“${word}” finds ${productName} now`,
  aliasTakenBack: ({ word, productName }: { word: string; productName: string }) =>
    `“${word}” is no word for ${productName} any more`,
  wordAway: ({ word }: { word: string }) => `“${word}” is put away`,
  wordBack: ({ word }: { word: string }) => `“${word}” is back in the list`,
  filteredProducts: 'Filtered products',

  inCart: ({ productName }: { productName: string }) => `${productName} is in your cart`,
  cart: 'Your cart',
  cartCount: 'Cart count',
  cartUpdated: 'Cart updated successfully',
  itemRemoved: 'Item removed from cart',
  keptForLater: 'Saved for later',
  priceDays: 'The price for some days',
  priceDaysPlanned: 'Price for some days saved',
  priceDaysEnded: 'The price for some days is over',

  paymentOrderCreated: 'Payment order created',
  offersPriced: 'What offers take off',
  offers: 'All offers',
  offerSaved: 'The offer is saved',
  offerEnded: 'The offer has ended',
  offerUses: 'Who has the offer',
  howToPay: 'How to pay',
  paymentVerified: 'Payment Successful & Verified!',
  paid: 'This is paid.',
  notPaid: 'This is not paid.',
  orderedInCash: 'Your order is placed.',
  guestKnown: 'We know where your order goes.',
  guestOrders: 'Your orders.',
  guestClaim: 'Please choose an e-mail and a password.',
  cashOffered: 'You can pay this in cash.',
  cashNotOffered: 'You cannot pay this in cash.',
  peopleFound: 'People',
  personAdded: 'The person is written down.',
  claimOffered: 'Here is the link.',
  accountClaimed: 'The account is yours now.',
  orderTaken: 'The order is taken.',
  soldAtStall: 'It is sold.',
  bill: 'The bill of an order.',
  stallGoods: 'What the stall sells.',
  barcodesGiven: 'The codes are made.',
  nothingTaken: 'There is no such order yet.',
  payLink: 'Here is the link.',
  statusLink: 'Here is the link.',
  statusLinkOpened: 'This is your order.',
  openPayment: 'We are asking your bank.',
  noOpenPayment: 'No payment is open.',
  webhookReceived: 'Received',
  allOrders: 'All orders',
  myOrders: 'Your orders',
  order: 'Order',
  returns: 'Returns',
  returnAsked: 'We have your return. We answer within a day.',
  returnDecided: 'Return decided',
  stockEntered: 'Stock updated',
  goodsCounted: 'Count saved',
  countChecked: 'What the count would change',
  repacked: ({ amount, unit }: { amount: number; unit: NetUnit }) =>
    amount > 0 ? `Repacked. ${amountOf(amount, unit)} are entered as waste.` : 'Repacked',
  repackTakenBack: 'The repacking is taken back',
  stockEntries: 'Changes of stock',
  lowStock: 'Products with little stock',
  stockOfProducts: 'Stock of products',
  lowStockMarkSet: 'Low stock mark set',
  shopSettings: 'Settings of the shop',
  shopSettingsSaved: 'Saved. Pages and later invoices say this now.',
  deskFront: 'What waits, and what is missing',
  engine: 'How the shop runs',
  audit: 'Who changed what',
  orderMoved: 'Order updated',
  orderChanged: 'The order is changed.',
  plannedChange: 'What the change would make of the order',
  cartAdded: 'It is in your order now.',
  cartOffer: 'The order that takes what is in the cart',
  deskNoteKept: 'Note saved',
  ordersMoved: 'Orders updated',
  mails: 'Messages',
  mail: 'Message',
  mailSentAgain: 'It is sent again.',
  addresses: 'Your addresses',
  places: 'Where the goods may go',
  addressKept: 'Address saved',
  addressDeleted: 'Address deleted',
  deliveryAreas: 'Where we deliver',
  deliveryAreasSaved: 'Delivery areas saved',
  wishKept: ({ pinCode }: { pinCode: string }) => `We tell you when we deliver to ${pinCode}.`,
  stockWishKept: ({ productName }: { productName: string }) =>
    `We tell you once when ${productName} is back.`,
  deliveryWishes: 'Who waits for us',
  wishesDeleted: 'Deleted',
  delivered: 'We deliver there.',
  notDelivered: 'We do not deliver there yet.',
  addressGiven: 'Thank you. We know now where it goes.',
  cashTaken: 'Cash taken',
  refundDecided: 'The money is on its way back.',
  refundAllowed: 'Allowed. The money goes back.',
  refundNotAllowed: 'Nothing goes back.',
  cashGivenBack: 'The money is entered as given back.',
  gatewayAsked,
}

const productMoved: Record<ProductState, string> = {
  draft: 'is a draft now',
  on_shelf: 'is on the shelf',
  archived: 'is archived',
}

/** What the gateway knows of an order, and what of it is new here. */
function gatewayAsked({ attempts, newPayments, changedRefunds }: GatewayFindings): string {
  const known = attempts.map(
    ({ method, amountPaise, status }) =>
      `${paymentMethodLabels[method] ?? method} ${formatPaise(amountPaise)}, ${attemptStandings[status]}`,
  )
  const news = [
    ...newPayments.map(({ amountPaise, appliedPaise }) =>
      appliedPaise > 0
        ? `${formatPaise(amountPaise)} has arrived for this order.`
        : `${formatPaise(amountPaise)} has arrived that was not due, and goes back.`,
    ),
    ...changedRefunds.map(
      ({ amountPaise, standing, isNew }) =>
        `A refund of ${formatPaise(amountPaise)}${isNew ? ' was made there, and' : ''} ${refundStandings[standing]}.`,
    ),
  ]
  return [
    known.length > 0 ? `The gateway has: ${known.join('; ')}.` : 'The gateway has no payment for this order.',
    news.length > 0 ? `New: ${news.join(' ')}` : 'Nothing is new.',
  ].join(' ')
}

const attemptStandings = {
  created: 'not paid yet',
  authorized: 'with the bank',
  captured: 'paid',
  refunded: 'given back',
  failed: 'failed',
}

const refundStandings = {
  'on its way': 'is on its way',
  'given back': 'has been given back',
  refused: 'was refused',
}

/** What is said before a request has reached the domain, or when the shop itself has failed. */
const requests = {
  unreadable: 'We cannot read this request.',
  badJson: 'We cannot read this request: its body is not valid JSON.',
  emptyBody: 'We cannot read this request: its body is empty.',
  noSuchPage: 'There is no page at this address. Please check it, or start at the home page.',
  badAddress: 'We cannot read this request: its address is not a valid URL.',
  headersTooLong: 'The address or the headers of this request are too long.',
  bodyTooLarge: 'This request is too large.',
  wrongBodyType: 'Please send the body as application/json, or a picture as multipart/form-data.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  tooManyFromAddress: 'Too many tries from your network. Please wait a few minutes and try again.',
  unknownCall: ({ method, path }: { method: string; path: string }) => `There is no call ${method} ${path}.`,
  wrongMethod: ({ method, path, allowed }: { method: string; path: string; allowed: string }) =>
    `${path} takes no ${method}. It takes ${allowed}.`,
  noFile: 'There is no file at this address.',
  failed: 'Something went wrong on our side. Please try again.',
}

const unexpected = 'This value is not allowed here.'

export const en: Words = {
  errors: {
    not_signed_in: () => 'Please sign in first.',
    wrong_credentials: () => 'The e-mail or the password is wrong. Please try again.',
    forbidden: ({ why }) => notAllowed[why],
    not_found: ({ what }) => notFound[what],
    email_taken: ({ at }) =>
      at === 'opening'
        ? 'You already have an account with this e-mail. Please sign in.'
        : 'This e-mail belongs to an account already. Please choose another one.',
    changed_meanwhile: ({ of }) => changedMeanwhile[of],
    account_claimed: () => 'This person has an e-mail and a password already.',
    cannot_sign_in: () =>
      'This person has no e-mail and no password yet. Please give them a link for their account first.',
    coins_changed: ({ now }) =>
      `Somebody else has changed this. It is ${now} now. Please look again, then save.`,
    needs_no_duties: () => 'An admin may do all of this already.',
    wrong_figures: () =>
      'These are not the last four digits of the number on this order. Please try again, or call the shop.',
    claim_over: () =>
      'This link was used already, or its 7 days are over. Please ask the shop for a new one.',
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
    out_of_stock: ({ productName, available, at }) => {
      const advice = shortAdvice[at]
      if (available === 0) return `${productName} is sold out.${advice.none}`
      return `Only ${available} of ${productName} left.${advice.few}`
    },
    no_price: ({ productName }) =>
      `${productName} has no price yet, so nobody can buy it.${shortAdvice.checkout.none}`,
    no_longer_sold: ({ productName, at }) => `${productName} is no longer sold.${shortAdvice[at].none}`,
    cart_empty: () => 'Your cart is empty.',
    amount_mismatch: ({ shownPaise, subtotalPaise, totalPaise }) =>
      shownPaise === subtotalPaise
        ? `The total is ${formatPaise(totalPaise)} with delivery. Please check it before you pay.`
        : `Your cart has changed. The new total is ${formatPaise(totalPaise)}. Please check it before you pay.`,
    code_not_taken: ({ problem, totalPaise }) =>
      `${codeProblemWords(problem)} Without it the total is ${formatPaise(totalPaise)}.`,
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
    payment_refused: ({ totalPaise }) =>
      `The payment service does not accept ${formatPaise(totalPaise)} in one payment. Please change your cart and try again.`,
    bad_picture: () => 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.',
    too_large: ({ megabytes }) => `Please choose a picture of at most ${megabytes} MB.`,
    no_room: () => 'There is no space for more pictures. Please try again later.',
    pictures_away: () => 'Pictures cannot be kept or shown right now. Please try again in a minute.',
    order_moved: ({ status }) => `This order is now: ${orderStatusLabels[status]}. Please look at it again.`,
    order_changed: ({ totalPaise }) =>
      `Somebody has changed this order. It comes to ${formatPaise(totalPaise)} now. Please look at it again.`,
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
    repack_used: ({ productName, left, needed }) =>
      `${needed} of ${productName} would go back, and only ${left} can still be sold.`,
    return_too_late: ({ until }) =>
      `These goods could be sent back until ${dateAndTime(until)}. Please call us.`,
    return_too_many: ({ productName, left }) =>
      left === 0
        ? `All of ${productName} has been sent back already.`
        : `Of ${productName} you can send back at most ${left}.`,
    mail_not_failed: () => 'Only a mail that failed can be sent again.',
    no_mails: () => 'This shop cannot send e-mails yet. Please call us, and we help you to sign in.',
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
  },
  missingFields: 'Please fill in all required fields.',
  problems: {
    missing: () => 'This field is required.',
    too_big: ({ maximum, origin }) => `This can be at most ${maximum}${units[origin] ?? ''}.`,
    too_small: ({ minimum, origin }) => `This must be at least ${minimum}${units[origin] ?? ''}.`,
    not_one_of: ({ values }) =>
      `This must be one of ${values.map((value) => (value === '' ? 'or empty' : String(value))).join(', ')}.`,
    unknown_field: ({ field }) => `There is no field “${field}” here.`,
    wrong_type: ({ expected }) => types[expected] ?? unexpected,
    unexpected: () => unexpected,
    bad_email: () => 'Please enter an e-mail address, such as asha@example.com.',
    password_too_short: ({ minimum }) => `Please choose a password of at least ${minimum} characters.`,
    password_too_long: ({ maximum }) => `Please choose a password of at most ${maximum} characters.`,
    passwords_differ: () => 'Passwords do not match!',
    password_is_email: () =>
      'This is your own e-mail, so it is easy to guess. Please choose another password.',
    password_one_letter: () =>
      'One letter again and again is easy to guess. Please choose another password, for example a few words together.',
    password_leaked: () =>
      'Many people use this password, so it is easy to guess. Please choose another one, for example a few words together.',
    wrong_password: () => 'This password is wrong. Please try again.',
    picture_too_large: () => 'Please choose a picture of at most 5 MB.',
    too_many_pictures: ({ maximum }) => `Please send at most ${maximum} pictures.`,
    bad_stars: () => 'Please choose from one to five stars.',
    bad_code: () => 'A code has 3 to 20 letters and digits, such as DIWALI50.',
    bad_percent: () => 'Please enter a whole number from 1 to 100.',
    bad_pieces: () => 'Fewer pieces are paid than are taken, such as 3 for 2.',
    not_lower: ({ sellingPricePaise }) =>
      `Please enter less than it is sold for today, which is ${formatPaise(sellingPricePaise)}.`,
    ends_too_early: () => 'The last day comes before the first one.',
    bad_day: () => 'Please choose a day between the years 2000 and 2199, such as 2026-12-03.',
    bad_rupees: () => 'Please enter an amount in rupees, such as 49 or 49.50.',
    payment_too_large: () =>
      `One payment can be at most ${formatPaise(maxPaymentPaise)}. Please take something out of your cart.`,
    bad_barcode: () => 'Please enter the 8, 12 or 13 digits below the bars. One of them may be wrong.',
    barcode_taken: ({ productName }) => `${productName} has this bar code already.`,
    bad_hsn_code: () => 'Please enter 4, 6 or 8 digits, such as 0713.',
    date_passed: () => 'Please choose a time that is still to come.',
    date_to_come: () => 'This is later than now. Please say when it was counted.',
    on_shelf_already: () => 'It is on the shelf already. Leave this empty, or make it a draft until then.',
    off_before_on: () => 'Please choose a time after it has come onto the shelf.',
    bad_tax_rate: () => 'Please enter a percentage from 0 to 100, such as 5 or 12.5.',
    bad_days: () => 'Please enter whole days from packing, such as 180.',
    no_such_product: () => 'There is no product with this id. Leave it empty for a new product.',
    no_such_category: ({ typed }) =>
      `There is no shelf “${typed}”. Please correct its name, or add it on Shelves first.`,
    named_before: ({ line }) => `Line ${line} is about the same product.`,
    digits_lost: ({ typed }) =>
      `The spreadsheet has shortened this bar code to ${typed}, and its last digits are lost. Please make the column ‘Text’, type all the digits again, and save.`,
    letters_lost: () =>
      'The letters were lost when the file was saved. Please save it as ‘CSV UTF-8’ and choose that file.',
    too_many_cells: () => 'This line has more cells than the first line has columns.',
    bad_moment: () =>
      'Please write the day as 2026-12-03, with 06:00 behind it where the time matters. It is Indian time.',
    bad_category: () => 'Please choose one of the categories.',
    category_taken: ({ label }) => `There is a shelf with this name already: ${label}.`,
    no_letter: () => 'A name needs a letter or a digit.',
    bad_mark: () => 'A mark has one or two letters.',
    bad_gstin: () => 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
    gstin_mistyped: () => 'This GSTIN is mistyped: its last character does not fit the others.',
    gstin_of_other_state: ({ state }) =>
      state ? `This GSTIN belongs to ${state}. Please choose that state.` : 'This GSTIN is of no state.',
    only_administrator: () =>
      'You are the only administrator: please make another one first, or leave this empty.',
    bad_series: () => 'Please enter 1 to 4 capital letters and digits, such as HT.',
    same_series: () => 'Credit notes need other letters than invoices.',
    bad_figures: () => 'Please enter four digits.',
    bad_mobile: () => 'Please enter a mobile number of 10 digits, such as 98765 43210.',
    bad_upi_reference: () =>
      'Please enter the reference as the UPI app shows it: 6 to 35 letters and digits.',
    bad_phone: () => 'Please enter a telephone number with its area code, such as 0522 401 0000.',
    bad_fssai_licence: () => 'A FSSAI licence number has 14 digits.',
    bad_upi_id: () => 'Please enter a UPI id, such as shop@bank.',
    bad_shipping: () =>
      `Please enter what delivery costs, from 0 up to ${shortRupees(mostTerms.shippingPaise)}.`,
    bad_free_from: () => 'Please enter a sum above 0, such as 499, or the word never.',
    bad_least: () => 'Please enter a sum above 0, such as 300, or nothing.',
    bad_max_cash: () =>
      `Please enter a sum up to ${shortRupees(mostTerms.maxCashPaise)}: the law allows no more in cash.`,
    bad_closed_day: () => 'Please choose a day of the calendar that is still to come.',
    closed_day_twice: () => 'A day stands there twice.',
    bad_return_days: () => `Please enter whole days, from 1 to ${mostTerms.returnDays}.`,
    bad_contact: () => 'Please enter an e-mail, or a mobile number of 10 digits.',
    bad_pin_code: () => 'Please enter a PIN code of 6 digits, such as 411001.',
    areas_overlap: () => 'Each PIN code can be in one area only, and an area ends after it begins.',
    bad_state: () => 'Please choose the state.',
    state_of_pin_code: ({ pinCode, names }) =>
      `The PIN code ${pinCode} lies in ${oneOf(names)}. Please correct the state or the PIN code.`,
    no_lines_left: () => 'An order has at least one product. Please cancel the order instead.',
    more_than_goods: ({ subtotalPaise }) => `The goods come to ${formatPaise(subtotalPaise)}.`,
    reason_missing: () => 'Please say why. The customer reads this.',
    more_than_due: ({ duePaise }) => `Only ${formatPaise(duePaise)} is due.`,
    needs_picture: () => 'A product without a picture cannot go on the shelf. Please give it one first.',
    no_image: () => '*Please upload at least one product image',
    too_many_images: ({ maximum }) => `A product has at most ${maximum} pictures.`,
    too_many_aliases: ({ maximum }) =>
      `This product has ${maximum} other words already. Please take one away first.`,
    alias_says_nothing: ({ word }) =>
      `“${word}” says nothing of the goods. Please say what people call them.`,
    not_fetched: ({ why }) => notFetched[why],
    bad_image_address: () => 'Please upload the picture here, or give an address that starts with https://.',
    no_file: () => 'Please choose a picture to upload.',
    file_incomplete: () => 'The upload was cut off. Please upload the picture again.',
    too_many_of_product: ({ maximum }) => `You can buy at most ${maximum} of one product.`,
    too_many_kept: ({ maximum }) =>
      `You can save ${maximum} products for later. Please take one off the list first.`,
    too_many_products: ({ maximum }) => `Your cart is full: it takes ${maximum} different products.`,
    list_too_long: ({ maximum }) =>
      `A list has at most ${maximum.toLocaleString('en-IN')} letters. Please read it in parts.`,
    too_many_list_lines: ({ maximum }) => `A list has at most ${maximum} lines. Please read it in parts.`,
    page_too_far: ({ maximum }) =>
      `The last page is ${maximum}. To read on, use nextCursor or a narrower search.`,
    bad_cursor: () => 'This cursor is not valid. Please start again from the first page.',
    hostile: () => 'This has characters or nesting that are not allowed.',
  },
  answers,
  requests,
}

const changedMeanwhile = {
  product: 'Somebody else changed this product while you were editing it. Please check both and save again.',
  shop: 'Somebody else saved other facts while you were editing. Please check what is marked and save again.',
}

/** 300 g; 1.5 kg; 3 pieces. */
const amountOf = (netQuantity: number, netUnit: NetUnit) => packLabel({ netQuantity, netUnit })

/** a; a or b; a, b or c. */
const oneOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names)

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
    `Money for your order ${order} is still on its way back to you. You can delete your account once you have it.`,
  payment: () =>
    'A payment of yours is still open. Please finish it, or wait 15 minutes, then delete your account.',
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

/** Why a picture stays at the address that was typed. */
const notFetched: Record<PictureRefusal, string> = {
  not_https: 'The address leads to one that does not begin with https://, or has a port or a password in it.',
  not_public: 'The address leads into a private network, where the shop does not look.',
  no_such_host: 'There is no such host. Please look for a typing mistake.',
  no_answer: 'Its server did not answer, or not safely.',
  too_slow: 'It took longer than 10 seconds.',
  not_there: 'There is nothing at this address.',
  too_many_redirects: 'The address leads on and on.',
  too_large: 'The picture is larger than 5 MB.',
  not_a_picture: 'This is not a PNG, JPEG, WebP, AVIF or GIF picture that can be read.',
  other_picture: 'The product has other pictures by now.',
  not_kept: 'The shop had no room for it.',
}

const importRefused = {
  wrong_lines: 'Some lines are wrong, so nothing is taken. Please mend them and choose the file again.',
  other_plan: 'The shop has changed since you looked at this. Please look at the plan again.',
}

const badSignature = {
  payment: 'Payment verification failed',
  webhook: 'The signature does not match the body.',
}

/** By zod's names. */
const units: Record<string, string> = { string: ' characters long', array: ' in number' }

const types: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object with fields.',
}
