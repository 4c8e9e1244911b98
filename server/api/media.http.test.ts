import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { filesIn, notPictures, picture } from '#tests/support/pictures.ts'
import type { PictureKind } from '#tests/support/pictures.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const admin = await shop.admin()
const images = path.join(shop.dataDir, 'images')
const address = '/api/v1_1/haat/image/upload'

function upload(visitor: Visitor, bytes: Buffer, name = 'tomato.png'): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  form.append('upload_preset', 'haat_products')
  return visitor.send(address, { method: 'POST', body: form })
}

const refused = await notPictures()

test.each([
  [1, 1, 'one colour'],
  [2, 2, 'many colours'],
  [1, 300, 'one colour'],
  [300, 2, 'many colours'],
])('a picture of %i × %i pixels in %s is kept as any other', async (width, height, colours) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const noisy = { create: { width, height, channels: 3, background: '#000', noise } } as const
  const isPlain = colours === 'one colour'
  const bytes = isPlain ? await picture('png', { width, height }) : await sharp(noisy).png().toBuffer()
  const { status, body } = await upload(admin, bytes)
  expect([status, body['width'], body['height']]).toEqual([200, 800, 800])
})

describe('POST /api/v1_1/:cloud/image/upload', () => {
  test.each<PictureKind>(['png', 'jpeg', 'webp', 'avif', 'gif'])(
    'keeps a %s as WebP and AVIF in two sizes, as a small copy, and nothing of it but the picture',
    async (kind) => {
      const { status, body } = await upload(admin, await picture(kind))

      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, error: false, format: 'webp', width: 800, height: 800 })
      expect(body['secure_url']).toBe(shop.url + body['url'])
      for (const width of [400, 800])
        for (const format of ['webp', 'avif']) {
          const served = await fetch(`${shop.url}${body['url'].replace('-800.webp', `-${width}.${format}`)}`)
          const shown = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
          expect(served.headers.get('content-type')).toBe(`image/${format}`)
          expect(served.headers.get('cache-control')).toContain('immutable')
          expect(shown).toMatchObject({ width, height: width, format: format === 'avif' ? 'heif' : 'webp' })
          expect(shown.exif).toBeUndefined()
        }
    },
  )

  test('answers an address that a product takes', async () => {
    const { body } = await upload(admin, await picture('png'))
    const product = {
      productName: 'Tomato',
      brandName: 'Kisan',
      category: 'vegetables',
      description: 'Red.',
      price: 40,
      sellingPrice: 30,
    }
    for (const image of [body['url'], body['secure_url']]) {
      const answer = await admin.post('/api/upload-product', { ...product, productImage: [image] })
      expect(answer.body['data'].productImage).toEqual([body['url']])
    }
  })

  test('lets no name that a client chose into the store', async () => {
    await upload(admin, await picture('png'), '../../../../etc/passwd.png')
    for (const file of await filesIn(images))
      expect(path.basename(file)).toMatch(/^[0-9a-f]{32}-\d+\.(webp|avif)$/)
  })

  test('refuses a guest and a general user and keeps no file', async () => {
    const before = await filesIn(images)
    const bytes = await picture('png', { width: 77, height: 55 })
    const [guest, general] = [await upload(shop.guest(), bytes), await upload(await shop.customer(), bytes)]
    expect(guest).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(general).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await filesIn(images)).toEqual(before)
  })

  test.each(['application/json', 'multipart/form-data; boundary=b'])(
    'refuses a general user’s nine megabytes of %s before they have been sent',
    async (contentType) => {
      const { cookies } = await shop.customer()
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { cookie, 'content-type': contentType, 'content-length': 9 * 1024 * 1024 }
      const sending = request(shop.url + address, { method: 'POST', headers })
      sending.write('only the beginning')
      const [answer] = (await once(sending, 'response')) as [IncomingMessage]
      sending.destroy()
      expect(answer.statusCode).toBe(403)
    },
  )

  test.each(Object.keys(refused))('refuses %s named tomato.png and keeps no file', async (what) => {
    const before = await filesIn(images)
    const { status, body } = await upload(admin, refused[what] ?? Buffer.alloc(0))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      success: false,
      error: true,
      code: 'bad_picture',
      message: 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.',
    })
    expect(await filesIn(images)).toEqual(before)
  })

  test('refuses a picture of more than 10 MB', async () => {
    const png = await picture('png')
    const { status, body } = await upload(admin, Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]))
    expect(status).toBe(413)
    expect(body).toMatchObject({ success: false, error: true, code: 'too_large' })
  })

  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  test.each([
    [
      'a form without a file',
      '--b\r\ncontent-disposition: form-data; name="upload_preset"\r\n\r\nx\r\n--b--\r\n',
      multipart,
      422,
    ],
    ['an empty file', `${file}\r\n--b--\r\n`, multipart, 422],
    ['a form that breaks off in its file', `${file}half`, multipart, 422],
    ['a form that breaks off in its head', '--b\r\ncontent-disp', multipart, 422],
    ['an empty form', '', multipart, 422],
    ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 422],
    ['JSON', '{}', { 'content-type': 'application/json' }, 422],
    ['a bare picture', 'x', { 'content-type': 'image/png' }, 415],
    [
      'a form that reaches for prototypes',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      multipart,
      400,
    ],
  ])('refuses %s', async (_what, body, headers, expected) => {
    const answer = await admin.send(address, { method: 'POST', body, headers })
    expect(answer.status).toBe(expected)
    expect(answer.body).toMatchObject({ success: false, error: true, message: expect.stringMatching(/\w/) })
  })
})

describe('GET /images/', () => {
  test.each([
    '/images/../secrets.json',
    '/images/%2e%2e/secrets.json',
    '/images/..%2fsecrets.json',
    '/images/',
    '/images/none.webp',
  ])('serves nothing at %s', async (address) => {
    const { status, body } = await shop.guest().get(address)
    expect([403, 404]).toContain(status)
    expect(JSON.stringify(body)).not.toContain('gatewayKey')
  })

  test('sends a picture that was kept before there were small copies in its next width', async () => {
    await writeFile(path.join(images, 'old-400.avif'), 'four hundred pixels')
    await writeFile(path.join(images, 'new-400.avif'), 'four hundred pixels')
    await writeFile(path.join(images, 'new-160.avif'), 'a small copy')
    const shown = async (file: string) => {
      const answer = await fetch(`${shop.url}/images/${file}`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    expect(await shown('old-160.avif')).toEqual([200, 'image/avif', 'four hundred pixels'])
    expect(await shown('new-160.avif')).toEqual([200, 'image/avif', 'a small copy'])
    expect((await shown('none-160.avif'))[0]).toBe(404)
  })

  test('answers as WebP what is kept in AVIF alone, also to many who ask at once, and keeps it', async () => {
    await writeFile(path.join(images, 'dal-2-800.avif'), await picture('avif', { width: 800, height: 800 }))
    const shown = async () => {
      const answer = await fetch(`${shop.url}/images/dal-2-800.webp`)
      const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return [answer.status, answer.headers.get('content-type'), format, width]
    }
    for (const answer of await Promise.all(Array.from({ length: 5 }, shown)))
      expect(answer).toEqual([200, 'image/webp', 'webp', 800])
    const files = (await filesIn(images)).map((file) => path.basename(file))
    expect(files.filter((file) => file.startsWith('dal-2'))).toEqual(['dal-2-800.avif', 'dal-2-800.webp'])
    for (const other of ['dal-3-800.webp', 'dal-2-401.webp', '%2e%2e%2fimages%2fdal-2-800.webp'])
      expect((await fetch(`${shop.url}/images/${other}`)).status).toBeGreaterThanOrEqual(403)
  })
})
