import { darken, lighten } from '../colours.ts'
import { at, ball, chance, leaf, line, mound, oval, round, shape } from '../shapes.ts'
import { jaggery, scoop } from './grains.ts'

/** A half ball of palm jaggery, as a coconut shell shaped it; its flat side is below. */
function dome(x: number, y: number, r: number, colour: string, seed: number) {
  const pits = Array.from({ length: 14 }, (_, index) => {
    const turned = Math.PI * (1.1 + chance(seed + index) * 0.8)
    const away = r * (0.2 + chance(seed + index + 60) * 0.7)
    return `<ellipse cx="${round(x + Math.cos(turned) * away)}" cy="${round(y + Math.sin(turned) * away * 0.8)}" rx="1.300" ry=".9" fill="${darken(colour, 0.5)}" opacity=".45"/>`
  }).join('')
  return (
    shape(
      `M${x - r} ${y}C${x - r} ${round(y - r * 1.12)} ${x + r} ${round(y - r * 1.12)} ${x + r} ${y}C${round(x + r * 0.9)} ${round(y + r * 0.24)} ${round(x - r * 0.9)} ${round(y + r * 0.24)} ${x - r} ${y}Z`,
      `{ball ${colour}}`,
    ) +
    line(
      `M${round(x - r * 0.96)} ${round(y - r * 0.12)}C${round(x - r * 0.5)} ${round(y + r * 0.1)} ${round(x + r * 0.5)} ${round(y + r * 0.1)} ${round(x + r * 0.96)} ${round(y - r * 0.12)}`,
      darken(colour, 0.4),
      1.6,
      0.5,
    ) +
    pits
  )
}

/** A dome turned over: its flat face with the rings of the shell. */
const face = (x: number, y: number, r: number, colour: string) =>
  `<ellipse cx="${x}" cy="${y + r * 0.22}" rx="${r}" ry="${round(r * 0.7)}" fill="{ball ${darken(colour, 0.16)}}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.62)}" fill="{slant ${lighten(colour, 0.16)}}"/>` +
  [0.74, 0.46, 0.2]
    .map(
      (share) =>
        `<ellipse cx="${x}" cy="${y}" rx="${round(r * share)}" ry="${round(r * 0.62 * share)}" fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1.200" opacity=".45"/>`,
    )
    .join('')

/** A clear cube of sugar with its facets. */
function sugarCube(x: number, y: number, side: number, rotate: number) {
  const s = side
  return at(
    x,
    y,
    shape(
      `M0 ${-s}L${s} ${-s * 0.5}L${s} ${s * 0.5}L0 ${s}L${-s} ${s * 0.5}L${-s} ${-s * 0.5}Z`,
      '#dfe8ea',
      'stroke="#a9bcc2" stroke-width=".8"',
    ) +
      shape(`M0 ${-s}L${s} ${-s * 0.5}L0 0L${-s} ${-s * 0.5}Z`, '#fcfefe') +
      shape(`M${-s} ${-s * 0.5}L0 0L0 ${s}L${-s} ${s * 0.5}Z`, '#dde7e9') +
      shape(`M${s} ${-s * 0.5}L0 0L0 ${s}L${s} ${s * 0.5}Z`, '#bccdd1') +
      line(`M${-s * 0.6} ${-s * 0.1}L${-s * 0.6} ${s * 0.4}`, '#fff', s * 0.14, 0.9),
    rotate,
  )
}

const litchi = (x: number, y: number, r: number) =>
  ball(x, y, r, '#b5404a', 0.25) +
  Array.from({ length: 34 }, (_, index) => {
    const ring = index < 6 ? 0.3 : index < 17 ? 0.58 : 0.86
    const count = index < 6 ? 6 : index < 17 ? 11 : 17
    const turned = (index / count) * Math.PI * 2 + ring * 3
    return `<circle cx="${round(x + Math.cos(turned) * r * ring)}" cy="${round(y + Math.sin(turned) * r * ring)}" r="${round(r * 0.1)}" fill="${darken('#c85560', 0.24 * ring)}" opacity=".8"/>`
  }).join('')

const peeled =
  ball(66, 70, 19, '#f3ece6', 0.4, 'soft') +
  shape('M46 74C48 92 84 94 86 72C80 80 74 76 68 81C60 77 54 82 46 74Z', '{ball #b5404a}') +
  line('M56 62C58 56 64 54 70 55', '#fff', 2.4, 0.8)

/** An umbel of small white flowers on rays. */
const umbel = (x: number, y: number, size: number) => {
  const rays = [-64, -40, -16, 8, 32, 58]
  return at(
    x,
    y,
    rays.map((turned) => at(0, 0, line('M0 0L0 -34', '#8fa85a', 1.5), turned)).join('') +
      rays
        .map((turned, ray) => {
          const angle = ((turned - 90) * Math.PI) / 180
          const [mx, my] = [Math.cos(angle) * 36, Math.sin(angle) * 36]
          return Array.from({ length: 9 }, (_, index) => {
            const way = (index / 8) * Math.PI * 2
            const away = index === 8 ? 0 : 6.2
            return ball(
              round(mx + Math.cos(way) * away),
              round(my + Math.sin(way) * away),
              3.4,
              chance(ray * 9 + index) > 0.4 ? '#fbf8ee' : '#ece6d2',
              0.2,
              'soft',
            )
          }).join('')
        })
        .join(''),
    0,
    size,
  )
}

/** A date on its strand. */
const date = (x: number, y: number, rotate: number, colour: string) =>
  at(
    x,
    y,
    oval(0, 0, 7.5, 13, colour, 0, 0) +
      line('M-2.500 -9C-4 -3 -4 4 -2 9M2.500 -9C3.500 -3 3.500 4 2 9', darken(colour, 0.5), 0.8, 0.5) +
      line('M-4.500 -5C-5.200 -1 -5 3 -4.400 5', '#f1c08a', 1.6, 0.6) +
      oval(0, -12.5, 3.6, 2.4, '#c9a06a', 0, 0),
    rotate,
  )

/** Jaggery, sugar, honey flowers and syrups. */
export const sweetenerMotifs: Record<string, string> = {
  'gur-blocks':
    jaggery(54, 46, 34, 26, '#c07a2c', 3) +
    jaggery(24, 72, 21, 15, '#b5702a', 50) +
    jaggery(72, 78, 20, 14, '#cb8836', 90) +
    jaggery(46, 90, 10, 7, '#c07a2c', 130) +
    [
      [12, 92],
      [24, 96],
      [84, 94],
      [56, 98],
      [92, 88],
    ]
      .map(([x = 0, y = 0], index) => ball(x, y, 2 + (index % 2), '#b8742c', 0.2))
      .join(''),
  'gur-powder': at(0, -6, mound('#b8702a', 120)) + scoop('#c47e36') + jaggery(16, 84, 8, 7, '#a8641f', 7),
  'khand-scoop': at(0, -6, mound('#e6cd9a', 120)) + scoop('#eed9ac'),
  'bura-bowl':
    shape('M22 44C28 22 40 14 50 14C60 14 72 22 78 44Z', '{soft #fbf7ee}') +
    line('M36 30C40 24 44 22 50 21M34 40C42 32 54 30 64 34', '#d9d0bc', 1.6, 0.6) +
    shape('M10 44C10 72 28 84 50 84C72 84 90 72 90 44Z', '{side #c9a04a}') +
    '<path d="M10 44A40 9 0 0 0 90 44" fill="none" stroke="#f3dfa4" stroke-width="3"/>' +
    shape('M36 82L64 82L68 92L32 92Z', '{side #b58a38}') +
    line('M16 60Q50 76 84 60', '#8a5f22', 1.5, 0.5),
  mishri:
    line('M50 -2C49 30 51 60 50 102', '#f6f1e4', 2.4) +
    line('M50 -2C49 30 51 60 50 102', '#b8ac90', 0.7, 0.7) +
    sugarCube(42, 16, 13, -10) +
    sugarCube(63, 33, 17, 14) +
    sugarCube(34, 45, 18, 20) +
    sugarCube(62, 64, 20, -8) +
    sugarCube(38, 80, 17, 6),
  'palm-jaggery':
    dome(51, 60, 27, '#54301f', 5) +
    dome(25, 77, 25, '#5f3824', 35) +
    dome(78, 76, 23, '#4c281a', 65) +
    face(51, 86, 23, '#6a3a26') +
    dome(88, 96, 10, '#5a3020', 77),
  'nolen-pot':
    leaf(62, 26, 50, -52, '#7f9a48', 0.12) +
    leaf(60, 28, 46, -30, '#8aa552', 0.12) +
    leaf(58, 24, 46, -78, '#74903f', 0.12) +
    shape(
      'M30 36L70 36C70 44 92 50 92 70C92 90 72 98 50 98C28 98 8 90 8 70C8 50 30 44 30 36Z',
      '{ball #b5673a}',
    ) +
    shape('M26 28C26 22 74 22 74 28L72 38C60 42 40 42 28 38Z', '{side #a85a30}') +
    '<ellipse cx="50" cy="28" rx="24" ry="6" fill="#6e3418"/><ellipse cx="50" cy="29" rx="20" ry="4.400" fill="#8f4716"/>' +
    shape(
      'M30 29C34 33 40 33 44 33C46 40 44 54 47 58C50 60 51 54 51 46C51 40 53 34 58 33L68 30C60 36 36 36 30 29Z',
      '{down #9c5016}',
    ) +
    line('M14 66Q50 82 86 66M17 74Q50 90 83 74', '#f0dcb8', 1.6, 0.5) +
    line('M22 54C16 62 15 74 22 84', '#f0b98a', 2.4, 0.4),
  litchi:
    line('M34 22C44 10 58 8 72 10', '#7a5a34', 2.4) +
    leaf(58, 9, 36, 20, '#5f8a45', 0.28) +
    leaf(50, 10, 30, -152, '#6a9a4c', 0.28) +
    line('M34 22L30 28M56 10L60 20', '#7a5a34', 2) +
    litchi(30, 46, 21) +
    litchi(68, 36, 19) +
    peeled,
  'ajwain-flower':
    line('M50 100C50 84 50 66 50 58M50 82C40 72 34 66 28 62M50 76C60 66 66 62 74 58', '#7f9a4a', 2.4) +
    leaf(50, 96, 26, -20, '#7fa352', 0.1) +
    leaf(50, 96, 26, -160, '#7fa352', 0.1) +
    leaf(50, 92, 24, -40, '#8aad5c', 0.1) +
    umbel(26, 62, 0.62) +
    umbel(75, 58, 0.62) +
    umbel(50, 58, 1.02),
  'date-branch':
    line('M20 8C40 6 58 10 78 22', '#c9903c', 4) +
    [
      [30, 8, 26],
      [42, 8, 44],
      [54, 10, 30],
      [64, 14, 48],
      [74, 20, 30],
    ]
      .map(([x = 0, y = 0, long = 0]) => line(`M${x} ${y}L${x} ${y + long}`, '#c9a04a', 1.5))
      .join('') +
    date(28, 42, 6, '#7a3f1d') +
    date(43, 38, -8, '#8a4a22') +
    date(56, 48, 6, '#6e3618') +
    date(38, 64, 14, '#6e3618') +
    date(68, 44, -6, '#8a4a22') +
    date(52, 74, -6, '#7a3f1d') +
    date(68, 68, 10, '#7a3f1d') +
    date(80, 58, -12, '#6e3618') +
    date(62, 92, 4, '#8a4a22'),
}
