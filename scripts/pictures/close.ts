import type { DemoProduct, PackPicture } from '../../db/demo-market/types.ts'
import { contentsOf } from './contents.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import { cutFruits } from './motifs/cut-fruits.ts'
import { cutVegetables } from './motifs/cut-vegetables.ts'
import { board, plate } from './props-above.ts'
import { bowl, dipper, level } from './props.ts'
import { standing, standingPack, wholePack } from './scene.ts'
import { chance, round, seedOf } from './shapes.ts'
import type { Faces } from './sources.ts'
import { lying, stage } from './stage.ts'

/** The second view of a product: fruit and vegetables cut, all others from close by. */
export function drawClose(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture, category, slug } = product
  const cut = cutVegetables[slug] ?? cutFruits[slug]
  if (cut) return stage(category, board() + onBoard(cut), 'above')
  if (picture.form === 'loose') return stage(category, detail(slug, motif))
  return contentsClose(product, picture, motif, faces)
}

/** A cut motif, a square of 100 by 100, over the middle of the board. */
function onBoard(cut: string) {
  return lying(`<g transform="translate(140 144) scale(5.2)">${cut}</g>`)
}

/** Where to look into goods from close by, in shares of their width and height, and how closely. */
const details: Readonly<Record<string, readonly [across: number, down: number, closeness: number]>> = {
  'rudraksha-mala': [0.5, 0.86, 2],
  stethoscope: [0.72, 0.74, 1.6],
}

/** Goods from so close that they reach over the picture's edges. */
function detail(slug: string, motif: Motif) {
  const [across, down, closeness] = details[slug] ?? [0.5, 0.44, 1.4]
  const side = 800 * closeness
  const fitted = fitMotif(motif, { x: 0, y: 0, width: side, height: side })
  const x = 400 - side / 2 - (across - 0.5) * fitted.width
  const y = 400 - side / 2 - (down - 0.5) * fitted.height
  return `<g transform="translate(${round(x)} ${round(y)})">${lying(fitted.svg)}</g>`
}

function contentsClose(product: DemoProduct, picture: PackPicture, motif: Motif, faces: Faces) {
  const { category } = product
  const contents = contentsOf(product)
  switch (contents.kind) {
    case 'heaped': {
      const heap = standing(
        contents.pile ?? motif,
        { x: 400, foot: 510, width: 570, height: 400, turn: 0 },
        false,
      )
      return stage(category, bowl(400, 716, 640, heap))
    }
    case 'liquid':
      return stage(
        category,
        bowl(400, 690, 640, level(400, 690, 640, contents.colour)) +
          (contents.with ? dipper(400, 690, 640, contents.colour) : ''),
      )
    case 'beside':
    case 'things':
      return stage(category, standing(motif, { x: 400, foot: 706, width: 640, height: 600, turn: 0 }))
    case 'strewn':
    case 'laid':
      return stage(category, plate() + onPlate(motif, seedOf(product.slug)), 'above')
    case 'none': {
      // Nothing of the contents can be shown, so it is the label that is seen from close by.
      const pack = wholePack(product, picture, motif, faces)
      const { x, y, width, height } = pack.label
      const scale = 1.5
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const near = standingPack(product, pack)
      return stage(
        category,
        `<g transform="translate(${round(400 - middleX * scale)} ${round(410 - middleY * scale)}) scale(${scale})">${near}</g>`,
      )
    }
  }
}

/** As many of the contents as a plate holds, each turned another way. */
function onPlate(motif: Motif, seed: number) {
  const side = 190
  const rings = [
    { count: 9, away: 196 },
    { count: 4, away: 84 },
  ]
  return rings
    .flatMap(({ count, away }, ringIndex) =>
      Array.from({ length: count }, (_, index) => {
        const turned = ((index + ringIndex / 3) / count) * Math.PI * 2
        const x = 400 + Math.cos(turned) * away
        const y = 404 + Math.sin(turned) * away
        const { svg } = fitMotif(motif, { x: -side / 2, y: -side / 2, width: side, height: side })
        const way = Math.round(chance(seed + index * 13 + ringIndex * 101) * 360)
        return lying(`<g transform="translate(${round(x)} ${round(y)}) rotate(${way})">${svg}</g>`)
      }),
    )
    .join('')
}
