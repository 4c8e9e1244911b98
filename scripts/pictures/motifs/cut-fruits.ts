import { at, ball, leaf, line, oval, shape } from '../shapes.ts'
import { lay, ring, slice } from './cut-vegetables.ts'
import { citrusHalf, guavaHalf, papayaHalf, pomegranateCut } from './fruits.ts'

const appleOutline =
  'M0 -26C8 -34 30 -32 31 -8C32 12 18 32 6 31C2 31 -2 31 -6 31C-18 32 -32 12 -31 -8C-30 -32 -8 -34 0 -26Z'
const pearOutline =
  'M0 -38C10 -38 13 -26 15 -14C18 -2 28 4 27 19C26 34 12 38 0 38C-12 38 -26 34 -27 19C-28 4 -18 -2 -15 -14C-13 -26 -10 -38 0 -38Z'

const core =
  shape('M0 -14C8 -8 10 4 0 14C-10 4 -8 -8 0 -14Z', 'none', 'stroke="#d6c38c" stroke-width="1.300"') +
  shape('M-4 -5C-7 1 -6 5 -4 7C-2 5 -1 1 -4 -5ZM4 -5C7 1 6 5 4 7C2 5 1 1 4 -5Z', '#5a3a22')

const halfOf = (outline: string, skin: string, flesh: string, inside: string) =>
  shape(outline, skin) + at(0, 0, shape(outline, flesh), 0, 0.92) + inside

const appleHalf = (skin: string) =>
  halfOf(appleOutline, skin, '#f7eecd', at(0, 3, core)) + line('M0 -26C0 -32 2 -36 5 -39', '#7a5a2e', 3)

const pearHalf =
  halfOf(pearOutline, '#a9b84a', '#f6f0d2', at(0, 16, core)) + line('M0 -38C0 -44 2 -47 5 -49', '#7a5a2e', 3)

const peachHalf = slice(
  28,
  '#d9744e',
  ['#f7c98a', '#f0a95c'],
  '<circle r="13" fill="#d97a52" opacity=".55"/>' +
    oval(0, 0, 8.5, 10.5, '#8a5232', 20, 0.15) +
    line('M-3 -6q4 5 1 12M3 -6q3 4 1 9', '#5f3620', 1, 0.7),
  2,
)

const cherryHalf = slice(17, '#8f1a2a', ['#d9556a', '#b8304a'], oval(0, 0, 5.6, 6.6, '#d9b98a', 0, 0.2), 1.6)

const cherry = ball(0, 0, 16, '#a81e2e', 0.3) + line('M0 -14C2 -26 8 -34 16 -40', '#7a9440', 2.4)

const mangoHalf =
  shape(
    'M-2 -40C20 -40 30 -16 28 6C26 30 10 42 -6 40C-24 38 -32 16 -28 -6C-25 -26 -16 -40 -2 -40Z',
    '#c98a2c',
  ) +
  at(
    0,
    0,
    shape(
      'M-2 -40C20 -40 30 -16 28 6C26 30 10 42 -6 40C-24 38 -32 16 -28 -6C-25 -26 -16 -40 -2 -40Z',
      '{flesh #f9bd4e #f2a436}',
    ),
    0,
    0.91,
  )

const scored =
  mangoHalf +
  line('M-16 -24L8 35M-4 -34L20 25M-25 -8L-4 36M10 -35L26 8', '#c9781e', 1.8, 0.75) +
  line('M-22 4L20 -22M-25 18L25 -13M-20 31L25 4M-8 37L24 18M-16 -12L12 -31', '#c9781e', 1.8, 0.75)

const bananaSlice = slice(
  13,
  '#e0c878',
  ['#f9f0cc', '#f3e3ae'],
  ring(3, '<ellipse cy="-3.400" rx="1" ry="2" fill="#a8864a"/>') +
    ring(3, line('M0 -1L0 -9', '#e6d194', 0.8, 0.8), 60),
  1.3,
)

const bananaSplit =
  shape(
    'M-42 -14C-26 12 22 14 42 -16C46 -14 46 -8 42 -4C24 28 -30 26 -46 -6C-47 -11 -45 -14 -42 -14Z',
    '{down #e6bd3a}',
  ) +
  shape('M-40 -12C-24 13 22 14 41 -12C36 12 -26 16 -40 -12Z', '#f8eec6') +
  shape('M42 -16C45 -19 48 -18 47 -12L43 -6Z', '#6a5226')

const grapeHalf =
  '<ellipse rx="11" ry="14" fill="#3d2350"/><ellipse rx="9.600" ry="12.500" fill="{flesh #c4b2a8 #8d6a94}"/><ellipse cx="-2.600" cy="1" rx="1.700" ry="3.600" fill="#7a5a3a"/><ellipse cx="2.600" cy="1" rx="1.700" ry="3.600" fill="#7a5a3a"/>'
const grape = oval(0, 0, 11, 14, '#4a2c66', 0, 0.3)

const pineappleRing = slice(
  28,
  '#b98a35',
  ['#f6d878', '#efc146'],
  ring(22, line('M0 -10L0 -23', '#dda636', 1.1, 0.7)) + '<circle r="7.500" fill="#f8e7ae"/>',
  2.4,
)

const muskmelonHalf = slice(
  32,
  '#c2a35c',
  ['#f5b878', '#eda564'],
  '<circle r="29" fill="none" stroke="#dfe0a4" stroke-width="2.400"/><circle r="14.500" fill="{flesh #d98f4c #e39a58}"/>' +
    ring(11, '<ellipse cy="-10" rx="1.500" ry="3.200" fill="#f3e2b0" transform="rotate(24 0 -10)"/>') +
    ring(6, '<ellipse cy="-5" rx="1.300" ry="2.800" fill="#f3e2b0"/>', 20),
  2,
)

const watermelonSlice =
  shape('M-42 -20L42 -20C40 16 22 34 0 34C-22 34 -40 16 -42 -20Z', '{down #3c7a40}') +
  shape('M-38 -20L38 -20C36 13 20 29.500 0 29.500C-20 29.500 -36 13 -38 -20Z', '#edf0cf') +
  shape('M-35 -20L35 -20C33 10 18 26 0 26C-18 26 -33 10 -35 -20Z', '{down #e05048}') +
  [
    [-22, -12],
    [-8, -14],
    [8, -13],
    [22, -12],
    [-15, -2],
    [0, -3],
    [15, -2],
    [-8, 9],
    [8, 9],
    [0, 18],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.900" ry="3" fill="#2a1a18"/>`)
    .join('')

const strawberryOutline = 'M0 30C-16 24 -26 6 -24 -8C-22 -20 -8 -22 0 -18C8 -22 22 -20 24 -8C26 6 16 24 0 30Z'
const strawberryHalf =
  halfOf(strawberryOutline, '#c9302a', '#ee8a78', '') +
  at(0, 0, shape(strawberryOutline, '#f9d9c8'), 0, 0.55) +
  ring(9, line('M0 -11L0 -17', '#f9d9c8', 1.2, 0.7)) +
  [-150, -120, -90, -60, -30].map((turned) => leaf(0, -17, 16, turned, '#6a9440', 0.3)).join('')

const kiwiSlice = slice(
  27,
  '#7d6140',
  ['#cfe08a', '#93bd48'],
  ring(24, line('M0 -10L0 -22', '#b5d46a', 1, 0.6)) +
    '<ellipse rx="7.500" ry="8.500" fill="#f3f1d0"/>' +
    ring(20, '<ellipse cy="-12.500" rx="1.100" ry="2.100" fill="#2c241c"/>'),
  1.8,
)

const coconutHalf =
  '<circle r="36" fill="#5f3a20"/><circle r="32.500" fill="{slant #f8f3e6}"/><circle r="23" fill="{fade #cdc3b0 #f3eddf}"/>'
const coconutPiece =
  shape('M-20 8C-14 -14 14 -14 20 8L14 12C8 -2 -8 -2 -14 12Z', '{down #f7f1e2}') +
  line('M-20 7C-14 -15 14 -15 20 7', '#5f3a20', 2.6)

const arils = [
  [20, 78],
  [30, 84],
  [24, 90],
  [78, 20],
  [86, 28],
] as const

const citrus = (rind: string, flesh: string, whole: string) =>
  at(36, 38, citrusHalf(rind, flesh, 30)) +
  at(70, 66, citrusHalf(rind, flesh, 26), 20) +
  at(30, 82, whole, 0, 0.7)

const segment = (rind: string, flesh: string) =>
  shape('M-22 -6C-16 18 16 18 22 -6Z', rind) +
  shape('M-18.500 -5C-13 13 13 13 18.500 -5Z', flesh) +
  line('M0 -5L0 9M-8 -5L-4 8M8 -5L4 8', '#f8f3d2', 1)

/** Each fruit of the market cut, in a square of 100 by 100; by the product's slug. */
export const cutFruits: Readonly<Record<string, string>> = {
  'alphonso-mango':
    at(34, 46, scored, -14) + at(70, 58, mangoHalf + oval(0, 2, 14, 24, '#e6c078', 0, 0.15), 12, 0.9),
  'shimla-apple': at(36, 40, appleHalf('#b8303a')) + at(70, 66, appleHalf('#b8303a'), 16, 0.86),
  'green-apple': at(36, 40, appleHalf('#8fb23c')) + at(70, 66, appleHalf('#8fb23c'), 16, 0.86),
  'robusta-banana':
    at(50, 30, bananaSplit, -4) +
    lay(bananaSlice, [
      [22, 66, 0, 1],
      [44, 78, 30, 1.04],
      [68, 68, 60, 1],
      [84, 86, 10, 0.86],
    ]),
  'nagpur-orange': citrus('#e08a2e', '#f2a546', segment('#e08a2e', '#f2a546')),
  lemon: citrus('#dcc43c', '#f1e488', segment('#dcc43c', '#f1e488')),
  mosambi: citrus('#a9b848', '#e9e794', segment('#a9b848', '#e9e794')),
  'black-grapes':
    lay(grape, [
      [26, 26, -20, 1.1],
      [74, 30, 30, 1.05],
      [50, 48, 0, 1.1],
      [22, 60, 40, 1.05],
    ]) +
    lay(grapeHalf, [
      [50, 20, 20, 1.2],
      [78, 62, -20, 1.2],
      [50, 80, 70, 1.2],
      [24, 86, 10, 1.1],
    ]),
  pineapple: at(38, 38, pineappleRing, 0, 1.1) + at(68, 70, pineappleRing, 20, 0.94),
  watermelon: at(50, 34, watermelonSlice, -6) + at(56, 78, watermelonSlice, 10, 0.66),
  muskmelon: at(38, 38, muskmelonHalf) + at(70, 70, muskmelonHalf, 40, 0.84),
  'mahabaleshwar-strawberry': lay(strawberryHalf, [
    [32, 38, -16, 1],
    [70, 44, 18, 0.94],
    [46, 80, -4, 0.74],
  ]),
  kiwi: lay(kiwiSlice, [
    [34, 36, 0, 1.08],
    [70, 60, 30, 1],
    [32, 80, 12, 0.6],
  ]),
  pear: at(36, 46, pearHalf, -10) + at(70, 56, pearHalf, 14, 0.9),
  peach: lay(peachHalf, [
    [36, 38, 0, 1.1],
    [68, 68, 40, 0.98],
  ]),
  cherries:
    lay(cherryHalf, [
      [30, 40, 0, 1.1],
      [62, 56, 40, 1.05],
      [34, 76, 20, 1],
    ]) +
    at(76, 84, cherry, 8, 0.86) +
    at(70, 24, cherry, -20, 0.8),
  coconut:
    at(42, 44, coconutHalf, 0, 1.06) + at(80, 74, coconutPiece, -20) + at(40, 90, coconutPiece, 14, 0.9),
  papaya: at(34, 50, papayaHalf, -10, 1.02) + at(70, 54, papayaHalf, 12, 0.94),
  guava: lay(guavaHalf, [
    [34, 38, 0, 1.16],
    [70, 64, 40, 1.04],
  ]),
  pomegranate:
    at(40, 42, pomegranateCut, 0, 1.32) +
    at(74, 74, pomegranateCut, 50, 0.86) +
    arils.map(([x, y], index) => oval(x, y, 4.2, 5, '#b3122f', index * 40, 0.4)).join(''),
}
