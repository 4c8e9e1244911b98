import path from 'node:path'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { dataUrl, filesIn, notPictures, picture } from '#tests/support/pictures.ts'
import type { PictureKind } from '#tests/support/pictures.ts'
import { rowCounts } from '#tests/support/row-counts.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const images = path.join(shop.dataDir, 'images')
const password = 'mangoes in may'

const tiny = await picture('png')

function signUp(email: string, profilePic: unknown) {
  const input = { name: 'Asha Devi', email, password, confirmPassword: password, profilePic }
  return shop.guest().post('/api/signup', input)
}

async function portraitOf(email: string): Promise<string> {
  const visitor = shop.guest()
  await visitor.post('/api/signin', { email, password })
  return (await visitor.get('/api/user-details')).body.data.profilePic as string
}

const refused = await notPictures()

describe('POST /api/signup with a picture', () => {
  test.each<PictureKind>(['png', 'jpeg', 'webp', 'avif', 'gif'])(
    'takes a %s and serves it as a small square without its EXIF data',
    async (kind) => {
      const email = `${kind}@example.com`
      expect((await signUp(email, dataUrl(await picture(kind), kind))).status).toBe(200)

      const address = await portraitOf(email)
      const served = await fetch(shop.url + address)
      const shown = await sharp(Buffer.from(await served.arrayBuffer())).metadata()

      expect(address).toMatch(/^\/images\/people\/[0-9a-f]+\.webp$/)
      expect(served.headers.get('content-type')).toBe('image/webp')
      expect(shown).toMatchObject({ format: 'webp', width: 256, height: 256 })
      expect(shown.exif).toBeUndefined()
    },
  )

  test('believes the bytes and not the type that the data string names', async () => {
    expect((await signUp('named@example.com', dataUrl(await picture('png'), 'jpeg'))).status).toBe(200)
  })

  test.each(Object.keys(refused))(
    'refuses %s, whatever it says it is, and keeps neither account nor file',
    async (what) => {
      const before = { rows: await rowCounts(shop.pool), files: await filesIn(images) }

      const { status, body } = await signUp('refused@example.com', dataUrl(refused[what] ?? Buffer.alloc(0)))

      expect(status).toBe(422)
      expect(body).toMatchObject({ success: false, error: true, code: 'bad_picture' })
      expect(body.message).toBe('Please choose a PNG, JPEG, WebP, AVIF or GIF picture.')
      expect({ rows: await rowCounts(shop.pool), files: await filesIn(images) }).toEqual(before)
    },
  )

  test.each([
    ['an address', 'https://example.com/asha.png'],
    ['a script', 'javascript:alert(1)'],
    ['a data string of text', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a data string that is no base64', 'data:image/png;base64,%%%%'],
    ['an empty data string', 'data:image/png;base64,'],
    ['a picture with something behind it', `${dataUrl(tiny)}!`],
  ])('refuses %s in place of a picture', async (_what, profilePic) => {
    const { status, body } = await signUp('nopicture@example.com', profilePic)
    expect(status).toBe(422)
    expect(body.message).toBe('Please choose a PNG, JPEG, WebP, AVIF or GIF picture.')
  })

  test.each([
    ['a little over 5 MB', 5 * 1024 * 1024 + 1, 413],
    ['over 6 MB', 6_200_000, 422],
    ['over 7 MB', 7_400_000, 422],
  ])('refuses a picture of %s and says how big it may be', async (_what, bytes, expected) => {
    const png = await picture('png')
    const big = Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    const { status, body } = await signUp('big@example.com', dataUrl(big))
    expect(status).toBe(expected)
    expect(body.message).toBe('Please choose a picture of at most 5 MB.')
  })

  test('keeps no picture for an address that is taken, in whatever case it is written', async () => {
    await signUp('taken@example.com', '')
    const before = await filesIn(images)
    const other = await picture('png', { width: 33, height: 44 })
    expect((await signUp('Taken@Example.com', dataUrl(other))).status).toBe(409)
    expect(await filesIn(images)).toEqual(before)
  })
})
