import type { DemoCategory, DemoProduct } from '../../db/demo-market/types.ts'
import { mix } from './colours.ts'
import { inks } from './inks.ts'
import { printedRow } from './labels.ts'
import { fitMotif } from './motif.ts'
import type { Motif } from './motif.ts'
import { wholePack } from './scene.ts'
import { at } from './shapes.ts'
import { drawMeasure, sizes } from './sizes.ts'
import type { Faces } from './sources.ts'
import { lying, stage } from './stage.ts'

const petals = (count: number, path: string, start = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${path}" transform="rotate(${start + (index * 360) / count})"/>`,
  ).join('')

const stem = (path: string) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`

/** The block that each category is printed with: one motif in one ink, about 60 wide around (0, 0). */
const blocks: Record<DemoCategory, string> = {
  // A bean between two leaves.
  coffee:
    '<path d="M-3 -24C-20 -16 -20 12 -3 20C-10 8 4 -8 -3 -24ZM4 -24C20 -14 20 12 3 20C-2 6 10 -8 4 -24Z"/><path d="M-6 24C-18 18 -26 22 -30 30C-20 34 -10 32 -6 24ZM6 24C18 18 26 22 30 30C20 34 10 32 6 24Z"/>',
  // A cut citrus fruit.
  juice: `<path fill-rule="evenodd" d="M0 -28A28 28 0 1 1 0 28A28 28 0 1 1 0 -28ZM0 -24A24 24 0 1 0 0 24A24 24 0 1 0 0 -24Z"/>${petals(8, 'M0 -5C6 -10 7 -20 0 -21C-7 -20 -6 -10 0 -5Z')}`,
  // A pod with its grains.
  pulses: `${stem('M-26 18C-14 28 16 22 28 -14')}<path fill-rule="evenodd" d="M-28 14C-22 -8 6 -28 30 -18C26 6 -4 26 -28 14ZM-22 11C-2 18 20 4 25 -14C6 -19 -16 -6 -22 11Z"/><circle cx="-9" cy="6" r="6"/><circle cx="4" cy="-1" r="6"/><circle cx="16" cy="-9" r="5"/>`,
  // A sprig of leaves.
  vegetables: `${stem('M0 32C-2 16 2 0 0 -12')}<path d="M0 -34C9 -24 9 -14 0 -6C-9 -14 -9 -24 0 -34ZM3 12C6 -2 16 -8 28 -8C28 6 18 14 3 12ZM-3 12C-6 -2 -16 -8 -28 -8C-28 6 -18 14 -3 12ZM3 28C8 18 16 16 24 18C22 28 12 32 3 28ZM-3 28C-8 18 -16 16 -24 18C-22 28 -12 32 -3 28Z"/>`,
  // The mango of every block printer.
  fruits:
    '<path fill-rule="evenodd" d="M16 -32C26 -26 24 -12 14 -10C30 2 24 32 -2 32C-30 32 -32 0 -12 -14C0 -22 14 -18 16 -32ZM6 -10C-14 -8 -24 8 -16 20C-8 30 14 26 14 10C14 2 10 -4 6 -10Z"/><path d="M0 -2C8 4 8 14 0 20C-8 14 -8 4 0 -2Z"/><circle cx="-24" cy="-22" r="3"/><circle cx="-30" cy="-8" r="3"/>',
  // A potter's lamp with its flame.
  'handmade arts':
    '<path d="M-30 2C-18 8 18 8 30 2C28 20 14 28 0 28C-14 28 -28 20 -30 2Z"/><path d="M0 -34C10 -20 10 -8 0 -4C-10 -8 -10 -20 0 -34Z"/><circle cx="-22" cy="-12" r="3"/><circle cx="22" cy="-12" r="3"/>',
  // A lotus with open hands of leaves.
  healthcare: `${petals(8, 'M0 -8C8 -14 8 -26 0 -32C-8 -26 -8 -14 0 -8Z')}<circle r="6"/>`,
  // A branch of basil.
  medicines: `${stem('M0 34L0 -20')}<path d="M0 -34C6 -28 6 -20 0 -16C-6 -20 -6 -28 0 -34ZM2 -6C8 -16 18 -18 26 -14C22 -4 12 0 2 -6ZM-2 -6C-8 -16 -18 -18 -26 -14C-22 -4 -12 0 -2 -6ZM2 14C8 4 18 2 28 8C22 18 12 20 2 14ZM-2 14C-8 4 -18 2 -28 8C-22 18 -12 20 -2 14Z"/>`,
  // A rose from above.
  'personal care': `${petals(5, 'M0 -6C14 -10 18 -26 0 -32C-18 -26 -14 -10 0 -6Z')}${petals(5, 'M0 -30C2 -32 2 -36 0 -38C-2 -36 -2 -32 0 -30Z', 36)}<circle r="4.500"/>`,
  // A drop in a drop.
  oils: '<path fill-rule="evenodd" d="M0 -34C12 -14 24 -2 24 10A24 24 0 0 1 -24 10C-24 -2 -12 -14 0 -34ZM0 -22C-8 -8 -18 2 -18 10A18 18 0 0 0 18 10C18 2 8 -8 0 -22Z"/><path d="M0 -8C6 2 11 6 11 12A11 11 0 0 1 -11 12C-11 6 -6 2 0 -8Z"/>',
  // Almonds round a star.
  'dry fruits': `${petals(4, 'M0 -6C12 -12 12 -28 0 -36C-12 -28 -12 -12 0 -6Z')}${petals(4, 'M0 -12C3 -16 3 -22 0 -25C-3 -22 -3 -16 0 -12Z', 45)}`,
  // A churning pot.
  'dairy products':
    '<path d="M-16 -12L16 -12C15 -6 26 0 26 12C26 26 14 32 0 32C-14 32 -26 26 -26 12C-26 0 -15 -6 -16 -12ZM-18 -20H18V-15H-18Z"/><path d="M-2 -36H2V-22H-2Z"/>',
  // An ear of wheat.
  'grains and flours': `${stem('M0 34L0 -16')}<path d="M0 -36C5 -30 5 -22 0 -17C-5 -22 -5 -30 0 -36Z"/>${[
    -12, 0, 12,
  ]
    .map((y) =>
      at(
        0,
        y,
        '<path d="M3 6C2 -4 8 -12 17 -15C19 -5 13 4 3 6ZM-3 6C-2 -4 -8 -12 -17 -15C-19 -5 -13 4 -3 6Z"/>',
      ),
    )
    .join('')}`,
  // A star of anise.
  spices: `${petals(8, 'M0 -5C6 -11 7 -22 0 -34C-7 -22 -6 -11 0 -5Z')}<circle r="4"/>`,
  // Cells of a comb.
  sweeteners: [
    [0, -18],
    [-15.6, 9],
    [15.6, 9],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path fill-rule="evenodd" transform="translate(${x} ${y})" d="M0 -17L14.700 -8.500V8.500L0 17L-14.700 8.500V-8.500ZM0 -11L-9.500 -5.500V5.500L0 11L9.500 5.500V-5.500Z"/>`,
    )
    .join(''),
  // A pickle jar, its mouth bound with cloth.
  pickles:
    '<path d="M-17 -34H17L21 -20L14 -16H-14L-21 -20Z"/><path d="M-15 -11H15C17 -5 25 -2 25 8V24C25 30 20 33 14 33H-14C-20 33 -25 30 -25 24V8C-25 -2 -17 -5 -15 -11Z"/>',
  // A cup with its steam.
  'daily needs':
    '<path d="M-22 -4L18 -4C18 14 12 26 -2 26C-16 26 -22 14 -22 -4Z"/><path fill-rule="evenodd" d="M18 -2C32 -4 32 18 14 18L15 13C25 13 25 2 18 3Z"/><path d="M-12 -10C-18 -18 -6 -22 -12 -32C-2 -22 -12 -18 -8 -10ZM4 -10C-2 -18 10 -22 4 -32C14 -22 4 -18 8 -10Z"/>',
}

/** Cotton printed all over with the category's block, its border along the foot. */
function printedCotton(category: DemoCategory) {
  const ink = inks[category]
  const cotton = mix('#fbf4e4', ink, 0.06)
  const step = 134
  const block = blocks[category]
  return (
    `<defs><pattern id="print" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="translate(-1 18)"><g fill="${ink}" color="${ink}">${at(step / 4, step / 4, block, 0, 0.78)}${at((step * 3) / 4, (step * 3) / 4, block, 0, 0.78)}<circle cx="${(step * 3) / 4}" cy="${step / 4}" r="3.500"/><circle cx="${step / 4}" cy="${(step * 3) / 4}" r="3.500"/></g></pattern></defs>` +
    `<rect width="800" height="800" fill="{slant ${cotton}}"/><rect width="800" height="800" fill="url(#print)" opacity=".5"/>` +
    `<rect y="700" width="800" height="100" fill="${cotton}"/><g opacity=".75"><rect y="700" width="800" height="6" fill="${ink}"/>${printedRow(-10, 716, 820, 30, ink, true)}<rect y="756" width="800" height="12" fill="${ink}"/></g>`
  )
}

/** The last view of a product: the whole of it, lying on its category's block print. */
export function drawOnPrint(product: DemoProduct, motif: Motif, faces: Faces) {
  const { picture, category } = product
  const cloth = printedCotton(category)
  const size = sizes[product.slug]
  const measure = size ? drawMeasure(size, faces) : ''
  if (picture.form !== 'loose') {
    const { svg } = wholePack(product, picture, motif, faces)
    return stage(
      category,
      cloth +
        lying(
          at(400, size ? 340 : 392, `<g transform="translate(-400 -400)">${svg}</g>`, -9, size ? 0.94 : 1.06),
        ) +
        measure,
      'above',
    )
  }
  return stage(category, cloth + looseLying(picture.arrange ?? 'one', motif) + measure, 'above')
}

function looseLying(arrange: 'one' | 'pair' | 'trio', motif: Motif) {
  const places = {
    one: [[400, 366, 580, -6]],
    pair: [
      [266, 306, 352, -24],
      [536, 452, 352, 16],
    ],
    trio: [
      [250, 266, 310, -20],
      [556, 302, 310, 18],
      [380, 530, 310, -4],
    ],
  } as const
  return places[arrange]
    .map(([x, y, side, turned]) =>
      lying(at(x, y, fitMotif(motif, { x: -side / 2, y: -side / 2, width: side, height: side }).svg, turned)),
    )
    .join('')
}
