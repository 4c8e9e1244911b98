import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#db/schema/index.ts'
import { pages } from '#tests/support/built-pages.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { buy, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const shop = await testShop({}, { pages })
const admin = await shop.admin()

test('the admin panel opens for an admin alone, as a page and as data, and nobody keeps it', async () => {
  const asha = await shop.customer('Asha Devi')
  for (const address of [
    '/admin-panel',
    '/admin-panel/all-users',
    '/Admin-Panel/all-orders',
    '/admin-panel/offers',
    '/%61dmin-panel',
    '/admin-panel/print/pack-list?order=none',
  ]) {
    for (const person of [shop.guest(), asha]) {
      const refused = await person.get(address)
      expect([refused.status, refused.headers.get('location')], address).toEqual([302, '/'])
    }
  }
  for (const person of [shop.guest(), asha]) {
    const refused = await person.get('/admin-panel/all-users.data')
    expect(refused.status).toBe(202)
    expect(JSON.stringify(refused.body)).toContain('SingleFetchRedirect')
    expect(JSON.stringify(refused.body)).not.toContain('ADMIN')
  }

  for (const address of ['/admin-panel/all-users', '/admin-panel/all-users.data']) {
    const shown = await admin.get(address)
    expect(shown.status, address).toBe(200)
    expect(shown.headers.get('cache-control'), address).toBe('private, no-store')
    expect(shown.body.text ?? JSON.stringify(shown.body), address).toContain('ADMIN')
  }
  expect((await shop.guest().get('/admin-panel/all-users')).status).toBe(302)
})

test('the stall opens for those who have duties: it leads a guest to the login and back, an admin to the panel, others home', async () => {
  const [packer, keeper] = [await shop.hand('packs'), await shop.hand('counter')]
  const led = async (who: Visitor, address: string) => {
    const { status, headers } = await who.get(address)
    return [address, status, headers.get('location')]
  }
  for (const address of ['/stall', '/stall/orders', '/Stall/Stock', '/stall/print/pack-list?order=none']) {
    expect(await led(await shop.customer(), address)).toEqual([address, 302, '/'])
    expect(await led(admin, address)).toEqual([address, 302, '/admin-panel'])
    expect(await led(shop.guest(), address)).toEqual([
      address,
      302,
      `/login?${new URLSearchParams({ to: address.toLowerCase() })}`,
    ])
  }
  expect(await led(packer, '/stall')).toEqual(['/stall', 302, '/stall/orders?status=placed&status=paid'])
  for (const address of ['/stall/orders', '/stall/orders.data', '/stall/print/pack-list?order=none']) {
    const { status, headers } = await packer.get(address)
    expect([address, status, headers.get('cache-control')]).toEqual([address, 200, 'private, no-store'])
  }
  expect(await led(keeper, '/stall')).toEqual(['/stall', 302, '/stall/sell'])
  expect((await keeper.get('/stall/new-order')).status).toBe(200)
  expect((await keeper.get('/stall/print/pack-list?order=none')).status).toBe(403)

  for (const hand of [packer, keeper])
    for (const address of ['/admin-panel', '/admin-panel/all-orders', '/admin-panel/print/pack-list'])
      expect(await led(hand, address)).toEqual([address, 302, '/'])
  const data = JSON.stringify((await shop.guest().get('/stall/orders.data')).body)
  expect(data).toContain('/login?to=%2Fstall%2Forders')
})

test('a sheet has the orders that were asked for, the oldest first, with what is due, where to and the last note', async () => {
  const [asha, ravi] = [await shop.customer('Asha Devi'), await shop.customer('Ravi')]
  const later = await orderInCash(shop, ravi)
  const { orderId } = await buy(asha, await makeProduct(shop, { name: 'Dhuska Mix' }))
  await shop.db
    .update(orders)
    .set({ createdAt: new Date('2026-11-20T20:00:00Z'), deliveryAddress: null })
    .where(eq(orders.id, later))
  await shop.db
    .update(orders)
    .set({ createdAt: new Date('2026-11-18T20:00:00Z') })
    .where(eq(orders.id, orderId))
  for (const step of [
    { action: 'pack' },
    { action: 'dispatch' },
    { action: 'bring_back', note: 'Nobody was at home.' },
  ])
    await move(admin, orderId, step)
  const asked = `?order=${later}&order=${orderId}&order=none`

  const packing = words(await admin.get(`/admin-panel/print/pack-list${asked}`))
  expect(packing).toContain('2 orders, and 1 that we cannot find')
  const [first, second] = await Promise.all([orderId, later].map(numberOf))
  expect(packing.indexOf(first!)).toBeGreaterThan(0)
  expect(packing.indexOf(second!)).toBeGreaterThan(packing.indexOf(first!))
  for (const text of [
    '19 November 2026',
    'Asha Devi',
    'Dhuska Mix',
    'Note: Nobody was at home.',
    'Needs an address',
  ])
    expect(packing).toContain(text)

  const riding = words(await admin.get(`/admin-panel/print/delivery-sheet${asked}`))
  for (const text of [
    '98765 43210',
    '12 Tulsi Baug, Behind the temple, Pune 411002, Maharashtra',
    'To the door: Second floor, the green door',
    'Nothing to take',
    'Take ₹500.00',
    'Needs an address: cannot go out',
  ])
    expect(riding).toContain(text)
  expect((await admin.get(`/admin-panel/print/anything${asked}`)).status).toBe(404)
})

test('a guest’s orders and account are shown empty at once, those of a person are waited for, as every cart is; nobody keeps them', async () => {
  const asha = await shop.customer('Asha Kumari')
  for (const [address, ofGuest] of [
    ['/cart', 'Loading your cart'],
    ['/order', 'You are not signed in'],
    ['/account', 'You are not signed in'],
  ] as const) {
    const [guests, hers] = [await shop.guest().get(address), await asha.get(address)]
    expect(guests.body.text, address).toContain(ofGuest)
    expect(hers.body.text, address).not.toContain('You are not signed in')
    expect(hers.body.text, address).toMatch(/Loading your (cart|orders|account)/)
    for (const { headers } of [guests, hers])
      expect(headers.get('cache-control'), address).toBe('private, no-store')
  }
})

test('the page of an empty cart brings goods along that can be had, out of sight; of one that has lines, or goods for later, it brings none', async () => {
  const sherbet = await makeProduct(shop, { name: 'Bel Sherbet', category: 'juice', stock: 3 })
  const asha = await shop.customer('Asha Kumari')
  const pageOf = async (person: Visitor) => String((await person.get('/cart')).body.text)
  for (const person of [shop.guest(), asha]) {
    const text = await pageOf(person)
    expect(text).toContain('Loading your cart')
    expect(text.split('<div hidden="">')[1]).toMatch(/Your cart is empty[^]*From each shelf[^]*Bel Sherbet/)
  }
  expect(await pageOf(shop.guest())).toContain('Sign in to see your cart')
  expect(await pageOf(asha)).not.toContain('Sign in to see your cart')

  await asha.post('/api/keep-for-later', { lines: [{ productId: sherbet, quantity: 1 }] })
  expect(await pageOf(asha)).not.toMatch(/Your cart is empty|Bel Sherbet/)
  await asha.post('/api/keep-for-later', { lines: [{ productId: sherbet, quantity: 0 }] })
  expect(await pageOf(asha)).toContain('Bel Sherbet')
  await asha.post('/api/addto-cart', { productId: sherbet })
  expect(await pageOf(asha)).not.toMatch(/Your cart is empty|Bel Sherbet/)

  await setShelf(shop.ctx, sherbet, 0)
  expect(await pageOf(shop.guest())).not.toContain('Bel Sherbet')
})

test('the page of an order is its customer’s alone: anybody else gets a 404, a shopkeeper too, and a guest the way to sign in', async () => {
  const [asha, other] = [await shop.customer('Asha Rani'), await shop.customer()]
  const { orderId } = await buy(asha, await makeProduct(shop))
  const asked = async (who: Pick<typeof asha, 'get'>, address = `/order/${orderId}`) => {
    const { status, body, headers } = await who.get(address)
    expect(headers.get('cache-control')).toBe('private, no-store')
    return [
      status,
      /Loading your order|We cannot find this order|Sign in to see your order/.exec(body.text)?.[0],
    ]
  }
  const missing = [404, 'We cannot find this order']

  expect(await asked(asha)).toEqual([200, 'Loading your order'])
  expect([await asked(other), await asked(admin), await asked(asha, '/order/none')]).toEqual([
    missing,
    missing,
    missing,
  ])
  expect(await asked(shop.guest())).toEqual([200, 'Sign in to see your order'])
})

test('two people who open the admin panel in the same moment each get their own answer', async () => {
  const asha = await shop.customer('Asha Rani')
  const answers = await Promise.all(
    [admin, asha, shop.guest(), admin].map(
      async (person) => (await person.get('/admin-panel/all-users')).status,
    ),
  )
  expect(answers).toEqual([200, 302, 302, 200])
})

/** An order's name wherever people read it: `#1002`. */
async function numberOf(orderId: string): Promise<string> {
  return `#${(await admin.get(`/api/orders/${orderId}`)).body['data'].orderNumber}`
}

/** What a person reads of a page. */
function words({ body }: Answer): string {
  return (body.text ?? '')
    .replaceAll(/<!--.*?-->|<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}
