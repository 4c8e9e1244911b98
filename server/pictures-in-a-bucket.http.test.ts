import sharp from 'sharp'
import { expect, test } from 'vitest'

import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { s3Files } from '#integrations/pictures/s3-files.ts'
import { dataUrl, filesIn, picture } from '#tests/support/pictures.ts'
import { s3Server } from '#tests/support/s3-server.ts'
import { testShop } from '#tests/support/shop.ts'

import { readSettings } from './settings.ts'

// The server is npm's s3rver.
const server = await s3Server()
const shop = await testShop(server.env)
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
  await shop.ctx.gateways.pictures.forgetPortrait(address)
  expect((await get(address)).status).toBe(404)

  const folder = `${shop.dataDir}/drawn`
  for (const name of ['okra-800.webp', 'okra-400.avif', 'dal-800.webp'])
    await diskFiles(folder).write(name, await picture('webp'))
  await bucket.takeFolder(folder)
  expect(await names()).toEqual(expect.arrayContaining(['dal-800.webp', 'okra-400.avif', 'okra-800.webp']))
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

  await server.comeBack()
  expect((await get('/images/unseen-800.avif')).status).toBe(404)
})
