import { darken } from '../colours.ts'
import { at, ball, chance, leaf, line, oval, shape } from '../shapes.ts'

const stalk = (x: number, y: number, bend: number) =>
  line(`M${x} ${y}q${bend / 2} -6 ${bend} -11`, '#7a5a2e', 3.4)

function amla(x: number, y: number, r: number) {
  const ribs = [-0.6, 0, 0.6]
    .map((share) => line(`M0 ${-r * 0.9}Q${share * r * 1.5} 0 0 ${r * 0.92}`, '#8aa33a', r * 0.05, 0.6))
    .join('')
  return at(
    x,
    y,
    ball(0, 0, r, '#c5d45f', 0.35) + ribs + `<circle cy="${-r * 0.86}" r="${r * 0.1}" fill="#6d6a2c"/>`,
  )
}

/** A pomegranate cut through, about 50 wide around (0, 0). */
export const pomegranateCut =
  '<ellipse rx="25" ry="25" fill="{ball #c7364a}"/><ellipse rx="21" ry="21.500" fill="#f6e3b4"/>' +
  [
    [-9, -11],
    [0, -14],
    [9, -11],
    [-14, -3],
    [-6, -4],
    [5, -5],
    [14, -2],
    [-12, 6],
    [-4, 5],
    [5, 4],
    [12, 7],
    [-6, 13],
    [3, 13],
    [0, -8.5],
  ]
    .map(([x = 0, y = 0], index) => oval(x, y, 4.2, 5, '#b3122f', chance(index) * 180, 0.5))
    .join('')

/** Half a papaya, about 84 tall around (0, 0). */
export const papayaHalf =
  shape(
    'M0 -42C12 -40 16 -22 22 -2C30 22 18 42 0 42C-18 42 -30 22 -22 -2C-16 -22 -12 -40 0 -42Z',
    '{ball #b5b33a}',
  ) +
  shape(
    'M0 -37C9 -35 13 -19 18 0C25 20 15 37 0 37C-15 37 -25 20 -18 0C-13 -19 -9 -35 0 -37Z',
    '{fade #f8a63a #ee7a2b}',
  ) +
  shape('M0 -16C6 -14 8 -4 11 6C14 20 8 27 0 27C-8 27 -14 20 -11 6C-8 -4 -6 -14 0 -16Z', '#f9c66b') +
  [
    [0, -8],
    [-3, -1],
    [4, 0],
    [-5, 7],
    [1, 6],
    [7, 8],
    [-7, 15],
    [-1, 14],
    [5, 16],
    [-3, 21],
    [3, 22],
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 2.9, '#33302c', 0.5))
    .join('')

/** Half a guava, about 48 wide around (0, 0). */
export const guavaHalf =
  oval(0, 0, 24, 23, '#a9c24c', 0, 0) +
  '<ellipse rx="20.500" ry="19.500" fill="{flesh #fbf3dc #f3eac0}"/><ellipse rx="11.500" ry="11" fill="#f2e2b6"/>' +
  Array.from({ length: 13 }, (_, index) => {
    const turned = (index / 13) * Math.PI * 2
    const r = index % 2 ? 6 : 9
    return `<ellipse cx="${Math.cos(turned) * r}" cy="${Math.sin(turned) * r}" rx="1.500" ry="1.100" fill="#c2a362"/>`
  }).join('')

/** A citrus fruit cut through, of radius `r` around (0, 0). */
export function citrusHalf(rind: string, flesh: string, r: number) {
  const segments = Array.from({ length: 9 }, (_, index) =>
    at(
      0,
      0,
      shape(
        `M0 ${-r * 0.1}C${r * 0.3} ${-r * 0.3} ${r * 0.27} ${-r * 0.78} 0 ${-r * 0.8}C${-r * 0.27} ${-r * 0.78} ${-r * 0.3} ${-r * 0.3} 0 ${-r * 0.1}Z`,
        flesh,
      ),
      index * 40,
    ),
  ).join('')
  return ball(0, 0, r, rind, 0) + `<circle r="${r * 0.9}" fill="#f8f3d2"/>` + segments
}

/** Fruit that the icon sets lack, whole or cut. */
export const fruitMotifs: Record<string, string> = {
  amla:
    leaf(50, 30, 26, -150, '#6f9a3d', 0.22) +
    leaf(50, 30, 26, -34, '#6f9a3d', 0.22) +
    amla(32, 50, 20) +
    amla(70, 48, 19) +
    amla(52, 70, 22),
  pomegranate:
    shape('M34 24L29 8L37 14L42 5L47 14L55 9L50 24Z', '{slant #b92b3c}') +
    ball(42, 52, 32, '#c22f45', 0.25) +
    at(70, 68, pomegranateCut),
  kokum:
    leaf(52, 26, 30, -30, '#3f7a45', 0.3) +
    ball(34, 46, 23, '#7d1f3f', 0.3) +
    ball(68, 54, 24, '#8c2547', 0.3) +
    ball(43, 74, 20, '#6b1836', 0.3) +
    '<path d="M31 25l3 -5l3 5l4 -3l-2 6l-9 0z" fill="#4d6a35"/>',
  jamun:
    leaf(48, 24, 32, -24, '#4a8a45', 0.32) +
    line('M48 22C46 32 44 36 42 44M48 24C54 34 58 36 64 42', '#6b7a35', 2.4) +
    oval(30, 58, 15, 21, '#43264f', 14, 0.45) +
    oval(68, 58, 15, 21, '#4e2a5c', -12, 0.45) +
    oval(49, 70, 15, 21, '#3a2048', 2, 0.45),
  'coffee-cherries':
    leaf(40, 32, 40, -160, '#3f7f45', 0.34) +
    leaf(56, 30, 42, -22, '#4a8f4d', 0.34) +
    line('M48 14C47 24 48 30 48 40', '#7a5a2e', 3.4) +
    ball(32, 52, 16, '#c2352f') +
    ball(66, 50, 16, '#d4472f') +
    ball(49, 66, 17, '#b3262b') +
    ball(76, 74, 13, '#c2352f') +
    ball(25, 78, 13, '#cf5a2c'),
  'mixed-fruit':
    leaf(64, 18, 22, -30, '#5f9a3d') +
    oval(66, 46, 24, 28, '#f3a52c', 18, 0.35) +
    ball(34, 44, 23, '#c7322f', 0.35) +
    stalk(34, 24, 5) +
    at(50, 72, citrusHalf('#ee8a24', '#f6a63c', 22)),
  kiwi:
    oval(50, 50, 40, 33, '#8f7047', -16, 0.22) +
    Array.from({ length: 46 }, (_, index) => {
      const turned = chance(index) * Math.PI * 2
      const away = Math.sqrt(chance(index + 300))
      return line(
        `M${50 + Math.cos(turned) * away * 34} ${50 + Math.sin(turned) * away * 27}q2 -1 3.400 .4`,
        index % 2 ? '#b3926a' : '#6a5032',
        0.9,
        0.6,
      )
    }).join('') +
    '<ellipse cx="88" cy="39" rx="2.600" ry="4" fill="#5a4228" transform="rotate(-16 88 39)"/>',
  mosambi:
    leaf(46, 24, 30, -28, '#5f9a3d', 0.32) +
    ball(40, 52, 30, '#c3cf4a', 0.3) +
    at(70, 68, citrusHalf('#b9c844', '#e6e58a', 22)),
  muskmelon:
    ball(50, 52, 39, '#d6b06a', 0.2) +
    [-30, -19, -7, 7, 19, 30]
      .map((dx) =>
        line(`M${50 + dx * 0.12} 14Q${50 + dx * 1.5} 52 ${50 + dx * 0.12} 90`, '#8f9a4a', 2.2, 0.6),
      )
      .join('') +
    [26, 38, 50, 62, 74]
      .map((y, index) =>
        line(
          `M${17 + Math.abs(y - 50) * 0.35} ${y}q8 ${index % 2 ? 5 : -5} 16 0t16 0t16 0t14 0`,
          '#f6e6bd',
          1.3,
          0.6,
        ),
      )
      .join('') +
    line('M50 15C49 9 52 6 57 5', '#7d8a3a', 4),
  papaya:
    at(
      36,
      50,
      shape(
        'M0 -44C12 -42 17 -22 23 -2C31 24 19 44 0 44C-19 44 -31 24 -23 -2C-17 -22 -12 -42 0 -44Z',
        '{ball #d9b23a}',
      ) + shape('M-6 -40C-16 -20 -28 6 -18 30C-22 6 -14 -20 -2 -40Z', '#7d9a3a', 'opacity=".45"'),
      -10,
    ) + at(66, 52, papayaHalf, 12, 0.94),
  'banana-hand':
    [-40, -20, 0, 20, 40]
      .map((turned, index) =>
        at(
          50,
          12,
          shape(
            'M-5 2C-12 26 -14 50 -4 74C-2 80 4 80 6 75C12 54 12 28 6 2Z',
            `{side ${index % 2 ? '#f2c832' : '#f7d344'}}`,
          ) +
            shape('M-4 74C-2 80 4 80 6 75L5 71L-4 70Z', '#6a5226') +
            line('M-1 8C-5 28 -5 50 0 69', '#c9971f', 1.3, 0.6),
          turned,
        ),
      )
      .join('') +
    shape(
      'M44 -10L56 -10C56 -2 60 6 66 14C60 22 56 18 50 22C44 18 40 22 34 14C40 6 44 -2 44 -10Z',
      '{side #c2b63a}',
    ) +
    '<ellipse cx="50" cy="-10" rx="6" ry="2.200" fill="#7a6a2c"/>',
  coconut:
    ball(50, 52, 40, '#7a4a2a', 0) +
    Array.from({ length: 11 }, (_, index) =>
      line(
        `M${58 + index * 1.6} ${88 - index * 2.4}q${8 - index * 0.2} ${-6 - index * 0.3} ${10 - index * 0.3} ${-15}`,
        index % 2 ? '#a8754a' : '#57331c',
        1,
        0.55,
      ),
    ).join('') +
    '<ellipse cx="45" cy="47" rx="34" ry="35" fill="#57331c" transform="rotate(-30 45 47)"/><ellipse cx="44.500" cy="46.500" rx="31.500" ry="32.500" fill="{slant #f8f3e6}" transform="rotate(-30 44 46)"/><ellipse cx="44.500" cy="46.500" rx="23" ry="24" fill="{fade #d3cab8 #f6f1e4}" transform="rotate(-30 44 46)"/>' +
    line('M28 60C36 70 52 70 62 58', '#fff', 3, 0.7),
  watermelon:
    oval(44, 46, 42, 31, '#5f9a4a', -8, 0.25) +
    [-24, -12, 0, 12, 24]
      .map((dy) =>
        at(
          44,
          46,
          line(`M-40 ${dy * 0.15}C-20 ${dy * 1.25} 20 ${dy * 1.25} 40 ${dy * 0.15}`, '#2f6338', 5, 0.85) +
            line(`M-34 ${dy * 0.4}q4 3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0`, '#2f6338', 1.6, 0.4),
          -8,
        ),
      )
      .join('') +
    line('M3 52C-1 52 -3 49 -3 46', '#7a8a3a', 3) +
    at(
      70,
      66,
      shape('M-30 -8L32 -18C34 8 20 28 2 29C-16 30 -28 14 -30 -8Z', '{down #3f7f42}') +
        shape('M-28 -8L30 -17.500C31 6 18 24 2 25C-14 26 -26 12 -28 -8Z', '#eef0cf') +
        shape(
          'M-25.500 -8L27.500 -16.500C28 4 17 20.500 2 21.500C-12 22 -24 10 -25.500 -8Z',
          '{down #e2434a}',
        ) +
        [
          [-14, -4],
          [-2, -6],
          [10, -8],
          [20, -6],
          [-8, 5],
          [4, 4],
          [14, 3],
          [0, 13],
        ]
          .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.500" ry="2.300" fill="#2a1a18"/>`)
          .join(''),
    ),
  guava:
    leaf(36, 22, 28, -26, '#5f9a3d', 0.34) +
    at(
      36,
      50,
      shape(
        'M-4 -28L4 -28C10 -24 26 -16 26 4C26 20 14 28 0 28C-14 28 -26 20 -26 4C-26 -16 -10 -24 -4 -28Z',
        '{ball #b3cc55}',
      ) + '<path d="M-4 27l2 5l2 -3l2 3l2 -5z" fill="#6d6a2c"/>',
    ) +
    at(70, 66, guavaHalf),
  castor:
    oval(34, 40, 15, 21, '#b89468', -24, 0.4) +
    oval(68, 46, 15, 21, '#a97f56', 22, 0.4) +
    oval(48, 72, 15, 21, '#c09c70', 80, 0.4) +
    [
      [30, 34],
      [37, 46],
      [32, 50],
      [66, 38],
      [72, 50],
      [64, 54],
      [42, 70],
      [54, 76],
      [50, 68],
      [58, 70],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<ellipse cx="${x}" cy="${y}" rx="3" ry="1.400" fill="${darken('#7a4a2c', 0.2)}" opacity=".7" transform="rotate(${index * 47} ${x} ${y})"/>`,
      )
      .join(''),
}
