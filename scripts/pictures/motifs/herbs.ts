import { darken, lighten } from '../colours.ts'
import { at, ball, chance, drop, heap, leaf, line, oval, shape } from '../shapes.ts'

/** A twig with leaves in pairs, rising from the bottom middle. */
function twig(colour: string, pairs: number, length: number, width: number, spread = 46, bark = '#7a6a35') {
  let leaves = ''
  for (let index = 0; index < pairs; index++) {
    const y = 84 - (index + 0.6) * (62 / pairs)
    const size = length * (1 - index * 0.11)
    leaves +=
      leaf(50, y, size, -90 - spread, colour, width) +
      leaf(50, y - 3, size, -90 + spread, lighten(colour, 0.1), width)
  }
  return (
    line('M50 94C50 70 51 50 50 24', bark, 3) +
    leaves +
    leaf(50, 30, length * 0.78, -90, lighten(colour, 0.12), width)
  )
}

function flower(x: number, y: number, r: number, petals: number, colour: string, middle: string, notch = 0) {
  let body = ''
  for (let index = 0; index < petals; index++) {
    body += at(
      0,
      0,
      oval(0, -r * 0.62, r * (2.1 / petals + 0.06), r * 0.42, colour, 0, 0.2) +
        (notch ? `<circle cy="${-r}" r="${notch}" fill="#fffaf0"/>` : ''),
      (index * 360) / petals,
    )
  }
  return at(x, y, body + ball(0, 0, r * 0.26, middle, 0.2))
}

function seeds(colour: string, rx: number, ry: number, size: number) {
  return heap(
    darken(colour, 0.25),
    (index) => oval(0, 0, rx, ry, chance(index + 3) > 0.5 ? lighten(colour, 0.15) : colour, 0, 0.3),
    size,
  )
}

const root = (colour: string) =>
  shape(
    'M46 14C54 12 58 18 57 28C58 44 60 60 56 76C55 84 52 92 49 94C46 84 44 76 43 64C41 48 42 34 42 24C42 18 43 15 46 14Z',
    `{ball ${colour}}`,
  ) +
  shape('M55 38C66 44 74 56 78 74C70 64 62 56 55 52Z', `{ball ${colour}}`) +
  shape('M43 44C32 50 24 62 21 78C30 68 38 60 44 58Z', `{ball ${colour}}`) +
  line('M45 30q6 2 11 0M44 44q6 3 12 0M45 58q5 2 11 0M46 72q4 2 9 0', darken(colour, 0.4), 1.2, 0.5)

const turmericRoot =
  at(
    44,
    46,
    shape(
      'M-30 -8C-32 -18 -20 -22 -10 -18C6 -22 26 -18 32 -8C36 2 30 14 18 14C4 18 -16 16 -24 10C-30 6 -30 0 -30 -8Z',
      '{ball #b97a35}',
    ) + line('M-18 -17q-4 14 0 28M-4 -19q-4 17 0 34M12 -19q-3 17 0 33', '#7d4a1c', 1.4, 0.5),
    -14,
  ) +
  at(
    30,
    68,
    shape('M-14 -10C-12 -16 -2 -16 2 -10C8 0 6 16 -2 20C-10 20 -16 2 -14 -10Z', '{ball #b97a35}') +
      line('M-12 0q6 3 15 0', '#7d4a1c', 1.3, 0.5),
    12,
  ) +
  at(
    70,
    70,
    '<ellipse rx="17" ry="15" fill="#a8672c"/><ellipse rx="14.500" ry="12.500" fill="{flesh #f9b32c #ee8f1c}"/><ellipse rx="8" ry="6.500" fill="none" stroke="#d9740f" stroke-width="1.400" opacity=".7"/>',
  ) +
  at(46, 84, '<ellipse rx="11" ry="7" fill="#a8672c"/><ellipse rx="9" ry="5.500" fill="#f6a424"/>')

const clove = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    shape('M-4 -12C-4 4 -3 24 0 34C3 24 4 4 4 -12Z', '{ball #6b3a22}') +
      shape('M-11 -18L-4 -10L4 -10L11 -18L5 -8L-5 -8Z', '#5a2f1a') +
      ball(0, -17, 8, '#8a5230', 0.35),
    rotate,
  )

const pod = (x: number, y: number, rotate: number, scale: number) =>
  at(
    x,
    y,
    shape(
      'M0 -26C10 -18 14 -2 11 10C9 20 4 25 0 27C-4 25 -9 20 -11 10C-14 -2 -10 -18 0 -26Z',
      '{ball #8fb04e}',
    ) +
      line('M-4 -18C-8 -4 -7 12 -3 22M0 -22C0 -6 0 10 0 24M4 -18C8 -4 7 12 3 22', '#5f7f2c', 1.2, 0.6) +
      line('M0 -26l0 -6', '#8a7a45', 2.4),
    rotate,
    scale,
  )

const eucalyptusLeaf = (x: number, y: number, rotate: number) => leaf(x, y, 42, rotate, '#6f9a8c', 0.17)

/** A stalk of isabgol with its seed spike. */
function isabgol(rotate: number, length: number) {
  let husks = ''
  for (let row = 0; row < 7; row++) {
    for (const dx of [-5, 0, 5])
      husks += oval(
        dx,
        -length - row * 4.6 - (dx === 0 ? 2 : 0),
        3.4,
        3,
        dx === 0 ? '#e9cfa4' : '#d3ac7c',
        0,
        0.25,
      )
  }
  return at(
    50,
    96,
    line(`M0 0L0 ${-length}`, '#9aa055', 2.2) + husks + oval(0, -length - 33, 3.6, 4, '#d3ac7c', 0, 0.25),
    rotate,
  )
}

/** Herbs, spices, seeds and flowers. */
export const herbMotifs: Record<string, string> = {
  'chicory-flower':
    leaf(50, 74, 40, 28, '#5a8a45', 0.26) +
    leaf(50, 74, 40, 152, '#5a8a45', 0.26) +
    line('M50 46L50 96', '#6a8f45', 4) +
    at(0, 0, flower(50, 42, 38, 13, '#6d8fe0', '#3f57a8')),
  cardamom: pod(32, 44, -26, 1.15) + pod(69, 42, 24, 1.15) + pod(50, 62, 4, 1.2),
  sugarcane:
    [-13, 0, 13]
      .map((turned, index) =>
        at(
          50,
          52,
          shape(
            'M-7.500 -44L7.500 -44L7.500 40L-7.500 40Z',
            `{side ${index === 1 ? '#a9bd55' : '#96ab48'}}`,
          ) +
            [-26, -6, 14, 32]
              .map((y) => `<rect x="-8.500" y="${y}" width="17" height="3.400" rx="1.700" fill="#6d7f2c"/>`)
              .join('') +
            '<ellipse cy="-44" rx="7.500" ry="3" fill="#eef0c4"/>',
          turned,
        ),
      )
      .join('') +
    leaf(56, 12, 34, -20, '#5f9a3d', 0.14) +
    leaf(44, 12, 34, -160, '#6aa545', 0.14),
  eucalyptus:
    line('M30 92C40 66 52 40 66 14', '#8a6f55', 2.8) +
    eucalyptusLeaf(36, 78, -8) +
    eucalyptusLeaf(40, 68, -150) +
    eucalyptusLeaf(45, 56, -4) +
    eucalyptusLeaf(50, 47, -152) +
    eucalyptusLeaf(55, 36, 2) +
    eucalyptusLeaf(62, 24, -128),
  ashwagandha: root('#cda775'),
  triphala:
    ball(32, 40, 19, '#c5d45f', 0.35) +
    line('M32 21q10 18 0 37M32 21q-10 18 0 37', '#8aa33a', 1.2, 0.6) +
    oval(68, 42, 15, 21, '#8a5a2c', 18, 0.3) +
    line('M62 26q4 16 0 32M70 24q6 16 2 34', '#5a351a', 1.2, 0.6) +
    oval(50, 72, 20, 16, '#7a6a4a', -8, 0.25),
  tulsi:
    twig('#5f9a3d', 3, 30, 0.4, 54, '#6a4a6a') +
    [0, 1, 2, 3, 4]
      .map((index) => ball(50 + (index % 2 ? 2.5 : -2.5), 12 + index * 4, 3.2, '#8a5a9a', 0.2))
      .join(''),
  giloy:
    line('M22 92C44 76 26 52 50 42C70 34 62 18 80 10', '#7a8f4a', 4) +
    ['52 42 18', '30 66 -150', '66 26 60']
      .map((place) => {
        const [x = 0, y = 0, turned = 0] = place.split(' ').map(Number)
        return at(
          x,
          y,
          shape(
            'M0 0C-4 -16 -24 -20 -24 -2C-24 14 -8 22 0 34C8 22 24 14 24 -2C24 -20 4 -16 0 0Z',
            '{ball #6fa845}',
          ) + line('M0 0L0 28M0 4L-13 4M0 4L13 4', '#cfe6a0', 1.2, 0.7),
          turned,
          0.95,
        )
      })
      .join(''),
  adulsa: twig('#4f8f4a', 2, 40, 0.3, 52) + flower(50, 18, 13, 5, '#f3eaf0', '#c9a0c0'),
  neem: twig('#4f9a4a', 5, 34, 0.17, 58),
  mint: twig('#3fa06a', 3, 32, 0.46, 58),
  aloe: [-62, -38, -16, 10, 34, 60]
    .map((turned, index) =>
      at(
        50,
        90,
        shape('M-9 0C-9 -34 -4 -62 0 -82C4 -62 9 -34 9 0Z', `{side ${index % 2 ? '#6fae72' : '#5f9f66'}}`) +
          [-18, -30, -42, -54]
            .map(
              (y) =>
                `<path d="M${-8 - y * 0.06 - 1} ${y}l-2.500 -1.500l2.500 -2z M${8 + y * 0.06 + 1} ${y}l2.500 -1.500l-2.500 -2z" fill="#e3efc9"/>`,
            )
            .join(''),
        turned,
        turned % 4 ? 0.9 : 1,
      ),
    )
    .join(''),
  shikakai: [
    [30, -24],
    [52, -6],
    [72, 16],
  ]
    .map(([x = 0, turned = 0]) =>
      at(
        x,
        52,
        shape(
          'M-7 -38C4 -36 10 -28 5 -20C12 -14 10 -6 5 -2C12 6 8 14 4 18C10 24 6 36 -2 40C-10 30 -8 22 -11 14C-14 4 -10 -4 -12 -12C-14 -24 -10 -34 -7 -38Z',
          '{ball #7d4f2c}',
        ) + [-26, -10, 8, 26].map((y) => oval(-2, y, 4.5, 6, '#8f5c34', 0, 0.3)).join(''),
        turned,
      ),
    )
    .join(''),
  clove: clove(28, 46, -28) + clove(50, 36, 4) + clove(72, 46, 30) + clove(40, 64, -70) + clove(62, 68, 62),
  turmeric: turmericRoot,
  isabgol:
    leaf(50, 92, 52, -140, '#7f9f4a', 0.1) +
    leaf(50, 92, 52, -40, '#7f9f4a', 0.1) +
    isabgol(-24, 44) +
    isabgol(24, 44) +
    isabgol(0, 56),
  ajwain: seeds('#a58a55', 4.8, 2.4, 0.72),
  mustard:
    line('M50 96L50 40M50 70L32 50M50 62L70 46', '#7a9a3c', 3) +
    leaf(50, 82, 30, 20, '#6a9a3c', 0.3) +
    leaf(50, 86, 30, 160, '#6a9a3c', 0.3) +
    flower(50, 30, 19, 4, '#f5cf2e', '#d99a1a') +
    flower(28, 44, 15, 4, '#f7d843', '#d99a1a') +
    flower(73, 40, 15, 4, '#f7d843', '#d99a1a') +
    flower(40, 14, 11, 4, '#f7d843', '#d99a1a') +
    flower(62, 13, 11, 4, '#f5cf2e', '#d99a1a'),
  sesame: seeds('#ead9b0', 5, 3.2, 0.8),
  flax:
    line('M50 96C49 76 50 60 50 46M50 78L30 62', '#6f9a4a', 3) +
    leaf(50, 84, 28, -30, '#6fa055', 0.16) +
    leaf(50, 70, 26, -20, '#6fa055', 0.16) +
    leaf(50, 90, 28, -152, '#6fa055', 0.16) +
    flower(52, 32, 25, 5, '#7f9fe6', '#f2d24a') +
    flower(26, 56, 15, 5, '#8fabea', '#f2d24a'),
  safflower:
    leaf(50, 66, 40, 28, '#5f8a45', 0.28) +
    leaf(50, 66, 40, 152, '#5f8a45', 0.28) +
    line('M50 60L50 96', '#6a8f45', 4) +
    [-64, -48, -32, -16, 0, 16, 32, 48, 64]
      .map((turned, index) =>
        at(
          50,
          52,
          drop(0, -14, 5, index % 2 ? '{fade #f7b52c #e8641f}' : '{fade #f9c440 #ef7d24}', 6),
          turned,
        ),
      )
      .join('') +
    oval(50, 56, 18, 15, '#7a9a4a', 0, 0.25) +
    line('M38 54l6 8M50 50l0 14M62 54l-6 8', '#4f6f2c', 1.6, 0.6),
  niger:
    leaf(50, 84, 34, -20, '#5f8f3c', 0.26) +
    leaf(50, 84, 34, -160, '#5f8f3c', 0.26) +
    line('M50 50L50 96', '#6a8f45', 4) +
    flower(50, 38, 34, 8, '#f3c52c', '#8a5a1c'),
  cotton:
    line('M50 96C50 84 50 78 50 70', '#7a5a35', 5) +
    leaf(50, 78, 38, -148, '#7a6a3a', 0.24) +
    leaf(50, 78, 38, -32, '#7a6a3a', 0.24) +
    ball(34, 46, 20, '#fbf8f0', 0.3, 'soft') +
    ball(66, 46, 20, '#fbf8f0', 0.3, 'soft') +
    ball(50, 32, 21, '#fdfbf5', 0.3, 'soft') +
    ball(50, 58, 21, '#fbf8f0', 0.3, 'soft') +
    shape('M50 80C40 74 34 68 32 60C42 64 48 70 50 80C52 70 58 64 68 60C66 68 60 74 50 80Z', '#6a4a2c'),
}
