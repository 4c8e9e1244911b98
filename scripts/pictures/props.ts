import { darken, lighten, mix } from './colours.ts'
import { at, leaf, line, round, shape } from './shapes.ts'
import { shadow } from './stage.ts'

/** Where the far hem of the cloth lies. */
const hem = 560

/** A flower of the printing block, flat as ink. */
function buti(x: number, y: number, size: number) {
  const petals = [0, 72, 144, 216, 288]
    .map((turned) => `<ellipse cy="-9" rx="4.200" ry="7" transform="rotate(${turned})"/>`)
    .join('')
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)} ${round(size * 0.62)})">${petals}<circle r="3"/></g>`
}

/** A block-printed cotton cloth over the table, its far hem towards the wall. */
export function cloth(ink: string) {
  const cotton = mix('#fbf3e2', ink, 0.05)
  let print = ''
  for (let column = -3; column <= 3; column++) {
    print += buti(400 + column * 136, hem + 92, 1.1)
    print += buti(400 + (column + 0.5) * 172, hem + 178, 1.5)
  }
  let triangles = ''
  for (let x = -20; x < 820; x += 30) triangles += `M${x} ${hem + 34}l15 -20l15 20Z`
  return (
    `<rect x="-10" y="${hem - 6}" width="820" height="30" fill="#4a2f1c" opacity=".2" filter="url(#near)"/>` +
    `<rect x="-10" y="${hem}" width="820" height="260" fill="{fade ${lighten(cotton, 0.3)} ${mix(cotton, '#c9a06a', 0.32)}}"/>` +
    `<g fill="${ink}"><path d="${triangles}" opacity=".6"/><rect x="-10" y="${hem + 36}" width="820" height="5" opacity=".7"/></g>` +
    `<g fill="${ink}" opacity=".22">${print}</g>`
  )
}

const basketRim = { y: 480, rx: 284, ry: 54 }

function rimArc(front: boolean) {
  const { y, rx, ry } = basketRim
  return `M${400 - rx} ${y}A${rx} ${ry} 0 0 ${front ? 0 : 1} ${400 + rx} ${y}`
}

/** The folds of a cotton cloth that lines a basket. */
const lining = [-190, -120, -50, 40, 110, 180]
  .map((x) => line(`M${400 + x} 446Q${400 + x * 0.8} 480 ${400 + x * 0.9} 530`, '#a98a5c', 5, 0.4))
  .join('')

/** A woven basket in two halves: what lies in it is drawn between them. A lined one is for few goods. */
export function basket(lined: boolean) {
  const { y, rx, ry } = basketRim
  const rows = 5
  const columns = 10
  let weave = ''
  for (let row = 0; row < rows; row++) {
    const half = rx - 6 - row * 18
    const wide = (half * 2) / columns
    for (let column = 0; column < columns; column++) {
      const middle = -half + (column + 0.5) * wide
      // Rows sag like the rim does, and cells follow the sag.
      const share = middle / (half + wide * 0.3)
      const sag = (ry - row * 4) * Math.sqrt(1 - share * share)
      const slope = (-share * (ry - row * 4)) / (half * Math.sqrt(1 - share * share))
      const colour = (row + column) % 2 ? '#d9ab62' : '#b98642'
      const shade = darken(colour, 0.04 + 0.26 * Math.max(0, share) ** 2 + 0.08 * Math.max(0, -share) ** 2)
      weave += at(
        400 + middle,
        y + 29 + row * 37 + sag,
        `<rect x="${round(-wide / 2 + 1)}" y="-18" width="${round(wide - 2)}" height="35" rx="11" fill="{down ${shade}}"/>`,
        (Math.atan(slope) * 180) / Math.PI,
      )
    }
  }
  const ring = (front: boolean) =>
    `<path d="${rimArc(front)}" fill="none" stroke="#8f6027" stroke-width="28" stroke-linecap="round"/>` +
    `<path d="${rimArc(front)}" fill="none" stroke="#d6a55a" stroke-width="22" stroke-linecap="round"/>` +
    `<path d="${rimArc(front)}" fill="none" stroke="#a9752f" stroke-width="22" stroke-dasharray="4 16"/>` +
    `<path d="${rimArc(front)}" transform="translate(0 -6)" fill="none" stroke="#f3d79c" stroke-width="3" opacity=".6"/>`
  return {
    back:
      shadow(400, 712, 216) +
      `<ellipse cx="400" cy="${y}" rx="${rx}" ry="${ry}" fill="{fade ${lined ? '#cdb188 #f3e4c6' : '#5a3a18 #3c2610'}}"/>` +
      (lined ? lining : '') +
      ring(false),
    front:
      `<path d="M122 ${y + 8}A278 54 0 0 0 678 ${y + 8}L606 676C590 722 210 722 194 676Z" fill="#7c5224"/>` +
      weave +
      ring(true),
  }
}

/** A brass bowl; `filling` is what stands in it, drawn before its near wall. */
export function bowl(x: number, foot: number, width: number, filling: string) {
  const half = width / 2
  const rim = foot - width * 0.44
  const ry = width * 0.1
  return (
    shadow(x, foot, half * 0.74) +
    `<ellipse cx="${x}" cy="${round(rim)}" rx="${half}" ry="${round(ry)}" fill="{fade #8a5f22 #c79a45}"/>` +
    filling +
    shape(
      `M${x - half} ${round(rim)}A${half} ${round(ry)} 0 0 0 ${x + half} ${round(rim)}C${x + half} ${round(rim + width * 0.3)} ${round(x + half * 0.5)} ${foot} ${x} ${foot}C${round(x - half * 0.5)} ${foot} ${x - half} ${round(rim + width * 0.3)} ${x - half} ${round(rim)}Z`,
      '{side #d3a54a}',
    ) +
    line(`M${x - half} ${round(rim)}A${half} ${round(ry)} 0 0 0 ${x + half} ${round(rim)}`, '#f7e3ad', 7) +
    line(
      `M${round(x - half * 0.93)} ${round(rim + width * 0.13)}Q${x} ${round(rim + width * 0.3)} ${round(x + half * 0.93)} ${round(rim + width * 0.13)}`,
      '#8a5f22',
      2.5,
      0.45,
    )
  )
}

/** What fills a bowl with a liquid: its level, a little below the rim. */
export function level(x: number, foot: number, width: number, colour: string) {
  const rim = foot - width * 0.44
  return (
    `<ellipse cx="${x}" cy="${round(rim + 4)}" rx="${round(width * 0.46)}" ry="${round(width * 0.082)}" fill="{slant ${colour}}"/>` +
    `<ellipse cx="${round(x - width * 0.14)}" cy="${round(rim)}" rx="${round(width * 0.16)}" ry="${round(width * 0.018)}" fill="#fff" opacity=".5"/>`
  )
}

/** A wooden dipper that leans in a bowl of honey (the same place and width as the bowl's). */
export function dipper(x: number, foot: number, width: number, honey: string) {
  const unit = width / 100
  const rim = foot - width * 0.44
  const grooves = [-7, -3, 1, 5]
    .map((y) => `<rect x="-8" y="${y - 1.6}" width="16" height="3.200" rx="1.600" fill="{side #b5793c}"/>`)
    .join('')
  const stick =
    line('M0 -8L0 -54', '#8a5a2c', 4.4) +
    line('M-.8 -10L-.8 -53', '#d9a86a', 1.4, 0.8) +
    `<ellipse rx="8.500" ry="10.500" fill="{side #9a632e}"/>${grooves}` +
    shape('M-8 0C-8 8 -4 12 0 12C4 12 8 8 8 0C5 4 -4 3 -8 0Z', honey, 'opacity=".85"')
  // Its foot is under the honey, whose surface shows as a ring around it.
  return (
    `<g transform="translate(${round(x + width * 0.1)} ${round(rim - width * 0.03)}) scale(${round(unit * 0.92)}) rotate(24)">${stick}</g>` +
    `<ellipse cx="${round(x + width * 0.085)}" cy="${round(rim + width * 0.05)}" rx="${round(width * 0.12)}" ry="${round(width * 0.03)}" fill="{slant ${honey}}"/>`
  )
}

/** A twig with leaves, lying; (x, y) is its cut end. */
export function sprig(x: number, y: number, length: number, rotate: number, mirrored = false) {
  const green = '#6f9a48'
  const unit = length / 100
  const leaves = [
    [24, 2, 40, -42],
    [30, 4, 38, 44],
    [50, 3, 40, -38],
    [56, 3, 36, 38],
    [74, 0, 34, -30],
    [78, 0, 30, 30],
    [90, -2, 30, -4],
  ] as const
  const twig =
    line('M0 0C30 6 60 4 92 -2', '#7a5a34', 3) +
    leaves.map(([along, off, long, turned]) => leaf(along, off, long, turned, green, 0.24)).join('')
  const lying = `<g transform="scale(${mirrored ? -round(unit) : round(unit)} ${round(unit)}) rotate(${rotate})">`
  return `<g transform="translate(${x} ${y})"><g transform="translate(5 9)" opacity=".22" filter="url(#near)">${lying}<path d="M0 0C20 -26 80 -26 118 -4C90 24 30 26 0 0Z" fill="#3a2416"/></g></g>${lying}${twig}</g></g>`
}

/** A marigold, lying. */
export function marigold(x: number, y: number, size: number) {
  const ring = (count: number, radius: number, petal: number, colour: string) => {
    let petals = ''
    for (let index = 0; index < count; index++)
      petals += `<ellipse cy="${-radius}" rx="${petal}" ry="${round(petal * 1.1)}" fill="{ball ${colour}}" transform="rotate(${round((index * 360) / count)})"/>`
    return petals
  }
  const flower =
    ring(12, 34, 12, '#e8861c') +
    ring(10, 22, 11, '#f29a22') +
    ring(7, 11, 9, '#f7ae32') +
    ring(1, 0, 8, '#f9bd4a')
  return (
    `<ellipse cx="${x + 6}" cy="${y + size * 0.34}" rx="${round(size * 0.52)}" ry="${round(size * 0.2)}" fill="#3a2416" opacity=".35" filter="url(#near)"/>` +
    `<g transform="translate(${x} ${y}) scale(${round(size / 92)} ${round((size / 92) * 0.86)})">${flower}</g>`
  )
}
