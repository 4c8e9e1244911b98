import { darken, lighten } from '../colours.ts'
import { at, ball, chance, heap, line, oval, shape } from '../shapes.ts'

function dal(colour: string, rx: number, ry: number, size: number, mark = '') {
  return heap(
    darken(colour, 0.18),
    (index) => {
      const shade = chance(index + 40)
      return oval(0, 0, rx, ry, shade > 0.5 ? lighten(colour, 0.12) : colour, 0, 0.28) + mark
    },
    size,
  )
}

function chana(x: number, y: number, r: number, colour: string, rotate: number) {
  const beak = shape(
    `M${-r * 0.45} ${-r * 0.78}Q${-r * 0.1} ${-r * 1.55} ${r * 0.36} ${-r * 0.86}Z`,
    `{ball ${colour}}`,
  )
  const folds =
    line(
      `M0 ${-r * 0.9}C${r * 0.3} ${-r * 0.3} ${r * 0.2} ${r * 0.2} ${-r * 0.05} ${r * 0.55}`,
      darken(colour, 0.4),
      r * 0.07,
      0.55,
    ) +
    line(
      `M${r * 0.5} ${-r * 0.6}C${r * 0.8} 0 ${r * 0.6} ${r * 0.5} ${r * 0.3} ${r * 0.75}`,
      darken(colour, 0.4),
      r * 0.05,
      0.35,
    )
  return at(x, y, beak + ball(0, 0, r, colour, 0.35) + folds, rotate)
}

const five = [
  [31, 40, -20],
  [66, 37, 25],
  [22, 68, -40],
  [78, 66, 50],
  [50, 64, 5],
] as const

const bean =
  'M-17 5C-20 -10 -4 -17 6 -14C18 -11 20 4 14 9C9 13 6 6 0 5C-6 4 -9 12 -13 10C-15 9 -16.500 7 -17 5Z'

function lobiaBean(x: number, y: number, rotate: number, scale: number) {
  return at(
    x,
    y,
    shape(bean, '{ball #ecdcb4}') +
      '<ellipse cx="0" cy="2.500" rx="4.600" ry="3.600" fill="#241a1c"/><ellipse cx="0" cy="3" rx="1.500" ry="2" fill="#f7efdc"/>',
    rotate,
    scale,
  )
}

/** Dals and beans as heaps and handfuls in their true colours. */
export const pulseMotifs: Record<string, string> = {
  'toor-dal': dal('#e5b13c', 5.4, 4.6, 1.05),
  'moong-dal': dal('#f3d75c', 4.9, 3.2, 0.86),
  'masoor-dal': dal('#ee7d4f', 4.7, 4.2, 0.84),
  'urad-dal': dal('#efe6d0', 5, 3.3, 0.9),
  'chana-dal': dal('#d99b2b', 6, 4.8, 1.3),
  'green-moong': dal('#7f9a3a', 5, 4, 0.95, '<ellipse cx="0" cy="-2" rx="1.900" ry=".7" fill="#f4f1d8"/>'),
  moth: dal('#a8683a', 5.2, 3, 0.8),
  'horse-gram': dal(
    '#8a4f3a',
    5.4,
    4.2,
    1,
    '<ellipse cx="1" cy="-2.400" rx="1.500" ry=".6" fill="#e9d3b4"/>',
  ),
  chickpea: five.map(([x, y, rotate]) => chana(x, y, 18, '#e6c68e', rotate)).join(''),
  'kala-chana': five.map(([x, y, rotate]) => chana(x, y, 17, '#7d5233', rotate)).join(''),
  lobia:
    lobiaBean(30, 34, -28, 1.15) +
    lobiaBean(70, 34, 30, 1.15) +
    lobiaBean(28, 72, 18, 1.15) +
    lobiaBean(72, 72, -24, 1.15) +
    lobiaBean(50, 53, 4, 1.2),
}
