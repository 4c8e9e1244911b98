import { at, ball, chance, leaf, line, oval, shape } from '../shapes.ts'
import { cucumberSlice, peaPod } from './vegetables.ts'

type Place = readonly [x: number, y: number, rotate: number, scale: number]

const pair: readonly Place[] = [
  [34, 38, 0, 1.08],
  [66, 64, 24, 1.02],
]

const trio: readonly Place[] = [
  [34, 34, 0, 1],
  [68, 46, 30, 0.94],
  [40, 72, -24, 0.9],
]

const many: readonly Place[] = [
  [24, 30, 0, 1.3],
  [57, 22, 40, 1.24],
  [82, 48, 80, 1.2],
  [48, 54, 20, 1.34],
  [20, 66, -30, 1.22],
  [66, 82, 60, 1.26],
  [36, 88, 10, 1.1],
]

/** The same piece at several places of the board. */
export function lay(piece: string, places: readonly Place[] = trio) {
  return places.map(([x, y, rotate, scale]) => at(x, y, piece, rotate, scale)).join('')
}

/** `count` copies of something around (0, 0). */
export function ring(count: number, svg: string, start = 0) {
  return Array.from({ length: count }, (_, index) => at(0, 0, svg, start + (index * 360) / count)).join('')
}

/** A round slice: rind, flesh from the middle outwards, and what is seen in it. */
export function slice(
  r: number,
  rind: string,
  [middle, rim]: readonly [string, string],
  inside = '',
  thick = 1.8,
) {
  return `<circle r="${r}" fill="${rind}"/><circle r="${r - thick}" fill="{flesh ${middle} ${rim}}"/>${inside}`
}

const rings = (colours: readonly string[], r: number) =>
  colours
    .map(
      (colour, index) => `<circle r="${(r * (colours.length - index)) / colours.length}" fill="${colour}"/>`,
    )
    .join('')

const tomato = slice(
  27,
  '#c5352a',
  ['#f0907a', '#df5543'],
  ring(
    5,
    shape('M0 -6C8 -9 11 -20 0 -21.500C-11 -20 -8 -9 0 -6Z', '#c23a2c') +
      [-4, 0, 4]
        .map(
          (x, index) =>
            `<ellipse cx="${x}" cy="${index === 1 ? -17 : -13}" rx="1.300" ry="2" fill="#f3dca6"/>`,
        )
        .join(''),
  ),
)

const floret = (stem: string, bud: string, light: string) =>
  shape('M-5 4C-6 14 -8 22 -7 30L7 30C8 22 6 14 5 4Z', `{side ${stem}}`) +
  line('M0 18C-6 10 -10 6 -14 2M0 18C6 10 10 6 14 2', stem, 5) +
  [
    [-16, -2, 10],
    [16, -2, 10],
    [-8, -12, 11],
    [9, -12, 11],
    [0, -2, 11],
    [0, -20, 9],
    [-10, 5, 7],
    [10, 5, 7],
  ]
    .map(([x = 0, y = 0, r = 0], index) => {
      const grains = Array.from({ length: 12 }, (_, grain) => {
        const turned = chance(index * 20 + grain) * Math.PI * 2
        const away = Math.sqrt(chance(index * 31 + grain + 90)) * r * 0.82
        return `<circle cx="${x + Math.cos(turned) * away}" cy="${y + Math.sin(turned) * away}" r="1.300" fill="${light}" opacity=".7"/>`
      }).join('')
      return ball(x, y, r, bud, 0.2) + grains
    })
    .join('')

const capsicum =
  shape(
    'M0 -27C12 -36 32 -24 27 -6C38 6 28 30 10 26C2 34 -16 32 -20 22C-36 20 -36 -4 -27 -10C-30 -28 -10 -35 0 -27Z',
    '{slant #4b8f43}',
  ) +
  at(
    0,
    0,
    shape(
      'M0 -27C12 -36 32 -24 27 -6C38 6 28 30 10 26C2 34 -16 32 -20 22C-36 20 -36 -4 -27 -10C-30 -28 -10 -35 0 -27Z',
      '#d7e6ad',
    ),
    0,
    0.82,
  ) +
  shape('M-3 -5C-8 -20 2 -22 9 -19C20 -16 19 -5 6 -2Z', '#a9c877') +
  shape('M5 1C18 -2 26 4 22 12C18 20 8 20 4 6Z', '#a9c877') +
  shape('M-1 5C2 18 -8 22 -12 17C-16 10 -12 4 -4 2Z', '#a9c877') +
  shape('M-7 0C-18 4 -25 -2 -20 -10C-14 -17 -8 -12 -6 -4Z', '#a9c877') +
  Array.from({ length: 14 }, (_, index) => {
    const turned = chance(index) * Math.PI * 2
    const away = 3 + chance(index + 60) * 6
    return `<ellipse cx="${Math.cos(turned) * away}" cy="${Math.sin(turned) * away}" rx="1.900" ry="1.500" fill="#f6ecc0" stroke="#d4c58a" stroke-width=".4"/>`
  }).join('')

const splitChilli =
  shape('M-40 -7C-22 -10 8 -8 26 0C36 5 42 12 45 18C32 17 14 13 -6 9C-22 6 -42 5 -40 -7Z', '{down #4f8a3a}') +
  shape('M-36 -5C-20 -7 8 -5 24 2C30 5 34 9 36 12C24 11 10 8 -8 5.500C-22 4 -37 3 -36 -5Z', '#d3e2a4') +
  line('M-34 -2C-10 -2 10 2 26 7', '#eef2cd', 2) +
  [-28, -20, -12, -4, 4, 12, 19]
    .map(
      (x, index) =>
        `<ellipse cx="${x}" cy="${index % 2 ? 2.4 + x * 0.09 : -3 + x * 0.09}" rx="2.200" ry="1.600" fill="#f7efcb" stroke="#c9b97a" stroke-width=".4"/>`,
    )
    .join('') +
  line('M-40 -2C-47 -3 -50 -7 -51 -12', '#6f8f2f', 3.4)

const cornRound =
  '<circle r="27" fill="#d39a2c"/>' +
  ring(15, oval(0, -20, 4.7, 6.4, '#efc143', 0, 0.3)) +
  '<circle r="14.500" fill="{flesh #f8edc6 #efdb9c}"/><circle r="7" fill="#e3cd92"/>' +
  ring(8, '<circle cy="-10.500" r="1" fill="#c9ac62"/>')

const clove = (rotate: number) =>
  at(
    50,
    78,
    shape('M0 0C-14 -6 -17 -26 -4 -48C-2 -52 2 -52 3 -48C14 -28 14 -8 0 0Z', '{side #ece0da}') +
      line('M-3 -44C-9 -28 -9 -14 -3 -4M3 -44C6 -28 6 -16 3 -5', '#b795a8', 1.2, 0.6) +
      shape('M-5 -1C-3 -6 4 -6 5 -1C3 2 -3 2 -5 -1Z', '#c4ab8c'),
    rotate,
    1.16,
  )

const gingerSlice =
  shape('M-26 -6C-24 -20 -6 -22 4 -18C20 -22 32 -10 27 3C26 16 12 20 2 17C-12 22 -30 10 -26 -6Z', '#a88250') +
  shape(
    'M-23 -5C-21 -17 -6 -19 4 -15C18 -18 28 -9 24 2C23 13 11 17 2 14C-11 18 -26 8 -23 -5Z',
    '{flesh #f3df9f #e8ca80}',
  ) +
  shape(
    'M-16 -3C-14 -11 -4 -12 3 -9C13 -11 19 -5 16 2C14 8 7 10 1 8C-8 11 -18 5 -16 -3Z',
    'none',
    'stroke="#cfab5e" stroke-width="1"',
  ) +
  Array.from(
    { length: 18 },
    (_, index) =>
      `<circle cx="${(chance(index) - 0.5) * 30}" cy="${(chance(index + 40) - 0.5) * 16}" r=".9" fill="#c9a355"/>`,
  ).join('')

const mushroomSlice =
  shape(
    'M-30 4C-32 -16 -16 -28 0 -28C16 -28 32 -16 30 4C30 10 20 10 14 6C9 4 8 8 8 14C8 22 10 28 6 31C2 33 -2 33 -6 31C-10 28 -8 22 -8 14C-8 8 -9 4 -14 6C-20 10 -30 10 -30 4Z',
    '{down #e9dccb}',
    'stroke="#bca78e" stroke-width="1.400"',
  ) +
  shape('M-25 4C-22 -6 -12 -4 -9 0C-10 4 -16 3 -20 6Z', '#a58a74') +
  shape('M25 4C22 -6 12 -4 9 0C10 4 16 3 20 6Z', '#a58a74') +
  line('M-22 -10C-14 -20 14 -20 22 -10', '#fff8ec', 3, 0.7)

const okraSlice =
  ring(5, shape('M0 0L-11 -14C-8 -22 8 -22 11 -14Z', '#5f9238')) +
  ring(5, shape('M0 0L-8.500 -13C-6 -18 6 -18 8.500 -13Z', '#d8e8ad')) +
  ring(5, '<ellipse cy="-11.500" rx="3" ry="3.600" fill="#f9f6de" stroke="#a9c177" stroke-width=".6"/>') +
  '<circle r="3.200" fill="#bdd488"/>'

const drumstickPiece =
  line('M-38 0L38 0', '#5f8c3e', 15) +
  line('M-36 -3.500L34 -3.500M-36 3.500L34 3.500', '#86ad5c', 1.6, 0.7) +
  '<ellipse cx="40" rx="5.500" ry="7.500" fill="#eaf0c9" stroke="#4d7532" stroke-width="1.600"/><path d="M40 -5l2 5l-2 5l-2 -5z" fill="#b8cc8a"/>'

const trefoil =
  line('M0 0L0 -16', '#7a9a4a', 2) +
  leaf(0, -14, 22, -90, '#5f9440', 0.4) +
  leaf(0, -14, 20, -168, '#6a9c48', 0.4) +
  leaf(0, -14, 20, -12, '#548a3a', 0.4)

function spinachLeaf(colour: string) {
  const veins = [-24, -36, -48, -58]
    .map(
      (y, index) =>
        `M0 ${y}Q${9 - index} ${y - 8} ${17 - index * 3} ${y - 13}M0 ${y}Q${index - 9} ${y - 8} ${index * 3 - 17} ${y - 13}`,
    )
    .join('')
  return (
    line('M0 0L0 -20', '#a9c47c', 4.5) +
    shape(
      'M0 -14C-12 -6 -26 -18 -22 -36C-20 -56 -12 -72 0 -82C12 -72 20 -56 22 -36C26 -18 12 -6 0 -14Z',
      `{slant ${colour}}`,
    ) +
    line(`M0 -14L0 -74${veins}`, '#b5d090', 1.8, 0.8)
  )
}

/** Each vegetable of the market cut, or seen closely, in a square of 100 by 100; by the product's slug. */
export const cutVegetables: Readonly<Record<string, string>> = {
  tomato: lay(tomato, pair) + at(28, 78, tomato, 10, 0.5),
  potato: lay(
    '<ellipse rx="27" ry="21" fill="#b08550"/><ellipse rx="25" ry="19" fill="{flesh #f7e9b8 #efd993}"/><ellipse rx="17" ry="12" fill="none" stroke="#e3cb84" stroke-width="1.200"/>',
  ),
  onion:
    lay(
      rings(
        ['#8a3358', '#f4e3e8', '#c98aa6', '#f7ebee', '#d39cb4', '#f8eff0', '#d8a8bb', '#f9f1ee', '#dcb2c0'],
        27,
      ),
      pair,
    ) + at(28, 78, rings(['#8a3358', '#f4e3e8', '#c98aa6', '#f7ebee', '#d39cb4', '#f8eff0'], 14)),
  carrot: lay(
    slice(
      15,
      '#cc5a2a',
      ['#f3a14e', '#e67e38'],
      '<circle r="5.500" fill="#f6bd6a"/>' + ring(10, line('M0 -6L0 -11.500', '#f7c07a', 0.8, 0.7)),
      1.2,
    ),
    many,
  ),
  brinjal: lay(
    slice(
      24,
      '#4b2b60',
      ['#f7f1d2', '#efe5bb'],
      ring(13, '<ellipse cy="-12" rx="1.200" ry="2.200" fill="#bfa668"/>') +
        ring(7, '<ellipse cy="-7" rx="1" ry="1.800" fill="#cdb67c"/>'),
      2,
    ),
  ),
  cucumber: lay(cucumberSlice, many),
  'green-chilli':
    at(50, 28, splitChilli, -6, 0.96) + at(48, 54, splitChilli, 6, 0.96) + at(52, 80, splitChilli, -10, 0.9),
  capsicum: at(42, 42, capsicum, 0, 1.08) + at(72, 76, capsicum, 70, 0.66),
  broccoli: lay(floret('#a5bd74', '#4c7a3a', '#8db06a'), [
    [30, 42, -12, 1],
    [70, 38, 14, 0.92],
    [52, 74, 4, 0.8],
  ]),
  cauliflower: lay(floret('#dfe2b4', '#efe6cb', '#fffaf0'), [
    [30, 42, -12, 1],
    [70, 38, 14, 0.92],
    [52, 74, 4, 0.8],
  ]),
  palak: at(34, 92, spinachLeaf('#4f8a42'), -8, 1) + at(64, 94, spinachLeaf('#5b964a'), 16, 0.86),
  'methi-leaves': lay(trefoil, [
    [30, 46, -20, 1.1],
    [62, 40, 14, 1.1],
    [84, 66, 40, 0.9],
    [46, 76, -4, 1.05],
    [20, 84, -40, 0.8],
    [70, 94, 20, 0.8],
  ]),
  beetroot: lay(
    rings(['#5f1836', '#7d2348', '#9c3a62', '#82264c', '#a8446c', '#86284e', '#b0527a', '#8c2c54'], 26),
  ),
  'sweet-corn':
    lay(cornRound, pair) +
    lay(oval(0, 0, 4.4, 5.4, '#ecbd3d', 0, 0.3), [
      [22, 76, 10, 1],
      [32, 84, 60, 1],
      [20, 88, 100, 1],
      [76, 22, 30, 1],
      [84, 30, 80, 1],
    ]),
  garlic: [-64, 64, -34, 34, 0].map(clove).join(''),
  ginger: lay(gingerSlice, [
    [36, 30, 0, 1.1],
    [66, 56, 40, 1],
    [34, 76, -20, 0.94],
  ]),
  'button-mushroom': lay(mushroomSlice, [
    [32, 36, -14, 0.96],
    [70, 44, 16, 0.9],
    [46, 78, 4, 0.76],
  ]),
  'fresh-green-peas':
    at(50, 26, peaPod(true), -8) +
    at(50, 56, peaPod(true), 10) +
    lay(ball(0, 0, 6.4, '#86b548', 0.3), [
      [20, 80, 0, 1],
      [34, 86, 0, 1.05],
      [50, 80, 0, 0.95],
      [66, 88, 0, 1],
      [80, 80, 0, 1.05],
    ]),
  'sweet-potato': lay(
    slice(23, '#8d4450', ['#f0ad62', '#e4903f'], ring(14, line('M0 -12L0 -17', '#f5c27f', 1, 0.6)), 1.8),
  ),
  okra: lay(okraSlice, many),
  drumstick: lay(drumstickPiece, [
    [47, 28, -8, 0.96],
    [46, 50, 6, 0.96],
    [48, 73, -4, 0.96],
  ]),
}
