import { darken, lighten } from '../colours.ts'
import { at, ball, chance, heap, line, mound, oval, shape } from '../shapes.ts'

/** Pieces of pickle in their masala and oil; `piece` draws one, about 10 wide. */
function pickled(masala: string, piece: (index: number) => string, size: number) {
  return (
    heap(masala, piece, size) +
    Array.from({ length: 60 }, (_, index) => {
      const y = 38 + chance(index + 11) * 46
      const half = 40 * Math.sqrt((y - 28) / 58)
      const x = 50 + (chance(index + 211) - 0.5) * 1.7 * half
      return `<circle cx="${Math.round(x * 10) / 10}" cy="${Math.round(y * 10) / 10}" r="${index % 4 ? 0.8 : 1.2}" fill="${index % 3 ? '#3f2212' : '#f0c860'}" opacity=".85"/>`
    }).join('') +
    line('M30 52C34 44 40 40 46 38M56 44C60 46 64 50 67 56', '#fff3d0', 1.2, 0.35)
  )
}

const chunk = (skin: string, flesh: string) => (index: number) =>
  shape(
    'M-5 -3.400L4.400 -4L5.400 3L-4 4.200Z',
    `{slant ${chance(index) > 0.5 ? flesh : darken(flesh, 0.12)}}`,
    'stroke-linejoin="round"',
  ) + shape('M-5 -3.400L4.400 -4L4.600 -1.800L-4.800 -1.200Z', skin)

const strip =
  (colour: string, wide = 1.9) =>
  (index: number) =>
    shape(
      `M-7 ${-wide}L6.400 ${-wide * 0.8}L7.400 ${wide * 0.2}L6.600 ${wide}L-7 ${wide}Z`,
      `{down ${chance(index) > 0.5 ? colour : lighten(colour, 0.16)}}`,
    )

const piece = (kinds: readonly ((index: number) => string)[]) => (index: number) =>
  kinds[Math.floor(chance(index + 5) * kinds.length)]?.(index) ?? ''

const chilliRing = (colour: string) => (index: number) =>
  shape(
    'M-7.500 0C-4 -3.800 4 -3.600 8 1C4 3.400 -4 3.600 -7.500 0Z',
    `{ball ${chance(index) > 0.5 ? colour : lighten(colour, 0.1)}}`,
  ) + line('M-4 -.8C0 -2 3 -1.600 6 .4', lighten(colour, 0.5), 0.7, 0.6)

const lemonPiece = (index: number) =>
  shape(
    'M-6 2C-5 -4.600 5 -4.600 6 2C2 4.400 -2 4.400 -6 2Z',
    `{ball ${chance(index) > 0.5 ? '#c9a030' : '#b58a28'}}`,
  ) + shape('M-4.600 1.400C-3.400 -2 3.400 -2 4.600 1.400C2 3 -2 3 -4.600 1.400Z', '#e6cf7a', 'opacity=".7"')

const amlaPiece = (index: number) =>
  shape(
    'M-4.600 2.400C-5 -4 2 -5.400 5 -1.600C3.600 2.400 0 4.600 -4.600 2.400Z',
    `{ball ${chance(index) > 0.5 ? '#a8a03c' : '#8f8a30'}}`,
  ) + line('M-3.600 1.600C-1 -1 2 -2 4.400 -1.600', '#e0dc9a', 0.8, 0.6)

const clovePiece = (index: number) =>
  shape(
    'M0 -5.400C2 -3 4.400 0 3.400 3.400C2 5.400 -2 5.400 -3.400 3.400C-4.400 0 -2 -3 0 -5.400Z',
    `{ball ${chance(index) > 0.5 ? '#e6b878' : '#d9a05c'}}`,
  )

const jackPiece = (index: number) =>
  shape(
    'M-6 3.400C-5 -1 -2 -4 1 -5L6 2.400C2 4.600 -3 5 -6 3.400Z',
    `{slant ${chance(index) > 0.5 ? '#e0bd7c' : '#cfa560'}}`,
  ) +
  shape('M-6 3.400C-3 5 2 4.600 6 2.400L6.400 4.200C2 6.600 -3 6.800 -6.400 5Z', '#6f6a2c') +
  line('M1 -4L-3 3M1 -4L1 3M1 -4L4 2', '#a8783c', 0.6, 0.6)

const kerPiece = (index: number) => ball(0, 0, 4, chance(index) > 0.5 ? '#7f8434' : '#6a6a2a', 0.35)

const shred = (index: number) =>
  line('M-7 1C-3 -2.600 3 2.600 7 -1', ['#f3c352', '#e6a42e', '#f8d67c'][index % 3] ?? '#e6a42e', 1.9)

/** What stands in the bowl beside packs whose label shows another thing, by product. */
export const piles: Readonly<Record<string, string>> = {
  'wheat-atta': mound('#ecd9b4'),
  'khapli-atta': mound('#dcb894'),
  'multigrain-atta': mound('#d9c39a', 110),
  jowar: heap(
    '#b59c64',
    (index) =>
      ball(0, 0, 4.6, chance(index + 2) > 0.5 ? '#f0e0b2' : '#e2cd94', 0.3) +
      '<circle cx="1.400" cy="-2" r=".7" fill="#6a4a2a"/>',
    0.84,
  ),
  bajra: heap(
    '#6a6e56',
    (index) => oval(0, 0, 4.8, 3.6, chance(index + 2) > 0.5 ? '#b0b294' : '#8f947a', 0, 0.3),
    0.66,
  ),
  'ragi-atta': mound('#b08a80', 80),
  'makki-atta': mound('#efc75a', 110),
  besan: mound('#eecb5c'),
  sattu: mound('#cdae80', 70),
  'sona-masoori-rice': heap(
    '#cfc3a0',
    (index) => oval(0, 0, 5.2, 2.3, chance(index) > 0.5 ? '#faf5e4' : '#efe6cc', 0, 0.2),
    0.88,
  ),
  haldi: mound('#e79f16'),
  'lal-mirch': mound('#b5271d', 70),
  hing: mound('#e0c792'),
  'garam-masala': mound('#7a4a2a', 110),
  'sendha-namak': heap(
    '#d99f94',
    (index) =>
      at(
        0,
        0,
        shape(
          'M-4 -3L2 -4.400L4.600 0L1.600 4L-3.600 3Z',
          ['#f3cfc6', '#e6aea2', '#f8e2dc'][index % 3] ?? '#f3cfc6',
        ),
      ),
    0.6,
  ),
  'gur-powder': mound('#b8702a', 340),
  khand: mound('#e6cb96', 160),
  bura: mound('#f6f0e4', 30),
  'mango-pickle': pickled('#8f3a12', chunk('#6f7a24', '#d98a34'), 1.5),
  'lemon-pickle': pickled('#7a5a1a', lemonPiece, 1.5),
  'green-chilli-pickle': pickled('#7a6a1c', chilliRing('#6f8f30'), 1.4),
  'stuffed-chilli-pickle': pickled('#7a1c12', chilliRing('#b82a20'), 1.8),
  'carrot-pickle': pickled('#a8401a', strip('#dd5a2c', 2.2), 1.3),
  'amla-pickle': pickled('#6a5a1a', amlaPiece, 1.5),
  'garlic-pickle': pickled('#96300f', clovePiece, 1.4),
  'mixed-pickle': pickled(
    '#8a4a14',
    piece([chunk('#6f7a24', '#d98a34'), strip('#dd5a2c', 2.2), lemonPiece, chilliRing('#6f8f30')]),
    1.45,
  ),
  'jackfruit-pickle': pickled('#7a3c12', jackPiece, 1.6),
  'ker-sangri-pickle': pickled('#5a4a16', piece([kerPiece, strip('#6a5a2a', 1.1)]), 1.2),
  'mango-chhundo': pickled('#c07a1c', shred, 0.9),
  'garlic-chutney': mound('#b03420', 340),
}
