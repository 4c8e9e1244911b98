import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { mails, notices, productRatings, reviewPictures, reviews } from '#db/schema/index.ts'
import { refillDerived } from '#domain/ground/refill-derived.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, deliver, move } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { dataUrl, picture } from '#tests/support/pictures.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { decideReview } from './decide-review.ts'
import { reportReview } from './report-review.ts'

const shop = await testShop()
const admin = await shop.admin()
const asha = await shop.customer('Asha Devi')
let mango = ''

beforeEach(async () => {
  await shop.db.delete(mails)
  mango = await makeProduct(shop, { name: 'Alphonso Mango', stock: 50, sellingPricePaise: 100_00 })
})

test('who has a good rates it, once: it is shown after a look, with their first name, and a change waits anew', async () => {
  expect((await rate(asha, { stars: 5 })).body).toMatchObject({ code: 'not_bought' })
  const { orderId } = await buy(asha, mango)
  expect((await rate(asha, { stars: 5 })).body.code).toBe('not_bought')
  await deliver(admin, orderId)

  const words = ' Sweet, and <b>ripe</b>.\nI buy it again. '
  expect((await rate(asha, { stars: 5, words })).body.message).toContain('before it is shown')
  expect(await shown()).toEqual({ data: [], rating: null })
  const [waiting] = await listed('waiting')
  expect(waiting).toMatchObject({ stars: 5, words: words.trim(), product: { name: 'Alphonso Mango 1 kg' } })

  const seen = await decide(waiting, { outcome: 'shown' })
  expect(await shown()).toEqual({
    data: [expect.objectContaining({ name: 'Asha', stars: 5, words: words.trim(), answer: '', picture: '' })],
    rating: { average: 5, count: 1, byStars: [0, 0, 0, 0, 1] },
  })
  // After an answer that was lost.
  await rate(asha, { stars: 5, words })
  expect((await shown()).data).toHaveLength(1)

  await answer(seen, 'Thank you.')
  expect((await shown()).data).toMatchObject([{ answer: 'Thank you.' }])
  await rate(asha, { stars: 3, words: 'The second box was sour.' })
  expect(await shown()).toEqual({ data: [], rating: null })
  expect(await listed('waiting')).toMatchObject([{ stars: 3, answer: '' }])
  expect((await mine(asha)).review).toMatchObject({ stars: 3, state: 'waiting' })

  // As the page asks: without a body; and again, as clients that send one always.
  const path = `/api/products/${mango}/my-review/delete`
  expect((await asha.send(path, { method: 'POST' })).status).toBe(200)
  expect((await asha.post(path)).status).toBe(200)
  expect(await mine(asha)).toEqual({ review: null, cannot: null })
})

test('who has had one pack says it once for all packs of the family, and changes and deletes it at any of them', async () => {
  const [lata, mohan] = [await shop.customer('Lata'), await shop.customer('Mohan')]
  const atta = { name: 'Atta', family: 'Atta', category: 'pulses', netUnit: 'g', stock: 50 } as const
  const [small, large, sack] = [
    await makeProduct(shop, { ...atta, netQuantity: 1000 }),
    await makeProduct(shop, { ...atta, netQuantity: 5000 }),
    await makeProduct(shop, { ...atta, netQuantity: 10_000 }),
  ]
  const rateAt = (person: Visitor, id: string, stars: number) =>
    person.post(`/api/products/${id}/my-review`, { stars })
  const mineAt = async (person: Visitor, id: string) =>
    (await person.get(`/api/products/${id}/my-review`)).body['data'] as { review: object | null }
  const ofFamily = async () =>
    (await shop.pool.query<object>('select product_id, stars from reviews order by product_id')).rows
  expect((await rateAt(lata, large, 4)).body.code).toBe('not_bought')
  await deliver(admin, (await buy(lata, small, large)).orderId)

  // At once, as from two pages that are open.
  const ways = [rateAt(lata, sack, 5), rateAt(lata, small, 5), rateAt(lata, large, 5)]
  for (const { status, body } of await Promise.all(ways)) expect(status, body.message).toBe(200)
  expect(await ofFamily()).toHaveLength(1)
  await rateAt(lata, sack, 3)
  expect(await ofFamily()).toMatchObject([{ stars: 3 }])
  for (const id of [small, large, sack]) expect((await mineAt(lata, id)).review).toMatchObject({ stars: 3 })
  expect(await mineAt(mohan, sack)).toEqual({ review: null, cannot: 'not_bought' })

  await lata.post(`/api/products/${sack}/my-review/delete`)
  expect(await ofFamily()).toEqual([])

  // Two packs that became a family later keep what was said of each.
  await shop.pool.query(`update products set family = null where id = $1`, [large])
  await rateAt(lata, large, 4)
  await rateAt(lata, small, 2)
  await shop.pool.query(`update products set family = 'Atta' where id = $1`, [large])
  const waiting = (await admin.get('/api/reviews')).body['data'] as Listed[]
  for (const one of waiting) await decide(one, { outcome: 'shown' })
  const { body } = await shop.guest().get(`/api/products/${sack}/reviews`)
  expect(body).toMatchObject({
    data: [
      { stars: 2, pack: '1 kg' },
      { stars: 4, pack: '5 kg' },
    ],
    rating: { average: 3, count: 2 },
  })
  expect((await mineAt(lata, large)).review).toMatchObject({ stars: 4, pack: '5 kg' })
  await lata.post(`/api/products/${sack}/my-review/delete`)
  expect(await ofFamily()).toEqual([])
})

test('what was taken along at the stall, and what was sent back later, was had; what was undone was not', async () => {
  const [lata, mohan] = [await shop.customer('Lata'), await shop.customer('Mohan')]
  const sale = { lines: [{ productId: mango, quantity: 1 }], payment: { way: 'cash', given: 500 } }
  const { body } = await admin.post('/api/counter/sales', { ...sale, userId: lata.id, amount: 100 })
  expect((await mine(lata)).cannot, body.message).toBeNull()
  const sold = body['data'].orderId as string
  const { takeBack } = (await admin.get(`/api/orders/${sold}`)).body['data']
  const undone = await admin.post(`/api/orders/${sold}/take-back`, { event: takeBack.event })
  expect(undone.status, undone.body.message).toBe(200)
  expect((await mine(lata)).cannot).toBe('not_bought')

  const { orderId } = await buy(mohan, mango)
  await deliver(admin, orderId)
  await move(admin, orderId, { action: 'refund', note: 'It was sour.' })
  expect((await mine(mohan)).cannot).toBeNull()
  // As where the money came too late: nothing was ever brought.
  await shop.pool.query(`update orders set status = 'refunded' where id = $1`, [
    (await buy(lata, mango)).orderId,
  ])
  expect((await mine(lata)).cannot).toBe('not_bought')
})

test('who works for the shop rates none of its goods', async () => {
  const packer = await shop.hand('packs')
  await had(packer)
  for (const person of [admin, packer]) {
    expect((await rate(person, { stars: 5 })).body.code).toBe('review_of_own_shop')
    expect((await mine(person)).cannot).toBe('works_here')
  }
})

test('stars, words and pictures that are none are refused with the field and a sentence', async () => {
  await had(asha)
  const wrong = async (input: object) => {
    const { status, body } = await rate(asha, input)
    return [status, body.fields]
  }
  const stars = 'Please choose from one to five stars.'
  for (const given of [0, 6, 2.5, 'many'])
    expect(await wrong({ stars: given })).toEqual([422, { stars: expect.any(String) as string }])
  expect(await wrong({ stars: 9 })).toEqual([422, { stars }])
  expect(await wrong({})).toEqual([422, { stars: expect.any(String) as string }])
  expect(await wrong({ stars: 5, words: 'a'.repeat(1001) })).toEqual([
    422,
    { words: expect.any(String) as string },
  ])
  expect(await wrong({ stars: 5, picture: 'a'.repeat(9_000_000) })).toEqual([
    422,
    { picture: 'Please choose a picture of at most 5 MB.' },
  ])
  expect((await rate(asha, { stars: 5, picture: 'data:image/png;base64,AAAA' })).body.code).toBe(
    'bad_picture',
  )
  expect((await asha.post('/api/products/none/my-review', { stars: 5 })).status).toBe(404)
  expect(await shop.db.$count(reviews)).toBe(0)
})

test('a picture is cleaned, and seen by its writer and admins until it is shown; then by everybody', async () => {
  const lata = await shop.customer()
  await had(asha)
  const sent = { stars: 4, picture: dataUrl(await picture('jpeg'), 'jpeg') }
  const address = (await rate(asha, sent)).body['data'].review.picture as string
  const seenBy = async (...people: Visitor[]) =>
    Promise.all(people.map(async (person) => (await person.get(address)).status))
  expect(await seenBy(asha, admin, lata, shop.guest())).toEqual([200, 200, 404, 404])
  const [kept] = await shop.db.select().from(reviewPictures)
  expect(kept!.webp!.toString('latin1')).not.toContain('Asha of Wardha')

  await decide((await listed('waiting'))[0], { outcome: 'shown' })
  expect(await seenBy(lata, shop.guest())).toEqual([200, 200])
  const [path] = address.split('?')
  expect((await shown()).data).toMatchObject([{ picture: expect.stringContaining(path!) as string }])

  // Other words leave it, and null takes it away.
  await rate(asha, { stars: 4, words: 'Ripe.' })
  expect(await shop.db.$count(reviewPictures)).toBe(1)
  await rate(asha, { stars: 4, words: 'Ripe.', picture: null })
  expect(await shop.db.$count(reviewPictures)).toBe(0)
})

test('what is not shown is told with its reason, to its writer alone; and nothing is decided unread', async () => {
  await had(asha)
  await rate(asha, { stars: 1, words: 'Call me: 98765 43210.' })
  const [waiting] = await listed('waiting')
  expect((await tryDecide(waiting, { outcome: 'refused' })).body.fields).toEqual({
    why: 'This field is required.',
  })
  await rate(asha, { stars: 1, words: 'Call my friend: 98765 43210.' })
  expect((await tryDecide(waiting, { outcome: 'shown' })).body.code).toBe('review_changed')

  const why = 'Please leave the number out.'
  await decide((await listed('waiting'))[0], { outcome: 'refused', why })
  expect((await mine(asha)).review).toMatchObject({ state: 'refused', refusedWhy: why })
  expect(await shop.db.select().from(mails).where(eq(mails.kind, 'review_refused'))).toMatchObject([
    { personId: asha.id, facts: { productId: mango, productName: 'Alphonso Mango 1 kg', why } },
  ])
  const [refused] = await listed('refused')
  expect((await answer(refused, 'Sorry.')).body.code).toBe('review_not_shown')
  expect(await shown()).toEqual({ data: [], rating: null })
  await decide(refused, { outcome: 'shown' })
  expect((await shown()).rating).toMatchObject({ average: 1, count: 1 })
})

test('what is shown is reported once a person and once an address, until the shop has looked at it', async () => {
  const lata = await shop.customer()
  await had(asha)
  await rate(asha, { stars: 2, words: 'Buy at my cousin’s.' })
  const [one] = await listed('waiting')
  const report = (person: Visitor, reason = 'advertising') =>
    person.post(`/api/reviews/${one._id}/report`, { reason })
  expect((await report(lata)).status).toBe(404)
  const seen = await decide(one, { outcome: 'shown' })

  for (const person of [lata, lata, shop.guest(), shop.guest()])
    expect((await report(person)).body.message).toBe('Thank you. We look at it.')
  expect((await report(lata, 'dull')).body.fields).toHaveProperty('reason')
  expect(await listed('reported')).toMatchObject([
    { reports: ['advertising', 'advertising'], state: 'shown' },
  ])
  expect((await admin.get('/api/desk-now')).body['data'].waiting).toMatchObject({ reviewsReported: 1 })

  const kept = await decide(seen, { outcome: 'shown' })
  expect(await listed('reported')).toEqual([])
  await report(lata)
  await decide(kept, { outcome: 'refused', why: 'It is advertising.' })
  expect(await listed('reported')).toEqual([])
  expect((await shown()).data).toEqual([])
})

test('two of the shop who have read the same do not overrule each other, and what is asked twice is done once', async () => {
  await had(asha)
  await rate(asha, { stars: 2, words: 'Small.' })
  const [read] = await listed('waiting')
  const seen = await decide(read, { outcome: 'shown' })
  expect((await tryDecide(read, { outcome: 'refused', why: 'It is rude.' })).body.code).toBe('review_changed')
  // After an answer that was lost.
  expect(await decide(read, { outcome: 'shown' })).toMatchObject({ version: seen.version })

  expect((await answer(seen, 'Sorry.')).status).toBe(200)
  expect((await answer(seen, 'We weigh each.')).body.code).toBe('review_changed')
  expect((await tryDecide(seen, { outcome: 'refused', why: 'It is rude.' })).body.code).toBe('review_changed')
  expect((await answer(seen, 'Sorry.')).status).toBe(200)
  expect((await shown()).data).toMatchObject([{ answer: 'Sorry.' }])
})

test('a review whose reporters have deleted their accounts is not a reported one, and one that others reported is', async () => {
  await had(asha)
  await rate(asha, { stars: 2, words: 'Small.' })
  const one = await decide((await listed('waiting'))[0], { outcome: 'shown' })
  const report = async (person: Awaited<ReturnType<typeof shop.customer>>) => {
    await givePassword(shop, person.id, 'mango in may')
    await person.post(`/api/reviews/${one._id}/report`, { reason: 'other' })
  }
  const leave = (person: Visitor) => person.post('/api/delete-account', { password: 'mango in may' })
  const [lata, mohan] = [await shop.customer(), await shop.customer()]
  await report(lata)
  await report(mohan)
  await leave(lata)
  expect(await listed('reported')).toMatchObject([{ reports: ['other'] }])
  const byGuest = { reviewId: one._id, reason: 'insulting', guestKey: 'a guest' } as const
  await overlap(shop.ctx, { first: (tx) => reportReview(tx, byGuest), second: () => leave(mohan) })
  expect(await listed('reported')).toMatchObject([{ reports: ['insulting'] }])

  await decide((await listed('reported'))[0], { outcome: 'shown' })
  const sita = await shop.customer()
  await report(sita)
  expect(await listed('reported')).toHaveLength(1)
  await leave(sita)
  expect(await listed('reported')).toEqual([])
})

test('reviews that are shown at once by two of the shop are both counted, and a count that is lost is found', async () => {
  const [lata, mohan] = [await shop.customer(), await shop.customer()]
  for (const [person, stars] of [
    [asha, 5],
    [lata, 4],
    [mohan, 4],
  ] as const) {
    await had(person)
    await rate(person, { stars })
  }
  const [first, second, third] = await listed('waiting')
  const actor = {
    ...shop.ctx.actor!,
    id: admin.id,
    name: 'A',
    email: admin.email,
    role: 'ADMIN',
    duties: [],
    sessionId: '',
  } as const
  const show = (one: Listed, ctx = shop.ctx) =>
    decideReview({ ...ctx, actor }, { reviewId: one._id, version: 1, outcome: { is: 'shown' } })
  await overlap(shop.ctx, { first: (tx) => show(first, tx), second: () => show(second) })
  await decide(third, { outcome: 'shown' })
  const rating = { average: 4.3, count: 3, byStars: [0, 0, 0, 2, 1] }
  expect((await shown()).rating).toEqual(rating)

  await shop.db.delete(productRatings)
  await shop.pool.query(`delete from derived_tables where name = 'product ratings'`)
  await refillDerived(shop.ctx)
  expect((await shown()).rating).toEqual(rating)
})

test('a review goes with the account of its writer, and is in the file that they take along', async () => {
  const lata = await shop.customer('Lata Rao')
  await givePassword(shop, lata.id, 'mango in may')
  await had(lata)
  await rate(lata, { stars: 4, words: 'Good.', picture: dataUrl(await picture('png')) })
  await decide((await listed('waiting'))[0], { outcome: 'shown' })
  expect((await lata.get('/api/my-data')).body['reviews']).toMatchObject([
    { product: 'Alphonso Mango', stars: 4, words: 'Good.', shownAs: 'Lata', state: 'shown' },
  ])

  expect((await lata.post('/api/delete-account', { password: 'mango in may' })).status).toBe(200)
  expect(await shown()).toEqual({ data: [], rating: null })
  expect(await shop.db.$count(reviewPictures)).toBe(0)
})

test('one person writes thirty reviews a day, of which the shop is told once a good; others at their address go on', async () => {
  const [mohan, lata] = [await shop.customer(), await shop.customer()]
  await had(mohan)
  await had(lata)
  await shop.db.delete(notices)
  const answers = []
  for (let times = 0; times < 31; times += 1)
    answers.push(await rate(mohan, { stars: 4, words: `Sweet ${times}.` }))
  expect(answers[29]!.status).toBe(200)
  expect(answers[30]).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_attempts',
      message: expect.stringContaining('many reviews for one day') as string,
    },
  })
  expect((await rate(lata, { stars: 4 })).status).toBe(200)
  const told = await shop.db.select().from(notices).where(eq(notices.kind, 'review'))
  expect(told).toHaveLength(2)
})

test('one address does not write down a crowd', async () => {
  const statuses = new Set<number>()
  for (let times = 0; times < 61; times += 1)
    statuses.add((await shop.guest().post('/api/reviews/none/report', { reason: 'other' })).status)
  expect([...statuses]).toEqual([404, 429])
})

/** They have bought the good of this test, and it is with them. */
async function had(person: Visitor): Promise<void> {
  await deliver(admin, (await buy(person, mango)).orderId)
}

function rate(person: Visitor, input: object) {
  return person.post(`/api/products/${mango}/my-review`, input)
}

async function mine(person: Visitor) {
  return (await person.get(`/api/products/${mango}/my-review`)).body['data'] as {
    review: object | null
    cannot: string | null
  }
}

async function shown() {
  const { body } = await shop.guest().get(`/api/products/${mango}/reviews`)
  return { data: body['data'] as object[], rating: body['rating'] as object | null }
}

interface Listed {
  _id: string
  version: number
}

/** Those of the good of this test. */
async function listed(status: string) {
  const { body } = await admin.get(`/api/reviews?status=${status}&pageSize=200`)
  const all = body['data'] as (Listed & { product: { _id: string } })[]
  return all.filter(({ product }) => product._id === mango) as unknown as [Listed, Listed, Listed]
}

function tryDecide({ _id, version }: Listed, decision: object) {
  return admin.post(`/api/reviews/${_id}/decide`, { version, ...decision })
}

/** Answers the review as it is after that. */
async function decide(one: Listed, decision: object): Promise<Listed> {
  const { status, body } = await tryDecide(one, decision)
  expect(status, body.message).toBe(200)
  return body['data'] as Listed
}

function answer({ _id, version }: Listed, words: string) {
  return admin.post(`/api/reviews/${_id}/answer`, { version, answer: words })
}
