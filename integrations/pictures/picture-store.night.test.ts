import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { isIllustration } from '#domain/media/rules.ts'
import { filesIn, picture, pixelBomb } from '#tests/support/pictures.ts'

import { diskFiles } from './disk-files.ts'
import { pictureStore } from './picture-store.ts'

async function store() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, pictures: pictureStore(diskFiles(folder)) }
}

test('one picture kept many times at once is one set of whole files', async () => {
  const { folder, pictures } = await store()
  const bytes = await picture('jpeg')

  const kept = await Promise.all(Array.from({ length: 5 }, () => pictures.keepProductPicture(bytes)))

  expect(new Set(kept.map((one) => one.path)).size).toBe(1)
  const files = await filesIn(folder)
  expect(files.map((file) => path.basename(file).replace(/^[0-9a-f]{32}/, '')).toSorted()).toEqual([
    '-160.avif',
    '-400.avif',
    '-400.webp',
    '-800.avif',
    '-800.webp',
  ])
  for (const file of files)
    expect((await sharp(await readFile(file)).stats()).channels.length).toBeGreaterThan(0)
})

test('a disk that fills up under a picture is said so, leaves nothing of it, and is used again once there is room', async () => {
  const { folder } = await store()
  let room = 3
  const disk = diskFiles(folder, async (file, bytes) => {
    if (room-- > 0) return writeFile(file, bytes)
    // As a real disk does: it takes what fits.
    await writeFile(file, bytes.subarray(0, 100))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
  const pictures = pictureStore(disk)
  const bytes = await picture('jpeg')

  await expect(pictures.keepProductPicture(bytes)).rejects.toMatchObject({ code: 'no_room' })
  await expect(pictures.keepPortrait(bytes)).rejects.toMatchObject({ code: 'no_room' })
  const left = await filesIn(folder)
  expect(left).toHaveLength(3)
  for (const file of left) await expect(sharp(await readFile(file)).stats()).resolves.toBeDefined()

  room = Infinity
  await pictures.keepProductPicture(bytes)
  expect(await filesIn(folder)).toHaveLength(5)
})

/** A table in front of a wall, with a white label in the middle; no border of it is one colour. */
function photo(width: number, height: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#4060a0"/><rect y="60%" width="100%" height="40%" fill="#804020"/>
    <rect x="40%" y="35%" width="20%" height="30%" fill="#fff"/></svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}

/** The large file of a picture that is kept: the colour at a place, from 0 to 1 of its width and height. */
async function keptColours(bytes: Buffer) {
  const { folder, pictures } = await store()
  const { path: address } = await pictures.keepProductPicture(bytes)
  const file = await readFile(path.join(folder, address.replace('/images/', '')))
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 800, height: 800 })
  return (x: number, y: number) => {
    const at = (Math.round(y * 799) * 800 + Math.round(x * 799)) * 4
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 20) return 'nothing'
    if (Math.min(red, green, blue) > 230) return 'white'
    if (blue > red + 30) return 'wall'
    return red > blue + 30 ? 'table' : `${red} ${green} ${blue}`
  }
}

test.each([
  { shape: 'wide', width: 1500, height: 1000 },
  { shape: 'high', width: 1000, height: 1500 },
  { shape: 'square', width: 1000, height: 1000 },
  { shape: 'panoramic', width: 3000, height: 1000 },
])(
  'a $shape photograph fills its square to all four edges, and keeps what is in its middle',
  async (size) => {
    const colourAt = await keptColours(await photo(size.width, size.height))
    for (const x of [0, 0.3, 0.7, 1]) {
      expect(colourAt(x, 0)).toBe('wall')
      expect(colourAt(x, 1)).toBe('table')
    }
    expect(colourAt(0.5, 0.5)).toBe('white')
  },
)

test('goods in front of one colour stay whole, within what a card of 5 to 4 shows', async () => {
  const bottle = { create: { width: 300, height: 1200, channels: 3, background: '#804020' } } as const
  const whole = await sharp(bottle).extend({ left: 700, right: 200, background: '#fff' }).jpeg().toBuffer()
  const framed = await sharp(whole).extend({ top: 20, bottom: 20, background: '#fff' }).jpeg().toBuffer()
  const colourAt = await keptColours(framed)
  expect([colourAt(0.5, 0.14), colourAt(0.5, 0.5), colourAt(0.5, 0.86)]).toEqual(['white', 'table', 'white'])
  expect([colourAt(0.5, 0.16), colourAt(0.5, 0.84)]).toEqual(['table', 'table'])
  expect([colourAt(0, 0.5), colourAt(1, 0.5), colourAt(0.5, 0)]).toEqual(['white', 'white', 'white'])
})

test('goods that were cut out stand on the tile of the page', async () => {
  const cutOut = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#804020' } })
    .extend({ top: 40, bottom: 40, left: 300, right: 300, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const colourAt = await keptColours(cutOut)
  expect([colourAt(0.5, 0.5), colourAt(0, 0.5), colourAt(0.5, 0)]).toEqual(['table', 'nothing', 'nothing'])
})

test('a picture that somebody took is not told to be drawn', async () => {
  const { pictures } = await store()
  const { path: address } = await pictures.keepProductPicture(await picture('jpeg'))
  expect(isIllustration(address)).toBe(false)
})

test('a picture taken with the camera on its side is turned upright', async () => {
  const { folder, pictures } = await store()
  const red = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const canvas = sharp({ create: { width: 80, height: 80, channels: 3, background: '#0000ff' } })
  const onItsSide = await canvas
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const { path: address } = await pictures.keepPortrait(onItsSide)

  const file = path.join(folder, address.replace('/images/', ''))
  const { data } = await sharp(await readFile(file))
    .extract({ left: 128, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
})

test(
  'a small file that says it holds nine hundred million pixels is refused in a moment',
  { tags: 'night' },
  async () => {
    const { folder, pictures } = await store()
    const started = performance.now()
    await expect(pictures.keepPortrait(pixelBomb())).rejects.toMatchObject({ code: 'bad_picture' })
    expect(performance.now() - started).toBeLessThan(2000)
    expect(await filesIn(folder)).toEqual([])
  },
)

test('a picture of 24 megapixels takes less than 150 MiB of memory', { tags: 'night' }, async () => {
  const { folder } = await store()
  const file = path.join(folder, 'large.jpeg')
  // Progressive: of a photograph's usual kinds the one that takes the most.
  const large = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#2f7d32' } })
  await large.jpeg({ progressive: true }).toFile(file)

  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/picture-cost.ts', file])
  expect(Number(stdout)).toBeGreaterThan(10)
  expect(Number(stdout)).toBeLessThan(150)
})

test('a picture that cannot be taken does not keep the next one waiting', async () => {
  const { pictures } = await store()
  const png = await picture('png')
  const [refused, kept] = await Promise.allSettled([
    pictures.keepPortrait(Buffer.from('no picture')),
    pictures.keepPortrait(png),
  ])
  expect([refused.status, kept.status]).toEqual(['rejected', 'fulfilled'])
})

test(
  'eight pictures wait for their turn; the ninth is asked to come again, and is taken once there is room',
  { tags: 'night' },
  async () => {
    const { pictures } = await store()
    const bytes = await picture('png')
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => pictures.keepPortrait(bytes)))

    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 8 }, () => 'fulfilled'),
      'rejected',
      'rejected',
    ])
    expect(answers[9]).toMatchObject({
      reason: { code: 'busy', details: { of: 'pictures', retryAfterSeconds: 5 } },
    })
    expect((await pictures.keepPortrait(bytes)).width).toBe(256)
  },
)

test('an animation is kept as its first picture', async () => {
  const { folder, pictures } = await store()
  const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 200), Buffer.alloc(64 * 64 * 3, 20)])
  const animation = await sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .gif()
    .toBuffer()
  const { path: address } = await pictures.keepPortrait(animation)
  const shown = await sharp(path.join(folder, address.replace('/images/', ''))).metadata()
  expect(shown).toMatchObject({ width: 256, height: 256 })
  expect(shown.pages ?? 1).toBe(1)
})
