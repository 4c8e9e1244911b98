import sharp from 'sharp'
import type { OutputInfo, Sharp } from 'sharp'

/** A picture's pixels, row after row. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

/** From 0 to 255, and `alpha` from 0 to 1. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
}

/** Cards show this much of the square's height (`.card > .tile` in app/shop/goods/goods.css). */
const cardRatio = 5 / 4
/** So much of a photograph's longer side is kept at least. */
const leastKept = 2 / 3
/** Of 255: JPEG draws a plain background a little uneven. */
const tolerance = 16
/** Of the border's pixels, so many may have another colour than the others. */
const mostUneven = 0.02
/** libvips trims a picture whose sides have so many pixels. */
const leastTrimmed = 3

/**
 * A photograph on a square of so many pixels, so that lists can crop it to 5:4 without loss. Goods in front
 * of one even colour, or of nothing, stay whole and get more of that. Any other photograph is cropped around
 * what draws the eye, by a third at most; what is left of the square is its own edge, drawn on and blurred
 * (decision 094).
 */
export async function onSquare(pixels: Pixels, size: number): Promise<Sharp> {
  const background = evenBorder(pixels)
  const square = background ? contained(pixels, background, size) : await cropped(pixels, size)
  return sharpOf(await square.raw().toBuffer({ resolveWithObject: true }))
}

/** What the goods stand in front of, where all of the border is that. */
function evenBorder({ data, info: { width, height, channels } }: Pixels): Colour | null {
  const hasAlpha = channels === 4
  const colourAt = (x: number, y: number) => {
    const at = (y * width + x) * channels
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + channels)
    return hasAlpha && alpha < tolerance ? [0, 0, 0, 0] : [red, green, blue, alpha]
  }
  const border = [
    ...Array.from({ length: width }, (_, x) => [colourAt(x, 0), colourAt(x, height - 1)]),
    ...Array.from({ length: height }, (_, y) => [colourAt(0, y), colourAt(width - 1, y)]),
  ].flat()
  // The middle one of each channel: a corner may be the goods'.
  const [r = 0, g = 0, b = 0, alpha = 0] = [0, 1, 2, 3].map(
    (channel) => border.map((colour) => colour[channel] ?? 0).toSorted((a, b) => a - b)[border.length >> 1],
  )
  const even = [r, g, b, alpha]
  const isOther = (colour: number[]) =>
    colour.some((value, channel) => Math.abs(value - (even[channel] ?? 0)) > tolerance)
  if (border.filter(isOther).length > border.length * mostUneven) return null
  return { r, g, b, alpha: alpha / 255 }
}

/** Whole, with room at its sides and in that part of the height that cards show. */
function contained(pixels: Pixels, background: Colour, size: number): Sharp {
  const [beside, above] = [0.05, 0.15].map((part) => Math.round(size * part)) as [number, number]
  const { width, height } = pixels.info
  // Nothing can be taken away from fewer pixels than that.
  const canTrim = Math.min(width, height) >= leastTrimmed
  const goods = canTrim ? sharpOf(pixels).trim({ background, threshold: tolerance }) : sharpOf(pixels)
  return goods
    .resize({ width: size - 2 * beside, height: size - 2 * above, fit: 'contain', background })
    .extend({ left: beside, right: beside, top: above, bottom: above, background })
}

async function cropped(pixels: Pixels, size: number): Promise<Sharp> {
  const { width, height } = pixels.info
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const keptLong = Math.min(long, Math.max(short * cardRatio, long * leastKept))
  const shorter = Math.max(1, Math.round((size * short) / keptLong))
  const kept = width > height ? { width: size, height: shorter } : { width: shorter, height: size }
  const photo = await sharpOf(pixels)
    .resize({ ...kept, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.floor((size - kept.width) / 2), Math.floor((size - kept.height) / 2)]
  if (left === 0 && top === 0) return sharpOf(photo)
  const extended = await sharpOf(photo)
    .extend({
      left,
      top,
      right: size - kept.width - left,
      bottom: size - kept.height - top,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharpOf(extended)
    .blur({ sigma: size / 40, precision: 'approximate' })
    .composite([{ input: photo.data, raw: photo.info, left, top }])
}

function sharpOf({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info })
}
