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

/** A box seen from above its front edge: top, left and right side; (x, y) is the near corner of the top. */
export function block(x: number, y: number, wide: number, deep: number, tall: number, colour: string) {
  const left = `M${x} ${y}L${x - wide} ${y - wide * 0.5}L${x - wide} ${y - wide * 0.5 + tall}L${x} ${y + tall}Z`
  const right = `M${x} ${y}L${x + deep} ${y - deep * 0.5}L${x + deep} ${y - deep * 0.5 + tall}L${x} ${y + tall}Z`
  const top = `M${x} ${y}L${x - wide} ${y - wide * 0.5}L${x - wide + deep} ${y - wide * 0.5 - deep * 0.5}L${x + deep} ${y - deep * 0.5}Z`
  const edge = 'stroke-linejoin="round" stroke-width="3"'
  return (
    `<path d="${left}" fill="{down ${colour}}" stroke="${colour}" ${edge}/>` +
    `<path d="${right}" fill="{slant ${colour}}" stroke="${colour}" ${edge}/><path d="${right}" fill="#6a4a35" opacity=".16"/>` +
    `<path d="${top}" fill="{soft ${colour}}" stroke="#fffaf0" stroke-opacity=".5" ${edge}/>`
  )
}

/** The box that heaps and mounds fill. */
export const heapBox = { x: 5, y: 27, width: 90, height: 64 }

/** A mound of powder: a soft cone with ridges where it slid, and a few coarser grains. */
export function mound(colour: string, grains = 46) {
  const flecks = Array.from({ length: grains }, (_, index) => {
    const y = 36 + chance(index) * 50
    // The mound's half width at this height.
    const half = 5 + (y - 30) * 0.66
    const x = 50 + (chance(index + 300) - 0.5) * 1.8 * half
    const shade = chance(index + 700) > 0.5 ? lighten(colour, 0.34) : darken(colour, 0.26)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(0.5 + chance(index + 50) * 0.6)}" fill="${shade}" opacity=".6"/>`
  }).join('')
  return (
    shape(
      'M5 84C13 70 22 62 31 46C37 35 43 28 50 27.500C57 28 62 36 68 46C77 61 87 70 95 84C86 93 14 93 5 84Z',
      `{ball ${colour}}`,
    ) +
    shape(
      'M50 28C57 30 61 38 66 47C75 62 86 71 94 84C88 88 78 90 68 90C66 72 60 48 50 28Z',
      darken(colour, 0.3),
      'opacity=".16"',
    ) +
    line(
      'M42 38C36 50 30 60 22 70M47 36C45 52 42 64 36 80M55 40C58 54 64 66 72 80',
      darken(colour, 0.3),
      1.1,
      0.22,
    ) +
    line('M40 42C35 52 28 62 19 73', lighten(colour, 0.5), 1.4, 0.4) +
    flecks
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
