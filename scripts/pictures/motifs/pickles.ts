import { darken, lighten } from '../colours.ts'
import { at, ball, leaf, line, oval, round, shape } from '../shapes.ts'

/** An unripe mango, as it goes into the jar. */
const greenMango = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape(
      'M-4 -30C14 -32 30 -14 28 8C26 26 12 34 -2 32C-18 30 -28 16 -26 -2C-24 -18 -16 -28 -4 -30Z',
      '{ball #7fa23c}',
    ) +
      shape('M-14 -18C-20 -8 -20 6 -14 16C-16 4 -14 -8 -8 -18Z', '#e6efb0', 'opacity=".4"') +
      line('M-4 -30C-5 -36 -3 -40 0 -44', '#7a5a30', 3),
    rotate,
    scale,
  )

/** A wedge of raw mango with its skin and the shell of its stone. */
const wedge = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape('M-18 -10C-8 -18 10 -18 20 -8L14 12C4 16 -8 16 -14 12Z', '{slant #f0e6a8}') +
      shape('M-18 -10C-8 -18 10 -18 20 -8L19 -4C10 -13 -8 -13 -17 -6Z', '{down #6f9434}') +
      shape('M-8 2C-3 -3 6 -3 11 3L9 13C3 15 -3 15 -7 13Z', '{slant #e9dcc0}') +
      line('M-4 4C0 2 4 2 8 5', '#b59a6a', 1, 0.7),
    rotate,
    scale,
  )

/** A chilli, its stalk to the left, its tip to the right. */
function chilli(x: number, y: number, rotate: number, scale: number, colour: string, slit = '') {
  return at(
    x,
    y,
    line('M-36 0C-42 -2 -46 -6 -48 -12', '#5f7a34', 3.4) +
      shape('M-38 -6C-32 -10 -27 -8 -25 -5L-25 5C-28 8 -34 8 -38 4Z', '{ball #5f8034}') +
      shape(
        'M-28 -8C-10 -14 12 -12 28 -4C38 1 44 6 48 14C36 12 24 12 10 12C-6 12 -20 10 -28 6Z',
        `{ball ${colour}}`,
      ) +
      (slit &&
        shape('M-16 -3C-4 -7 14 -6 26 1C14 5 -4 5 -16 -3Z', slit) +
          line('M-16 -3C-4 -7 14 -6 26 1', darken(colour, 0.4), 1, 0.6)) +
      line('M-22 -6C-10 -10 4 -9 14 -6', lighten(colour, 0.6), 2, slit ? 0.3 : 0.55),
    rotate,
    scale,
  )
}

/** Mustard and fennel, crushed, in the slit of a chilli. */
const stuffing = [
  [-6, -3],
  [0, 0],
  [6, -3],
  [12, 0],
  [18, 0],
  [3, -4],
  [10, -4],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<circle cx="${x}" cy="${y}" r="1.300" fill="${index % 2 ? '#f0d27a' : '#6a3a1c'}"/>`,
  )
  .join('')

const lemonHalf = (x: number, y: number, r: number, rotate: number) =>
  at(
    x,
    y,
    ball(0, 0, r, '#e9c433', 0.2) +
      `<circle r="${round(r * 0.86)}" fill="#fbf3c4"/><circle r="${round(r * 0.78)}" fill="{flesh #f3dc6a #ecca45}"/>` +
      Array.from({ length: 8 }, (_, index) =>
        at(0, 0, line(`M0 0L0 ${round(-r * 0.78)}`, '#fbf3c4', r * 0.07), index * 45),
      ).join('') +
      ball(0, 0, r * 0.1, '#fbf3c4', 0) +
      oval(-r * 0.2, r * 0.34, r * 0.07, r * 0.13, '#e0d09a', 30, 0) +
      oval(r * 0.3, -r * 0.3, r * 0.07, r * 0.13, '#e0d09a', 60, 0),
    rotate,
  )

const wholeLemon = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    shape(
      'M-26 0C-24 -14 -12 -20 2 -19C14 -18 20 -12 26 -6C30 -4 30 4 26 6C20 12 14 18 2 19C-12 20 -24 14 -26 0Z',
      '{ball #ecc838}',
    ) + line('M-16 -9C-8 -14 0 -15 8 -13', '#fff6cc', 2.4, 0.6),
    rotate,
  )

const carrotStick = (x: number, y: number, rotate: number, long = 62) =>
  at(
    x,
    y,
    shape(
      `M${-long / 2} -6L${long / 2} -5L${long / 2 + 4} 0L${long / 2} 6L${-long / 2} 7Z`,
      '{down #d8482c}',
    ) +
      shape(`M${-long / 2} -6L${long / 2} -5L${long / 2 + 4} 0L${-long / 2 + 2} -1Z`, '{down #ea6a3a}') +
      line(`M${-long / 2 + 8} 3L${long / 2 - 8} 3`, '#f6a05c', 1.4, 0.7),
    rotate,
  )

const garlicClove = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape(
      'M0 -25C5 -20 5 -14 9 -8C15 0 16 12 10 19C5 24 -6 24 -11 18C-16 10 -13 -1 -8 -8C-4 -14 -4 -20 0 -25Z',
      '{ball #ecd2b0}',
    ) +
      line('M-3 -16C-8 -6 -10 6 -6 18M4 -14C9 -4 11 6 7 18', '#a8785c', 1.2, 0.6) +
      shape('M-9 16C-4 21 5 21 9 17C6 24 -5 25 -9 16Z', '#a86a5a', 'opacity=".7"'),
    rotate,
    scale,
  )

const jackfruit =
  line('M50 12C49 4 52 0 56 -4', '#6a5a30', 5) +
  leaf(54, 4, 30, 6, '#5f8a3c', 0.3) +
  shape('M50 8C76 8 88 32 86 56C84 82 68 98 50 98C32 98 16 82 14 56C12 32 24 8 50 8Z', '{ball #8a9a3c}') +
  Array.from({ length: 74 }, (_, index) => {
    const row = Math.floor(index / 8)
    const y = 15 + row * 9.3
    const half = 35 * Math.sqrt(Math.max(0, 1 - ((y - 54) / 44) ** 2))
    const x = 50 + (((index % 8) + (row % 2) * 0.5) / 7.5 - 0.5) * 1.94 * half
    return `<path d="M${round(x - 3.6)} ${round(y + 2.6)}L${round(x)} ${round(y - 3.8)}L${round(x + 3.6)} ${round(y + 2.6)}Z" fill="${index % 3 ? '#a3b050' : '#72822e'}"/>`
  }).join('') +
  shape('M50 98C32 98 16 82 14 56C20 82 34 92 50 98Z', '#3a4a14', 'opacity=".2"')

const pod = (path: string) => line(path, '#5f5a2c', 4.4) + line(path, '#8a8448', 2.4)
const kerSangri =
  pod('M14 22C30 34 34 52 30 76') +
  pod('M26 12C44 28 50 50 46 86') +
  pod('M44 8C56 30 64 52 62 84') +
  pod('M64 10C70 30 78 44 84 70') +
  pod('M10 44C24 56 34 70 36 92') +
  [
    [24, 84],
    [40, 64],
    [70, 88],
    [54, 92],
    [78, 74],
    [58, 68],
    [88, 90],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        ball(x, y, 8 - (index % 3), index % 2 ? '#7a8a3a' : '#94a24a', 0.35) +
        ball(x - 1, y - 5, 1.2, '#4a4a20', 0),
    )
    .join('')

/** A tamarind pod; it lies with its stalk to the left. */
const tamarind = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    line('M-44 -6C-48 -10 -50 -12 -54 -13', '#6a4a2a', 2.6) +
      shape(
        'M-44 -12C-36 -18 -30 -14 -24 -11C-16 -15 -8 -11 -3 -8C6 -12 14 -6 18 -2C28 -4 36 6 42 16C36 22 28 20 22 15C12 20 6 14 0 10C-8 14 -16 8 -22 5C-32 8 -42 4 -44 -12Z',
        '{ball #8a5632}',
      ) +
      line('M-24 -11C-26 -6 -25 0 -22 5M-3 -8C-4 -2 -3 4 0 10M18 -2C17 4 18 10 22 15', '#54301a', 1.5, 0.6) +
      line('M-38 -10C-32 -12 -28 -9 -22 -7M-18 -9C-12 -10 -8 -7 -4 -4', '#c9945e', 1.6, 0.6),
    rotate,
    scale,
  )

const mortar =
  at(66, 24, '<rect x="-6" y="-34" width="12" height="52" rx="6" fill="{side #8a8580}"/>', 30) +
  shape('M22 42C28 32 40 28 50 30C62 28 72 34 78 42Z', '{ball #b83822}') +
  [
    [34, 38],
    [44, 34],
    [54, 38],
    [64, 37],
    [40, 41],
    [60, 41],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<circle cx="${x}" cy="${y}" r="1.500" fill="${index % 2 ? '#f0d8b0' : '#7a1c14'}"/>`,
    )
    .join('') +
  shape('M12 42C14 66 24 80 34 84L30 94L70 94L66 84C76 80 86 66 88 42Z', '{side #7d7873}') +
  '<path d="M12 42A38 8 0 0 0 88 42" fill="none" stroke="#a8a39c" stroke-width="5"/>' +
  line('M22 62C26 72 32 78 38 81', '#a8a39c', 2, 0.5) +
  garlicClove(14, 88, -50, 0.5) +
  garlicClove(88, 90, 40, 0.5)

/** Shreds of mango in syrup on a dish. */
const grated =
  Array.from({ length: 46 }, (_, index) => {
    const turned = ((index * 137.5) % 360) * (Math.PI / 180)
    const away = 4 + Math.sqrt(index) * 4.4
    const x = round(50 + Math.cos(turned) * away)
    const y = round(44 + Math.sin(turned) * away * 0.56 - (30 - away) * 0.5)
    return at(x, y, line('M-8 1C-3 -3 4 3 8 -1', index % 3 ? '#e9a832' : '#f6cf6a', 3), (index * 53) % 180)
  }).join('') +
  ball(40, 32, 1.5, '#8a3a1c', 0) +
  ball(58, 28, 1.5, '#8a3a1c', 0) +
  ball(52, 44, 1.5, '#6a2a14', 0)

/** What goes into the pickles and chutneys. */
export const pickleMotifs: Record<string, string> = {
  'raw-mango':
    leaf(38, 18, 40, -14, '#4f8a3c', 0.2) +
    leaf(34, 16, 34, -150, '#5f9a48', 0.2) +
    greenMango(34, 48, -8, 1) +
    wedge(72, 58, 14, 1.1) +
    wedge(58, 84, -10, 1.05),
  'cut-lemons':
    wholeLemon(34, 32, -18) +
    leaf(58, 18, 28, -24, '#5f9a48', 0.34) +
    lemonHalf(66, 54, 26, 0) +
    lemonHalf(30, 74, 21, 20),
  'green-chillies':
    chilli(52, 22, -10, 0.94, '#5f9a3a') +
    chilli(48, 46, 6, 1, '#6fa844') +
    chilli(52, 72, -4, 0.96, '#558c34'),
  'stuffed-chillies': [
    [52, 24, -8, 0.96],
    [48, 50, 6, 1],
    [52, 78, -6, 0.96],
  ]
    .map(
      ([x = 0, y = 0, turned = 0, scale = 1]) =>
        chilli(x, y, turned, scale, '#c22f26', '#d9a84a') + at(x, y, stuffing, turned, scale),
    )
    .join(''),
  'carrot-sticks':
    carrotStick(52, 22, -20) +
    carrotStick(46, 40, 10, 66) +
    carrotStick(54, 56, -8, 66) +
    carrotStick(46, 74, 16) +
    carrotStick(60, 86, -14, 52) +
    leaf(78, 20, 22, -60, '#5f9a48', 0.4) +
    leaf(80, 22, 20, -14, '#6aa552', 0.4),
  'garlic-cloves':
    garlicClove(28, 40, -28, 1.05) +
    garlicClove(72, 38, 26, 1.05) +
    garlicClove(50, 62, 4, 1.2) +
    garlicClove(22, 82, 60, 0.8) +
    garlicClove(80, 82, -50, 0.8),
  'mixed-pickle':
    carrotStick(66, 22, -34, 52) +
    chilli(34, 26, 20, 0.66, '#5f9a3a') +
    wedge(32, 54, -12, 0.96) +
    lemonHalf(70, 56, 18, 0) +
    chilli(56, 84, -4, 0.7, '#c22f26') +
    // A slice of lotus stem.
    at(
      24,
      84,
      ball(0, 0, 13, '#efe2cc', 0.1, 'soft') +
        [0, 60, 120, 180, 240, 300]
          .map((turned) => at(0, 0, '<ellipse cy="-7.500" rx="2.400" ry="3" fill="#a8865c"/>', turned))
          .join('') +
        '<circle r="2" fill="#a8865c"/>',
    ),
  jackfruit,
  'ker-sangri': kerSangri,
  'grated-mango':
    shape('M6 50C14 74 30 82 50 82C70 82 86 74 94 50Z', '{side #d9d4c6}') +
    '<ellipse cx="50" cy="50" rx="44" ry="13" fill="{soft #f3efe4}"/><ellipse cx="50" cy="49" rx="36" ry="10" fill="#dd9a2a"/>' +
    grated,
  tamarind: tamarind(52, 28, -6, 0.96) + tamarind(46, 58, 10, 0.98) + tamarind(56, 84, -8, 0.82),
  mortar,
}
