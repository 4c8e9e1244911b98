import { expect, test } from 'vitest'

import { newId } from '#domain/ground/ids.ts'
import { addressInPune } from '#tests/support/address.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { addAddress, buy } from '#tests/support/orders.ts'
import { startPaying } from '#tests/support/paying.ts'
import { listRoutes } from '#tests/support/routes.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// Every route of the shop, called by everybody who could call it. A new route fails here until it has a row.

const routes = listRoutes()
const page = async () =>
  new Response('<!doctype html><h1>Haat</h1>', { headers: { 'content-type': 'text/html' } })
const pages = { handle: page, clientFolder: null, isDevelopment: false }
const shop = await testShop({ CORS_ORIGINS: 'https://stall.example' }, { pages })

const productId = await makeProduct(shop)
const growerId = await makeGrower(shop)
const countedId = await makeProduct(shop, { stock: 9 })
const uncountedId = await makeProduct(shop, { stock: null })
const dal = {
  productName: 'Chana Dal',
  brandName: 'Gram Seva',
  category: 'pulses',
  description: 'Split.',
  price: 90,
  sellingPrice: 80,
}
const product = { ...dal, productImage: ['https://images.example/dal.webp'] }

/** What the owner has, for others to try their hands at. */
interface Owned {
  lineId: string
  orderId: string
  amount: number
  bystanderId: string
  sessionId: string
  boughtId: string
  transactionId: string
  addressId: string
}

type Row = [
  route: string,
  /**
   * Guest, general user and owner, another user with the owner's ids, a user with the duty packs, one with
   * the duty counter, admin, admin who was demoted a moment
   * ago.
   */
  expected: [
    guest: number,
    owner: number,
    other: number,
    packs: number,
    counter: number,
    admin: number,
    demoted: number,
  ],
  input?: ((owned: Owned) => unknown) | undefined,
  path?: (owned: Owned) => string,
]

const forgedPasskey = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '', authenticatorData: '', signature: '' },
  clientExtensionResults: {},
}
const changesOfSubscription = {
  change: { quantity: 2 },
  skip: { day: '2026-12-04', skip: true },
  pause: { from: '2026-12-04' },
  accept: { price: 40 },
  end: {},
}
let numbers = 1
const always = (status: number): Row[1] => [status, status, status, status, status, status, status]
const open = always(200)
const members: Row[1] = [401, 200, 200, 200, 200, 200, 200]
const owner: Row[1] = [401, 200, 404, 404, 404, 404, 404]
const admins: Row[1] = [401, 403, 403, 403, 403, 200, 403]
/** The duty packs, and the duty counter: nothing else opens a call of the desk. */
const packs: Row[1] = [401, 403, 403, 200, 403, 200, 403]
const counter: Row[1] = [401, 403, 403, 403, 200, 200, 403]
/** Whoever has some duty. */
const anyDuty: Row[1] = [401, 403, 403, 200, 200, 200, 403]
const nobody = always(404)
/** Whoever works in the shop, whatever their duty. */
const desk: Row[1] = [401, 403, 403, 200, 200, 200, 403]
const endless = 'GET /api/desk-events'

const table: Row[] = [
  ['POST /api/signup', always(422), () => ({})],
  ['POST /api/signin', always(422), () => ({})],
  ['GET /api/user-details', open],
  ['GET /api/userLogout', open],
  ['GET /api/my-sessions', members],
  ['POST /api/end-session', owner, ({ sessionId }) => ({ sessionId })],
  [
    'POST /api/change-password',
    [401, 422, 422, 422, 422, 422, 422],
    () => ({ currentPassword: 'none', newPassword: 'guava in june', confirmPassword: 'guava in june' }),
  ],
  // Without a mail server nobody is sent a link.
  ['POST /api/ask-password-reset', always(409), () => ({ email: `${newId()}@example.org` })],
  [
    'POST /api/reset-password',
    always(409),
    () => ({ token: 'guessed', password: 'guava in june', confirmPassword: 'guava in june' }),
  ],
  // Of another one than oneself none of these calls can be: nobody is named in them.
  ['POST /api/change-profile', members, () => ({ name: 'Lata' })],
  ['POST /api/ask-new-email', [401, 409, 409, 409, 409, 409, 409], () => newEmail()],
  ['POST /api/confirm-email', always(409), () => ({ token: 'guessed' })],
  ['GET /api/my-data', members],
  ['POST /api/delete-account', [401, 422, 422, 422, 422, 422, 422], () => ({ password: 'none' })],
  ['POST /api/ask-sign-in-link', always(409), () => ({ email: `${newId()}@example.org` })],
  ['POST /api/sign-in-by-link', always(409), () => ({ token: 'guessed' })],
  // In a shop on trial, where codes are read in the panel.
  ['POST /api/ask-sign-in-code', open, () => ({ mobile: `98${String(numbers++).padStart(8, '0')}` })],
  ['GET /api/sign-in-puzzle', open],
  ['POST /api/sign-in-by-code', always(409), () => ({ codeId: 'guessed', code: '123456' })],
  [
    'POST /api/tie-number',
    [401, 422, 422, 422, 422, 422, 422],
    () => ({ codeId: 'guessed', code: '123456', password: 'none' }),
  ],
  ['POST /api/untie-number', [401, 422, 422, 422, 422, 422, 422], () => ({ password: 'none' })],
  ['GET /api/passkeys', members],
  // Browsers have none for an address of figures.
  ['POST /api/begin-passkey', [401, 409, 409, 409, 409, 409, 409], () => ({ password: 'none' })],
  ['POST /api/add-passkey', [401, 409, 409, 409, 409, 409, 409], () => ({ credential: forgedPasskey })],
  ['POST /api/delete-passkey', [401, 404, 404, 404, 404, 404, 404], () => ({ passkeyId: 'none' })],
  ['POST /api/passkey-challenge', always(409)],
  ['POST /api/sign-in-by-passkey', always(401), () => ({ credential: forgedPasskey })],
  ['GET /api/second-factor', members],
  ['POST /api/begin-second-factor', [401, 403, 403, 422, 422, 422, 403], () => ({ password: 'none' })],
  ['POST /api/confirm-second-factor', [401, 403, 403, 409, 409, 409, 403], () => ({ figures: '123456' })],
  [
    'POST /api/end-second-factor',
    [401, 422, 422, 422, 422, 422, 422],
    () => ({ password: 'none', figures: '123456' }),
  ],
  // They have none.
  [
    'POST /api/people/:id/reset-second-factor',
    [401, 403, 403, 403, 403, 409, 403],
    undefined,
    ({ bystanderId }) => `/api/people/${bystanderId}/reset-second-factor`,
  ],
  [
    'POST /api/grievances',
    open,
    () => ({ name: 'Lata', email: `${newId()}@example.org`, words: 'It was sour.' }),
  ],
  ['GET /api/grievances', admins],
  [
    'POST /api/grievances/:id/answer',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ answer: 'We are sorry.' }),
    () => '/api/grievances/none/answer',
  ],
  ['GET /api/products/:id/reviews', open, undefined, () => `/api/products/${productId}/reviews`],
  ['GET /api/products/:id/my-review', members, undefined, () => `/api/products/${productId}/my-review`],
  // Nobody has had it yet.
  [
    'POST /api/products/:id/my-review',
    [401, 409, 409, 409, 409, 409, 409],
    () => ({ stars: 5 }),
    () => `/api/products/${productId}/my-review`,
  ],
  [
    'POST /api/products/:id/my-review/delete',
    members,
    () => ({}),
    () => `/api/products/${productId}/my-review/delete`,
  ],
  ['POST /api/reviews/:id/report', nobody, () => ({ reason: 'other' }), () => '/api/reviews/none/report'],
  ['GET /api/reviews/:id/picture', nobody, undefined, () => '/api/reviews/none/picture'],
  ['GET /api/reviews', admins],
  [
    'POST /api/reviews/:id/decide',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ outcome: 'shown', version: 1 }),
    () => '/api/reviews/none/decide',
  ],
  [
    'POST /api/reviews/:id/answer',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ answer: 'Thank you.', version: 1 }),
    () => '/api/reviews/none/answer',
  ],
  ['GET /api/desk-now', desk],
  [endless, desk],
  ['GET /api/notice-settings', desk],
  ['POST /api/notice-switch', desk, () => ({ way: 'panel', kind: 'order_placed', isOn: true })],
  ['POST /api/notice-mailbox', admins, () => ({ address: 'shop@example.com', kinds: ['order_placed'] })],
  // It is no browser's own.
  [
    'POST /api/push-subscription',
    [401, 403, 403, 422, 422, 422, 403],
    () => ({ endpoint: 'https://example.com/x', keys: { p256dh: 'x', auth: 'x' } }),
  ],
  ['POST /api/push-subscription/delete', members, () => ({ endpoint: 'https://example.com/x' })],
  ['GET /api/mails', admins],
  ['GET /api/mails/:id', [401, 403, 403, 403, 403, 404, 403], undefined, () => '/api/mails/999999'],
  [
    'POST /api/mails/:id/send-again',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    () => '/api/mails/999999/send-again',
  ],
  ['GET /api/phone-messages', admins],
  ['GET /api/phone-answers', admins],
  ['GET /api/phone-consent', members],
  ['POST /api/phone-consent', members, () => ({ channel: 'sms', isGiven: false })],
  ['GET /api/all-user', admins],
  ['POST /api/update-user', admins, ({ bystanderId }) => ({ userId: bystanderId, role: 'GENERAL' })],
  ['POST /api/change-duties', admins, ({ bystanderId }) => ({ userId: bystanderId, give: ['packs'] })],
  ['POST /api/set-smart-coins', admins, ({ bystanderId }) => ({ userId: bystanderId, smartCoins: 5 })],
  ['POST /api/upload-product', admins, () => product],
  ['POST /api/update-product', admins, () => ({ ...product, _id: productId })],
  ['POST /api/set-product-state', admins, () => ({ _id: productId, state: 'on_shelf' })],
  ['POST /api/give-barcodes', admins, () => ({ productIds: [productId] })],
  ['POST /api/duplicate-product', admins, () => ({ _id: productId })],
  ['GET /api/price-days', admins, undefined, () => `/api/price-days?productId=${productId}`],
  ['GET /api/all-price-days', admins],
  ['GET /api/growers', admins],
  ['GET /api/to-receive', packs],
  ['POST /api/growers', admins, () => ({ name: 'Sita Devi', village: 'Rampur', district: 'Sitapur' })],
  [
    'POST /api/growers/:id',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ name: 'Nobody', village: 'Rampur', district: 'Sitapur', version: 1 }),
    () => '/api/growers/none',
  ],
  [
    'POST /api/growers/:id/end',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ version: 1 }),
    () => '/api/growers/none/end',
  ],
  ['GET /api/season', admins, undefined, () => `/api/season?productId=${productId}`],
  ['POST /api/season', admins, () => ({ productId, months: Array.from({ length: 12 }, () => 'none') })],
  ['GET /api/group-prices', admins, undefined, () => `/api/group-prices?productId=${productId}`],
  ['POST /api/group-prices', admins, () => ({ productId, members: null })],
  ['GET /api/my-price', members],
  ['POST /api/price-days', admins, () => ({ productId, price: 1, from: '2199-01-01', until: '2199-01-02' })],
  ['POST /api/end-price-days', [401, 403, 403, 403, 403, 404, 403], () => ({ productId: 'no_such_product' })],
  ['GET /api/product-prices', admins, undefined, () => '/api/product-prices?category=pulses'],
  [
    'POST /api/product-prices',
    admins,
    () => ({
      rows: [
        {
          _id: productId,
          seen: { price: 60, sellingPrice: 49.9, stock: null, state: 'on_shelf' },
          sellingPrice: 55,
        },
      ],
    }),
  ],
  ['GET /api/get-product', open],
  ['GET /api/families', admins, undefined, () => '/api/families?category=pulses'],
  ['GET /api/family-tax', admins, undefined, () => '/api/family-tax?category=pulses&family=dal'],
  ['GET /api/get-categoryProduct', open],
  ['POST /api/category-product', open, () => ({ category: 'pulses' })],
  ['POST /api/product-details', open, () => ({ productId })],
  ['GET /api/search', open],
  ['POST /api/read-list', open, () => ({ list: '2 kg dal' })],
  ['POST /api/search-misses', open, () => ({ q: '' })],
  ['GET /api/search-misses/seen', open],
  [
    'POST /api/make-alias',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ word: 'dal', productId: 'none', loaded: { updatedAt: new Date().toISOString() } }),
  ],
  ['POST /api/take-alias-back', admins, () => ({ word: 'dal', productId })],
  ['POST /api/set-word-away', admins, () => ({ word: 'laptop', isAway: true })],
  ['POST /api/goes-with', open, () => ({ productIds: [productId] })],
  ['POST /api/filter-product', open, () => ({ category: [] })],
  ['POST /api/addto-cart', members, () => ({ productId })],
  ['GET /api/countAddToCartProduct', open],
  ['GET /api/view-card-product', members],
  ['POST /api/update-cart-product', owner, ({ lineId }) => ({ _id: lineId, quantity: 3 })],
  ['POST /api/delete-cart-product', owner, ({ lineId }) => ({ _id: lineId })],
  ['POST /api/price-cart', open, () => ({ lines: [{ productId, quantity: 2 }] })],
  ['POST /api/keep-for-later', members, () => ({ lines: [{ productId, quantity: 2 }] })],
  ['GET /api/kept-for-later', members],
  ['POST /api/shared-lists', members, () => ({ lines: [{ productId, quantity: 2 }] })],
  ['GET /api/shared-lists', members],
  [
    'POST /api/shared-lists/:id/stop',
    [401, 404, 404, 404, 404, 404, 404],
    undefined,
    () => '/api/shared-lists/none/stop',
  ],
  ['GET /api/shared-lists/:token', nobody, undefined, () => '/api/shared-lists/nobody-has-it'],
  ['POST /api/join-cart', members, () => ({ lines: [{ productId, quantity: 2 }] })],
  // By the key of a guest alone; what such a key opens is proved beside the commands.
  ['POST /api/guest', always(422), () => ({})],
  ['GET /api/guest', always(422)],
  ['POST /api/guest/account', always(422), () => ({})],
  ['POST /api/razorpay/order', [401, 200, 409, 409, 409, 409, 409], ({ amount }) => ({ amount })],
  // The others have nothing in their carts; another's address is proved beside the command.
  [
    'POST /api/orders/cash',
    [401, 200, 409, 409, 409, 409, 409],
    ({ amount, addressId }) => ({ amount, addressId }),
  ],
  [
    'GET /api/orders/cash',
    owner,
    undefined,
    ({ addressId }) => `/api/orders/cash?amount=9&addressId=${addressId}`,
  ],
  ['POST /api/razorpay/verify', [401, 400, 404, 404, 404, 404, 404], ({ orderId }) => forged(orderId)],
  ['GET /api/razorpay/order/:id', owner, undefined, ({ orderId }) => `/api/razorpay/order/${orderId}`],
  ['GET /api/razorpay/open-payment', members],
  ['GET /api/razorpay/checkout', open],
  ['POST /api/razorpay/webhook', always(400), () => ({ event: 'order.paid' })],
  ['POST /api/whatsapp/webhook', always(400), () => ({ entry: [] })],
  ['GET /api/whatsapp/webhook', always(405)],
  // All of them at once are for admins alone: stall.http.test.ts.
  ['GET /api/all-orders', packs, undefined, () => '/api/all-orders?page=1'],
  ['GET /api/orders/myorders', members],
  [
    'GET /api/orders/:id/returns',
    [401, 200, 404, 404, 404, 200, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/returns`,
  ],
  // Nothing was delivered yet.
  [
    'POST /api/orders/:id/return',
    [401, 409, 404, 404, 404, 404, 404],
    () => ({ lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }),
    ({ boughtId }) => `/api/orders/${boughtId}/return`,
  ],
  [
    'GET /api/orders/:id/returns/:returnId/pictures/:place',
    [401, 404, 404, 404, 404, 404, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/returns/none/pictures/1`,
  ],
  ['GET /api/returns', admins],
  [
    'POST /api/returns/:id/decide',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ outcome: 'refused', answer: 'No.' }),
    () => '/api/returns/none/decide',
  ],
  ['POST /api/price-offers', open, () => ({ lines: [{ productId, quantity: 2 }] })],
  ['GET /api/offers', admins],
  [
    'POST /api/offers',
    admins,
    () => ({ name: 'Ended', kind: 'percent', percent: 5, from: '2020-01-01', until: '2020-01-01' }),
  ],
  [
    'POST /api/offers/:id',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ name: 'None', kind: 'percent', percent: 5, from: '2020-01-01', version: 1 }),
    () => '/api/offers/none',
  ],
  [
    'POST /api/offers/:id/end',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ version: 1 }),
    () => '/api/offers/none/end',
  ],
  ['GET /api/offers/:id/uses', [401, 403, 403, 403, 403, 404, 403], undefined, () => '/api/offers/none/uses'],
  ['GET /api/all-categories', admins],
  ['POST /api/add-category', admins, () => ({ label: 'Toys' })],
  ['POST /api/change-category', admins, () => ({ value: 'oils', label: 'Oils' })],
  ['POST /api/move-category', admins, () => ({ value: 'oils', place: 5 })],
  ['POST /api/delete-category', admins, () => ({ value: 'toys' })],
  ['POST /api/enter-stock', packs, () => ({ why: 'spoiled', productId: countedId, pieces: 1 })],
  ['GET /api/stock-entries', packs, undefined, () => `/api/stock-entries?productId=${countedId}`],
  ['GET /api/low-stock', packs],
  ['GET /api/audit', admins],
  ['GET /api/products.csv', admins],
  ['GET /api/orders.csv', admins],
  ['GET /api/users.csv', admins],
  ['POST /api/imports', [401, 403, 403, 403, 403, 422, 403]],
  ['GET /api/imports/:id', [401, 403, 403, 403, 403, 404, 403], undefined, () => '/api/imports/none'],
  [
    'GET /api/imports/:id/lines',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    () => '/api/imports/none/lines',
  ],
  [
    'POST /api/imports/:id/take',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ version: 1 }),
    () => '/api/imports/none/take',
  ],
  [
    'GET /api/imports/:id/pictures',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    () => '/api/imports/none/pictures',
  ],
  [
    'POST /api/imports/:id/fetch-pictures',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    () => '/api/imports/none/fetch-pictures',
  ],
  ['POST /api/goods-of-pictures', admins, () => ({ fileNames: ['tomato.jpg'] })],
  [
    'POST /api/add-pictures',
    admins,
    () => ({ _id: countedId, productImage: ['https://images.example/a.webp'] }),
  ],
  ['GET /api/product-stock', packs],
  ['POST /api/count-stock', admins, () => ({ productId: uncountedId, stock: null })],
  [
    'POST /api/count-goods',
    admins,
    () => ({
      isTrial: true,
      goods: [{ productId: countedId, pieces: 3, countedAt: shop.ctx.now().toISOString(), begins: false }],
    }),
  ],
  [
    'POST /api/repack',
    [401, 403, 403, 403, 403, 409, 403],
    () => ({ from: { productId: countedId, pieces: 1 }, to: [{ productId: uncountedId, pieces: 1 }] }),
  ],
  ['POST /api/take-back-repack', [401, 403, 403, 403, 403, 404, 403], () => ({ cause: 'none' })],
  ['GET /api/to-pack', packs],
  // The second one is told who has it; domain/packing packs one.
  [
    'POST /api/orders/:id/packing',
    [401, 403, 403, 200, 403, 409, 403],
    () => ({}),
    ({ boughtId }) => `/api/orders/${boughtId}/packing`,
  ],
  [
    'POST /api/orders/:id/packing/line',
    [401, 403, 403, 409, 403, 409, 403],
    () => ({ position: 0, pieces: 1 }),
    ({ boughtId }) => `/api/orders/${boughtId}/packing/line`,
  ],
  [
    'GET /api/orders/:id/packing/instead/:place',
    packs,
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/packing/instead/0`,
  ],
  [
    'POST /api/orders/:id/packing/packed',
    [401, 403, 403, 409, 403, 409, 403],
    () => ({ version: 0 }),
    ({ boughtId }) => `/api/orders/${boughtId}/packing/packed`,
  ],
  ['POST /api/batches', packs, () => ({ growerId, productId: countedId, pieces: 1 })],
  ['GET /api/batches', packs],
  [
    'POST /api/recall-batch',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ batchId: 'none', reason: 'Stones.' }),
  ],
  ['GET /api/recalled-orders', admins, undefined, () => '/api/recalled-orders?batchId=none'],
  ['POST /api/carry-out-recall', admins, () => ({ batchId: 'none' })],
  ['POST /api/batch-price', [401, 403, 403, 403, 403, 404, 403], () => ({ batchId: 'none', price: 1 })],
  ['POST /api/receipt-taken-back', [401, 403, 403, 404, 403, 404, 403], () => ({ batchId: 'none' })],
  ['GET /api/settlement', admins],
  [
    'GET /api/grower-statement',
    admins,
    undefined,
    () => `/api/grower-statement?growerId=${growerId}&week=2026-11-28`,
  ],
  ['POST /api/grower-entries', admins, () => ({ growerId, cause: 'advance', amount: 1 })],
  [
    'POST /api/counter-grower-entry',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ entryId: 999_999, note: 'Wrong.' }),
  ],
  ['POST /api/statement-link', [401, 403, 403, 403, 403, 409, 403], () => ({ growerId, week: '2100-01-02' })],
  [
    'POST /api/end-statement-link',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ growerId, week: '2100-01-02' }),
  ],
  ['POST /api/set-least-life', admins, () => ({ productId: countedId, leastLifeDays: null })],
  ['POST /api/set-low-stock-mark', admins, () => ({ productId: countedId, lowStockMark: 3 })],
  [
    'GET /api/orders/:id',
    [401, 200, 404, 200, 404, 200, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}`,
  ],
  [
    'POST /api/orders/:id/move',
    [401, 409, 404, 403, 404, 200, 404],
    () => ({ action: 'cancel' }),
    ({ boughtId }) => `/api/orders/${boughtId}/move`,
  ],
  [
    'POST /api/orders/:id/plan-change',
    [401, 200, 404, 403, 404, 200, 404],
    () => ({ version: 0, lines: [{ position: 0, quantity: 2 }] }),
    ({ boughtId }) => `/api/orders/${boughtId}/plan-change`,
  ],
  // It does not come to that.
  [
    'POST /api/orders/:id/change',
    [401, 409, 404, 403, 404, 409, 404],
    () => ({ version: 0, lines: [{ position: 0, quantity: 2 }], total: 1 }),
    ({ boughtId }) => `/api/orders/${boughtId}/change`,
  ],
  ['GET /api/cart-offer', members],
  // Of the others nobody has such an order.
  [
    'POST /api/orders/:id/add-cart',
    [401, 409, 404, 404, 404, 404, 404],
    () => ({ total: 1 }),
    ({ boughtId }) => `/api/orders/${boughtId}/add-cart`,
  ],
  [
    'POST /api/orders/:id/desk-note',
    [401, 403, 403, 200, 404, 200, 403],
    () => ({ note: 'Ring twice' }),
    ({ boughtId }) => `/api/orders/${boughtId}/desk-note`,
  ],
  [
    'POST /api/orders/:id/if-missing',
    [401, 200, 404, 200, 404, 200, 404],
    () => ({ ifMissing: 'similar' }),
    ({ boughtId }) => `/api/orders/${boughtId}/if-missing`,
  ],
  ['POST /api/move-orders', packs, ({ boughtId }) => ({ orderIds: [boughtId], action: 'pack' })],
  // Nothing of it was moved; domain/fulfilment/take-back.http.test.ts takes moves back.
  [
    'POST /api/orders/:id/take-back',
    [401, 403, 403, 409, 404, 409, 403],
    () => ({ event: 1 }),
    ({ boughtId }) => `/api/orders/${boughtId}/take-back`,
  ],
  // Nothing was taken by hand; domain/fulfilment/take-back.http.test.ts takes it back.
  [
    'POST /api/orders/:id/take-cash-back',
    [401, 403, 403, 409, 404, 409, 403],
    () => ({ entry: 1 }),
    ({ boughtId }) => `/api/orders/${boughtId}/take-cash-back`,
  ],
  ['POST /api/take-moves-back', packs, ({ boughtId }) => ({ moves: [{ _id: boughtId, event: 1 }] })],
  [
    'POST /api/orders/:id/refund',
    admins,
    ({ transactionId }) => ({ transactionId, amount: 1, note: 'Bruised.' }),
    ({ boughtId }) => `/api/orders/${boughtId}/refund`,
  ],
  // Nothing waits; domain/waiting-refunds/waiting-refunds.http.test.ts answers what does.
  [
    'POST /api/orders/:id/answer-refund',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ refund: 'none', allow: false }),
    ({ boughtId }) => `/api/orders/${boughtId}/answer-refund`,
  ],
  // The counter sees what was taken there alone. It is not delivered;
  // domain/orders/take-cash.http.test.ts takes the rest of one that is.
  [
    'POST /api/orders/:id/take-cash',
    [401, 403, 403, 403, 404, 409, 403],
    () => ({ cashTaken: 50 }),
    ({ boughtId }) => `/api/orders/${boughtId}/take-cash`,
  ],
  ['GET /api/subscriptions', members],
  ['GET /api/subscription-hours', open],
  ['GET /api/subscription-day', anyDuty, undefined, () => '/api/subscription-day?day=2026-12-04'],
  ['GET /api/boxes', anyDuty],
  [
    'POST /api/boxes/set',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ boxId: 'none', week: '2099-01-05', goods: [] }),
  ],
  // At another price than it has.
  [
    'POST /api/subscriptions',
    [401, 409, 409, 409, 409, 409, 409],
    () => ({ productId, quantity: 1, weekdays: [1], price: 100 }),
  ],
  ['POST /api/subscriptions/delivery', members, () => ({ pointId: '', pays: 'cash' })],
  ...(['change', 'skip', 'pause', 'accept', 'end'] as const).map((what): Row => [
    `POST /api/subscriptions/:id/${what}`,
    [401, 404, 404, 404, 404, 404, 404],
    () => changesOfSubscription[what],
    () => `/api/subscriptions/nothing/${what}`,
  ]),
  ['GET /api/receivables', admins],
  ['GET /api/my-receivables', members],
  ['GET /api/deposits', anyDuty, undefined, ({ bystanderId }) => `/api/deposits?person=${bystanderId}`],
  [
    'POST /api/deposits/give-back',
    [401, 403, 403, 422, 422, 422, 403],
    ({ bystanderId }) => ({
      person: bystanderId,
      empties: [{ productId: 'none', each: 20, pieces: 1 }],
      way: 'cash',
    }),
  ],
  [
    'POST /api/deposits/take-back',
    [401, 403, 403, 404, 404, 404, 403],
    ({ bystanderId }) => ({ person: bystanderId, given: 'none', reason: 'Typed 5.' }),
  ],
  ['GET /api/my-deposits', members],
  ['GET /api/my-wallet', members],
  ['POST /api/my-wallet/order', [401, 422, 422, 422, 422, 422, 422], () => ({ amount: 0 })],
  [
    'POST /api/my-wallet/verify',
    [401, 404, 404, 404, 404, 404, 404],
    () => ({ razorpay_order_id: 'a', razorpay_payment_id: 'b', razorpay_signature: 'c' }),
  ],
  ['POST /api/my-wallet/give-back', [401, 409, 409, 409, 409, 409, 409]],
  [
    'GET /api/people/:id/wallet',
    counter,
    undefined,
    ({ bystanderId }) => `/api/people/${bystanderId}/wallet`,
  ],
  [
    'POST /api/people/:id/wallet/pay-out',
    [401, 403, 403, 403, 403, 409, 403],
    () => ({ amount: 50, reference: 'NEFT00099' }),
    ({ bystanderId }) => `/api/people/${bystanderId}/wallet/pay-out`,
  ],
  [
    'POST /api/receivable-links/:token/order',
    nobody,
    () => ({}),
    () => '/api/receivable-links/nobody-has-it/order',
  ],
  [
    'POST /api/receivable-links/:token/verify',
    nobody,
    () => ({ razorpay_order_id: 'a', razorpay_payment_id: 'b', razorpay_signature: 'c' }),
    () => '/api/receivable-links/nobody-has-it/verify',
  ],
  [
    'GET /api/people/:id/receivables',
    counter,
    undefined,
    ({ bystanderId }) => `/api/people/${bystanderId}/receivables`,
  ],
  [
    'POST /api/people/:id/receivables',
    admins,
    () => ({ limit: 500 }),
    ({ bystanderId }) => `/api/people/${bystanderId}/receivables`,
  ],
  // Nobody trusts them.
  [
    'POST /api/people/:id/receivables/payments',
    [401, 403, 403, 403, 404, 404, 403],
    () => ({ way: 'cash', amount: 50 }),
    () => '/api/people/nobody/receivables/payments',
  ],
  [
    'POST /api/people/:id/receivables/take-back',
    [401, 403, 403, 403, 404, 404, 403],
    () => ({ entry: 1 }),
    () => '/api/people/nobody/receivables/take-back',
  ],
  // Of somebody else's till: domain/till/tills.http.test.ts.
  ['GET /api/tills', anyDuty],
  ['GET /api/tills.csv', admins, undefined, () => '/api/tills.csv?from=2026-11-26&to=2026-11-26'],
  ['GET /api/books/:month/:book.csv', admins, undefined, () => '/api/books/2026-11/register.csv'],
  ['GET /api/books/:month/:book.pdf', admins, undefined, () => '/api/books/2026-11/hsn.pdf'],
  [
    'GET /api/books/:month/documents.pdf',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    () => '/api/books/2020-01/documents.pdf',
  ],
  ['GET /api/tills/:id', [401, 403, 403, 404, 404, 404, 403], undefined, () => '/api/tills/999'],
  ['POST /api/tills/start', anyDuty, () => ({ amount: 100 })],
  ['POST /api/tills/money', anyDuty, () => ({ cause: 'put_in', amount: 5, note: 'Coins.' })],
  [
    'POST /api/tills/:id/close',
    [401, 403, 403, 404, 404, 404, 403],
    () => ({ expected: 1, counted: 1 }),
    () => '/api/tills/999/close',
  ],
  [
    'POST /api/tills/:id/correct',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({ amount: -5, note: 'It was less.' }),
    () => '/api/tills/999/correct',
  ],
  ['GET /api/shop-settings', admins],
  ['POST /api/shop-settings', admins, () => demoSettings],
  ['GET /api/desk-front', admins],
  ['GET /api/engine', admins],
  ['GET /api/reports/sales.csv', admins],
  ['GET /api/reports/products.csv', admins],
  // Nothing was sent out yet; domain/invoices/invoices.http.test.ts asks for one that is there.
  [
    'GET /api/orders/:id/invoice.pdf',
    [401, 404, 404, 404, 404, 404, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/invoice.pdf`,
  ],
  [
    'GET /api/orders/:id/credit-notes/:noteId.pdf',
    [401, 404, 404, 404, 404, 404, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/credit-notes/none.pdf`,
  ],
  ['GET /api/addresses', members],
  ['POST /api/addresses', members, () => addressInPune],
  ['POST /api/addresses/:id', owner, () => addressInPune, ({ addressId }) => `/api/addresses/${addressId}`],
  [
    'POST /api/addresses/:id/delete',
    owner,
    () => ({}),
    ({ addressId }) => `/api/addresses/${addressId}/delete`,
  ],
  ['GET /api/delivery-areas', admins],
  ['POST /api/delivery-areas', admins, () => ({ areas: [] })],
  // It delivers everywhere.
  [
    'POST /api/delivery-wishes',
    always(409),
    () => ({ pinCode: '781001', contact: `${newId()}@example.org` }),
  ],
  // It can be had.
  ['POST /api/stock-wishes', always(409), () => ({ productId, email: `${newId()}@example.org` })],
  ['GET /api/delivery-wishes', admins],
  ['POST /api/delivery-wishes/delete', admins, () => ({ pinCode: '781001' })],
  ['GET /api/delivery', open, undefined, () => '/api/delivery?pinCode=411001'],
  ['GET /api/slots', open, undefined, () => '/api/slots?pinCode=411001'],
  ['GET /api/zones', admins],
  ['POST /api/zones', admins, () => ({ kind: 'point', name: 'School' })],
  ['POST /api/zones/:id/end', [401, 403, 403, 403, 403, 404, 403], () => ({}), () => '/api/zones/none/end'],
  ['GET /api/coming-slots', packs],
  ['GET /api/runs', packs],
  // No packed order is called so.
  ['POST /api/runs', [401, 403, 403, 409, 403, 409, 403], () => ({ orderIds: ['none'] })],
  ...['stops', 'start', 'link', 'revoke', 'close'].map((done): Row => [
    `POST /api/runs/:id/${done}`,
    [401, 403, 403, 404, 403, 404, 403],
    () => (done === 'stops' ? { orderIds: [] } : {}),
    () => `/api/runs/none/${done}`,
  ]),
  ['GET /api/run-links/:token', nobody, undefined, () => '/api/run-links/nobody-has-it'],
  [
    'POST /api/run-links/:token/outcomes',
    nobody,
    () => ({ key: 'a-key-of-it', orderNumber: 1, outcome: 'delivered' }),
    () => '/api/run-links/nobody-has-it/outcomes',
  ],
  [
    'POST /api/run-links/:token/undo',
    nobody,
    () => ({ orderNumber: 1 }),
    () => '/api/run-links/nobody-has-it/undo',
  ],
  [
    'GET /api/orders/:id/place',
    [401, 200, 404, 200, 404, 200, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/place`,
  ],
  ['GET /api/orders-of-day', admins, undefined, () => '/api/orders-of-day?day=2026-12-04'],
  ['POST /api/close-day', admins, () => ({ day: '2199-12-04' })],
  [
    'POST /api/orders/:id/slot',
    [401, 404, 404, 404, 404, 404, 404],
    () => ({ slotId: 'none' }),
    ({ boughtId }) => `/api/orders/${boughtId}/slot`,
  ],
  // Bought with an address.
  [
    'POST /api/orders/:id/address',
    [401, 409, 404, 404, 404, 409, 404],
    () => ({ collect: true }),
    ({ boughtId }) => `/api/orders/${boughtId}/address`,
  ],
  [
    'POST /api/orders/:id/ask-gateway',
    admins,
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/ask-gateway`,
  ],
  [
    'POST /api/people/helpers',
    admins,
    () => ({ name: 'Meena', email: 'meena@example.com', duties: ['packs'] }),
  ],
  ['GET /api/people/:id', admins, undefined, ({ bystanderId }) => `/api/people/${bystanderId}`],
  [
    'POST /api/people/:id/notes',
    admins,
    () => ({ text: 'Rings twice.' }),
    ({ bystanderId }) => `/api/people/${bystanderId}/notes`,
  ],
  [
    'POST /api/people/:id/notes/:noteId/delete',
    [401, 403, 403, 403, 403, 404, 403],
    () => ({}),
    ({ bystanderId }) => `/api/people/${bystanderId}/notes/nothing/delete`,
  ],
  [
    'POST /api/people/:id/name',
    admins,
    () => ({ name: 'Bina' }),
    ({ bystanderId }) => `/api/people/${bystanderId}/name`,
  ],
  [
    'POST /api/people/:id/end-sessions',
    admins,
    undefined,
    ({ bystanderId }) => `/api/people/${bystanderId}/end-sessions`,
  ],
  [
    'POST /api/people/:id/block',
    admins,
    () => ({ from: '' }),
    ({ bystanderId }) => `/api/people/${bystanderId}/block`,
  ],
  [
    'POST /api/people/:id/price-group',
    admins,
    () => ({ group: '' }),
    ({ bystanderId }) => `/api/people/${bystanderId}/price-group`,
  ],
  [
    'POST /api/people/:id/join',
    [401, 403, 403, 403, 403, 404, 403],
    ({ bystanderId }) => ({ otherId: bystanderId }),
    () => '/api/people/nobody/join',
  ],
  [
    'POST /api/people/:id/part',
    [401, 403, 403, 403, 403, 404, 403],
    undefined,
    ({ bystanderId }) => `/api/people/${bystanderId}/part`,
  ],
  ['GET /api/counter/people', counter, undefined, () => '/api/counter/people?q=asha'],
  [
    'GET /api/counter/people/:id/places',
    counter,
    undefined,
    ({ bystanderId }) => `/api/counter/people/${bystanderId}/places`,
  ],
  ['POST /api/counter/people', counter, () => ({ name: 'Lata' })],
  [
    'POST /api/counter/people/:id/claim',
    [401, 403, 403, 403, 403, 409, 403],
    undefined,
    ({ bystanderId }) => `/api/counter/people/${bystanderId}/claim`,
  ],
  [
    'POST /api/claims/:token',
    always(410),
    () => ({ email: 'a@example.com', password: 'guava in june', confirmPassword: 'guava in june' }),
    () => '/api/claims/nobody-has-it',
  ],
  [
    'POST /api/counter/orders',
    [401, 403, 403, 403, 404, 404, 403],
    () => ({ userId: 'nobody', lines: [{ productId, quantity: 1 }], amount: 1, payment: { way: 'later' } }),
  ],
  [
    'POST /api/counter/sales',
    [401, 403, 403, 403, 404, 404, 403],
    () => ({ lines: [{ productId: 'none', quantity: 1 }], amount: 1, payment: { way: 'cash' } }),
  ],
  ['GET /api/counter/goods', counter],
  // There is none yet.
  [
    'GET /api/orders/:id/bill',
    [401, 404, 404, 404, 404, 404, 404],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/bill`,
  ],
  ['GET /api/counter/orders/sent/:key', counter, undefined, () => '/api/counter/orders/sent/a-key'],
  // Paid, so there is nothing to pay by a link; and not taken at the counter.
  [
    'POST /api/orders/:id/pay-link',
    [401, 409, 403, 403, 404, 409, 403],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/pay-link`,
  ],
  [
    'POST /api/orders/:id/status-link',
    // Of an order that was not taken at the counter.
    [401, 403, 403, 403, 404, 200, 403],
    undefined,
    ({ boughtId }) => `/api/orders/${boughtId}/status-link`,
  ],
  [
    'POST /api/status-links/:token/open',
    nobody,
    () => ({ figures: '1234' }),
    () => '/api/status-links/nobody-has-it/open',
  ],
  ['POST /api/pay-links/:token/order', nobody, undefined, () => '/api/pay-links/nobody-has-it/order'],
  [
    'POST /api/pay-links/:token/verify',
    nobody,
    () => ({ razorpay_order_id: 'a', razorpay_payment_id: 'b', razorpay_signature: 'c' }),
    () => '/api/pay-links/nobody-has-it/verify',
  ],
  [
    'POST /api/v1_1/:cloud/image/upload',
    [401, 403, 403, 403, 403, 422, 403],
    () => ({}),
    () => '/api/v1_1/haat/image/upload',
  ],
  ['GET /api/docs', open],
  ['GET /api/docs/json', open],
  ['GET /api/docs/yaml', open],
  ['GET /api/docs/static/index.html', always(302)],
  ['GET /api/docs/static/swagger-initializer.js', open],
  ['HEAD|GET /api/docs/static/*', open, undefined, () => '/api/docs/static/swagger-ui.css'],
  ['GET /health/live', open],
  ['GET /health/ready', open],
  ['GET /sw.js', open],
  ['GET /offline', open],
  ['GET /hi/offline', open],
  ['GET /robots.txt', open],
  ['GET /o/:token', always(302), undefined, () => '/o/nobody'],
  ['GET /statement/:token', always(404), undefined, () => '/statement/none'],
  ['GET /statement/:token/statement.csv', always(404), undefined, () => '/statement/none/statement.csv'],
  ['GET /statement/:token/statement.pdf', always(404), undefined, () => '/statement/none/statement.pdf'],
  ['GET /hi/statement/:token', always(404), undefined, () => '/hi/statement/none'],
  [
    'GET /hi/statement/:token/statement.csv',
    always(404),
    undefined,
    () => '/hi/statement/none/statement.csv',
  ],
  [
    'GET /hi/statement/:token/statement.pdf',
    always(404),
    undefined,
    () => '/hi/statement/none/statement.pdf',
  ],
  ['GET /sitemap.xml', open],
  ['GET /sitemap-pages.xml', open],
  ['GET /sitemap-products-:page(^\\d{1,5}).xml', open, undefined, () => '/sitemap-products-1.xml'],
  ['GET /og/haat.jpg', open],
  ['GET /manifest.webmanifest', open],
  ['GET /og/product/:id.jpg', open, undefined, () => `/og/product/${productId}.jpg`],
  ['HEAD|GET /images/*', nobody, undefined, () => '/images/none.webp'],
  ['OPTIONS *', always(204), undefined, () => '/api/signin'],
  ['ANY /api', nobody, undefined, () => '/api'],
  ['ANY /api/*', nobody, undefined, () => '/api/no-such-call'],
  ['GET /*', open, undefined, () => '/'],
]

function newEmail() {
  return { email: `${newId()}@example.org`, password: 'none' }
}

function forged(orderId: string) {
  return { razorpay_order_id: orderId, razorpay_payment_id: 'pay_x', razorpay_signature: 'ab'.repeat(32) }
}

test('a call of the shopkeeper asks who is there before it looks at what was sent', async () => {
  const rows = table.filter(([, expected]) => expected[0] === 401 && expected[1] === 403)
  expect(rows.length).toBeGreaterThan(5)
  for (const [route] of rows) {
    const [method = '', url = ''] = route.split(' ')
    const broken: RequestInit[] =
      method === 'GET'
        ? [{}]
        : ['{', '{}', '{"role":7}'].map((body) => ({
            method,
            body,
            headers: { 'content-type': body === '{}' ? 'text/csv' : 'application/json' },
          }))
    for (const init of broken) {
      const address =
        method === 'GET' ? `${url}?page=none&pageSize=-1` : url.replace(':cloud', '%20'.repeat(90))
      expect((await shop.guest().send(address, init)).status, `${route}, guest`).toBe(401)
      expect((await (await shop.customer()).send(address, init)).status, `${route}, customer`).toBe(403)
    }
  }
})

/** For the rows that nothing of the owner's goes into: they use nothing up, but the sign-out. */
const commonScene = await scene()
const signsOut = 'GET /api/userLogout'

test.each(table)(
  '%s answers guest, owner, other user, packs, counter, admin and demoted admin with %j',
  async (route, expected, input, path) => {
    const takesOwned = [input, path].some((made) => made !== undefined && made.length > 0)
    const { callers, owned } = takesOwned || route === signsOut ? await scene() : commonScene
    const [method = '', address = ''] = route.split(' ')

    const statuses: Record<string, number> = {}
    // The owner comes last: they may use up what the others must not touch.
    for (const [who, visitor] of Object.entries(callers)) {
      const url = path?.(owned) ?? address
      const verb = method.includes('|') || method === 'ANY' ? 'GET' : method
      const answer =
        route === endless
          ? await begun(visitor, url)
          : verb === 'POST'
            ? await visitor.post(url, input?.(owned))
            : await visitor.send(url, { method: verb })
      statuses[who] = answer.status
    }

    const [guest, ownerStatus, other, packs, counter, admin, demoted] = expected
    expect(statuses).toEqual({ guest, other, packs, counter, admin, demoted, owner: ownerStatus })
  },
)

/** Of what is sent without end its beginning. */
async function begun({ cookies }: Visitor, url: string): Promise<{ status: number }> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const answer = await fetch(shop.url + url, { headers: { cookie } })
  await answer.body?.cancel()
  return answer
}

async function scene(): Promise<{ callers: Record<string, Visitor>; owned: Owned }> {
  const [owner, other, admin, demoted] = [
    await shop.customer(),
    await shop.customer(),
    await shop.admin(),
    await shop.admin(),
  ]
  const bystander = await shop.customer()
  const [packs, counter] = [await shop.hand('packs'), await shop.hand('counter')]
  const { orderId: boughtId, transactionId } = await buy(owner, productId)
  await owner.post('/api/addto-cart', { productId })
  const paying = await startPaying(owner)
  const lines = await owner.get('/api/view-card-product')
  await demoted.get('/api/all-user')
  await admin.post('/api/update-user', { userId: demoted.id, role: 'GENERAL' })
  const owned = {
    lineId: lines.body['data'][0]._id as string,
    orderId: paying.orderId,
    amount: paying.amountPaise / 100,
    bystanderId: bystander.id,
    boughtId,
    transactionId,
    addressId: await addAddress(owner),
    sessionId: (await owner.get('/api/my-sessions')).body['data'][0]._id as string,
  }
  return { callers: { guest: shop.guest(), other, packs, counter, admin, demoted, owner }, owned }
}

test('every route that the shop registers has a row', () => {
  // The test gateway is a stranger to the shop and has no roles; it is proved by tests of its own.
  const ours = [...routes].filter((route) => !route.includes(' /sandbox/'))
  expect(table.map(([route]) => route).toSorted()).toEqual(ours.toSorted())
})

test('no route of the test gateway exists once real keys are set', async () => {
  const before = new Set(routes)
  routes.clear()
  await testShop({
    RAZORPAY_KEY_ID: 'rzp_test_abc',
    RAZORPAY_KEY_SECRET: 'a secret of ours',
    RAZORPAY_WEBHOOK_SECRET: 'another secret',
  })
  expect([...routes].filter((route) => route.includes('sandbox'))).toEqual([])
  expect(before.size - routes.size).toBeGreaterThan(10)
})
