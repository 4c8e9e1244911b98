import { darken, lighten } from './colours.ts'

/** Rounded to a hundredth, so that pictures do not hang on the last bits of a float. */
export function round(value: number) {
  return Math.round(value * 100) / 100
}

/** A number between 0 and 1 that looks random and is always the same for the same seed. */
export function chance(seed: number) {
  let bits = Math.imul(seed + 0x9e3779b9, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296
}

/** A whole number that is a product's own, so that two with the same motif do not look alike. */
export function seedOf(slug: string) {
  return Buffer.from(slug).reduce((sum, byte) => sum + byte, 0)
}

/** A group moved, turned (degrees) and scaled. */
export function at(x: number, y: number, body: string, rotate = 0, scale = 1) {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(rotate)}) scale(${round(scale)})">${body}</g>`
}

/** A filled outline. */
export function shape(path: string, fill: string, more = '') {
  return `<path d="${path}" fill="${fill}" ${more}/>`
}

/** A line with round ends. */
export function line(path: string, colour: string, width: number, opacity = 1) {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}

/** A shaded oval, lighter at its top left where light falls on it; `shine` says how much, 0 to 1. */
export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  rotate = 0,
  shine = 0.3,
  paint = 'ball',
) {
  const highlight = `<ellipse cx="${round(-rx * 0.3)}" cy="${round(-ry * 0.42)}" rx="${round(rx * 0.42)}" ry="${round(ry * 0.28)}" fill="#fffaf0" opacity="${round(shine * 0.4)}" transform="rotate(-18)"/>`
  return at(
    x,
    y,
    `<ellipse rx="${rx}" ry="${ry}" fill="{${paint} ${colour}}"/>${shine > 0 ? highlight : ''}`,
    rotate,
  )
}

/** A shaded ball. */
export function ball(x: number, y: number, r: number, colour: string, shine = 0.3, paint = 'ball') {
  return oval(x, y, r, r, colour, 0, shine, paint)
}

/** A leaf from its stalk at (x, y), pointing to the right before it is turned. */
export function leaf(x: number, y: number, length: number, rotate: number, colour: string, width = 0.36) {
  const half = round(length * width)
  const tip = round(length)
  const outline = `M0 0C${round(length * 0.2)} ${-half} ${round(length * 0.7)} ${-half} ${tip} 0C${round(length * 0.7)} ${half} ${round(length * 0.2)} ${half} 0 0Z`
  const lower = `M0 0C${round(length * 0.2)} ${half} ${round(length * 0.7)} ${half} ${tip} 0Z`
  return at(
    x,
    y,
    shape(outline, `{slant ${colour}}`) +
      shape(lower, darken(colour, 0.3), 'opacity=".28"') +
      line(`M0 0L${round(length * 0.86)} 0`, lighten(colour, 0.45), Math.max(0.6, length * 0.025), 0.7),
    rotate,
  )
}

/** A drop or flame with its point up; (x, y) is the middle of its round end. */
export function drop(x: number, y: number, r: number, fill: string, tall = 2.2) {
  return at(
    x,
    y,
    shape(
      `M0 ${round(-r * tall)}C${round(r * 0.5)} ${round(-r * 1.2)} ${r} ${round(-r * 0.6)} ${r} 0A${r} ${r} 0 1 1 ${-r} 0C${-r} ${round(-r * 0.6)} ${round(-r * 0.5)} ${round(-r * 1.2)} 0 ${round(-r * tall)}Z`,
      fill,
    ),
  )
}

/** A mound of small things: `grain` draws one of them, about 10 wide, around (0, 0). */
export function heap(base: string, grain: (index: number) => string, size = 1) {
  const mound = shape('M6 82C10 62 28 34 50 32C72 34 90 62 94 82C86 92 14 92 6 82Z', `{ball ${base}}`)
  let grains = ''
  let index = 0
  const step = 9.4 * size
  for (let y = 34; y <= 88; y += step * 0.72) {
    // The mound's half width at this height.
    const half = 43 * Math.sqrt(Math.min(1, (y - 28) / 50)) * (y > 82 ? 0.9 : 1)
    for (let x = -half; x <= half; x += step) {
      const seed = index++
      const turned = chance(seed) * 180
      grains += at(
        50 + x + (chance(seed + 500) - 0.5) * step * 0.7,
        y + (chance(seed + 900) - 0.5) * 3,
        grain(seed),
        turned,
        size,
      )
    }
  }
  return mound + grains
}
