import type { DemoCategory, DemoProduct, PackPicture } from '../../db/demo-market/types.ts'
import { contentsOf } from './contents.ts'
import type { Motif } from './motif.ts'
import { basket, bowl, cloth, level, marigold, sprig } from './props.ts'
import { standing, standingPack, wholePack } from './scene.ts'
import type { Spot } from './scene.ts'
import { chance } from './shapes.ts'
import type { Faces } from './sources.ts'
import { stage } from './stage.ts'

/** The ink of the cloth under each category's goods. */
const inks: Record<DemoCategory, string> = {
  coffee: '#8a4a2c',
  juice: '#b5622a',
  pulses: '#a8562c',
  vegetables: '#4f7a3a',
  fruits: '#b04a3a',
  'handmade arts': '#33508c',
  healthcare: '#2f7478',
  medicines: '#557a3c',
  'personal care': '#a8475c',
  oils: '#9a6a1c',
  'dry fruits': '#8c4632',
  'dairy products': '#3d6a94',
}

/** How many pieces of loose goods lie in the basket, where it is not four, or eight for small ones. */
const basketCounts: Readonly<Record<string, number>> = {
  'robusta-banana': 1,
  'mahabaleshwar-strawberry': 12,
  garlic: 8,
  lemon: 12,
  brinjal: 1,
  carrot: 3,
  palak: 3,
  'methi-leaves': 3,
  drumstick: 2,
  ginger: 3,
  'sweet-corn': 2,
  'sweet-potato': 3,
  kiwi: 3,
  'green-apple': 4,
}

/** The second view of a product: its contents shown, or the goods in a basket or on a cloth. */
export function drawTable(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture, category, slug } = product
  // Every other product the other way round, so that a row of them is not all alike.
  const side = Buffer.from(slug).reduce((sum, byte) => sum + byte, 0) % 2 ? 1 : -1
  const ground = cloth(inks[category])
  if (picture.form !== 'loose')
    return stage(category, ground + packOnCloth(product, picture, motif, faces, side))
  if (category === 'vegetables' || category === 'fruits')
    return stage(category, ground + basketOf(product, motif))
  return stage(category, ground + goodsOnCloth(category, motif, picture.arrange ?? 'one', side))
}

function packOnCloth(product: DemoProduct, picture: PackPicture, motif: Motif, faces: Faces, side: number) {
  const pack = wholePack(product, picture, motif, faces)
  const contents = contentsOf(picture.motif)
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
          standing(motif, { x: x(186), foot: 642, width: 240, height: 170, turn: 0 }, false),
        ) +
        twig
      )
    case 'liquid':
      return stands + bowl(x(186), 724, 240, level(x(186), 724, 240, contents.colour)) + twig
    case 'none':
      return (
        stands + sprig(x(60), 712, 210, -10, side < 0) + marigolds(x(130), side) + marigold(x(-290), 744, 62)
      )
    case 'beside':
      return stands + standing(motif, near) + twig
    case 'strewn':
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

function basketOf({ slug, netQuantity, netUnit, picture }: DemoProduct, motif: Motif) {
  const usual = picture.form === 'loose' && picture.arrange ? 8 : 4
  const count = basketCounts[slug] ?? (netUnit === 'piece' ? Math.min(netQuantity, 8) : usual)
  const { back, front } = basket(count <= 4)
  const goods = places(count).map((spot) => {
    const height = motif.box.height * Math.min(spot.width / motif.box.width, spot.height / motif.box.height)
    // Flat goods would sink out of sight behind the rim.
    return lifted(standing(motif, { ...spot, foot: Math.min(spot.foot, 512 + height * 0.34) }, false))
  })
  return `<g transform="translate(-56 -104) scale(1.14)">${back}${goods.join('')}${front}</g>`
}

/** Goods that throw a shadow of their own shape on what lies behind them. */
function lifted(goods: string) {
  return `<g filter="url(#lift)">${goods}</g>`
}

function goodsOnCloth(category: DemoCategory, motif: Motif, arrange: 'one' | 'pair' | 'trio', side: number) {
  const x = (away: number) => 400 + away * side
  const goods =
    arrange === 'one'
      ? standing(motif, { x: x(-30), foot: 690, width: 520, height: 490, turn: 0 })
      : standing(motif, { x: x(-150), foot: 628, width: 280, height: 280, turn: 0 }) +
        standing(motif, { x: x(120), foot: 650, width: 280, height: 280, turn: 0 }) +
        standing(motif, { x: x(-60), foot: 716, width: 300, height: 300, turn: 0 })
  return (
    goods + (category === 'handmade arts' ? marigolds(x(252), side) : sprig(x(150), 748, 170, -6, side < 0))
  )
}

function marigolds(x: number, side: number) {
  return marigold(x, 706, 84) + marigold(x + 64 * side, 742, 66) + marigold(x - 30 * side, 758, 58)
}
