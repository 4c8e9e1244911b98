import { darken, lighten } from '../colours.ts'
import { at, ball, chance, heap, line, mound, oval, round, shape } from '../shapes.ts'
import { herbMotifs } from './herbs.ts'

/** Seeds with ribs along them: cumin, fennel. */
function ribbed(colour: string, long: number, thick: number, size: number) {
  return heap(
    darken(colour, 0.34),
    (index) =>
      shape(
        `M${-long} 0C${-long * 0.5} ${-thick * 1.3} ${long * 0.5} ${-thick * 1.3} ${long} 0C${long * 0.5} ${thick * 1.3} ${-long * 0.5} ${thick * 1.3} ${-long} 0Z`,
        `{ball ${chance(index + 17) > 0.5 ? lighten(colour, 0.18) : colour}}`,
      ) +
      line(
        `M${-long * 0.8} ${-thick * 0.3}L${long * 0.8} ${-thick * 0.3}M${-long * 0.8} ${thick * 0.4}L${long * 0.8} ${thick * 0.4}`,
        darken(colour, 0.42),
        0.5,
        0.6,
      ),
    size,
  )
}

/** A dried chilli with its stalk; it lies with its tip to the right. */
function dryChilli(x: number, y: number, rotate: number, scale: number, colour = '#a8231f') {
  return at(
    x,
    y,
    line('M-36 -4C-42 -8 -44 -12 -46 -18', '#8a7a3c', 3) +
      shape('M-38 -8C-32 -14 -28 -10 -27 -5C-27 1 -32 4 -38 1Z', '{ball #7d7a3a}') +
      shape(
        'M-31 -9C-16 -16 2 -13 16 -6C28 -1 38 6 46 16C34 14 24 13 12 12C-4 11 -22 12 -31 2Z',
        `{ball ${colour}}`,
      ) +
      line(
        'M-27 -5C-14 -8 0 -5 14 0C24 4 32 8 40 14M-24 3C-12 2 2 4 14 7M-12 -11C-2 -9 8 -8 16 -3',
        darken(colour, 0.5),
        1.3,
        0.5,
      ) +
      line('M-20 -10C-10 -12 -2 -11 6 -8', lighten(colour, 0.6), 1.8, 0.5),
    rotate,
    scale,
  )
}

/** A quill of true cinnamon: thin bark, rolled in from both sides. */
function quill(x: number, y: number, rotate: number, long = 84) {
  const half = long / 2
  return at(
    x,
    y,
    `<rect x="${-half}" y="-8" width="${long}" height="16" rx="3" fill="{down #a8642f}"/>` +
      line(
        `M${-half + 3} -1L${half - 3} -1M${-half + 6} 4L${half - 12} 4M${-half + 16} -4.600L${half - 5} -4.600`,
        '#6e3a18',
        0.9,
        0.6,
      ) +
      line(`M${-half + 4} -6L${half - 6} -6`, '#dba56c', 1.4, 0.6) +
      `<ellipse cx="${half}" rx="3.600" ry="8" fill="#7a4420"/><path d="M${half} -6C${half + 3} -4 ${half + 3} 0 ${half} 0C${half - 2} -1 ${half - 1} -3 ${half} -3M${half} 6C${half + 3} 5 ${half + 3} 1 ${half + 1} 1" fill="none" stroke="#d9a066" stroke-width="1.200"/>`,
    rotate,
  )
}

const starAnise = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    Array.from({ length: 8 }, (_, index) =>
      at(
        0,
        0,
        shape('M0 -3C7 -8 7 -18 0 -27C-7 -18 -7 -8 0 -3Z', '{ball #8a4a24}') +
          shape('M0 -7C3 -10 3 -16 0 -21C-3 -16 -3 -10 0 -7Z', '#5a2c14') +
          oval(0, -12, 2.1, 3.4, '#c98a4a', 0, 0.5),
        index * 45 + 10,
      ),
    ).join('') + ball(0, 0, 3.2, '#6e3a1c', 0.2),
    0,
    scale,
  )

const corn = (x: number, y: number, r: number, seed: number) =>
  at(
    x,
    y,
    ball(0, 0, r, chance(seed) > 0.5 ? '#3c3330' : '#4c403a', 0.4) +
      line(
        `M${-r * 0.6} ${-r * 0.1}C${-r * 0.2} ${-r * 0.5} ${r * 0.2} ${r * 0.1} ${r * 0.7} ${-r * 0.3}M${-r * 0.5} ${r * 0.5}C0 ${r * 0.2} ${r * 0.2} ${r * 0.7} ${r * 0.6} ${r * 0.3}`,
        '#1c1614',
        r * 0.16,
        0.7,
      ),
    chance(seed + 7) * 360,
  )

const pod = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape('M0 -20C8 -14 11 -2 8 8C6 16 3 19 0 21C-3 19 -6 16 -8 8C-11 -2 -8 -14 0 -20Z', '{ball #93ad58}') +
      line('M-3 -14C-6 -3 -5 9 -2 17M0 -17L0 18M3 -14C6 -3 5 9 2 17', '#5f7a30', 1, 0.6),
    rotate,
    scale,
  )

const clove = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape('M-3.400 -8C-3.400 4 -2.600 16 0 24C2.600 16 3.400 4 3.400 -8Z', '{ball #6b3a22}') +
      shape('M-9 -13L-3 -7L3 -7L9 -13L4 -5L-4 -5Z', '#54290f') +
      ball(0, -12, 6, '#8a5230', 0.35),
    rotate,
    scale,
  )

/** A lump of resin or salt with facets. */
function crystal(x: number, y: number, r: number, colour: string, seed: number) {
  const corners = Array.from({ length: 7 }, (_, index) => {
    const turned = (index / 7) * Math.PI * 2 + seed
    const away = r * (0.8 + chance(seed * 31 + index) * 0.34)
    return [round(Math.cos(turned) * away), round(Math.sin(turned) * away * 0.86)] as const
  })
  const [topX, topY] = [round(-r * 0.16), round(-r * 0.24)]
  const facets = corners
    .map(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % 7] ?? [0, 0]
      // Light falls from the top left.
      const lit = (-(x1 + x2) - (y1 + y2) * 1.3) / (4.6 * r)
      return `<path d="M${topX} ${topY}L${x1} ${y1}L${x2} ${y2}Z" fill="${lit > 0 ? lighten(colour, Math.min(0.62, lit)) : darken(colour, Math.min(0.34, -lit * 0.7))}"/>`
    })
    .join('')
  return at(x, y, facets)
}

/** Spices, whole and ground. */
export const spiceMotifs: Record<string, string> = {
  jeera: ribbed('#9c7a48', 6.6, 1.5, 0.88),
  saunf: ribbed('#a3b25c', 6.8, 2, 0.94),
  haldi: at(30, -4, mound('#e8a21c'), 0, 0.72) + at(-4, 26, herbMotifs['turmeric'] ?? '', 0, 0.86),
  dhaniya: heap(
    '#8f8244',
    (index) =>
      ball(0, 0, 4.5, ['#c2b070', '#b0a45e', '#cdbd80'][index % 3] ?? '#c2b070', 0.3) +
      line('M-1.500 -4C-2.600 -1 -2.600 1 -1.500 4M1.500 -4C2.600 -1 2.600 1 1.500 4', '#7a6c34', 0.6, 0.6),
    0.9,
  ),
  'dry-chillies':
    dryChilli(52, 26, -8, 0.9, '#96201e') +
    dryChilli(48, 70, 14, 0.92, '#9c211c') +
    dryChilli(50, 48, 2, 1, '#b02a22'),
  rai: heap(
    '#2f2422',
    (index) => ball(0, 0, 4.4, ['#5a4038', '#3f2e2a', '#6e4c3c'][index % 3] ?? '#4f3a32', 0.4),
    0.62,
  ),
  hing:
    at(26, 18, mound('#e2cb98'), 0, 0.74) +
    crystal(28, 62, 22, '#b5702c', 1) +
    crystal(58, 74, 17, '#c98a3c', 2.3) +
    crystal(80, 84, 10, '#a8622a', 4) +
    crystal(12, 86, 9, '#c08034', 5.2),
  'garam-masala':
    quill(50, 22, -12, 78) +
    quill(54, 36, 4, 70) +
    starAnise(32, 58, 1) +
    pod(66, 60, 34, 0.9) +
    pod(82, 72, -40, 0.8) +
    clove(54, 82, 66, 0.8) +
    clove(20, 88, -60, 0.76) +
    corn(70, 88, 6, 3) +
    corn(40, 92, 5.6, 8) +
    corn(84, 90, 5.2, 5),
  peppercorns: heap('#241e1c', (index) => corn(0, 0, 4.9, index), 0.98),
  cinnamon:
    quill(48, 30, -10, 92) +
    quill(52, 47, 6, 94) +
    quill(48, 64, -4, 92) +
    at(
      50,
      48,
      '<rect x="-6" y="-28" width="12" height="56" rx="4" fill="{side #c9a86a}"/><path d="M-6 -14H6M-6 -6H6M-6 2H6M-6 10H6M-6 18H6" stroke="#8a6a34" stroke-width="1" opacity=".6"/>' +
        line('M5 -4C14 -12 18 -4 12 0C18 6 12 12 5 4', '#a8864c', 2.4),
      -4,
    ),
  'rock-salt':
    crystal(34, 44, 30, '#e2a497', 0.6) +
    crystal(68, 56, 24, '#d9958a', 2.1) +
    crystal(46, 80, 16, '#ecb9ac', 3.4) +
    crystal(78, 84, 10, '#dfa093', 1.2) +
    crystal(16, 82, 11, '#e8b0a4', 4.4) +
    [
      [28, 94],
      [62, 92],
      [88, 94],
      [8, 94],
      [36, 97],
    ]
      .map(([x = 0, y = 0], index) => crystal(x, y, 3, '#eec4b8', index))
      .join(''),
}
