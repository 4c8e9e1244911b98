import type { DemoProduct, LoosePicture, PackPicture } from '../../db/demo-market/types.ts'
import { drawLabel } from './labels.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import { drawPack, groundLine } from './packs.ts'
import { at, round } from './shapes.ts'
import type { Faces } from './sources.ts'
import { shadow, stage } from './stage.ts'

/** Where packs stand in the picture. */
const standsAt = 706

/** A place for a thing: the middle of its foot, the room it has, and how far it leans. */
export type Spot = { x: number; foot: number; width: number; height: number; turn: number }

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
  { svg, foot }: ReturnType<typeof wholePack>,
  x = 400,
  standsOn = standsAt,
  size = 1,
) {
  const scale = round(packScale(product) * size)
  return `<g transform="translate(${round(x - 400 * scale)} ${round(standsOn - groundLine * scale)}) scale(${scale})">${shadow(foot.centre, groundLine, foot.half)}${svg}</g>`
}

/** The first view of a product, as SVG: the goods alone. */
export function drawFront(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture } = product
  return stage(
    product.category,
    picture.form === 'loose'
      ? looseGoods(picture, motif)
      : standingPack(product, wholePack(product, picture, motif, faces)),
  )
}
