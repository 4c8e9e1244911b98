import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { auditEntries, identity, orderLines, productImages, returnPictures } from '#db/schema/index.ts'
import { removeUnusedPictures } from '#domain/media/remove-unused-pictures.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { writeId } from '#integrations/pictures/picture-files.ts'
import { s3Files } from '#integrations/pictures/s3-files.ts'
import { testDatabase } from '#tests/support/database.ts'
import { buy, deliver } from '#tests/support/orders.ts'
import { dataUrl, filesIn, picture } from '#tests/support/pictures.ts'
import { s3Server } from '#tests/support/s3-server.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { knowPictures, writePicturesId } from './picture-identity.ts'
import { readSettings } from './settings.ts'

// The server is npm's s3rver.
const server = await s3Server()
const database = await testDatabase()
const shop = await testShop(server.env, { database })
const admin = await shop.admin()
const { pictureBucket } = readSettings({ DATA_DIR: shop.dataDir, ...server.env })
const bucket = s3Files(pictureBucket!)

async function upload(bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'tomato.png')
  form.append('upload_preset', 'haat_products')
  return admin.send('/api/v1_1/haat/image/upload', { method: 'POST', body: form })
}

async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.url + address, { headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function names(): Promise<string[]> {
  const all: string[] = []
  for await (const page of bucket.list()) all.push(...page.map(({ name }) => name))
  return all.toSorted()
}

test('a picture in a bucket is served by the shop in each width and format, and nothing of it lies on the disk', async () => {
  const { status, body } = await upload(await picture('png'))
  expect([status, body['bytes'] > 0]).toEqual([200, true])
  const address: string = body['url']
  for (const [width, format] of [
    [160, 'avif'],
    ...[400, 800].flatMap((one) => [
      [one, 'avif'],
      [one, 'webp'],
    ]),
  ]) {
    const served = await get(address.replace('-800.webp', `-${width}.${format}`))
    const shown = await sharp(served.bytes).metadata()
    expect([served.status, shown.width, shown.exif]).toEqual([200, width, undefined])
    expect(served.headers.get('content-type')).toBe(`image/${format}`)
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  const etag = (await get(address)).headers.get('etag') ?? ''
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
  expect(await filesIn(shop.dataDir)).toEqual([expect.stringContaining('secrets.json')])
})

test('a small copy that is not there is the next width, and a WebP that is not there is made once', async () => {
  const avif = await picture('avif', { width: 400, height: 400 })
  await bucket.write('okra-2-400.avif', avif)

  expect((await get('/images/okra-2-160.avif')).bytes.equals(avif)).toBe(true)
  const [first, second] = await Promise.all([get('/images/okra-2-400.webp'), get('/images/okra-2-400.webp')])
  expect((await sharp(first.bytes).metadata()).format).toBe('webp')
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect(await names()).toContain('okra-2-400.webp')
})

test('nothing of the bucket but pictures has an address, and a picture that is not there is said so', async () => {
  await bucket.write('private/returns/a.webp', await picture('webp'))
  await bucket.write('notes.txt', Buffer.from('of the shop'))
  const addresses = ['private/returns/a.webp', 'private%2freturns%2fa.webp', 'notes.txt', 'none-800.webp', '']
  for (const address of [...addresses, 'people/../notes.txt', 'people%2f..%2fnotes.txt'])
    expect((await get(`/images/${address}`)).status, address).toBe(404)
})

test('a portrait is gone for good when its person is, and the demo market is laid into the bucket whole', async () => {
  const [email, password] = ['asha@example.com', 'mangoes in may']
  const profilePic = dataUrl(await picture('png'))
  const asha = shop.guest()
  await asha.post('/api/signup', {
    name: 'Asha Devi',
    email,
    password,
    confirmPassword: password,
    profilePic,
  })
  await asha.post('/api/signin', { email, password })
  const address: string = (await asha.get('/api/user-details')).body.data.profilePic
  expect((await get(address)).status).toBe(200)
  await shop.ctx.gateways.pictures.forget(address)
  expect((await get(address)).status).toBe(404)

  const folder = `${shop.dataDir}/drawn`
  for (const name of ['okra-800.webp', 'okra-400.avif', 'dal-800.webp'])
    await diskFiles(folder).write(name, await picture('webp'))
  await bucket.takeFolder(folder)
  expect(await names()).toEqual(expect.arrayContaining(['dal-800.webp', 'okra-400.avif', 'okra-800.webp']))
})

test('the pictures of a return are in the bucket, and only its owner and the desk see them', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const { orderId } = await buy(asha, await makeProduct(shop))
  await deliver(admin, orderId)
  const lines = [{ position: 0, quantity: 1 }]
  const pictures = [dataUrl(await picture('png'))]
  const asked = { lines, wish: 'money', reason: 'It leaks.', pictures }
  const { body } = await asha.post(`/api/orders/${orderId}/return`, asked)
  const [address = ''] = body['data'][0].pictures as string[]

  const answers = await Promise.all([asha, admin, ravi, shop.guest()].map((one) => one.get(address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401])
  expect(answers[0]?.headers.get('cache-control')).toContain('no-store')
  const [kept] = await shop.db.select().from(returnPictures)
  expect(kept).toMatchObject({ webp: null, storedAs: expect.stringMatching(/^private\/[0-9a-f]{32}\.webp$/) })
  expect(await names()).toContain(kept?.storedAs)
  expect((await get(`/images/${kept?.storedAs}`)).status).toBe(404)
})

test('uploads that nothing refers to are taken away after a while, and those of the market stay', async () => {
  const upload = (digit: string) => digit.repeat(32)
  const [sold, ordered, changed, unused] = ['1', '2', '3', '4'].map(upload)
  const late = [`private/${upload('6')}.webp`, `people/${upload('7')}.webp`]
  const files = ['-160.avif', '-400.avif', '-400.webp', '-800.avif', '-800.webp']
  for (const name of [sold, ordered, changed, unused].flatMap((one) => files.map((file) => one + file)))
    await bucket.write(name, Buffer.from('a picture'))
  for (const name of [...late, 'okra-800.webp']) await bucket.write(name, Buffer.from('a picture'))
  const productId = await makeProduct(shop)
  const addressOf = (name = '') => `/images/${name}-800.webp`
  await shop.db
    .update(productImages)
    .set({ url: addressOf(sold) })
    .where(eq(productImages.productId, productId))
  await shop.db.update(orderLines).set({ imageUrl: addressOf(ordered) })
  const entry = { action: 'product_changed', objectKind: 'product', objectId: productId, at: new Date() }
  await shop.db
    .insert(auditEntries)
    .values({ ...entry, before: { images: [addressOf(changed)] }, after: null })
  const all = await names()
  const removed = async () => {
    await removeUnusedPictures(shop.ctx)
    const left = new Set(await names())
    return all.filter((name) => !left.has(name))
  }

  shop.passTime(91 * 24 * 60)
  expect(await removed(), 'the database knows of no pictures').toEqual([])
  await writePicturesId(shop.db, 'these')
  await writeId(bucket, { id: 'others', place: '', begunBy: null })
  expect(await removed(), 'they are those of another database').toEqual([])
  await writeId(bucket, { id: 'these', place: '', begunBy: null })
  shop.passTime(-89 * 24 * 60)
  expect(await removed()).toEqual(late.slice(0, 1))
  shop.passTime(89 * 24 * 60)
  expect(await removed()).toEqual(
    expect.arrayContaining([...late, ...files.map((file) => unused + file)].toSorted()),
  )
  const stay = [sold, ordered, changed].flatMap((one) => files.map((file) => one + file))
  const [kept] = await shop.db.select().from(returnPictures)
  expect(await names()).toEqual(expect.arrayContaining([...stay, 'okra-800.webp', kept?.storedAs]))
  shop.passTime(-91 * 24 * 60)
})

test('while the server of the pictures is away the shop says when to come again, and shows what it has in mind', async () => {
  await bucket.write('seen-800.avif', await picture('webp'))
  expect((await get('/images/seen-800.avif')).status).toBe(200)
  await server.goDown()

  const refused = await upload(await picture('gif'))
  expect(refused).toMatchObject({ status: 503, body: { code: 'pictures_away' } })
  expect(refused.headers.get('retry-after')).toBe('30')
  expect((await get('/images/unseen-800.avif')).status).toBe(503)
  expect((await get('/images/seen-800.avif')).status).toBe(200)
  expect((await get('/health/ready')).status).toBe(200)

  // A start goes on without, unless it is the first one.
  const { connectionConfig: directConfig } = database
  const start = () =>
    knowPictures({ db: shop.db, directConfig }, bucket, { dataDir: '', databaseUrl: '', pictureBucket })
  await start()
  await shop.db.delete(identity)
  await expect(start()).rejects.toThrow(/cannot be read in the bucket haat-pictures of http.*ECONNREFUSED/)

  await server.comeBack()
  expect((await get('/images/unseen-800.avif')).status).toBe(404)
})
