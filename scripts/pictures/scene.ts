import type { DemoProduct, LoosePicture, PackPicture } from '../../db/demo-market/types.ts'
import { drawLabel } from './labels.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import { drawPack, groundLine } from './packs.ts'
import { at, round } from './shapes.ts'
import type { Faces } from './sources.ts'
import { shadow, stage } from './stage.ts'
import { weightTag } from './tags.ts'

/** Where packs stand in the picture. */
const standsAt = 706

/** A place for a thing: the middle of its foot, the room it has, and how far it leans. */
export type Spot = { x: number; foot: number; width: number; height: number; turn: number }

const spots: Record<NonNullable<LoosePicture['arrange']>, readonly Spot[]> = {
  one: [{ x: 400, foot: 676, width: 590, height: 560, turn: 0 }],
  pair: [
    { x: 538, foot: 622, width: 380, height: 410, turn: 12 },
    { x: 304, foot: 676, width: 440, height: 470, turn: -6 },
  ],
  trio: [
    { x: 256, foot: 570, width: 340, height: 340, turn: -10 },
    { x: 552, foot: 578, width: 340, height: 340, turn: 12 },
    { x: 400, foot: 676, width: 366, height: 366, turn: 2 },
  ],
}

/** The motif standing on a spot, as large as the spot lets it be. */
export function standing(motif: Motif, { x, foot, width, height, turn }: Spot, withShadow = true) {
  const fitted = fitMotif(motif, { x: -width / 2, y: -height, width, height }, 'ground')
  // Turned about its own middle, so that it keeps standing where its shadow lies.
  const turned =
    turn === 0
      ? fitted.svg
      : `<g transform="rotate(${turn} 0 ${round(-fitted.height / 2)})">${fitted.svg}</g>`
  return (withShadow ? shadow(x, foot, fitted.width * 0.42) : '') + at(x, foot, turned)
}

/** Goods without a pack, as they lie in the first view. */
function looseGoods(picture: LoosePicture, motif: Motif) {
  return spots[picture.arrange ?? 'one'].map((spot) => standing(motif, spot)).join('')
}

/** A pack with its label on, in the pack's own coordinates. */
export function wholePack(product: DemoProduct, picture: PackPicture, motif: Motif, faces: Faces) {
  const { back, label, front, foot } = drawPack(picture)
  return { svg: back + drawLabel(product, picture, label, motif, faces) + front, label, foot }
}

/** Small packs look small beside large ones. */
function packScale({ netQuantity, netUnit }: DemoProduct) {
  if (netUnit === 'piece') return 1.12
  if (netQuantity <= 30) return 0.94
  if (netUnit === 'ml' && netQuantity <= 100) return 1
  return netUnit === 'ml' && netQuantity <= 250 ? 1.06 : 1.12
}

/** The pack standing with its middle at `x`; a scale of 1 is its size in the first view. */
export function standingPack(
  product: DemoProduct,
  { svg, foot }: Pick<ReturnType<typeof wholePack>, 'svg' | 'foot'>,
  x = 400,
  standsOn = standsAt,
  size = 1,
) {
  const scale = round(packScale(product) * size)
  return `<g transform="translate(${round(x - 400 * scale)} ${round(standsOn - groundLine * scale)}) scale(${scale})">${shadow(foot.centre, groundLine, foot.half)}${svg}</g>`
}

/** Single things show what is sold; of all others a tag says how much of them. */
function isTagged({ category, netQuantity, netUnit }: DemoProduct) {
  return category === 'vegetables' || category === 'fruits' || netUnit !== 'piece' || netQuantity > 1
}

/** The first view of a product, as SVG: the goods alone, loose ones with a tag that says their weight. */
export function drawFront(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture } = product
  return stage(
    product.category,
    picture.form === 'loose'
      ? `<g transform="translate(${isTagged(product) ? 24 : 0} 0)">${looseGoods(picture, motif)}</g>` +
          (isTagged(product) ? weightTag(product, faces, 166, 600) : '')
      : standingPack(product, wholePack(product, picture, motif, faces)),
    'the front',
    'card',
  )
}
