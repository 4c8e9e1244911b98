import type { DemoProduct, PackPicture } from '../../db/demo-market/types.ts'
import { contentsOf } from './contents.ts'
import { inks } from './inks.ts'
import type { Motif } from './motif.ts'
import { paperBag } from './packs.ts'
import { basket, bowl, cloth, dipper, level, marigold, sprig } from './props.ts'
import { standing, standingPack, wholePack } from './scene.ts'
import type { Spot } from './scene.ts'
import { chance, seedOf } from './shapes.ts'
import type { Faces } from './sources.ts'
import { stage } from './stage.ts'
import { nameCard } from './tags.ts'
import { wrapOf } from './wraps.ts'

/** How many pieces of fruit lie in the basket, where it is not four, or eight for small ones. */
const basketCounts: Readonly<Record<string, number>> = {
  'robusta-banana': 1,
  'mahabaleshwar-strawberry': 12,
  lemon: 12,
  kiwi: 3,
  'green-apple': 4,
}

/** The third view of a product: its pack with its weight on a laid table, and something of what is in it. */
export function drawTable(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture, category, slug } = product
  // Every other product the other way round, so that a row of them is not all alike.
  const side = seedOf(slug) % 2 ? 1 : -1
  const ground = cloth(inks[category])
  if (picture.form !== 'loose')
    return stage(category, ground + packOnCloth(product, picture, motif, faces, side))
  if (category === 'vegetables') return stage(category, ground + bagOf(product, motif, faces, side))
  if (category === 'fruits') return stage(category, ground + basketOf(product, motif, faces))
  return stage(category, ground + wrapOnCloth(product, motif, faces, side))
}

function packOnCloth(product: DemoProduct, picture: PackPicture, motif: Motif, faces: Faces, side: number) {
  const pack = wholePack(product, picture, motif, faces)
  const contents = contentsOf(product)
  const x = (away: number) => 400 + away * side
  const stands = standingPack(product, pack, x(-128), 668, picture.form === 'sachet' ? 0.72 : 0.86)
  const twig = sprig(x(-300), 736, 150, -4, side < 0)
  const near = { x: x(180), foot: 716, width: 270, height: 290, turn: 0 }
  switch (contents.kind) {
    case 'heaped':
      return (
        stands +
        bowl(
          x(186),
          724,
          270,
          standing(contents.pile ?? motif, { x: x(186), foot: 642, width: 240, height: 170, turn: 0 }, false),
        ) +
        twig
      )
    case 'liquid':
      return (
        stands +
        bowl(x(186), 724, 240, level(x(186), 724, 240, contents.colour)) +
        (contents.with ? dipper(x(186), 724, 240, contents.colour) : '') +
        twig
      )
    case 'none':
      return (
        stands + sprig(x(60), 712, 210, -10, side < 0) + marigolds(x(130), side) + marigold(x(-290), 744, 62)
      )
    case 'beside':
      return stands + standing(motif, near) + twig
    case 'strewn':
    case 'things':
      return (
        standing(motif, { x: x(290), foot: 640, width: 130, height: 130, turn: 14 * side }) +
        stands +
        lifted(standing(motif, { ...near, x: x(150), foot: 700, width: 190, height: 200, turn: -8 * side })) +
        lifted(standing(motif, { x: x(300), foot: 752, width: 150, height: 150, turn: 18 * side })) +
        lifted(standing(motif, { x: x(-20), foot: 762, width: 132, height: 130, turn: -20 * side }))
      )
    case 'laid':
      return (
        stands +
        [
          { x: x(226), foot: 700, width: 210, height: 210, turn: 58 * side },
          { x: x(262), foot: 776, width: 176, height: 176, turn: 96 * side },
          { x: x(36), foot: 782, width: 160, height: 160, turn: 72 * side },
        ]
          .map((spot) => lifted(standing(motif, spot, false)))
          .join('')
      )
  }
}

/** Places in a basket for so many pieces, those at the back first. */
function places(count: number): Spot[] {
  const row = (n: number, foot: number, gap: number, size: number): Spot[] =>
    Array.from({ length: n }, (_, index) => ({
      x: 400 + (index - (n - 1) / 2) * gap,
      foot,
      width: size,
      height: size,
      turn: Math.round((chance(index * 7 + n * 31 + foot) - 0.5) * 36),
    }))
  if (count === 1) return row(1, 566, 0, 430).map((spot) => ({ ...spot, turn: 0 }))
  if (count === 2) return row(2, 572, 190, 330)
  if (count === 3) return [...row(1, 520, 0, 290), ...row(2, 572, 210, 290)]
  if (count === 4) return [...row(2, 510, 220, 250), ...row(2, 570, 210, 250)]
  if (count <= 8) return [...row(2, 450, 150, 190), ...row(3, 506, 160, 195), ...row(3, 574, 158, 200)]
  return [
    ...row(2, 440, 130, 140),
    ...row(3, 482, 136, 145),
    ...row(4, 530, 128, 150),
    ...row(3, 582, 132, 155),
  ]
}

function basketOf(product: DemoProduct, motif: Motif, faces: Faces) {
  const { slug, netQuantity, netUnit, picture } = product
  const usual = picture.form === 'loose' && picture.arrange ? 8 : 4
  const count = basketCounts[slug] ?? (netUnit === 'piece' ? Math.min(netQuantity, 8) : usual)
  const { back, front } = basket(count <= 4)
  const goods = places(count).map((spot) => {
    const height = motif.box.height * Math.min(spot.width / motif.box.width, spot.height / motif.box.height)
    // Flat goods would sink out of sight behind the rim.
    return lifted(standing(motif, { ...spot, foot: Math.min(spot.foot, 512 + height * 0.34) }, false))
  })
  return `<g transform="translate(-56 -104) scale(1.14)">${back}${goods.join('')}${front}${nameCard(product, faces, 400, 536)}</g>`
}

/** Goods that throw a shadow of their own shape on what lies behind them. */
function lifted(goods: string) {
  return `<g filter="url(#lift)">${goods}</g>`
}

/** Vegetables as they are handed over: in a paper bag with a label. */
function bagOf(product: DemoProduct, motif: Motif, faces: Faces, side: number) {
  const { back, front, foot } = paperBag()
  const wide = motif.box.width > motif.box.height * 1.25
  const size = wide ? 250 : 210
  const peeping = [
    { x: 334, foot: 452, width: size, height: size, turn: wide ? -62 : -14 },
    { x: 470, foot: 456, width: size, height: size, turn: wide ? -112 : 12 },
    { x: 402, foot: 480, width: size, height: size, turn: wide ? -88 : 2 },
  ]
    .map((spot) => lifted(standing(motif, spot, false)))
    .join('')
  const bag = back + peeping + front + nameCard(product, faces, 400, 478)
  const x = (away: number) => 400 + away * side
  return (
    standingPack({ ...product, netUnit: 'piece' }, { svg: bag, foot }, x(-70), 712, 1.24) +
    lifted(standing(motif, { x: x(262), foot: 728, width: 200, height: 190, turn: 8 * side })) +
    sprig(x(130), 772, 120, -6, side < 0)
  )
}

/** Goods that stand unpacked in the shop, beside the pack in which they come. */
function wrapOnCloth(product: DemoProduct, motif: Motif, faces: Faces, side: number) {
  const pack = wholePack(product, wrapOf(product), motif, faces)
  const x = (away: number) => 400 + away * side
  return (
    standingPack({ ...product, netUnit: 'piece' }, pack, x(-132), 676, 0.86) +
    standing(motif, { x: x(196), foot: 716, width: 300, height: 300, turn: 0 }) +
    (product.category === 'handmade arts'
      ? marigold(x(-20), 752, 62) + marigold(x(-74), 764, 52)
      : sprig(x(-280), 752, 150, -4, side < 0))
  )
}

function marigolds(x: number, side: number) {
  return marigold(x, 706, 84) + marigold(x + 64 * side, 742, 66) + marigold(x - 30 * side, 758, 58)
}
