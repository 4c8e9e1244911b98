import { and, asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { auditEntries, importPictures, productImages, products } from '#db/schema/index.ts'
import { carryOutShelfDates } from '#domain/products/carry-out-shelf-dates.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { importsOf } from '#tests/support/imports.ts'
import { pictureServer } from '#tests/support/picture-server.ts'
import { picture } from '#tests/support/pictures.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { fetchDuePictures } from './fetch-pictures.ts'

const internet = await pictureServer()
afterwards(internet.close)
const shop = await testShop({}, { internet: internet.network })
const admin = await shop.admin()
const { plan, linesOf, take, exported } = importsOf(admin)

const head = 'name,brand,category,price,selling price,description'
const ofGoods = (name: string) => `${name},Gram Seva,pulses,90,80,Fresh.`

async function idOf(name: string): Promise<string> {
  const [found] = await shop.db.select({ id: products.id }).from(products).where(eq(products.name, name))
  return found!.id
}

async function picturesOf(productId: string): Promise<string[]> {
  const rows = await shop.db
    .select({ url: productImages.url })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
  return rows.map(({ url }) => url)
}

async function stateOf(id: string) {
  const [found] = await shop.db
    .select({ state: products.state, onFrom: products.onFrom })
    .from(products)
    .where(eq(products.id, id))
  return found!
}

/** Takes in one product with these addresses, and waits until each of them has an end. */
async function bring(name: string, ...addresses: string[]) {
  const { body } = await plan(`${head},pictures\n${ofGoods(name)},${addresses.join(' ')}\n`)
  await take(body['data'])
  return resultsOf(body['data']._id)
}

async function lastImport(): Promise<string | undefined> {
  const rows = await shop.db.select({ id: importPictures.importId }).from(importPictures)
  return rows.at(-1)?.id
}

async function resultsOf(importId: string) {
  return vi.waitFor(
    async () => {
      const { body } = await admin.get(`/api/imports/${importId}/pictures`)
      const rows = body['data'] as Record<string, unknown>[]
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
      return rows
    },
    { timeout: 20_000, interval: 50 },
  )
}

test('goods without a picture come in as drafts, are listed as such, and stay off the shelf until they have one', async () => {
  const { body } = await plan(
    `${head},state,on from\n${ofGoods('Chana')},on_shelf,\n${ofGoods('Moong')},,\n${ofGoods('Urad')},archived,\n` +
      `${ofGoods('Mango')},,2030-05-01\n`,
  )
  expect(body['data']).toMatchObject({ counts: { new: 4, wrong: 0 }, needPicture: 4 })
  const taken = await take(body['data'])
  // What is archived needs none.
  expect(taken).toMatchObject({ needPicture: 3, pictures: { waiting: 0, kept: 0, refused: 0 } })

  const { body: listed } = await admin.get('/api/get-product?page=1&state=needs_picture&sort=newest')
  expect(listed['total']).toBe(3)
  expect(
    listed['data'].map(({ productName, state }: { productName: string; state: string }) => [
      productName,
      state,
    ]),
  ).toEqual([
    ['Mango', 'draft'],
    ['Moong', 'draft'],
    ['Chana', 'draft'],
  ])
  const found = await admin.get('/api/get-product?page=1&state=needs_picture&q=chana')
  expect(found.body['total']).toBe(1)
  expect((await shop.guest().get('/api/get-product?page=1&state=needs_picture')).status).toBe(401)

  const [chana, mango] = [await idOf('Chana'), await idOf('Mango')]
  const moved = await admin.post('/api/set-product-state', { _id: chana, state: 'on_shelf' })
  expect([moved.status, moved.body.fields]).toEqual([422, { state: expect.stringContaining('picture') }])
  const seen = { price: 90, sellingPrice: 80, stock: null, state: 'draft' }
  const rows = [{ _id: chana, seen, state: 'on_shelf' }]
  expect((await admin.post('/api/product-prices', { rows })).body['data']).toMatchObject([
    { outcome: 'wrong', fields: { state: expect.stringContaining('picture') } },
  ])
  const { body: details } = await admin.post('/api/product-details', { productId: chana })
  const { updatedAt: _updatedAt, ...form } = details['data']
  const saved = await admin.post('/api/update-product', { ...form, state: 'on_shelf' })
  expect([saved.status, Object.keys(saved.body.fields ?? {})]).toEqual([422, ['state']])
  const asked = await plan(`id,state\n${chana},on_shelf\n`)
  expect((await linesOf(asked.body['data']._id))[0]).toMatchObject({ kind: 'wrong' })

  // A date that comes waits for the picture, and is carried out with it.
  const onTheDay = { ...shop.ctx, now: () => new Date('2030-05-02T00:00:00Z') }
  await carryOutShelfDates(onTheDay)
  expect((await stateOf(mango)).state).toBe('draft')
  await shop.db
    .insert(productImages)
    .values({ productId: mango, position: 0, url: '/images/toor-dal-800.webp' })
  await carryOutShelfDates(onTheDay)
  expect(await stateOf(mango)).toEqual({ state: 'on_shelf', onFrom: null })
  expect((await admin.get(`/api/imports/${taken._id}`)).body['data'].needPicture).toBe(2)

  const again = await plan(await exported('?state=all'))
  expect(again.body['data'].counts).toMatchObject({ wrong: 0, changed: 0, new: 0 })
})

test('pictures find goods without one by their names, and are given to them once, however often that is asked', async () => {
  await take(
    (await plan(`${head},hindi name\n${ofGoods('Jowar')},ज्वार\n${ofGoods('Bajra')},\n`)).body['data'],
  )
  const [jowar, bajra] = [await idOf('Jowar'), await idOf('Bajra')]
  const fileNames = ['jowar-2.jpg', 'ज्वार.jpg', 'BAJRA gram_seva.png', 'IMG_1.jpg']
  const { body } = await admin.post('/api/goods-of-pictures', { fileNames })
  expect(
    (body['data'] as { fileName: string; view: number; goods: { _id: string }[] }[]).map(
      ({ fileName, view, goods }) => [fileName, view, goods.map(({ _id }) => _id)],
    ),
  ).toEqual([
    ['jowar-2.jpg', 2, [jowar]],
    ['ज्वार.jpg', 1, [jowar]],
    ['BAJRA gram_seva.png', 1, [bajra]],
    ['IMG_1.jpg', 1, []],
  ])

  const give = (productImage: string[]) => admin.post('/api/add-pictures', { _id: bajra, productImage })
  const [front, back] = ['https://images.example/1.webp', 'https://images.example/2.webp']
  await give([front])
  const answers = await Promise.all([give([front, back]), give([front, back])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await picturesOf(bajra)).toEqual([front, back])
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, bajra))
  expect(entries.filter(({ action }) => action === 'product_changed')).toHaveLength(2)
  const many = Array.from({ length: 9 }, (_, at) => `https://images.example/more-${at}.webp`)
  expect((await give(many)).status).toBe(422)
  expect(await admin.post('/api/set-product-state', { _id: bajra, state: 'on_shelf' })).toMatchObject({
    status: 200,
  })
  const after = await admin.post('/api/goods-of-pictures', { fileNames: ['bajra.jpg'] })
  expect(after.body['data'][0].goods).toEqual([])
})

test('pictures are fetched into the shop after the file was taken, and each result is told by its product', async () => {
  const png = await picture('png')
  internet.hosts = {
    'shop.example': [['93.184.216.34']],
    'inside.example': [['10.0.0.7']],
  }
  internet.answers = {
    'shop.example/front.png': (_, response) => response.end(png),
    'shop.example/page.html': (_, response) => response.end('<h1>No picture</h1>'),
    'shop.example/drawing.svg': (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'shop.example/inside': (_, response) =>
      response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end(),
  }
  const at = (path: string) => `https://shop.example/${path}`

  const rows = await bring(
    'Tomato',
    at('front.png'),
    at('page.html'),
    at('drawing.svg'),
    at('inside'),
    'https://inside.example/a.png',
    'https://nowhere.example/a.png',
  )

  const told = (name: string) => rows.find(({ address }) => address === name)
  expect(told(at('front.png'))).toMatchObject({ productName: 'Tomato', state: 'kept', why: null })
  for (const [address, why] of [
    [at('page.html'), 'not a PNG'],
    [at('drawing.svg'), 'not a PNG'],
    [at('inside'), 'private network'],
    ['https://inside.example/a.png', 'private network'],
    ['https://nowhere.example/a.png', 'no such host'],
  ] as const)
    expect(told(address)).toMatchObject({ state: 'refused', why: expect.stringContaining(why) })

  const tomato = await idOf('Tomato')
  const [own, ...others] = await picturesOf(tomato)
  expect(own).toMatch(/^\/images\/[\da-f]{32}-800\.webp$/)
  expect((await shop.guest().get(own!)).status).toBe(200)
  // What was not fetched stays as it was typed.
  const refused = rows.filter(({ state }) => state === 'refused').map(({ address }) => address as string)
  expect(others.toSorted()).toEqual(refused.toSorted())
  const changes = and(eq(auditEntries.objectId, tomato), eq(auditEntries.action, 'product_changed'))
  const audited = await shop.db.select().from(auditEntries).where(changes)
  expect(audited).toMatchObject([{ actorId: admin.id, before: { images: [at('front.png'), ...others] } }])

  // Whoever has mended the address has it fetched once more.
  internet.answers['shop.example/page.html'] = (_, response) => response.end(png)
  const importId = (await lastImport())!
  await admin.post(`/api/imports/${importId}/fetch-pictures`)
  const mended = (await resultsOf(importId)).filter(({ state }) => state === 'kept')
  expect(mended.map(({ address }) => String(address)).toSorted()).toEqual([at('front.png'), at('page.html')])

  // The file as it goes out brings nothing to be fetched.
  const again = await plan(await exported('?state=all'))
  expect(again.body['data'].counts).toMatchObject({ wrong: 0, changed: 0, new: 0 })
})

test('a process that dies over a picture leaves it to the next one, and no picture is there twice', async () => {
  const [front, back] = [await picture('png', { width: 40, height: 40 }), await picture('jpeg')]
  internet.hosts = { 'shop.example': [['93.184.216.34']] }
  let asked = 0
  internet.answers = {
    'shop.example/front.png': (_, response) => {
      asked++
      response.end(front)
    },
    'shop.example/same.png': (_, response) => response.end(front),
    'shop.example/back.jpg': (_, response) => response.end(back),
  }
  const rows = await bring(
    'Bhindi',
    ...['front.png', 'same.png', 'back.jpg'].map((one) => `https://shop.example/${one}`),
  )
  expect(rows.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept'])
  const bhindi = await idOf('Bhindi')
  const kept = await picturesOf(bhindi)
  expect(kept).toHaveLength(2)

  // As a process leaves it that has fetched and kept a picture and died before its product had it.
  const later = new Date(Date.now() + 60_000)
  const address = 'https://shop.example/front.png'
  await shop.db.update(productImages).set({ url: address }).where(eq(productImages.url, kept[0]!))
  await shop.db
    .update(importPictures)
    .set({ state: 'waiting', keptAs: null, nextAttemptAt: later, attempts: 1 })
    .where(and(eq(importPictures.productId, bhindi), eq(importPictures.address, address)))
  await fetchDuePictures(shop.ctx)
  expect(asked).toBe(1)
  const inAMinute = { ...shop.ctx, now: () => new Date(later.getTime() + 1) }
  await Promise.all([fetchDuePictures(inAMinute), fetchDuePictures(inAMinute)])

  expect(asked).toBe(2)
  expect(await picturesOf(bhindi)).toEqual(kept)
  expect(await shop.db.$count(importPictures, eq(importPictures.state, 'waiting'))).toBe(0)

  // One over which three have died is left alone: it would end the fourth, too.
  await shop.db
    .update(importPictures)
    .set({ state: 'waiting', keptAs: null, nextAttemptAt: later, attempts: 3 })
    .where(and(eq(importPictures.productId, bhindi), eq(importPictures.address, address)))
  await fetchDuePictures(inAMinute)
  expect(asked).toBe(2)
  const refused = and(eq(importPictures.address, address), eq(importPictures.why, 'not_kept'))
  expect(await shop.db.$count(importPictures, refused)).toBe(1)
})

test('a server that is away is asked three times, and other pictures that somebody chose meanwhile stay', async () => {
  internet.hosts = { 'shop.example': [['93.184.216.34']] }
  internet.answers = { 'shop.example/busy.png': (_, response) => response.writeHead(503).end() }
  const { body } = await plan(`${head},pictures\n${ofGoods('Palak')},https://shop.example/busy.png\n`)
  const taken = await take(body['data'])
  const row = async () => {
    const [found] = await shop.db.select().from(importPictures).where(eq(importPictures.importId, taken._id))
    return found!
  }
  await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 }), 10_000)
  const nextTime = async () => ({ ...shop.ctx, now: at((await row()).nextAttemptAt!) })
  const at = (time: Date) => () => time
  await fetchDuePictures(await nextTime())
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 2 })

  const palak = await idOf('Palak')
  internet.answers['shop.example/busy.png'] = (_, response) => {
    // Somebody saves the form while the picture is on its way.
    const chosen = { url: '/images/toor-dal-800.webp' }
    const saved = shop.db.update(productImages).set(chosen).where(eq(productImages.productId, palak))
    void Promise.all([picture('png'), saved]).then(([png]) => response.end(png))
  }
  await fetchDuePictures(await nextTime())
  expect(await row()).toMatchObject({ state: 'refused', why: 'other_picture' })
  expect(await picturesOf(palak)).toEqual(['/images/toor-dal-800.webp'])

  const id = await makeProduct(shop)
  const changed = await plan(`id,pictures\n${id},https://nowhere.example/a.png\n`)
  await take(changed.body['data'])
  expect(await resultsOf(changed.body['data']._id)).toMatchObject([{ productId: id, state: 'refused' }])
})
