import { asc, desc, eq, gt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import {
  auditEntries,
  growerEntries,
  mails,
  products,
  secondFactors,
  settlementWeeks,
  shopSettings,
  stockEntries,
} from '#db/schema/index.ts'
import { enterStock } from '#domain/inventory/enter-stock.ts'
import { addressInPune } from '#tests/support/address.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { listRoutes } from '#tests/support/routes.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import type { AuditAction } from './actions.ts'

// Every call that changes something, and what the audit keeps of it. A new call fails here until it has its
// place: a press with the actions that it writes, or a list with the reason why it writes none.

const routes = listRoutes()
const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]

/** Said to the shop by those who shop: it stands in their cart, order or account. */
const ofShoppers = new Set([
  'POST /api/signup',
  'POST /api/signin',
  'POST /api/end-session',
  'POST /api/change-password',
  'POST /api/ask-password-reset',
  'POST /api/reset-password',
  'POST /api/change-profile',
  'POST /api/phone-consent',
  'POST /api/grievances',
  'POST /api/products/:id/my-review',
  'POST /api/products/:id/my-review/delete',
  'POST /api/reviews/:id/report',
  'POST /api/ask-new-email',
  'POST /api/confirm-email',
  'POST /api/delete-account',
  'POST /api/ask-sign-in-link',
  'POST /api/sign-in-by-link',
  'POST /api/ask-sign-in-code',
  'POST /api/sign-in-by-code',
  'POST /api/tie-number',
  'POST /api/untie-number',
  'POST /api/end-second-factor',
  'POST /api/begin-passkey',
  'POST /api/add-passkey',
  'POST /api/delete-passkey',
  'POST /api/passkey-challenge',
  'POST /api/sign-in-by-passkey',
  'POST /api/category-product',
  'POST /api/product-details',
  'POST /api/filter-product',
  'POST /api/goes-with',
  'POST /api/read-list',
  'POST /api/search-misses',
  'POST /api/delivery-wishes',
  'POST /api/stock-wishes',
  'POST /api/addto-cart',
  'POST /api/update-cart-product',
  'POST /api/delete-cart-product',
  'POST /api/price-cart',
  'POST /api/price-offers',
  'POST /api/join-cart',
  'POST /api/keep-for-later',
  'POST /api/shared-lists',
  'POST /api/shared-lists/:id/stop',
  'POST /api/razorpay/order',
  'POST /api/razorpay/verify',
  'POST /api/razorpay/webhook',
  'POST /api/whatsapp/webhook',
  'POST /api/orders/cash',
  'POST /api/guest',
  'POST /api/guest/account',
  'POST /api/orders/:id/return',
  'POST /api/orders/:id/add-cart',
  'POST /api/addresses',
  'POST /api/addresses/:id',
  'POST /api/addresses/:id/delete',
  'POST /api/claims/:token',
  'POST /api/pay-links/:token/order',
  'POST /api/pay-links/:token/verify',
  'POST /api/my-wallet/order',
  'POST /api/my-wallet/verify',
  'POST /api/my-wallet/give-back',
  'POST /api/receivable-links/:token/order',
  'POST /api/receivable-links/:token/verify',
  'POST /api/status-links/:token/open',
  'POST /api/run-links/:token/outcomes',
  'POST /api/run-links/:token/undo',
])

/** Pressed at the desk, and nothing that anybody would look up is changed by it. */
const writesNothing: Record<string, string> = {
  'POST /api/v1_1/:cloud/image/upload': 'A picture belongs to nothing until a product is saved with it.',
  'POST /api/goods-of-pictures': 'It says whose pictures these may be, and gives none of them.',
  'POST /api/begin-second-factor': 'It counts only once the app’s figures came.',
  'POST /api/imports': 'It says what a file would do, and does nothing of it.',
  'POST /api/imports/:id/take':
    'It tells the job to begin, which writes an entry for each product and one for the import.',
  'POST /api/imports/:id/fetch-pictures':
    'It tells the job to try again, which writes an entry for each picture.',
  'POST /api/orders/:id/packing': 'It says who has the order, and changes nothing of it.',
  'POST /api/orders/:id/packing/line': 'It is an answer that Packed writes down.',
  'POST /api/orders/:id/plan-change': 'It says what a change would do, and does nothing of it.',
  'POST /api/notice-switch': 'What somebody wants to be told of is their own affair.',
  'POST /api/push-subscription': 'A browser of their own is told, or is told no more.',
  'POST /api/push-subscription/delete': 'The same.',
  'POST /api/orders/:id/pay-link': 'The link shows and pays what is due, and changes nothing of the order.',
  'POST /api/orders/:id/ask-gateway': 'It asks; what it finds is decided, and kept, where money is settled.',
}

interface Press {
  url: string
  body: object
  /** The actions in the order of their rows, each with the id of what it is done to. */
  writes: [action: AuditAction, objectId: string][]
}

const dal = {
  productName: 'Chana Dal',
  brandName: 'Gram Seva',
  category: 'pulses',
  description: 'Split.',
  price: 90,
  sellingPrice: 80,
  productImage: ['https://images.example/dal.webp'],
}

/** Somebody who was written down at the counter. */
async function caller(name: string): Promise<string> {
  const { body } = await admin.post('/api/counter/people', { name })
  return (body['data'] as { _id: string })._id
}

/** A review of a good that somebody has had, which waits for a look. */
async function reviewed(): Promise<{ _id: string; productId: string }> {
  const productId = await makeProduct(shop, { stock: 1 })
  await deliver(admin, (await buy(asha, productId)).orderId)
  const { body } = await asha.post(`/api/products/${productId}/my-review`, { stars: 4, words: 'Sweet.' })
  return { _id: body['data'].review._id as string, productId }
}

/** The administrator's own till, open. */
async function tillOfAdmin(): Promise<{ _id: number; expected: number }> {
  const { body } = await admin.post('/api/tills/money', { cause: 'put_in', amount: 300, note: 'Coins.' })
  return (body['data'] as { till: { _id: number; expected: number } }).till
}

const offer = { name: 'Oil week', kind: 'percent', percent: 5, from: '2099-01-01' }

async function newestOffer(): Promise<{ _id: string; version: number }> {
  const { body } = await admin.post('/api/offers', offer)
  return (body['data'] as [{ _id: string; version: number }])[0]
}

const grower = { name: 'Sita Devi', village: 'Rampur', district: 'Sitapur', mobile: '98765 43210' }

async function packedOrder(): Promise<string> {
  await admin.post('/api/delivery-areas', { areas: [] })
  const { orderId } = await buy(asha, await makeProduct(shop))
  await move(admin, orderId, { action: 'pack' })
  return orderId
}

async function madeRun(orderId?: string): Promise<string> {
  const { body } = await admin.post('/api/runs', { orderIds: [orderId ?? (await packedOrder())] })
  return body['data']._id as string
}

async function newGrower(): Promise<{ _id: string; version: number }> {
  const { body } = await admin.post('/api/growers', grower)
  const all = body['data'] as { _id: string; name: string; endedAt: string | null; version: number }[]
  return all.find(({ name, endedAt }) => name === grower.name && endedAt === null)!
}

interface Comes {
  personId: string
  productId: string
  _id: string
  firstOpenDay: string
}

const atTheMarket = { pointId: '', fromMinute: null, pays: 'cash' }

/** Something that comes to somebody by itself, begun at the desk. */
async function comesByItself(): Promise<Comes> {
  const [{ id: personId }, productId] = [await shop.customer(), await makeProduct(shop)]
  const { body } = await admin.post('/api/subscriptions', await wanted(personId, productId))
  return {
    personId,
    productId,
    _id: body['data'].subscriptions[0]._id,
    firstOpenDay: body['data'].firstOpenDay,
  }
}

async function wanted(userId: string, productId: string) {
  const { body } = await admin.post('/api/product-details', { productId })
  const price = body['data'].sellingPrice as number
  return { userId, productId, quantity: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], price, delivery: atTheMarket }
}

/** A press on something that comes to somebody by itself. */
async function ofComing(act: string, body: (comes: Comes) => object): Promise<Press> {
  const comes = await comesByItself()
  return {
    url: `/api/subscriptions/${comes._id}/${act}`,
    body: body(comes),
    writes: [['subscription_changed', comes.personId]],
  }
}

const presses: Record<string, () => Promise<Press>> = {
  'POST /api/subscriptions': async () => {
    const [{ id }, productId] = [await shop.customer(), await makeProduct(shop)]
    const writes: Press['writes'] = [['subscription_changed', id]]
    return { url: '/api/subscriptions', body: await wanted(id, productId), writes }
  },
  'POST /api/subscriptions/delivery': async () => {
    const { personId } = await comesByItself()
    const body = { ...atTheMarket, fromMinute: 420, userId: personId }
    return { url: '/api/subscriptions/delivery', body, writes: [['subscription_changed', personId]] }
  },
  'POST /api/subscriptions/:id/change': () => ofComing('change', () => ({ quantity: 3 })),
  'POST /api/subscriptions/:id/skip': () =>
    ofComing('skip', ({ firstOpenDay: day }) => ({ day, skip: true })),
  'POST /api/subscriptions/:id/pause': () =>
    ofComing('pause', ({ firstOpenDay: from }) => ({ from, until: null })),
  'POST /api/subscriptions/:id/accept': async () => {
    const { personId, productId, _id } = await comesByItself()
    const price = 300
    await shop.db.update(products).set({ sellingPricePaise: 300_00 }).where(eq(products.id, productId))
    return {
      url: `/api/subscriptions/${_id}/accept`,
      body: { price },
      writes: [['subscription_changed', personId]],
    }
  },
  'POST /api/subscriptions/:id/end': () => ofComing('end', () => ({})),
  'POST /api/boxes/set': async () => {
    const [boxId, productId] = [await makeProduct(shop), await makeProduct(shop)]
    const body = { boxId, week: '2099-01-05', goods: [{ productId, quantity: 2 }] }
    return { url: '/api/boxes/set', body, writes: [['box_set', boxId]] }
  },
  'POST /api/grievances/:id/answer': async () => {
    await asha.post('/api/grievances', { name: 'Asha', email: asha.email, words: 'It was sour.' })
    const [{ _id }] = (await admin.get('/api/grievances')).body['data'] as [{ _id: string }]
    const url = `/api/grievances/${_id}/answer`
    return { url, body: { answer: 'We are sorry.' }, writes: [['grievance_answered', _id]] }
  },
  'POST /api/reviews/:id/decide': async () => {
    const { _id, productId } = await reviewed()
    const url = `/api/reviews/${_id}/decide`
    return { url, body: { outcome: 'shown', version: 1 }, writes: [['review_decided', productId]] }
  },
  'POST /api/reviews/:id/answer': async () => {
    const { _id, productId } = await reviewed()
    await admin.post(`/api/reviews/${_id}/decide`, { outcome: 'shown', version: 1 })
    const url = `/api/reviews/${_id}/answer`
    return { url, body: { answer: 'Thank you.', version: 2 }, writes: [['review_answered', productId]] }
  },
  'POST /api/update-user': async () => {
    const { id } = await shop.customer()
    return {
      url: '/api/update-user',
      body: { userId: id, role: 'ADMIN' },
      writes: [['role_changed', id]],
    }
  },
  'POST /api/change-duties': async () => {
    const { id } = await shop.customer()
    return {
      url: '/api/change-duties',
      body: { userId: id, give: ['packs'] },
      writes: [['duties_changed', id]],
    }
  },
  'POST /api/set-smart-coins': async () => {
    const { id } = await shop.customer()
    return {
      url: '/api/set-smart-coins',
      body: { userId: id, smartCoins: 5 },
      writes: [['smart_coins_set', id]],
    }
  },
  'POST /api/people/helpers': async () => ({
    url: '/api/people/helpers',
    body: { name: 'Meena', email: 'meena@example.com', duties: ['packs'] },
    writes: [['helper_added', expect.any(String) as string]],
  }),
  'POST /api/people/:id/name': async () => {
    const { id } = await shop.customer()
    return { url: `/api/people/${id}/name`, body: { name: 'Bina' }, writes: [['person_renamed', id]] }
  },
  'POST /api/deposits/give-back': async () => {
    const milk = await makeProduct(shop, { sellingPricePaise: 60_00, depositPaise: 20_00 })
    const sale = { lines: [{ productId: milk, quantity: 1 }], amount: 80, payment: { way: 'cash' } }
    const { body } = await admin.post('/api/counter/sales', sale)
    const { orderId } = body['data'] as { orderId: string }
    return {
      url: '/api/deposits/give-back',
      body: { order: orderId, empties: [{ productId: milk, each: 20, pieces: 1 }], way: 'cash' },
      writes: [
        ['till_entered', expect.any(String) as string],
        ['deposit_given_back', orderId],
      ],
    }
  },
  'POST /api/deposits/take-back': async () => {
    const milk = await makeProduct(shop, { sellingPricePaise: 60_00, depositPaise: 20_00 })
    const sale = { lines: [{ productId: milk, quantity: 1 }], amount: 80, payment: { way: 'cash' } }
    const { body: sold } = await admin.post('/api/counter/sales', sale)
    const { orderId: order } = sold['data'] as { orderId: string }
    const empties = [{ productId: milk, each: 20, pieces: 1 }]
    const { body } = await admin.post('/api/deposits/give-back', { order, empties, way: 'cash' })
    return {
      url: '/api/deposits/take-back',
      body: { order, given: body['data'].given[0]._id, reason: 'The wrong customer.' },
      writes: [
        ['till_entered', expect.any(String) as string],
        ['deposit_taken_back', order],
      ],
    }
  },
  'POST /api/people/:id/wallet/pay-out': async () => {
    const person = await shop.customer()
    const { body } = await person.post('/api/my-wallet/order', { amount: 300 })
    await person.post('/api/my-wallet/verify', await payAtGateway(person, body.order.id))
    return {
      url: `/api/people/${person.id}/wallet/pay-out`,
      body: { amount: 50, reference: 'NEFT0009911' },
      writes: [['wallet_paid_out', person.id]],
    }
  },
  'POST /api/people/:id/receivables': async () => {
    const { id } = await shop.customer()
    return {
      url: `/api/people/${id}/receivables`,
      body: { limit: 500 },
      writes: [['receivable_limit_set', id]],
    }
  },
  'POST /api/people/:id/receivables/payments': async () => {
    const { id } = await owing()
    return {
      url: `/api/people/${id}/receivables/payments`,
      body: { way: 'cash', amount: 50 },
      writes: [
        ['till_entered', expect.any(String) as string],
        ['receivable_paid', id],
      ],
    }
  },
  'POST /api/people/:id/receivables/take-back': async () => {
    const { id } = await owing()
    const { body } = await admin.post(`/api/people/${id}/receivables/payments`, { way: 'cash', amount: 50 })
    return {
      url: `/api/people/${id}/receivables/take-back`,
      body: { entry: body['data'].entries[0]._id },
      writes: [
        ['till_entered', expect.any(String) as string],
        ['receivable_payment_taken_back', id],
      ],
    }
  },
  'POST /api/people/:id/notes': async () => {
    const { id } = await shop.customer()
    return {
      url: `/api/people/${id}/notes`,
      body: { text: 'Rings twice.' },
      writes: [['person_note_added', id]],
    }
  },
  'POST /api/people/:id/notes/:noteId/delete': async () => {
    const { id } = await shop.customer()
    const { body } = await admin.post(`/api/people/${id}/notes`, { text: 'Rings twice.' })
    const [note] = body['data'].notes as [{ _id: string }]
    return {
      url: `/api/people/${id}/notes/${note._id}/delete`,
      body: {},
      writes: [['person_note_deleted', id]],
    }
  },
  'POST /api/orders/:id/status-link': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    return { url: `/api/orders/${orderId}/status-link`, body: {}, writes: [['status_link_made', orderId]] }
  },
  'POST /api/people/:id/end-sessions': async () => {
    const { id } = await shop.customer()
    return { url: `/api/people/${id}/end-sessions`, body: {}, writes: [['signed_out_everywhere', id]] }
  },
  'POST /api/confirm-second-factor': async () => {
    const of = { shop: 'Haat', email: admin.email }
    const { sealed, secret } = await shop.ctx.gateways.accounts.newSecondFactor(of)
    const at = shop.ctx.now()
    const row = { personId: admin.id, sealedSecret: sealed, triesFrom: at, createdAt: at }
    await shop.db.insert(secondFactors).values(row)
    const figures = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
    return {
      url: '/api/confirm-second-factor',
      body: { figures },
      writes: [['second_factor_set', admin.id]],
    }
  },
  'POST /api/people/:id/reset-second-factor': async () => {
    const { id } = await shop.hand('packs')
    const at = shop.ctx.now()
    const row = { personId: id, sealedSecret: 'sealed', confirmedAt: at, triesFrom: at, createdAt: at }
    await shop.db.insert(secondFactors).values(row)
    return {
      url: `/api/people/${id}/reset-second-factor`,
      body: {},
      writes: [['second_factor_reset', id]],
    }
  },
  'POST /api/people/:id/block': async () => {
    const { id } = await shop.customer()
    return { url: `/api/people/${id}/block`, body: { from: 'cash' }, writes: [['person_blocked', id]] }
  },
  'POST /api/people/:id/price-group': async () => {
    const { id } = await shop.customer()
    const url = `/api/people/${id}/price-group`
    return { url, body: { group: 'members' }, writes: [['price_group_set', id]] }
  },
  'POST /api/people/:id/join': async () => {
    const [{ id }, otherId] = [await shop.customer(), await caller('Suman')]
    return { url: `/api/people/${id}/join`, body: { otherId }, writes: [['people_joined', otherId]] }
  },
  'POST /api/people/:id/part': async () => {
    const [{ id }, otherId] = [await shop.customer(), await caller('Sunil')]
    await admin.post(`/api/people/${id}/join`, { otherId })
    return { url: `/api/people/${otherId}/part`, body: {}, writes: [['people_parted', otherId]] }
  },
  'POST /api/counter/people': async () => ({
    url: '/api/counter/people',
    body: { name: 'Lata Bai', mobile: '9876500000' },
    writes: [['person_added', expect.any(String) as string]],
  }),
  'POST /api/counter/people/:id/claim': async () => {
    const { body } = await admin.post('/api/counter/people', { name: 'Mohan Lal' })
    const { _id } = body['data'] as { _id: string }
    return { url: `/api/counter/people/${_id}/claim`, body: {}, writes: [['claim_offered', _id]] }
  },
  'POST /api/counter/orders': async () => {
    const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 500_00 }), quantity: 1 }]
    const anyOrder = expect.any(String) as string
    return {
      url: '/api/counter/orders',
      body: { userId: asha.id, lines, collect: true, amount: 500, payment: { way: 'cash' } },
      writes: [
        ['order_taken', anyOrder],
        ['cash_taken', anyOrder],
      ],
    }
  },
  'POST /api/counter/sales': async () => {
    const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 500_00 }), quantity: 1 }]
    const anyOrder = expect.any(String) as string
    return {
      url: '/api/counter/sales',
      body: { lines, amount: 500, payment: { way: 'cash', given: 500 } },
      writes: [
        ['sold_at_stall', anyOrder],
        ['cash_taken', anyOrder],
      ],
    }
  },
  'POST /api/mails/:id/send-again': async () => {
    const at = shop.ctx.now()
    const failed = {
      kind: 'welcome',
      cause: asha.id,
      facts: {},
      address: asha.email,
      name: '',
      language: 'en',
    }
    const [mail] = await shop.db
      .insert(mails)
      .values({ ...failed, state: 'failed', createdAt: at, triedUntil: at })
      .returning()
    const id = String(mail!.id)
    return { url: `/api/mails/${id}/send-again`, body: {}, writes: [['mail_sent_again', id]] }
  },
  'POST /api/offers': async () => ({
    url: '/api/offers',
    body: offer,
    writes: [['offer_added', expect.any(String) as string]],
  }),
  'POST /api/offers/:id': async () => {
    const { _id, version } = await newestOffer()
    const body = { ...offer, percent: 6, version }
    return { url: `/api/offers/${_id}`, body, writes: [['offer_changed', _id]] }
  },
  'POST /api/offers/:id/end': async () => {
    const { _id, version } = await newestOffer()
    return { url: `/api/offers/${_id}/end`, body: { version }, writes: [['offer_ended', _id]] }
  },
  'POST /api/growers': async () => ({
    url: '/api/growers',
    body: grower,
    writes: [['grower_added', expect.any(String) as string]],
  }),
  'POST /api/growers/:id': async () => {
    const { _id, version } = await newGrower()
    const body = { ...grower, name: 'Gita Devi', version }
    return { url: `/api/growers/${_id}`, body, writes: [['grower_changed', _id]] }
  },
  'POST /api/growers/:id/end': async () => {
    const { _id, version } = await newGrower()
    return { url: `/api/growers/${_id}/end`, body: { version }, writes: [['grower_ended', _id]] }
  },
  'POST /api/add-category': async () => ({
    url: '/api/add-category',
    body: { label: 'Seeds' },
    writes: [['category_added', 'seeds']],
  }),
  'POST /api/change-category': async () => {
    await admin.post('/api/add-category', { label: 'Pots' })
    const body = { value: 'pots', label: 'Pots and Pans' }
    return { url: '/api/change-category', body, writes: [['category_changed', 'pots']] }
  },
  'POST /api/move-category': async () => ({
    url: '/api/move-category',
    body: { value: 'oils', place: 1 },
    writes: [['category_moved', 'oils']],
  }),
  'POST /api/delete-category': async () => {
    await admin.post('/api/add-category', { label: 'Toys' })
    return { url: '/api/delete-category', body: { value: 'toys' }, writes: [['category_deleted', 'toys']] }
  },
  'POST /api/upload-product': async () => ({
    url: '/api/upload-product',
    body: dal,
    writes: [['product_added', expect.any(String) as string]],
  }),
  'POST /api/update-product': async () => {
    const id = await makeProduct(shop)
    return { url: '/api/update-product', body: { ...dal, _id: id }, writes: [['product_changed', id]] }
  },
  'POST /api/set-product-state': async () => {
    const id = await makeProduct(shop)
    const body = { _id: id, state: 'archived' }
    return { url: '/api/set-product-state', body, writes: [['product_state_changed', id]] }
  },
  'POST /api/add-pictures': async () => {
    const id = await makeProduct(shop)
    const body = { _id: id, productImage: ['https://images.example/dal-2.webp'] }
    return { url: '/api/add-pictures', body, writes: [['product_changed', id]] }
  },
  'POST /api/price-days': async () => {
    const id = await makeProduct(shop)
    const body = { productId: id, price: 1, from: '2199-01-01', until: '2199-01-02' }
    return { url: '/api/price-days', body, writes: [['price_days_planned', id]] }
  },
  'POST /api/end-price-days': async () => {
    const id = await makeProduct(shop)
    await admin.post('/api/price-days', { productId: id, price: 1, from: '2199-01-01', until: '2199-01-02' })
    return { url: '/api/end-price-days', body: { productId: id }, writes: [['price_days_ended', id]] }
  },
  'POST /api/season': async () => {
    const id = await makeProduct(shop)
    const months = Array.from({ length: 12 }, () => 'some')
    return { url: '/api/season', body: { productId: id, months }, writes: [['season_changed', id]] }
  },
  'POST /api/group-prices': async () => {
    const id = await makeProduct(shop, { sellingPricePaise: 50_00 })
    const body = { productId: id, members: 45 }
    return { url: '/api/group-prices', body, writes: [['group_prices_changed', id]] }
  },
  'POST /api/product-prices': async () => {
    const prices = { listPricePaise: 60_00, sellingPricePaise: 50_00 }
    const ids = [await makeProduct(shop, prices), await makeProduct(shop, { ...prices, stock: 5 })].toSorted()
    const seen = { price: 60, sellingPrice: 50, stock: null, state: 'on_shelf' }
    return {
      url: '/api/product-prices',
      body: { rows: ids.map((_id) => ({ _id, seen, sellingPrice: 45 })) },
      writes: ids.map((id) => ['product_changed', id] as const),
    }
  },
  'POST /api/duplicate-product': async () => ({
    url: '/api/duplicate-product',
    body: { _id: await makeProduct(shop) },
    writes: [['product_duplicated', expect.any(String) as string]],
  }),
  'POST /api/give-barcodes': async () => {
    const productId = await makeProduct(shop)
    return {
      url: '/api/give-barcodes',
      body: { productIds: [productId] },
      writes: [['product_changed', productId]],
    }
  },
  'POST /api/make-alias': async () => {
    const productId = await makeProduct(shop)
    const { updatedAt } = (await shop.db.select().from(products).where(eq(products.id, productId)))[0]!
    return {
      url: '/api/make-alias',
      body: { word: 'tuvar', productId, loaded: { updatedAt: updatedAt.toISOString() } },
      writes: [['product_changed', productId]],
    }
  },
  'POST /api/take-alias-back': async () => {
    const productId = await makeProduct(shop, { aliases: ['tuvar'] })
    const body = { word: 'tuvar', productId }
    return { url: '/api/take-alias-back', body, writes: [['product_changed', productId]] }
  },
  'POST /api/set-word-away': async () => {
    const body = { word: 'laptop', isAway: true }
    return { url: '/api/set-word-away', body, writes: [['search_word_put_away', 'laptop']] }
  },
  'POST /api/enter-stock': async () => {
    const productId = await makeProduct(shop, { stock: 5 })
    return {
      url: '/api/enter-stock',
      body: { why: 'spoiled', productId, pieces: 2 },
      writes: [['stock_entered', productId]],
    }
  },
  'POST /api/count-stock': async () => {
    const productId = await makeProduct(shop, { stock: null })
    return {
      url: '/api/count-stock',
      body: { productId, stock: 12 },
      writes: [['stock_counted', productId]],
    }
  },
  'POST /api/count-goods': async () => {
    const productId = await makeProduct(shop, { stock: 5 })
    const countedAt = shop.ctx.now().toISOString()
    return {
      url: '/api/count-goods',
      body: { isTrial: false, goods: [{ productId, pieces: 4, countedAt, begins: false }] },
      writes: [['stock_counted', productId]],
    }
  },
  'POST /api/repack': async () => {
    const pack = { netUnit: 'g', netQuantity: 500 } as const
    const [from, to] = [
      await makeProduct(shop, { ...pack, stock: 5 }),
      await makeProduct(shop, { ...pack, stock: 5 }),
    ]
    return {
      url: '/api/repack',
      body: { from: { productId: from, pieces: 5 }, to: [{ productId: to, pieces: 5 }] },
      writes: [
        ['stock_repacked', from],
        ['stock_repacked', to],
      ],
    }
  },
  'POST /api/take-back-repack': async () => {
    const { url, body, writes } = await presses['POST /api/repack']!()
    await admin.post(url, body)
    const [entry] = await shop.db
      .select()
      .from(stockEntries)
      .where(eq(stockEntries.why, 'repack'))
      .orderBy(desc(stockEntries.id))
    return {
      url: '/api/take-back-repack',
      body: { cause: entry!.cause },
      writes: writes.map(([, id]) => ['repack_taken_back', id]),
    }
  },
  'POST /api/orders/:id/packing/packed': async () => {
    const { orderId } = await buy(asha, await makeProduct(shop), await makeProduct(shop))
    await admin.post(`/api/orders/${orderId}/packing`, {})
    for (const pieces of [0, 1])
      await admin.post(`/api/orders/${orderId}/packing/line`, { position: pieces, pieces })
    return {
      url: `/api/orders/${orderId}/packing/packed`,
      body: { version: 0 },
      writes: [
        ['refund_decided', orderId],
        ['order_changed', orderId],
        ['order_moved', orderId],
      ],
    }
  },
  'POST /api/batches': async () => {
    const productId = await makeProduct(shop, { stock: 5 })
    const growerId = await makeGrower(shop)
    return {
      url: '/api/batches',
      body: { growerId, productId, pieces: 3, slip: '7' },
      writes: [['batch_received', productId]],
    }
  },
  'POST /api/recall-batch': async () => {
    const productId = await makeProduct(shop, { stock: 0 })
    const received = { growerId: await makeGrower(shop), productId, pieces: 2 }
    const { body } = await admin.post('/api/batches', received)
    return {
      url: '/api/recall-batch',
      body: { batchId: body['data'].batch._id, reason: 'Stones.' },
      writes: [['batch_recalled', productId]],
    }
  },
  'POST /api/carry-out-recall': async () => {
    const productId = await makeProduct(shop, { stock: 0 })
    const received = { growerId: await makeGrower(shop), productId, pieces: 2 }
    const { body } = await admin.post('/api/batches', received)
    const batchId = body['data'].batch._id as string
    const { orderId } = await buy(asha, productId)
    await admin.post('/api/recall-batch', { batchId, reason: 'Stones.' })
    return {
      url: '/api/carry-out-recall',
      body: { batchId },
      writes: [
        ['order_moved', orderId],
        ['refund_decided', orderId],
      ],
    }
  },
  'POST /api/batch-price': async () => {
    const { productId, batchId } = await receivedBatch()
    return {
      url: '/api/batch-price',
      body: { batchId, price: 12.5 },
      writes: [['batch_priced', productId]],
    }
  },
  'POST /api/receipt-taken-back': async () => {
    const { productId, batchId } = await receivedBatch()
    return {
      url: '/api/receipt-taken-back',
      body: { batchId },
      writes: [['receipt_taken_back', productId]],
    }
  },
  'POST /api/grower-entries': async () => {
    const growerId = await makeGrower(shop)
    return {
      url: '/api/grower-entries',
      body: { growerId, cause: 'advance', amount: 100 },
      writes: [['grower_entered', growerId]],
    }
  },
  'POST /api/counter-grower-entry': async () => {
    const growerId = await makeGrower(shop)
    await admin.post('/api/grower-entries', { growerId, cause: 'crate', amount: 50 })
    const [entry] = await shop.db.select().from(growerEntries).where(eq(growerEntries.growerId, growerId))
    return {
      url: '/api/counter-grower-entry',
      body: { entryId: entry!.id, note: 'Twice.' },
      writes: [['grower_entered', growerId]],
    }
  },
  'POST /api/statement-link': async () => {
    const growerId = await makeGrower(shop)
    const week = await closedWeek()
    return {
      url: '/api/statement-link',
      body: { growerId, week },
      writes: [['statement_link_made', growerId]],
    }
  },
  'POST /api/end-statement-link': async () => {
    const growerId = await makeGrower(shop)
    const week = await closedWeek()
    await admin.post('/api/statement-link', { growerId, week })
    return {
      url: '/api/end-statement-link',
      body: { growerId, week },
      writes: [['statement_link_ended', growerId]],
    }
  },
  'POST /api/set-least-life': async () => {
    const productId = await makeProduct(shop)
    return {
      url: '/api/set-least-life',
      body: { productId, leastLifeDays: 3 },
      writes: [['least_life_set', productId]],
    }
  },
  'POST /api/set-low-stock-mark': async () => {
    const productId = await makeProduct(shop, { stock: 5 })
    return {
      url: '/api/set-low-stock-mark',
      body: { productId, lowStockMark: 3 },
      writes: [['low_stock_mark_set', productId]],
    }
  },
  'POST /api/orders/:id/move': async () => {
    const { orderId } = await buy(asha, await makeProduct(shop))
    return {
      url: `/api/orders/${orderId}/move`,
      body: { action: 'cancel', note: 'Ordered twice, says +91 98765 43210.' },
      writes: [
        ['order_moved', orderId],
        ['refund_decided', orderId],
      ],
    }
  },
  'POST /api/orders/:id/change': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    return {
      url: `/api/orders/${orderId}/change`,
      body: { version: 0, lines: [{ position: 0, quantity: 2 }], total: 920 },
      writes: [['order_changed', orderId]],
    }
  },
  'POST /api/orders/:id/desk-note': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    return {
      url: `/api/orders/${orderId}/desk-note`,
      body: { note: 'Ring twice' },
      writes: [['order_note_set', orderId]],
    }
  },
  'POST /api/orders/:id/if-missing': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    return {
      url: `/api/orders/${orderId}/if-missing`,
      body: { position: 0, ifMissing: 'call' },
      writes: [['order_wish_set', orderId]],
    }
  },
  'POST /api/orders/:id/take-back': async () => {
    const { orderId } = await buy(asha, await makeProduct(shop))
    const { body } = await move(admin, orderId, { action: 'pack' })
    const { event } = (body['data'] as { takeBack: { event: number } }).takeBack
    return { url: `/api/orders/${orderId}/take-back`, body: { event }, writes: [['order_moved', orderId]] }
  },
  'POST /api/orders/:id/take-cash-back': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })
    const { body } = await move(admin, orderId, { action: 'deliver', cashTaken: 500 })
    const [{ entry }] = (body['data'] as { cash: [{ entry: number }] }).cash
    const url = `/api/orders/${orderId}/take-cash-back`
    return { url, body: { entry }, writes: [['cash_counter_entered', orderId]] }
  },
  'POST /api/take-moves-back': async () => {
    const { orderId } = await buy(asha, await makeProduct(shop))
    const { body } = await move(admin, orderId, { action: 'pack' })
    const { event } = (body['data'] as { takeBack: { event: number } }).takeBack
    const moves = [{ _id: orderId, event }]
    return { url: '/api/take-moves-back', body: { moves }, writes: [['order_moved', orderId]] }
  },
  'POST /api/move-orders': async () => {
    const bought = [await buy(asha, await makeProduct(shop)), await buy(asha, await makeProduct(shop))]
    const orderIds = bought.map(({ orderId }) => orderId)
    return {
      url: '/api/move-orders',
      body: { orderIds, action: 'pack' },
      writes: orderIds.map((id) => ['order_moved', id] as const),
    }
  },
  'POST /api/orders/:id/address': async () => {
    await fillCart(asha, await makeProduct(shop))
    const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
    const { orderId } = (await verify(asha, receipt)).body as unknown as { orderId: string }
    return {
      url: `/api/orders/${orderId}/address`,
      body: { address: addressInPune },
      writes: [['order_address_set', orderId]],
    }
  },
  'POST /api/orders/:id/refund': async () => {
    const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
    return {
      url: `/api/orders/${orderId}/refund`,
      body: { transactionId, amount: 1, note: 'Bruised.' },
      writes: [['refund_decided', orderId]],
    }
  },
  'POST /api/orders/:id/answer-refund': async () => {
    const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
    await shop.db.update(shopSettings).set({ refundLimitPaise: 0 })
    const refund = { transactionId, amount: 1, note: 'Bruised.' }
    await (await shop.admin()).post(`/api/orders/${orderId}/refund`, refund)
    await shop.db.update(shopSettings).set({ refundLimitPaise: null })
    const [{ _id }] = (await admin.get(`/api/orders/${orderId}`)).body['data'].waitingRefunds
    return {
      url: `/api/orders/${orderId}/answer-refund`,
      body: { refund: _id, allow: false, answer: 'Why?' },
      writes: [['refund_not_allowed', orderId]],
    }
  },
  'POST /api/orders/:id/take-cash': async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })
    const short = { action: 'deliver', cashTaken: 450, note: 'The rest comes tomorrow.' }
    await move(admin, orderId, short)
    return {
      url: `/api/orders/${orderId}/take-cash`,
      body: { cashTaken: 50 },
      writes: [['cash_taken', orderId]],
    }
  },
  'POST /api/returns/:id/decide': async () => {
    const { orderId } = await buy(asha, await makeProduct(shop))
    await deliver(admin, orderId)
    const wish = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }
    const asked = await asha.post(`/api/orders/${orderId}/return`, wish)
    return {
      url: `/api/returns/${asked.body['data'][0]._id}/decide`,
      body: { outcome: 'money', amount: 10, answer: 'We are sorry.' },
      writes: [
        ['refund_decided', orderId],
        ['return_decided', orderId],
      ],
    }
  },
  'POST /api/tills/start': async () => {
    const { _id, expected } = await tillOfAdmin()
    await admin.post(`/api/tills/${_id}/close`, {
      expected,
      counted: Math.max(0, expected),
      left: 0,
      note: 'Less.',
    })
    return {
      url: '/api/tills/start',
      body: { amount: 300 },
      writes: [['till_entered', expect.any(String) as string]],
    }
  },
  'POST /api/tills/money': async () => ({
    url: '/api/tills/money',
    body: { cause: 'taken_out', amount: 20, note: 'Milk for tea.' },
    writes: [['till_entered', expect.any(String) as string]],
  }),
  'POST /api/tills/:id/close': async () => {
    const till = await tillOfAdmin()
    const count = { expected: till.expected, counted: Math.max(0, till.expected), note: 'Less.' }
    return { url: `/api/tills/${till._id}/close`, body: count, writes: [['till_closed', String(till._id)]] }
  },
  'POST /api/tills/:id/correct': async () => {
    const { _id } = await tillOfAdmin()
    const body = { amount: -20, note: 'It was less.' }
    return { url: `/api/tills/${_id}/correct`, body, writes: [['till_entered', String(_id)]] }
  },
  'POST /api/notice-mailbox': async () => ({
    url: '/api/notice-mailbox',
    body: { address: 'Shop@example.com', kinds: ['order_placed'] },
    writes: [['notices_by_mail_changed', 'shop']],
  }),
  'POST /api/shop-settings': async () => ({
    url: '/api/shop-settings',
    body: { ...demoSettings, sellerName: 'Haat of Pune' },
    writes: [['settings_changed', 'shop']],
  }),
  'POST /api/delivery-wishes/delete': async () => {
    await admin.post('/api/delivery-areas', { areas: [{ from: '411001' }] })
    await asha.post('/api/delivery-wishes', { pinCode: '781001', contact: '98765 43210' })
    const url = '/api/delivery-wishes/delete'
    return { url, body: { pinCode: '781001' }, writes: [['wishes_deleted', 'all']] }
  },
  'POST /api/zones': async () => {
    const { body } = await admin.post('/api/zones', { kind: 'point', name: 'School' })
    const { _id } = body['data'] as { _id: string }
    const school = { _id, kind: 'point', name: 'Old school' }
    return { url: '/api/zones', body: school, writes: [['slots_planned', _id]] }
  },
  'POST /api/zones/:id/end': async () => {
    const { body } = await admin.post('/api/zones', { kind: 'point', name: 'Temple' })
    const { _id } = body['data'] as { _id: string }
    return { url: `/api/zones/${_id}/end`, body: {}, writes: [['slots_planned', _id]] }
  },
  'POST /api/close-day': async () => ({
    url: '/api/close-day',
    body: { day: '2199-12-04', words: 'Holi' },
    writes: [['settings_changed', 'shop']],
  }),
  'POST /api/orders/:id/slot': async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      fromMinute: 600,
      toMinute: 720,
      capacity: 9,
      closesBefore: 0,
    }))
    await admin.post('/api/zones', { kind: 'point', name: 'Well', plans: everyDay })
    const [, , later] = (await asha.get('/api/slots?collect=true')).body['data'] as { _id: string }[]
    await fillCart(asha, await makeProduct(shop))
    const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
    const { orderId } = (await verify(asha, receipt)).body as unknown as { orderId: string }
    await asha.post(`/api/orders/${orderId}/address`, { collect: true })
    return {
      url: `/api/orders/${orderId}/slot`,
      body: { slotId: later!._id },
      writes: [['order_slot_changed', orderId]],
    }
  },
  'POST /api/runs': async () => ({
    url: '/api/runs',
    body: { orderIds: [await packedOrder()] },
    writes: [['run_made', expect.any(String)]],
  }),
  'POST /api/runs/:id/stops': async () => {
    const runId = await madeRun()
    return { url: `/api/runs/${runId}/stops`, body: { orderIds: [] }, writes: [['run_changed', runId]] }
  },
  'POST /api/runs/:id/start': async () => {
    const orderId = await packedOrder()
    const runId = await madeRun(orderId)
    return {
      url: `/api/runs/${runId}/start`,
      body: {},
      writes: [
        ['run_started', runId],
        ['order_moved', orderId],
      ],
    }
  },
  'POST /api/runs/:id/link': async () => {
    const runId = await madeRun()
    return { url: `/api/runs/${runId}/link`, body: {}, writes: [['run_link_made', runId]] }
  },
  'POST /api/runs/:id/revoke': async () => {
    const runId = await madeRun()
    await admin.post(`/api/runs/${runId}/link`, {})
    return { url: `/api/runs/${runId}/revoke`, body: {}, writes: [['run_link_revoked', runId]] }
  },
  'POST /api/runs/:id/close': async () => {
    const orderId = await packedOrder()
    const runId = await madeRun(orderId)
    await admin.post(`/api/runs/${runId}/start`, {})
    await move(admin, orderId, { action: 'deliver' })
    return { url: `/api/runs/${runId}/close`, body: {}, writes: [['run_closed', runId]] }
  },
  'POST /api/delivery-areas': async () => ({
    url: '/api/delivery-areas',
    body: { areas: [{ from: '411001', to: '411045', days: 2 }] },
    writes: [['delivery_areas_changed', 'all']],
  }),
}

test('every call that changes something has its place in this file, and none of the desk is called a shopper’s', async () => {
  const posts = [...routes].filter((route) => route.startsWith('POST /') && !route.includes(' /sandbox/'))
  const placed = [...ofShoppers, ...Object.keys(writesNothing), ...Object.keys(presses)]
  expect(placed.toSorted()).toEqual(posts.toSorted())

  const statuses = await Promise.all(
    [...ofShoppers].map(async (route) => [route, (await asha.post(route.slice('POST '.length))).status]),
  )
  expect(statuses.filter(([, status]) => status === 403)).toEqual([])
})

test.each(Object.keys(presses))('%s is kept with who pressed it, in the same transaction', async (route) => {
  const { url, body, writes } = await presses[route]!()
  const before = await lastId()

  const answer = await admin.post(url, body)

  expect([answer.status, answer.body]).toMatchObject([200, { success: true }])
  const written = await entriesSince(before)
  expect(written.map(({ action, objectId }) => [action, objectId])).toEqual(writes)
  for (const entry of written) {
    expect(entry).toMatchObject({ actorId: admin.id, requestId: answer.headers.get('x-request-id') })
    expect(entry.before ?? entry.after).not.toEqual({})
  }
  // The same press says nothing new, or is refused.
  const again = await lastId()
  await admin.post(url, body)
  const more = (await entriesSince(again)).map(({ action }) => action)
  expect(more.filter((action) => !isNewEachTime.has(action))).toEqual([])
})

/** Somebody who owes ₹100.00. */
async function owing() {
  const person = await shop.customer()
  await admin.post(`/api/people/${person.id}/receivables`, { limit: 500 })
  const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 100_00 }), quantity: 1 }]
  const order = { userId: person.id, lines, collect: true, amount: 100, payment: { way: 'receivable' } }
  expect((await admin.post('/api/counter/orders', order)).status).toBe(200)
  return person
}

/** Made once more by a press without a key: another product, pieces or money. */
const isNewEachTime = new Set<string>([
  'grower_entered',
  'statement_link_made',
  'person_note_added',
  'product_added',
  'product_duplicated',
  'stock_entered',
  'refund_decided',
  'person_added',
  'claim_offered',
  'offer_added',
  'grower_added',
  'order_taken',
  'sold_at_stall',
  'cash_taken',
  'receivable_paid',
  'till_entered',
])

test('nothing of what is kept says where somebody lives, how they are called up or how they sign in', async () => {
  await presses['POST /api/orders/:id/address']!().then(({ url, body }) => admin.post(url, body))
  const all = JSON.stringify(await entriesSince(0))

  expect(all).toContain('"town":"Pune","pinCode":"411002"')
  for (const secret of ['98765', 'Tulsi', 'temple', 'green door', 'Asha', asha.email]) {
    expect(all, secret).not.toContain(secret)
  }
  expect(all).not.toMatch(/password|token|session/i)
})

test('what was given back at the gateway is the shop’s own doing, with the number of the request that found it', async () => {
  const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
  const refund = { amountPaise: 1_00, idempotencyKey: `dashboard_${orderId}` }
  await shop.ctx.gateways.payments.refund(transactionId, refund)
  const since = await lastId()

  const { headers } = await admin.post(`/api/orders/${orderId}/ask-gateway`)

  expect(await entriesSince(since)).toMatchObject([
    {
      action: 'refund_decided',
      actorId: null,
      objectId: orderId,
      after: { amountPaise: 1_00, reason: 'at_gateway' },
      requestId: headers.get('x-request-id'),
    },
  ])
})

const race = { price: 55.55, sellingPrice: 44.44 }
const raced = await makeProduct(shop, { stock: 20 })

test.each<
  [what: string, first: Parameters<typeof overlap>[1]['first'], url: string, body: object, before: object]
>([
  [
    'a price',
    ({ db }) => db.update(products).set({ sellingPricePaise: 77_77 }).where(eq(products.id, raced)),
    '/api/update-product',
    { ...dal, ...race, _id: raced },
    { sellingPricePaise: 77_77 },
  ],
  [
    'a low mark',
    ({ db }) => db.update(products).set({ lowStockMark: 7 }).where(eq(products.id, raced)),
    '/api/set-low-stock-mark',
    { productId: raced, lowStockMark: 3 },
    { lowStockMark: 7 },
  ],
  [
    'stock',
    (tx) =>
      enterStock(
        { ...tx, actor: { id: admin.id, name: '', email: '', role: 'ADMIN', duties: [], sessionId: '' } },
        { productId: raced, why: 'delivery', pieces: 4 },
      ),
    '/api/enter-stock',
    { why: 'spoiled', productId: raced, pieces: 1 },
    { stock: 24 },
  ],
  [
    'a setting',
    ({ db }) => db.update(shopSettings).set({ sellerName: 'Haat of Nashik' }),
    '/api/shop-settings',
    { ...demoSettings, sellerName: 'Haat of Nagpur' },
    { sellerName: 'Haat of Nashik' },
  ],
])(
  '%s that somebody else changes at the same moment is kept as what was really replaced',
  async (_what, first, url, body, before) => {
    const since = await lastId()

    const { second } = await overlap(shop.ctx, { first, second: () => admin.post(url, body) })

    expect(second.status).toBe(200)
    expect((await entriesSince(since)).at(-1)).toMatchObject({ before })
  },
)

async function lastId(): Promise<number> {
  return (await entriesSince(0)).at(-1)?.id ?? 0
}

function entriesSince(id: number) {
  return shop.db.select().from(auditEntries).where(gt(auditEntries.id, id)).orderBy(asc(auditEntries.id))
}

async function receivedBatch(): Promise<{ productId: string; batchId: string }> {
  const productId = await makeProduct(shop, { stock: 0 })
  const received = { growerId: await makeGrower(shop), productId, pieces: 2 }
  const { body } = await admin.post('/api/batches', received)
  return { productId, batchId: body['data'].batch._id }
}

/** A week of growers, long ago. */
async function closedWeek(): Promise<string> {
  const begins = '2020-01-04'
  await shop.db.insert(settlementWeeks).values({ begins, closedAt: new Date() }).onConflictDoNothing()
  return begins
}
