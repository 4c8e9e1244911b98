import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync } from 'node:zlib'

import sharp from 'sharp'

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'

/** A small real picture, with a camera's note of where it was taken. */
export function picture(kind: PictureKind, size = { width: 120, height: 80 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#2f7d32' } })
    .withExif({ IFD0: { Artist: 'Asha of Wardha' }, IFD3: { GPSLatitude: '20/1 44/1 0/1' } })
    .toFormat(kind)
    .toBuffer()
}

export function dataUrl(bytes: Buffer, kind = 'png'): string {
  return `data:image/${kind};base64,${bytes.toString('base64')}`
}

/** A PNG of a few kilobytes that says it holds 30,000 × 30,000 pixels. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const row = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', row), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** What must be refused, by what it is. */
export async function notPictures(): Promise<Record<string, Buffer>> {
  const png = await picture('png')
  return {
    'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    'a web page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'half a PNG': (await noise('png')).subarray(0, 2000),
    'half a JPEG': (await noise('jpeg')).subarray(0, 2000),
    'a PNG without its middle': Buffer.concat([png.subarray(0, 40), png.subarray(60)]),
    'a HEIC in name only': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'a PDF': Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj << /Type /Catalog >> endobj', 'latin1'),
    'a TIFF': await sharp(png).tiff().toBuffer(),
    'a pixel bomb': pixelBomb(),
  }
}

/** A picture that does not compress to nothing, so that half of it is really half. */
function noise(kind: PictureKind): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
    .toFormat(kind)
    .toBuffer()
}

/** Every file below a folder; none for a folder that is not there. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
