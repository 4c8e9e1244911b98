import type { DemoCategory, DemoProduct, LoosePicture } from '../../db/demo-market/types.ts'
import { darken } from './colours.ts'
import { drawLabel } from './labels.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import { drawPack, groundLine } from './packs.ts'
import { resolvePaints } from './paints.ts'
import { at, round } from './shapes.ts'
import type { Faces } from './sources.ts'

/** The backdrop of each category: its light and its tint. */
const backdrops: Record<DemoCategory, readonly [light: string, tint: string]> = {
  coffee: ['#faeedd', '#e8d0b4'],
  juice: ['#fef2d8', '#f6dba4'],
  pulses: ['#fcf3de', '#eed9ab'],
  vegetables: ['#f5f7e2', '#d6e2b6'],
  fruits: ['#fef0de', '#f7d3b2'],
  'handmade arts': ['#fbeee4', '#eacbb6'],
  healthcare: ['#eff6f2', '#c6dfd8'],
  medicines: ['#f3f6e8', '#d0dfc0'],
  'personal care': ['#fdefec', '#f0cecb'],
  oils: ['#fcf5d8', '#ecdc98'],
  'dry fruits': ['#f9efe2', '#e3caa8'],
  'dairy products': ['#f8f7f0', '#d6e0de'],
}

const side = 800

/** Where packs stand in the picture. */
const standsAt = 706

function backdrop([light, tint]: readonly [string, string]) {
  return (
    `<radialGradient id="wall" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${tint}"/></radialGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darken(tint, 0.16)}" stop-opacity="0"/><stop offset="1" stop-color="${darken(tint, 0.16)}" stop-opacity=".34"/></linearGradient>` +
    '<filter id="near" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="7"/></filter><filter id="far" x="-60%" y="-300%" width="220%" height="700%"><feGaussianBlur stdDeviation="20"/></filter>'
  )
}

/** The shadow of a thing that stands at (centre, foot), cast to the lower right. */
function shadow(centre: number, foot: number, half: number) {
  const place = (shift: number, wide: number, tall: number) =>
    `cx="${round(centre + shift)}" cy="${round(foot - 2)}" rx="${round(half * wide)}" ry="${round(tall)}"`
  return (
    `<ellipse ${place(half * 0.16, 1.12, 12 + half * 0.11)} fill="#4a2f1c" opacity=".26" filter="url(#far)"/>` +
    `<ellipse ${place(half * 0.05, 0.92, 6 + half * 0.035)} fill="#3a2416" opacity=".4" filter="url(#near)"/>`
  )
}

type Spot = { x: number; foot: number; width: number; height: number; turn: number }

const spots: Record<NonNullable<LoosePicture['arrange']>, readonly Spot[]> = {
  one: [{ x: 400, foot: 676, width: 570, height: 530, turn: 0 }],
  pair: [
    { x: 520, foot: 632, width: 350, height: 380, turn: 12 },
    { x: 300, foot: 676, width: 410, height: 440, turn: -6 },
  ],
  trio: [
    { x: 278, foot: 584, width: 300, height: 300, turn: -10 },
    { x: 534, foot: 590, width: 300, height: 300, turn: 12 },
    { x: 396, foot: 676, width: 326, height: 326, turn: 2 },
  ],
}

function looseGoods(picture: LoosePicture, motif: Motif) {
  return spots[picture.arrange ?? 'one']
    .map(({ x, foot, width, height, turn }) => {
      const fitted = fitMotif(motif, { x: -width / 2, y: -height, width, height }, 'ground')
      // Turned about its own middle, so that it keeps standing where its shadow lies.
      const turned =
        turn === 0
          ? fitted.svg
          : `<g transform="rotate(${turn} 0 ${round(-fitted.height / 2)})">${fitted.svg}</g>`
      return shadow(x, foot, fitted.width * 0.42) + at(x, foot, turned)
    })
    .join('')
}

/** Small packs look small beside large ones. */
function packScale({ netQuantity, netUnit }: DemoProduct) {
  if (netUnit === 'piece') return 1.12
  if (netQuantity <= 30) return 0.94
  if (netUnit === 'ml' && netQuantity <= 100) return 1
  return netUnit === 'ml' && netQuantity <= 250 ? 1.06 : 1.12
}

/** The whole picture of a product as SVG. */
export function drawScene(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture, category } = product
  let goods: string
  if (picture.form === 'loose') {
    goods = looseGoods(picture, motif)
  } else {
    const pack = drawPack(picture)
    const whole = pack.back + drawLabel(product, picture, pack.label, motif, faces) + pack.front
    const scale = packScale(product)
    goods = `<g transform="translate(${round(400 * (1 - scale))} ${round(standsAt - groundLine * scale)}) scale(${scale})">${shadow(pack.foot.centre, groundLine, pack.foot.half)}${whole}</g>`
  }
  const { defs, body } = resolvePaints(goods)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><defs>${backdrop(backdrops[category])}${defs}</defs><rect width="${side}" height="${side}" fill="url(#wall)"/><rect y="520" width="${side}" height="280" fill="url(#floor)"/>${body}</svg>`
}
