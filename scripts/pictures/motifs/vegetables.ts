import { darken, lighten } from '../colours.ts'
import { at, ball, chance, leaf, line, oval, shape } from '../shapes.ts'

const onion =
  shape(
    'M0 -44C3 -36 4 -32 10 -27C30 -20 40 -6 38 10C36 28 18 38 0 38C-18 38 -36 28 -38 10C-40 -6 -30 -20 -10 -27C-4 -32 -3 -36 0 -44Z',
    '{ball #a83a62}',
  ) +
  [-26, -14, 0, 14, 26]
    .map((dx) => line(`M${dx * 0.14} -30Q${dx * 1.9} 4 ${dx * 0.2} 37`, '#e9b3c2', 1.5, 0.5))
    .join('') +
  line('M-6 38l-3 7M0 38l0 8M6 38l3 7', '#d9bf94', 1.8)

const carrotRoot =
  shape(
    'M-11 -30C-13 -34 -6 -37 0 -37C6 -37 13 -34 11 -30C10 -6 4 26 0 46C-4 26 -10 -6 -11 -30Z',
    '{ball #e2482f}',
  ) +
  line('M-9 -20q5 2 9 1M9 -8q-5 2 -8 1M-6 4q4 2 6 1M5 16q-3 1 -4 1', '#9a2418', 1.3, 0.6) +
  line('M0 -37C-3 -42 -4 -44 -6 -47M0 -37C0 -42 1 -45 1 -49M0 -37C3 -41 5 -43 8 -45', '#6a9a3c', 3)

const cucumberBody =
  shape(
    'M-42 -3C-42 -12 -34 -14 -20 -13C0 -16 20 -15 34 -12C43 -10 44 8 35 11C20 15 0 15 -20 12C-34 14 -42 8 -42 -3Z',
    '{down #4f8a3c}',
  ) +
  line('M-34 -6C-10 -10 12 -9 34 -5M-34 3C-10 0 12 0 36 3', '#b5d27a', 1.6, 0.5) +
  '<path d="M-41 -3q-6 0 -7 -4" stroke="#7a8a3a" stroke-width="3" fill="none"/>'
/** A slice of cucumber, 30 wide around (0, 0). */
export const cucumberSlice =
  '<circle r="15" fill="#4a8238"/><circle r="13.300" fill="{flesh #f1f6cf #cfe39a}"/>' +
  Array.from({ length: 9 }, (_, index) =>
    at(
      0,
      0,
      '<ellipse cy="-6.500" rx="1.300" ry="2.600" fill="#f8f8df" stroke="#b9cf84" stroke-width=".5"/>',
      index * 40,
    ),
  ).join('')

const chilli = (x: number, y: number, rotate: number, colour: string) =>
  at(
    x,
    y,
    shape(
      'M-34 -6C-20 -9 4 -8 20 0C30 5 38 14 42 20C30 18 12 14 -6 9C-20 6 -36 4 -34 -6Z',
      `{down ${colour}}`,
    ) +
      line('M-26 -3C-8 -5 8 0 22 7', lighten(colour, 0.7), 1.8, 0.6) +
      shape('M-36 -8C-30 -9 -27 -5 -28 0C-29 4 -34 5 -37 3C-39 -1 -38 -6 -36 -8Z', '#6f8f2f') +
      line('M-37 -2C-43 -3 -46 -7 -47 -12', '#6f8f2f', 3.4),
    rotate,
  )

/** A pea pod, open or closed, about 90 long around (0, 0). */
export function peaPod(open: boolean) {
  const outline = 'M-44 -6C-28 -18 24 -19 46 -4C24 17 -26 18 -44 -6Z'
  const peas = [-26, -13, 1, 15, 28]
    .map((x, index) => ball(x, -1.5, index % 4 === 0 ? 6.2 : 7.6, index % 2 ? '#8dbb4e' : '#7fae43', 0.3))
    .join('')
  return (
    shape(outline, '{down #5f9440}') +
    (open
      ? shape('M-40 -5C-26 -12 24 -13 42 -3.500C24 9 -24 10 -40 -5Z', '#3f6e30') + peas
      : line('M-38 -6C-20 -13 20 -13 40 -4', '#a9cc7a', 1.6, 0.6) +
        line('M-22 0q6 6 12 1M-4 1q6 6 12 1M14 0q6 6 12 0', '#47752f', 1.4, 0.5)) +
    shape('M-44 -6C-52 -16 -42 -18 -36 -12C-40 -6 -38 0 -44 4C-48 2 -48 -2 -44 -6Z', '#7fa04a') +
    line('M-45 -6C-50 -7 -53 -10 -54 -14', '#7fa04a', 3)
  )
}

const okraPod = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape('M-30 -8C-10 -9 20 -6 42 3C20 9 -10 10 -30 8Z', '{down #6a9c3a}') +
      line('M-29 -3C-6 -4 18 -1 38 3M-29 3C-6 4 16 5 36 4', '#c3da8c', 1.3, 0.55) +
      shape('M-31 -9C-37 -9 -40 -5 -40 0C-40 5 -37 9 -31 9C-28 5 -28 -5 -31 -9Z', '{ball #86ac4a}') +
      line('M-40 0L-48 -2', '#86ac4a', 4),
    rotate,
    scale,
  )

const okraSlice =
  '<path d="M0 -9L7.800 -4.500L7.800 4.500L0 9L-7.800 4.500L-7.800 -4.500Z" fill="#e9f0c4" stroke="#6a9c3a" stroke-width="2.400" stroke-linejoin="round"/>' +
  [0, 72, 144, 216, 288]
    .map((turned) =>
      at(0, 0, '<circle cy="-4.200" r="1.600" fill="#fffdf0" stroke="#b9c98a" stroke-width=".5"/>', turned),
    )
    .join('')

function curds() {
  const spots: [number, number, number][] = [
    [50, 30, 13],
    [34, 36, 12],
    [66, 36, 12],
    [24, 48, 11],
    [76, 48, 11],
    [42, 44, 13],
    [58, 45, 13],
    [33, 56, 12],
    [50, 58, 14],
    [67, 57, 12],
  ]
  return spots
    .map(([x, y, r], seed) => {
      let bumps = ball(x, y, r, '#f3ead0', 0, 'soft')
      for (let index = 0; index < 9; index++) {
        const turned = (index / 9) * 6.283
        bumps += ball(
          x + Math.cos(turned) * r * 0.62,
          y + Math.sin(turned) * r * 0.56 - 1,
          r * 0.3 + chance(seed * 9 + index),
          '#f7f0da',
          0,
          'soft',
        )
      }
      return bumps + ball(x, y - 1, r * 0.4, '#fbf6e6', 0, 'soft')
    })
    .join('')
}

const drumstickPod = (y: number, bend: number) =>
  [
    line(`M6 ${y}C30 ${y - bend} 70 ${y - bend} 94 ${y - bend * 0.4}`, '#4f7a33', 7.5),
    line(
      `M7 ${y - 0.6}C30 ${y - bend - 0.6} 70 ${y - bend - 0.6} 93 ${y - bend * 0.4 - 0.6}`,
      '#7aa24a',
      4.6,
    ),
    line(
      `M8 ${y - 1.4}C30 ${y - bend - 1.4} 70 ${y - bend - 1.4} 92 ${y - bend * 0.4 - 1.4}`,
      '#b3cd7c',
      1.1,
      0.8,
    ),
  ].join('')

const palakLeaf = (rotate: number, length: number, colour: string) =>
  at(
    50,
    82,
    line(`M0 6L0 ${-length * 0.5}`, lighten(colour, 0.4), 4) +
      shape(
        `M0 ${-length}C12 ${-length * 0.92} 20 ${-length * 0.66} 17 ${-length * 0.48}C15 ${-length * 0.32} 6 ${-length * 0.28} 0 ${-length * 0.3}C-6 ${-length * 0.28} -15 ${-length * 0.32} -17 ${-length * 0.48}C-20 ${-length * 0.66} -12 ${-length * 0.92} 0 ${-length}Z`,
        `{ball ${colour}}`,
      ) +
      line(
        `M0 ${-length * 0.3}L0 ${-length * 0.9}M0 ${-length * 0.46}L9 ${-length * 0.6}M0 ${-length * 0.46}L-9 ${-length * 0.6}M0 ${-length * 0.62}L8 ${-length * 0.75}M0 ${-length * 0.62}L-8 ${-length * 0.75}`,
        '#c6de98',
        1.3,
        0.7,
      ),
    rotate,
  )

const methiSprig = (rotate: number, length: number, colour: string) => {
  let leaves = ''
  for (const share of [0.5, 0.72, 0.96]) {
    for (const turned of [-62, 0, 62])
      leaves += at(0, -length * share, oval(0, -8.5, 5.8, 8.4, colour, 0, 0.12), turned)
  }
  return at(50, 84, line(`M0 6Q3 ${-length * 0.4} 0 ${-length * 0.96}`, '#8fb35a', 2.6) + leaves, rotate)
}

const tie = '<path d="M40 72C46 76 54 76 60 72L60 79C54 83 46 83 40 79Z" fill="{down #c98a4b}"/>'

const beet = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    line('M0 -22C-4 -34 -12 -42 -20 -46M0 -22C0 -34 1 -42 2 -48M0 -22C5 -33 12 -40 18 -43', '#a52a5a', 4) +
      leaf(-9, -34, 24, -128, '#4f8a3c', 0.4) +
      leaf(1, -36, 28, -86, '#5a9a45', 0.4) +
      leaf(9, -33, 24, -48, '#4f8a3c', 0.4) +
      shape(
        'M0 -24C20 -24 30 -10 28 4C26 20 10 26 3 34L0 46L-3 34C-10 26 -26 20 -28 4C-30 -10 -20 -24 0 -24Z',
        '{ball #8f2350}',
      ) +
      line('M-16 12q8 3 14 1M4 20q5 0 8 -3', '#5a1030', 1.3, 0.6),
    0,
    scale,
  )

const mushroom =
  shape('M-13 -2C-11 14 -14 28 -10 33C-6 37 6 37 10 33C14 28 11 14 13 -2Z', '{soft #efe3cb}') +
  shape(
    'M-36 2C-38 -20 -20 -36 0 -36C20 -36 38 -20 36 2C30 9 14 6 0 6C-14 6 -30 9 -36 2Z',
    '{soft #f4ebda}',
  ) +
  shape('M-33 4C-20 0 20 0 33 4C24 8 12 6 0 6C-12 6 -24 8 -33 4Z', '#b9a080', 'opacity=".65"')

const capsicum = (colour: string) =>
  shape(
    'M50 26C58 18 78 20 84 34C90 50 84 76 72 86C66 92 58 86 50 88C42 86 34 92 28 86C16 76 10 50 16 34C22 20 42 18 50 26Z',
    `{ball ${colour}}`,
  ) +
  line(
    'M50 28C44 46 44 70 48 86M34 25C26 42 26 66 32 84M66 25C74 42 74 66 68 84',
    darken(colour, 0.5),
    2,
    0.4,
  ) +
  shape('M26 36C24 48 25 58 28 66C31 56 30 44 33 34C31 30 27 31 26 36Z', '#fff', 'opacity=".35"') +
  shape('M36 27C42 20 58 20 64 27C58 33 54 28 50 32C46 28 42 33 36 27Z', '#5f8a2c') +
  line('M50 25C49 18 52 12 58 9', '#6f9a35', 7)

/** Vegetables that the icon sets lack or colour wrongly for India. */
export const vegetableMotifs: Record<string, string> = {
  'pea-pods': at(52, 32, peaPod(false), -14) + at(50, 52, peaPod(true), -4) + at(54, 74, peaPod(true), 8),
  'red-onion': at(50, 52, onion),
  carrot:
    at(28, 54, carrotRoot, 16, 0.95) + at(72, 54, carrotRoot, -16, 0.95) + at(50, 56, carrotRoot, 2, 1.02),
  cucumber:
    at(48, 38, cucumberBody, -10) +
    at(46, 62, cucumberBody, -4) +
    at(74, 76, cucumberSlice) +
    at(52, 82, cucumberSlice, 10, 0.86),
  'green-chilli':
    chilli(52, 36, -16, '#5a9a35') +
    chilli(48, 46, 10, '#4a8a30') +
    chilli(56, 54, -4, '#69a83e') +
    chilli(46, 62, 6, '#558f33'),
  capsicum: capsicum('#4f9a3c'),
  okra:
    okraPod(48, 34, -14, 1) +
    okraPod(53, 43, 8, 1) +
    okraPod(47, 53, -6, 1.04) +
    okraPod(52, 63, 6, 1) +
    at(78, 76, okraSlice, 8, 1.1) +
    at(58, 80, okraSlice, 24, 0.95),
  cauliflower:
    leaf(44, 84, 46, -168, '#6f9f4a', 0.4) +
    leaf(56, 84, 46, -12, '#6f9f4a', 0.4) +
    leaf(36, 86, 56, -140, '#86b35a', 0.36) +
    leaf(64, 86, 56, -40, '#86b35a', 0.36) +
    at(-10, -12, curds(), 0, 1.2) +
    shape(
      'M12 50C14 74 30 88 50 90C70 88 86 74 88 50C80 64 66 72 50 73C34 72 20 64 12 50Z',
      '{down #93bd62}',
    ) +
    line('M50 90L50 75M34 85C32 78 30 74 27 70M66 85C68 78 70 74 73 70', '#d9ecb0', 2, 0.8),
  drumstick:
    [-15, 11, -6, 5, -1]
      .map(
        (turned, index) =>
          `<g transform="rotate(${turned} 50 60) translate(0 ${index * 4 - 6})">${drumstickPod(60, 9)}</g>`,
      )
      .join('') +
    '<path d="M43 44C48 42 54 42 58 44L58 74C54 76 48 76 43 74Z" fill="{down #c98a4b}"/>' +
    line('M44 52q7 2 13 0M44 60q7 2 13 0M44 67q7 2 13 0', '#8f5c2c', 1.2, 0.6),
  palak:
    palakLeaf(-42, 58, '#4a8a3a') +
    palakLeaf(42, 58, '#4a8a3a') +
    palakLeaf(-22, 70, '#55983f') +
    palakLeaf(22, 70, '#4f913c') +
    palakLeaf(0, 76, '#5fa548') +
    tie,
  methi:
    methiSprig(-44, 50, '#5f9a3c') +
    methiSprig(44, 50, '#5f9a3c') +
    methiSprig(-24, 60, '#6aa545') +
    methiSprig(24, 60, '#65a040') +
    methiSprig(0, 66, '#74b04e') +
    tie,
  potato:
    shape('M50 8C72 8 88 30 88 54C88 78 70 92 50 92C28 92 12 76 12 52C12 28 28 8 50 8Z', '{ball #c99a5f}') +
    [
      [34, 34],
      [62, 28],
      [70, 54],
      [44, 58],
      [56, 76],
      [28, 62],
    ]
      .map(([x = 0, y = 0], index) =>
        line(`M${x - 3} ${y}q3 ${index % 2 ? 2.6 : -2.6} 6 0`, '#8a5f30', 1.8, 0.7),
      )
      .join('') +
    [
      [48, 24],
      [24, 46],
      [58, 44],
      [76, 40],
      [40, 76],
      [66, 68],
      [50, 86],
      [36, 48],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="1" fill="#8a5f30" opacity=".6"/>`)
      .join('') +
    '<ellipse cx="36" cy="26" rx="11" ry="6" fill="#fff" opacity=".2" transform="rotate(-30 36 26)"/>',
  'sweet-potato':
    at(
      46,
      42,
      shape(
        'M-44 6C-40 -2 -30 -16 -8 -17C16 -18 32 -10 44 4C34 14 18 20 -4 18C-24 17 -34 12 -44 6Z',
        '{ball #a8405a}',
      ) + line('M-26 -4q5 2 9 1M-6 -9q5 2 10 1M10 4q5 2 10 0M-14 8q4 2 8 1', '#6f2038', 1.3, 0.6),
      -12,
    ) +
    at(
      40,
      68,
      shape(
        'M-38 4C-34 -4 -22 -15 -4 -15C16 -15 28 -8 36 3C28 13 14 17 -2 16C-20 16 -30 11 -38 4Z',
        '{ball #b34a63}',
      ) + line('M-20 -4q5 2 9 1M0 -6q5 2 10 1M8 5q5 2 9 0', '#6f2038', 1.3, 0.6),
      6,
    ) +
    at(
      80,
      70,
      '<ellipse rx="15" ry="16" fill="#9c3a54"/><ellipse rx="12.500" ry="13.500" fill="{flesh #fbeec6 #f0d795}"/><ellipse rx="7" ry="8" fill="none" stroke="#dcbf7c" stroke-width="1"/>',
    ),
  beetroot: beet(34, 54, 0.86) + beet(68, 58, 0.92),
  mushroom: at(50, 52, mushroom),
}
