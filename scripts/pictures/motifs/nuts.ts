import { darken, lighten } from '../colours.ts'
import { at, ball, chance, line, oval, shape } from '../shapes.ts'

function cashew(x: number, y: number, rotate: number, scale: number) {
  const outline =
    'M-19 8C-23 -12 -6 -22 8 -18C22 -14 25 6 16 13C10 17 5 10 4 4C3 -2 -4 -2 -5 4C-7 14 -17 17 -19 8Z'
  return at(
    x,
    y,
    shape(outline, '{soft #ead0a0}') +
      line('M-14 4C-14 -8 -4 -14 6 -12', '#fff8e6', 3, 0.7) +
      line('M14 11C18 5 18 -2 14 -8', '#b98a52', 1.2, 0.5),
    rotate,
    scale,
  )
}

function almond(x: number, y: number, rotate: number, scale: number) {
  const outline = 'M0 -22C9 -17 14 -4 13 7C12 17 6 22 0 22C-6 22 -12 17 -13 7C-14 -4 -9 -17 0 -22Z'
  const grain = [-7, -3.5, 0.5, 4.5, 8]
    .map((dx) => line(`M${dx * 0.35} -16C${dx} -6 ${dx * 1.15} 6 ${dx * 0.7} 17`, '#6d3714', 0.9, 0.45))
    .join('')
  return at(
    x,
    y,
    shape(outline, '{ball #b06a34}') + grain + line('M-7 -4C-8 3 -7 9 -5 14', '#f3c796', 1.8, 0.6),
    rotate,
    scale,
  )
}

function walnut(x: number, y: number, rotate: number, scale: number) {
  const lobe = (side: number) =>
    shape(
      `M0 -20C${side * 8} -25 ${side * 17} -20 ${side * 18} -13C${side * 24} -9 ${side * 24} 0 ${side * 20} 4C${side * 23} 12 ${side * 16} 19 ${side * 10} 18C${side * 6} 22 ${side * 1} 21 0 17Z`,
      '{ball #c79558}',
    ) +
    line(
      `M${side * 6} -18C${side * 12} -14 ${side * 6} -9 ${side * 12} -6C${side * 18} -4 ${side * 9} 1 ${side * 14} 4C${side * 18} 7 ${side * 8} 9 ${side * 9} 15`,
      '#7d4f26',
      1.9,
      0.75,
    ) +
    line(`M${side * 16} -12C${side * 14} -9 ${side * 20} -6 ${side * 17} -2`, '#7d4f26', 1.6, 0.6) +
    line(`M${side * 4} -9C${side * 7} -4 ${side * 2} 0 ${side * 6} 5`, '#8a5a2c', 1.5, 0.6) +
    line(`M${side * 3.4} -15C${side * 6} -13 ${side * 4} -11 ${side * 5} -10`, '#f2d9a8', 1.6, 0.7)
  return at(x, y, lobe(-1) + lobe(1) + line('M0 -20C-2 -8 2 4 0 18', '#6a3f1c', 2.4, 0.85), rotate, scale)
}

function pistachio(x: number, y: number, rotate: number, scale: number) {
  const half = (turn: number) =>
    at(
      turn < 0 ? -4 : 4,
      0,
      shape(
        'M0 -21C10 -18 14 -4 12 8C10 17 5 21 0 21C-5 21 -10 17 -12 8C-14 -4 -10 -18 0 -21Z',
        '{ball #e6cfa2}',
      ),
      turn,
    )
  const kernel =
    oval(0, -2, 7.5, 18, '#8fae4a', 0, 0.3) + line('M-2 -14C-4 -6 -4 4 -2 10', '#7c4a6a', 2.4, 0.5)
  return at(
    x,
    y,
    half(-13) +
      half(13) +
      kernel +
      shape('M-10 6C-6 16 6 16 10 6C11 17 5 22 0 22C-5 22 -11 17 -10 6Z', '{ball #dcc190}'),
    rotate,
    scale,
  )
}

function dried(colour: string, rx: number, ry: number) {
  const wrinkles = (seed: number) =>
    [-0.5, -0.12, 0.28, 0.6]
      .map((share, index) => {
        const bend = (chance(seed * 7 + index) - 0.5) * rx * 0.5
        return line(
          `M${share * rx + bend * 0.4} ${-ry * 0.72}C${share * rx + bend} ${-ry * 0.2} ${share * rx - bend} ${ry * 0.3} ${share * rx + bend * 0.3} ${ry * 0.72}`,
          darken(colour, 0.55),
          rx * 0.09,
          0.6,
        )
      })
      .join('')
  return (x: number, y: number, rotate: number, seed: number) =>
    at(
      x,
      y,
      oval(0, 0, rx, ry, colour, 0, 0) +
        wrinkles(seed) +
        `<ellipse cx="${-rx * 0.3}" cy="${-ry * 0.35}" rx="${rx * 0.2}" ry="${ry * 0.28}" fill="${lighten(colour, 0.7)}" opacity=".45"/>`,
      rotate,
    )
}

const raisin = dried('#b39a3c', 10, 15)
const blackRaisin = dried('#3a2836', 10, 14)
const nine = [
  [24, 36, 40],
  [50, 28, -20],
  [75, 38, 60],
  [35, 55, -50],
  [63, 56, 15],
  [18, 68, 10],
  [84, 66, -30],
  [46, 76, 80],
  [70, 79, -70],
] as const

function date(x: number, y: number, rotate: number) {
  return at(
    x,
    y,
    oval(0, 0, 12, 24, '#7a3f1d', 0, 0) +
      line('M-4 -18C-7 -6 -6 8 -3 18M4 -19C2 -8 4 8 3 19M8 -13C9 -4 9 6 8 12', '#3d1a0c', 1, 0.5) +
      '<path d="M-6 -14C-8 -6 -8 2 -6 9" stroke="#f1b878" stroke-width="2.600" stroke-linecap="round" fill="none" opacity=".65"/>' +
      oval(0, -23, 5, 3.2, '#c9a06a', 0, 0),
    rotate,
  )
}

function fig(x: number, y: number, scale: number) {
  const ribs = [-16, -9, -3, 4, 11]
    .map((dx) => line(`M${dx * 0.12} -20C${dx} -8 ${dx * 1.3} 6 ${dx * 0.8} 20`, '#6e4a28', 1, 0.4))
    .join('')
  return at(
    x,
    y,
    shape(
      'M-3 -27L3 -27C4 -20 8 -17 15 -11C24 -3 25 14 14 21C6 25 -6 25 -14 21C-25 14 -24 -3 -15 -11C-8 -17 -4 -20 -3 -27Z',
      '{ball #b98d55}',
    ) + ribs,
    0,
    scale,
  )
}

function cutFig(x: number, y: number) {
  let seeds = ''
  for (let index = 0; index < 26; index++) {
    const r = 3 + chance(index) * 11
    const turned = chance(index + 77) * Math.PI * 2
    seeds += `<circle cx="${Math.round(Math.cos(turned) * r * 100) / 100}" cy="${Math.round(Math.sin(turned) * r * 85) / 100}" r="1.100" fill="#f5dc9c"/>`
  }
  return at(
    x,
    y,
    oval(0, 0, 21, 18, '#c79d66', 0, 0) +
      '<ellipse rx="17.500" ry="14.500" fill="{flesh #7d2f2c #c98a5a}"/>' +
      seeds,
  )
}

function apricot(x: number, y: number, r: number) {
  return at(
    x,
    y,
    oval(0, 0, r, r * 0.86, '#d9822f', 0, 0.25) +
      line(
        `M${-r * 0.62} ${r * 0.1}C${-r * 0.3} ${r * 0.34} ${r * 0.3} ${r * 0.34} ${r * 0.62} ${r * 0.02}`,
        '#8c4312',
        r * 0.1,
        0.6,
      ) +
      line(
        `M${-r * 0.3} ${-r * 0.2}C0 ${-r * 0.05} ${r * 0.2} ${-r * 0.1} ${r * 0.4} ${-r * 0.3}`,
        '#8c4312',
        r * 0.06,
        0.4,
      ),
  )
}

function makhana(x: number, y: number, r: number, seed: number) {
  let puffs = ''
  for (let index = 0; index < 7; index++) {
    const turned = (index / 7) * Math.PI * 2 + seed
    puffs += ball(Math.cos(turned) * r * 0.55, Math.sin(turned) * r * 0.5, r * 0.56, '#f6efdf', 0.2, 'soft')
  }
  let specks = ''
  for (let index = 0; index < 6; index++)
    specks += `<ellipse cx="${(chance(seed * 9 + index) - 0.5) * r * 1.4}" cy="${(chance(seed * 5 + index + 30) - 0.5) * r * 1.3}" rx="${r * 0.1}" ry="${r * 0.06}" fill="#8f5f3a" opacity=".7"/>`
  return at(x, y, puffs + ball(0, 0, r * 0.72, '#fbf6ea', 0.2, 'soft') + specks)
}

/** Nuts and dried fruit. */
export const nutMotifs: Record<string, string> = {
  cashew: cashew(31, 33, -18, 1.12) + cashew(68, 36, 26, 1.12) + cashew(48, 68, 4, 1.25),
  almond: almond(28, 44, -24, 1.15) + almond(71, 42, 26, 1.15) + almond(50, 62, 4, 1.2),
  walnut: walnut(34, 36, -14, 1.12) + walnut(64, 66, 12, 1.28),
  pistachio: pistachio(28, 40, -28, 1.1) + pistachio(72, 40, 30, 1.1) + pistachio(50, 65, 3, 1.2),
  'peanut-kernels': (
    [
      [30, 34, -30],
      [66, 32, 24],
      [48, 54, -6],
      [22, 66, 50],
      [76, 64, -48],
      [50, 80, 80],
    ] as const
  )
    .map(([x, y, rotate]) =>
      at(
        x,
        y,
        oval(0, 0, 12, 18, '#b5603f', 0, 0.35) +
          line('M-4 -11C-6 -3 -6 4 -4 11M4 -12C5 -4 5 4 4 12', '#7d3620', 1, 0.45) +
          oval(0, -16.5, 3, 2, '#e6b48c', 0, 0),
        rotate,
      ),
    )
    .join(''),
  raisin: nine.map(([x, y, rotate], index) => raisin(x, y, rotate, index)).join(''),
  'black-raisin': nine.map(([x, y, rotate], index) => blackRaisin(x, y, rotate, index)).join(''),
  date: date(28, 42, -24) + date(72, 42, 24) + date(50, 58, 4),
  fig: fig(34, 38, 1.15) + cutFig(64, 66),
  apricot: apricot(32, 40, 21) + apricot(69, 42, 21) + apricot(50, 68, 23),
  makhana:
    makhana(30, 38, 19, 1) +
    makhana(68, 36, 18, 2) +
    makhana(24, 70, 17, 3) +
    makhana(76, 69, 18, 4) +
    makhana(50, 58, 20, 5),
  'mixed-nuts':
    almond(22, 38, -20, 0.85) +
    cashew(76, 34, 24, 0.95) +
    pistachio(49, 30, 4, 0.8) +
    walnut(30, 72, -10, 0.95) +
    raisin(84, 66, 30, 2) +
    raisin(62, 82, 70, 4) +
    almond(61, 62, 34, 0.8),
}
