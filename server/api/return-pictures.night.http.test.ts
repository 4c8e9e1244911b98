import sharp from 'sharp'
import { expect, test } from 'vitest'

import { buy, decide, deliver } from '#tests/support/orders.ts'
import { dataUrl, filesIn, notPictures, picture } from '#tests/support/pictures.ts'
import { rowCounts } from '#tests/support/row-counts.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const jar = dataUrl(await picture('jpeg', { width: 1600, height: 900 }), 'jpeg')
const lid = dataUrl(await picture('png'))

test('the pictures of a return are seen by its owner and the desk, and by nobody else', async () => {
  const before = await filesIn(shop.dataDir)
  const orderId = await delivered(asha)
  const { body } = await ask(asha, orderId, { pictures: [jar, lid] })
  const addresses = body['data'][0].pictures as string[]
  expect(addresses).toHaveLength(2)
  const demoted = await shop.admin()
  await admin.post('/api/update-user', { userId: demoted.id, role: 'GENERAL' })
  const bystander = await shop.customer()
  const elsewhere = await delivered(bystander)

  for (const [who, person, expected] of [
    ['guest', shop.guest(), 401],
    ['owner', asha, 200],
    ['another customer', bystander, 404],
    ['admin', admin, 200],
    ['demoted admin', demoted, 404],
  ] as const)
    for (const address of addresses) {
      const answer = await person.get(address)
      expect(answer.status, `${who} at ${address}`).toBe(expected)
      expect(answer.headers.get('cache-control'), who).toContain('no-store')
      expect(answer.headers.get('content-type'), who).toContain(expected === 200 ? 'image/webp' : 'json')
    }

  const [first = ''] = addresses
  // Under an order of their own it is not theirs either, and there is no third one.
  expect((await bystander.get(first.replace(orderId, elsewhere))).status).toBe(404)
  expect((await asha.get(first.replace(/1$/, '3'))).status).toBe(404)
  expect((await asha.get(first.replace(/1$/, '4'))).status).toBe(422)
  // No file of it exists, so no public address can lead to it, however it is spelled.
  expect(await filesIn(shop.dataDir)).toEqual(before)
  for (const way of [
    first,
    `/images${first}`,
    `/images/..${first}`,
    `/images/%2e%2e${first}`,
    `/IMAGES${first}`,
  ])
    expect((await fetch(shop.url + way)).headers.get('content-type'), way).not.toContain('image')
})

test('a picture is told by its bytes, made small and cleaned of where it was taken', async () => {
  const { body } = await ask(asha, await delivered(asha), { pictures: [jar.replace('jpeg', 'png')] })
  const answer = await fetch(shop.url + (body['data'][0].pictures[0] as string), {
    headers: { cookie: [...asha.cookies].map((pair) => pair.join('=')).join('; ') },
  })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 1280, height: 720 })
  expect(shown.exif).toBeUndefined()
})

const untouched = await delivered(asha)
const nothings = await notPictures()
const tooLarge = dataUrl(Buffer.concat([await picture('png'), Buffer.alloc(5 * 1024 * 1024)]))
const pictures = (...urls: unknown[]) => ({ pictures: urls })

test.each<[what: string, changes: object, status: number, says: object]>([
  [
    'four pictures',
    pictures(lid, lid, lid, lid),
    422,
    { fields: { pictures: 'Please send at most 3 pictures.' } },
  ],
  ['one of over 5 MB', pictures(lid, tooLarge), 413, { code: 'too_large' }],
  [
    'three of over 7 MB',
    pictures(...Array(3).fill('x'.repeat(7_400_000))),
    422,
    {
      fields: { pictures: 'Please choose a picture of at most 5 MB.' },
    },
  ],
  ['an empty picture', pictures(''), 422, { code: 'bad_picture' }],
  ['an address', pictures('https://example.com/jar.png'), 422, { code: 'bad_picture' }],
  ['a number', pictures(7), 422, { code: 'invalid_input' }],
  [
    'more pieces than were delivered',
    { lines: [{ position: 0, quantity: 3 }], pictures: [lid] },
    409,
    {
      code: 'return_too_many',
    },
  ],
  ...Object.entries(nothings).map(([what, bytes]): [string, object, number, object] => [
    what,
    pictures(lid, dataUrl(bytes)),
    422,
    { code: 'bad_picture' },
  ]),
])('a return with %s is refused, and nothing of it is stored', async (_what, changes, status, says) => {
  const before = await rowCounts(shop.pool)
  const answer = await ask(asha, untouched, changes)
  expect(answer).toMatchObject({ status, body: { success: false, ...says } })
  expect(await rowCounts(shop.pool)).toEqual(before)
})

test('a return without a picture is one, and has no picture to show', async () => {
  const orderId = await delivered(asha)
  const { status, body } = await ask(asha, orderId, {})
  expect([status, body['data'][0].pictures]).toEqual([200, []])
  const none = await asha.get(`/api/orders/${orderId}/returns/${body['data'][0]._id}/pictures/1`)
  expect(none.status).toBe(404)
})

test('what was sent twice under one key is one return with its pictures', async () => {
  const orderId = await delivered(asha)
  const key = { 'idempotency-key': 'return-once' }
  const answers = await Promise.all([1, 2].map(() => ask(asha, orderId, { pictures: [jar, lid] }, key)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { body } = await ask(asha, orderId, { pictures: [jar, lid] }, key)
  expect(body).toMatchObject({
    data: [{ pictures: [expect.any(String), expect.any(String)] }],
    returnable: [1],
  })
  const other = await ask(asha, orderId, { pictures: [lid] }, key)
  expect(other.body.code).toBe('key_reused')
})

test('the desk reads returns page by page, those that wait first, and can keep to one state', async () => {
  const [{ _id: decided }, { _id: waiting }] = [
    (await ask(asha, await delivered(asha), {})).body['data'][0],
    (await ask(asha, await delivered(asha), {})).body['data'][0],
  ]
  await decide(admin, decided, { outcome: 'refused', answer: 'They look fine.' })

  const all: { _id: string; status: string; createdAt: string }[] = []
  let cursor: string | null = null
  do {
    const { body }: Answer = await admin.get(
      `/api/returns?pageSize=2&${cursor ? `cursor=${cursor}` : 'page=1'}`,
    )
    all.push(...body.data)
    cursor = body.nextCursor
    expect(body.total).toBeGreaterThanOrEqual(all.length)
  } while (cursor)

  const last = await admin.get('/api/returns?pageSize=2&cursor=last')
  expect(last.body['data'].at(-1)._id).toBe(all.at(-1)?._id)
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(last.body['total'])
  expect(all[0]).toMatchObject({ _id: waiting, user: { _id: asha.id, name: 'Asha Devi' } })
  expect(all.at(-1)).toMatchObject({ _id: decided, status: 'refused' })
  const inOrder = all.toSorted(
    (a, b) =>
      Number(b.status === 'asked') - Number(a.status === 'asked') || b.createdAt.localeCompare(a.createdAt),
  )
  expect(all).toEqual(inOrder)
  const refused = await admin.get('/api/returns?status=refused')
  expect(refused.body['data'].map(({ _id }: { _id: string }) => _id)).toEqual([decided])
})

/** An order of two pieces, paid and delivered. */
async function delivered(person: Visitor): Promise<string> {
  const oil = await makeProduct(shop)
  const { orderId } = await buy(person, oil, oil)
  await deliver(admin, orderId)
  return orderId
}

function ask(person: Visitor, orderId: string, changes: object, headers?: Record<string, string>) {
  const lines = [{ position: 0, quantity: 1 }]
  const input = { lines, wish: 'money', reason: 'It leaks.', ...changes }
  return person.post(`/api/orders/${orderId}/return`, input, headers)
}
