import { darken, lighten } from '../colours.ts'
import { at, ball, chance, heap, leaf, line, mound, oval, round, shape } from '../shapes.ts'

/** An ear of wheat on its stalk, upright; `awns` is the length of its beard. */
function ear(colour: string, awns: number) {
  let grains = ''
  let beard = ''
  for (let row = 6; row >= 0; row--) {
    const y = 14 - row * 9
    for (const side of [-1, 1]) {
      beard += line(
        `M${side * 7} ${y - 6}L${round(side * (10 + awns * 0.34))} ${round(y - 10 - awns)}`,
        darken(colour, 0.12),
        0.9,
        0.85,
      )
      grains += oval(side * 5.6, y, 4.6, 8.4, side < 0 ? lighten(colour, 0.08) : colour, side * 30, 0.25)
    }
  }
  return (
    line('M0 58C1 40 0 26 0 12', darken(colour, 0.16), 2.6) +
    beard +
    grains +
    line(`M0 -52L0 ${-56 - awns}`, darken(colour, 0.12), 0.9, 0.85) +
    oval(0, -50, 4.2, 8, lighten(colour, 0.08), 0, 0.25)
  )
}

const wheat = (colour: string, awns: number) =>
  at(27, 58, ear(colour, awns), -24, 0.72) +
  at(73, 58, ear(colour, awns), 24, 0.72) +
  at(50, 56, ear(colour, awns), 0, 0.82)

/** A head of jowar: a full plume of round grains. */
const jowar =
  line('M50 98C50 84 50 76 50 66', '#9a8a4a', 4) +
  leaf(50, 92, 46, -28, '#7f9a4a', 0.14) +
  leaf(50, 94, 46, -152, '#88a352', 0.14) +
  shape('M50 6C70 12 74 34 70 52C67 66 58 72 50 74C42 72 33 66 30 52C26 34 30 12 50 6Z', '#b99f5c') +
  Array.from({ length: 86 }, (_, index) => {
    const y = 9 + Math.floor(index / 7) * 5.3
    const half = 21 * Math.sqrt(Math.max(0.12, 1 - ((y - 40) / 38) ** 2))
    const x = 50 + (((index % 7) + (Math.floor(index / 7) % 2) * 0.5) / 6.5 - 0.5) * 2 * half
    return ball(round(x), round(y), 3.9, chance(index) > 0.5 ? '#f0dfae' : '#e2cb8e', 0.3)
  }).join('')

/** A spike of bajra. */
const bajra = (rotate: number, away: number) =>
  at(
    50 - away,
    52,
    line('M0 50C0 40 0 34 0 26', '#8f9058', 4) +
      `<rect x="-9" y="-46" width="18" height="78" rx="9" fill="#6f745a"/>` +
      Array.from({ length: 95 }, (_, index) => {
        const row = Math.floor(index / 5)
        const x = ((index % 5) - 2 + (row % 2) * 0.5) * 4.1
        const edge = row < 2 || row > 16 ? 0.7 : 1
        return ball(
          round(x * edge),
          -42 + row * 4,
          2.7,
          chance(index + 9) > 0.45 ? '#a8ab8c' : '#8f9478',
          0.3,
        )
      }).join(''),
    rotate,
  )

/** The head of ragi: fingers of grain that bend inwards. */
const ragiFinger = (rotate: number, long: number) => {
  const spine = Array.from({ length: 13 }, (_, index) => {
    const along = (index / 12) * long
    return [Math.sin((index / 12) * 2.2) * 9, -along] as const
  })
  return at(
    50,
    66,
    spine
      .map(
        ([x, y], index) =>
          ball(round(x - 3.2), round(y), 3.4, index % 2 ? '#8f4a38' : '#a35a44', 0.3) +
          ball(round(x + 3.2), round(y - 2), 3.4, index % 2 ? '#a35a44' : '#7d3c2e', 0.3),
      )
      .join(''),
    rotate,
  )
}
const ragi =
  line('M50 98C50 84 50 76 50 66', '#7f9a4a', 4.5) +
  leaf(50, 94, 44, -24, '#6f9a48', 0.13) +
  leaf(50, 96, 44, -156, '#7aa552', 0.13) +
  [-66, -38, 40, 12, -12].map((turned, index) => ragiFinger(turned, 46 + (index % 3) * 5)).join('')

/** A ripe cob in its dry husk. */
const cob = (rotate: number, scale: number) => {
  let kernels = ''
  for (let row = 0; row < 13; row++) {
    const y = -42 + row * 5.2
    const half = 13.5 * Math.sqrt(Math.max(0.1, 1 - ((row - 7) / 8.2) ** 2))
    for (let column = -2; column <= 2; column++)
      kernels += `<rect x="${round((column / 2.5) * half - half * 0.19)}" y="${round(y)}" width="${round(half * 0.38)}" height="4.800" rx="1.900" fill="{ball ${chance(row * 5 + column) > 0.6 ? '#f0b02c' : '#e39a1c'}}"/>`
  }
  return at(
    50,
    54,
    shape(
      'M-13 -10C-15 -34 -8 -46 0 -47C8 -46 15 -34 13 -10C14 8 10 24 0 28C-10 24 -14 8 -13 -10Z',
      '#b8761a',
    ) +
      kernels +
      shape('M-2 42C-18 36 -22 10 -18 -8C-12 2 -4 18 0 40Z', '{slant #cbb47a}') +
      shape('M2 42C18 36 22 10 18 -8C12 2 4 18 0 40Z', '{slant #b89f62}') +
      line('M-3 38C-13 28 -16 12 -16 0M3 38C13 28 16 12 16 0', '#8f7a44', 1, 0.6) +
      shape('M-4 34L4 34L3 46L-3 46Z', '#a38a52'),
    rotate,
    scale,
  )
}

const wood = '#a8713c'

/** A wooden scoop that lies before a mound, filled with the same. */
export function scoop(colour: string) {
  return at(
    60,
    76,
    `<path d="M22 -3L50 -9C54 -9 54 -1 50 -1L22 6Z" fill="{down ${wood}}"/>` +
      shape('M-26 -9C-20 -13 14 -13 22 -7L24 7C18 14 -12 16 -24 10C-30 6 -30 -4 -26 -9Z', `{down ${wood}}`) +
      shape('M-22 -8C-14 -20 8 -21 18 -7C10 -1 -12 -1 -22 -8Z', `{ball ${colour}}`) +
      line('M-25 -8C-14 -1 10 -1 21 -6', lighten(wood, 0.4), 1.4, 0.7),
    -8,
  )
}

/** Split chana, as it lies about a mound of its flour. */
const chanaHalf = (x: number, y: number, rotate: number, colour: string) =>
  at(
    x,
    y,
    oval(0, 0, 5.4, 4.4, colour, 0, 0.35) +
      line('M-3 1.500C-1 2.600 2 2.600 3.600 1', darken(colour, 0.4), 0.7, 0.5),
    rotate,
  )

const sevenColours = ['#d9b36a', '#f0e0b4', '#9aa084', '#8a4636', '#f0b83a', '#c98f4a', '#e6d294']

/** Grains, ears and flours. */
export const grainMotifs: Record<string, string> = {
  'wheat-ears': wheat('#d9a646', 16),
  'khapli-ears': wheat('#b5714a', 40),
  'seven-grains': heap(
    '#8f7448',
    (index) => {
      const kind = Math.floor(chance(index + 12) * 7)
      const [rx, ry] = kind === 2 || kind === 3 ? [2.8, 2.6] : kind === 4 ? [5.6, 4.6] : [4.8, 3.6]
      return oval(0, 0, rx, ry, sevenColours[kind] ?? '#d9b36a', 0, 0.3)
    },
    0.94,
  ),
  'jowar-head': jowar,
  'bajra-spike': bajra(-24, 22) + bajra(24, -22) + bajra(0, 0),
  'ragi-fingers': ragi,
  'maize-cobs': cob(-24, 0.98) + cob(22, 1.02),
  'besan-scoop':
    at(0, -6, mound('#ecc95a')) +
    scoop('#f0d06a') +
    chanaHalf(14, 90, 20, '#d99b2b') +
    chanaHalf(26, 95, -30, '#e2aa3c') +
    chanaHalf(40, 95, 60, '#d99b2b') +
    chanaHalf(88, 92, -14, '#e2aa3c'),
  'sattu-scoop':
    at(0, -6, mound('#cdae80')) +
    scoop('#d6b98c') +
    [
      [13, 90],
      [25, 94],
      [38, 96],
      [86, 93],
    ]
      .map(([x = 0, y = 0], index) => ball(x, y, 5.2, index % 2 ? '#8a5a35' : '#a06c40', 0.35))
      .join(''),
  poha: heap(
    '#d8ccb4',
    (index) =>
      shape(
        'M-6.500 0C-6 -3.600 -1 -4.600 3 -3.600C7 -2.400 7.400 1.600 4 3.200C0 5 -6 4 -6.500 0Z',
        chance(index) > 0.5 ? '{soft #f8f3e6}' : '{soft #efe6d2}',
        'stroke="#bfae8c" stroke-width=".5" stroke-opacity=".6"',
      ),
    1.06,
  ),
  daliya: heap(
    '#9a6f3c',
    (index) =>
      shape(
        'M-3.600 -1.600L0 -3.400L3.800 -1L2.600 2.600L-2.200 3Z',
        `{ball ${['#d0a05c', '#c08a48', '#e2bd80'][index % 3] ?? '#d0a05c'}}`,
      ),
    0.72,
  ),
  basmati: heap(
    '#e9e2cf',
    (index) =>
      oval(0, 0, 7.8, 1.7, chance(index + 21) > 0.5 ? '#fdfaf0' : '#f1ead8', 0, 0) +
      line('M-6 1C-2 1.700 2 1.700 6 1', '#b8ab8c', 0.5, 0.5),
    0.8,
  ),
  'rice-panicle':
    line('M30 98C34 66 40 34 64 18', '#9aa04a', 3) +
    leaf(32, 90, 54, -62, '#8fa84a', 0.1) +
    leaf(31, 96, 44, -128, '#9ab052', 0.11) +
    [
      [42, 44, 62],
      [47, 34, 50],
      [53, 26, 40],
      [60, 20, 30],
      [66, 17, 20],
    ]
      .map(([x = 0, y = 0, long = 0], index) => {
        let drops = line(
          `M${x} ${y}C${x + 12} ${y - 2} ${x + 18} ${y + long * 0.4} ${x + 18} ${y + long}`,
          '#b0a24a',
          1.2,
        )
        for (let step = 1; step <= 6; step++) {
          const share = step / 6
          const dx = 18 * Math.sin((share * Math.PI) / 2)
          drops += oval(
            round(x + dx + (step % 2 ? 2.6 : -2.6)),
            round(y + long * share ** 1.4),
            2.5,
            5.4,
            (step + index) % 2 ? '#e0b84a' : '#d0a338',
            step % 2 ? -18 : 18,
            0.25,
          )
        }
        return drops
      })
      .join(''),
  'matta-rice': heap(
    '#8a4632',
    (index) =>
      oval(0, 0, 5.6, 3, chance(index + 4) > 0.6 ? '#c98a6c' : '#b5654c', 0, 0.2) +
      line('M-4 .4L4 .4', chance(index) > 0.4 ? '#e9cdb8' : '#8f4030', 0.8, 0.7),
    0.94,
  ),
}

/** A lump broken from a block of jaggery: three faces with uneven edges and the grain of the break. */
export function jaggery(x: number, y: number, side: number, tall: number, colour: string, seed: number) {
  const bend = (index: number) => round((chance(seed + index) - 0.5) * side * 0.16)
  const [s, half] = [side, side / 2]
  const corner = {
    near: [x + bend(1), y + bend(2)],
    left: [x - s + bend(3), y - half + bend(4)],
    right: [x + s + bend(5), y - half + bend(6)],
    far: [x + bend(7), y - s + bend(8)],
    nearLow: [x + bend(9), y + tall + bend(10) * 0.5],
    leftLow: [x - s * 0.96 + bend(11), y - half + tall + bend(12) * 0.5],
    rightLow: [x + s * 0.96 + bend(13), y - half + tall + bend(14) * 0.5],
  }
  type Corner = keyof typeof corner
  const point = (name: Corner) => corner[name].map(round).join(' ')
  // An edge that a crumb fell from: it leaves the straight line twice on its way.
  const edge = (from: Corner, to: Corner) => {
    const index = (from + to).length
    const [x1 = 0, y1 = 0] = corner[from]
    const [x2 = 0, y2 = 0] = corner[to]
    return [0.34, 0.68]
      .map((share, step) => {
        const away = (chance(seed + index * 3 + step + 40) - 0.5) * side * 0.11
        return `L${round(x1 + (x2 - x1) * share + away)} ${round(y1 + (y2 - y1) * share + away)}`
      })
      .join('')
  }
  const face = (names: readonly Corner[], fill: string, more = '') =>
    shape(
      `M${point(names[0] ?? 'near')}${names
        .map((name, index) => {
          const next = names[(index + 1) % names.length] ?? 'near'
          const isTurned = name > next
          const way = isTurned ? backwards(edge(next, name)) : edge(name, next)
          return `${way}L${point(next)}`
        })
        .join('')}Z`,
      fill,
      `stroke="${colour}" stroke-width=".8" stroke-linejoin="round" ${more}`,
    )
  let grain = ''
  for (let index = 0; index < 60; index++) {
    const across = (chance(seed + index + 200) - 0.5) * 1.86
    const down = chance(seed + index + 300)
    const px = x + across * s
    const py = y - Math.abs(across) * half + tall * (0.06 + down * 0.86)
    const light = chance(seed + index + 400) > 0.62
    grain += `<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(side * (0.012 + chance(seed + index + 9) * 0.022))}" ry="${round(side * 0.012)}" fill="${light ? lighten(colour, 0.42) : darken(colour, 0.34)}" opacity=".42" transform="rotate(${across < 0 ? 26 : -26} ${round(px)} ${round(py)})"/>`
    const [tx, ty] = [chance(seed + index + 500) - 0.5, chance(seed + index + 600) - 0.5]
    if (index < 26)
      grain += `<ellipse cx="${round(x + (tx + ty) * s * 0.9)}" cy="${round(y - half + (ty - tx) * half * 0.9)}" rx="${round(side * 0.02)}" ry="${round(side * 0.012)}" fill="${light ? '#fff2d0' : darken(colour, 0.3)}" opacity=".4"/>`
  }
  return (
    face(['near', 'left', 'leftLow', 'nearLow'], `{down ${colour}}`) +
    face(['near', 'right', 'rightLow', 'nearLow'], `{down ${darken(colour, 0.2)}}`) +
    face(['near', 'left', 'far', 'right'], `{slant ${lighten(colour, 0.2)}}`) +
    grain
  )
}

function backwards(edge: string) {
  return edge
    .split('L')
    .slice(1)
    .toReversed()
    .map((point) => `L${point}`)
    .join('')
}
