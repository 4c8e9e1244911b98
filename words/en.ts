import type { ErrorCode, ErrorDetails, FieldProblemCode, FieldProblems } from '#domain/ground/errors.ts'
import { formatPaise, maxPaymentPaise } from '#domain/pricing/rules.ts'

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
  accountOpen: 'Your account is open. Please sign in.',
  signedIn: 'Login successful',
  signedOut: 'Logged out successfully',
  nobodySignedIn: 'Nobody is signed in.',
  user: 'User details',
  allUsers: 'All users',
  userUpdated: 'User updated successfully',
  passwordChanged: 'Your password is changed. Other devices have to sign in again.',
  sessions: 'Where you are signed in',
  sessionEnded: 'That device is signed out',

  productUploaded: 'Product uploaded successfully',
  productUpdated: 'Product updated successfully',
  pictureUploaded: 'Picture uploaded',
  product: 'Product',
  allProducts: 'All products',
  oneOfEachCategory: 'One product of each category',
  productsOfCategory: 'Products of the category',
  searchResults: 'Search results',
  filteredProducts: 'Filtered products',

  inCart: ({ productName }: { productName: string }) => `${productName} is in your cart`,
  cart: 'Your cart',
  cartCount: 'Cart count',
  cartUpdated: 'Cart updated successfully',
  itemRemoved: 'Item removed from cart',

  paymentOrderCreated: 'Payment order created',
  howToPay: 'How to pay',
  paymentVerified: 'Payment Successful & Verified!',
  paid: 'This has been paid.',
  notPaid: 'This has not been paid.',
  webhookReceived: 'Received',
  allOrders: 'All orders',
  myOrders: 'Your orders',
}

/** What is said before a request has reached the domain, or when the shop itself has failed. */
const requests = {
  unreadable: 'This request cannot be read.',
  badJson: 'This request cannot be read: its body is not valid JSON.',
  emptyBody: 'This request cannot be read: its body is empty.',
  badAddress: 'This request cannot be read: its address is not well formed.',
  headersTooLong: 'The address and headers of this request are longer than we can take.',
  bodyTooLarge: 'This is more than we can take at once.',
  wrongBodyType: 'Please send the body as application/json, or a picture as multipart/form-data.',
  tooSlow: 'This request took too long to arrive. Please try again.',
  tooManyFromAddress: 'Too many attempts from this address. Please wait a few minutes and try again.',
  unknownCall: ({ method, path }: { method: string; path: string }) => `There is no ${method} ${path} here.`,
  failed: 'Something went wrong on our side. Please try again.',
}

const unexpected = 'This is not what is expected here.'

export const en: Words = {
  errors: {
    not_signed_in: () => 'Please sign in first.',
    wrong_credentials: () => 'E-mail or password is not right. Please try again.',
    forbidden: ({ why }) => notAllowed[why],
    not_found: ({ what }) => notFound[what],
    email_taken: () => 'An account with this e-mail address exists. Please sign in.',
    changed_meanwhile: () =>
      'Somebody else changed this product while you were editing it. Please look at both and save again.',
    last_admin: () => 'The shop needs at least one administrator.',
    out_of_stock: ({ productName, available, at }) => {
      const advice = shortAdvice[at]
      if (available === 0) return `${productName} is sold out for now.${advice.none}`
      return `Only ${available} of ${productName} can be had just now.${advice.few}`
    },
    cart_empty: () => 'Your cart is empty.',
    amount_mismatch: ({ totalPaise }) =>
      `Your cart has changed since you saw it: it comes to ${formatPaise(totalPaise)} now. Please look at it once more.`,
    already_paid: () =>
      'You have paid for this already. The order is under My Orders, and your cart is up to date.',
    bad_signature: ({ of }) => badSignature[of],
    payment_not_captured: () => 'Payment verification failed',
    paid_too_late: ({ why }) => `${goesBack[why]} goes back to you in full.`,
    gateway_unavailable: () =>
      'The payment service does not answer just now. Nothing was charged by this request; please try again in a minute.',
    payment_refused: ({ totalPaise }) =>
      `The payment service does not take a payment of ${formatPaise(totalPaise)}. Nothing was charged; please change your cart and try again.`,
    bad_picture: () => 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.',
    too_large: ({ megabytes }) => `Please choose a picture of at most ${megabytes} MB.`,
    no_room: () => 'There is no room left for pictures just now. Please try again later.',
    key_reused: () => 'This idempotency key belongs to another request. Please use a new one.',
    busy: ({ of }) => busy[of],
    unavailable: () => 'The shop cannot do this just now. Please try again in a moment.',
    too_many_attempts: () => 'Too many attempts to sign in. Please wait a quarter of an hour and try again.',
  },
  missingFields: 'Please fill in all required fields.',
  problems: {
    missing: () => 'This field is required.',
    too_big: ({ maximum, origin }) => `This can be at most ${maximum}${units[origin] ?? ''}.`,
    too_small: ({ minimum, origin }) => `This must be at least ${minimum}${units[origin] ?? ''}.`,
    not_one_of: ({ values }) => `This must be one of ${values.join(', ')}.`,
    wrong_type: ({ expected }) => types[expected] ?? unexpected,
    unexpected: () => unexpected,
    bad_email: () => 'Please enter an e-mail address, such as asha@example.com.',
    password_too_short: ({ minimum }) => `Please choose a password of at least ${minimum} characters.`,
    password_too_long: ({ maximum }) => `Please choose a password of at most ${maximum} characters.`,
    passwords_differ: () => 'Passwords do not match!',
    password_leaked: () =>
      'Many people use this password, so it is guessed first. Please choose another one; a few words together are good.',
    wrong_password: () => 'This is not your password. Please try again.',
    portrait_too_large: () => 'Please choose a picture of at most 5 MB.',
    bad_rupees: () => 'Please enter an amount in rupees, such as 49 or 49.50.',
    payment_too_large: () =>
      `One payment can be at most ${formatPaise(maxPaymentPaise)}. Please take something out of your cart.`,
    bad_category: () => 'Please choose one of the categories.',
    no_image: () => '*Please upload at least one product image',
    too_many_images: ({ maximum }) => `A product has at most ${maximum} pictures.`,
    bad_image_address: () => 'A picture must be one that was uploaded here or an https address.',
    no_file: () => 'Please choose a picture to upload.',
    file_incomplete: () => 'The picture did not arrive whole. Please upload it again.',
    too_many_of_product: ({ maximum }) => `A cart holds at most ${maximum} of one product.`,
    too_many_products: ({ maximum }) => `A cart holds at most ${maximum} different products.`,
    page_too_far: ({ maximum }) =>
      `Pages go up to ${maximum}. Please go on with nextCursor where there is one, or narrow the list.`,
    bad_cursor: () => 'This cursor is not one of ours. Please begin again with the first page.',
    hostile: () => 'This has characters or a shape that we cannot take.',
  },
  answers,
  requests,
}

const notAllowed = {
  not_admin: 'Only administrators may do this.',
  other_site: 'This request comes from another site and is not carried out.',
}

const notFound = {
  product: 'This product is not on our shelves.',
  user: 'There is no such person.',
  session: 'This sign-in has ended already.',
  'cart line': 'This is not in your cart any more.',
  'payment order': 'There is no such payment.',
}

/** Why a payment was not sold, up to the words that are true of all of them. */
const goesBack = {
  out_of_stock: 'The goods sold out before your payment arrived. Your money',
  paid_twice: 'You have paid for these goods with another payment. This one',
  wrong_amount: 'This payment is not of the amount that was asked for. It',
  surplus: 'There was nothing left to pay. Your money',
}

/** What to do when none is left, or too few. */
const shortAdvice = {
  cart: { none: '', few: '' },
  checkout: { none: ' Please take it out of your cart.', few: ' Please lower the quantity.' },
}

const busy = {
  long_lists:
    'Too many long lists are asked for just now. Please try again in a few seconds, or ask page by page.',
  pictures: 'Many pictures are arriving just now. Please send this one again in a few seconds.',
  passwords: 'Many people are signing in just now. Please try again in a few seconds.',
  browsing: 'Many people are at the market just now. Please try again in a few seconds.',
}

const badSignature = {
  payment: 'Payment verification failed',
  webhook: 'The signature does not belong to this body.',
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
