import { darken } from '../colours.ts'
import { at, ball, drop, leaf, line, shape } from '../shapes.ts'

/** A block-printed flower, flat as ink. */
function buta(x: number, y: number, size: number, ink: string, accent: string) {
  const petals = [0, 60, 120, 180, 240, 300]
    .map((turned) => at(0, 0, `<ellipse cy="-5.500" rx="2.400" ry="4.200" fill="${ink}"/>`, turned))
    .join('')
  return at(x, y, `${petals}<circle r="2.400" fill="${accent}"/>`, 0, size)
}

function basket() {
  let weave = ''
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 9; column++) {
      const half = 40 - row * 2.6
      const wide = (half * 2) / 9
      const x = 50 - half + column * wide
      weave += `<rect x="${x}" y="${46 + row * 8.4}" width="${wide - 0.6}" height="7.800" rx="2.600" fill="{down ${(row + column) % 2 ? '#d9ab62' : '#b98642'}}"/>`
    }
  }
  return (
    '<path d="M14 46C14 -6 86 -6 86 46" fill="none" stroke="#9a6a2e" stroke-width="7"/><path d="M14 46C14 -6 86 -6 86 46" fill="none" stroke="#d6a860" stroke-width="3.500" stroke-dasharray="7 3"/>' +
    '<path d="M10 46L90 46L79 88C77 92 23 92 21 88Z" fill="#8a5c28"/>' +
    weave +
    '<ellipse cx="50" cy="45" rx="42" ry="9" fill="#7a5022"/><ellipse cx="50" cy="46" rx="36" ry="6" fill="#5a3a18"/>' +
    '<path d="M8 45A42 9 0 0 0 92 45L92 50A42 9 0 0 1 8 50Z" fill="{down #cf9c50}"/>' +
    [14, 24, 34, 44, 54, 64, 74, 84]
      .map((x) => line(`M${x} ${50 + (1 - Math.abs(x - 50) / 50) * 5}l4 5`, '#8a5c28', 1.5, 0.7))
      .join('')
  )
}

const kurta =
  shape(
    'M38 10L24 15C18 17 14 22 12 30L4 56L17 61L24 42L24 94C24 96 42 97 50 97C58 97 76 96 76 94L76 42L83 61L96 56L88 30C86 22 82 17 76 15L62 10C58 17 42 17 38 10Z',
    '{slant #33508c}',
  ) +
  shape('M38 10C42 17 58 17 62 10L58 8C54 12 46 12 42 8Z', '#22386a') +
  '<rect x="46.500" y="15" width="7" height="30" rx="1.500" fill="#e9e2d0"/>' +
  [20, 27, 34, 41].map((y) => `<circle cx="50" cy="${y}" r="1.300" fill="#8a5a2c"/>`).join('') +
  line('M24 70L24 94M76 70L76 94', '#1f3260', 1.6, 0.8) +
  line('M34 30C32 50 33 72 32 92M66 30C68 50 67 72 68 92', '#1f3260', 1.6, 0.4) +
  [28, 36, 44, 56, 64, 72].map((x) => buta(x, 89, 0.42, '#e9e2d0', '#d98a4a')).join('') +
  line('M5 53L18 58M95 53L82 58', '#e9e2d0', 2.2)

const fish = (x: number, y: number, flip: number) =>
  `<g transform="translate(${x} ${y}) scale(${flip} 1)">` +
  shape('M-18 0C-10 -10 6 -10 14 0C6 10 -10 10 -18 0Z', '#d8572a') +
  shape('M-18 0L-26 -8L-24 0L-26 8Z', '#2f6f63') +
  line('M-12 -4q2 4 0 8M-6 -6q3 6 0 12M0 -7q3 7 0 14', '#2a1a18', 1.1) +
  '<circle cx="8" cy="-1.500" r="2" fill="#fff" stroke="#2a1a18" stroke-width=".8"/>' +
  line('M-18 0C-10 -10 6 -10 14 0C6 10 -10 10 -18 0Z', '#2a1a18', 1) +
  '</g>'

const lotus = (x: number, y: number) =>
  [-60, -30, 0, 30, 60]
    .map((turned) =>
      at(
        x,
        y,
        shape('M0 0C-5 -7 -4 -14 0 -18C4 -14 5 -7 0 0Z', '#d2477a', 'stroke="#2a1a18" stroke-width=".8"'),
        turned,
      ),
    )
    .join('')

const madhubani =
  '<rect x="12" y="4" width="76" height="92" rx="2.500" fill="{slant #7a4a2a}"/><rect x="18" y="10" width="64" height="80" fill="#f6e9c8"/>' +
  '<rect x="21" y="13" width="58" height="74" fill="none" stroke="#b3322c" stroke-width="3"/><rect x="24.500" y="16.500" width="51" height="67" fill="none" stroke="#2f6f63" stroke-width="1.300" stroke-dasharray="3 1.600"/>' +
  fish(52, 34, 1) +
  fish(48, 68, -1) +
  lotus(50, 58) +
  [32, 68].map((x) => at(x, 52, leaf(0, 0, 9, -50, '#3f8a45') + leaf(0, 0, 9, -130, '#3f8a45'))).join('') +
  [
    [31, 22],
    [69, 22],
    [31, 78],
    [69, 78],
    [50, 22],
    [50, 80],
  ]
    .map(([x = 0, y = 0]) => buta(x, y, 0.5, '#e0a52e', '#b3322c'))
    .join('')

const matka =
  '<ellipse cx="50" cy="91" rx="24" ry="6" fill="{side #8a4526}"/>' +
  shape('M50 26C80 26 92 44 90 60C88 80 70 92 50 92C30 92 12 80 10 60C8 44 20 26 50 26Z', '{ball #c26a3e}') +
  shape('M36 16C34 22 33 26 28 31L72 31C67 26 66 22 64 16Z', '{side #b35d34}') +
  '<ellipse cx="50" cy="16" rx="19" ry="5" fill="{side #d1794b}"/>' +
  shape('M31 13C34 6 44 4 50 4C56 4 66 6 69 13C64 17 36 17 31 13Z', '{side #b96238}') +
  ball(50, 4, 4.5, '#b35d34', 0.3) +
  line('M13 52C30 60 70 60 87 52M12 62C30 71 70 71 88 62', '#f3e2c4', 1.8, 0.9) +
  [18, 28, 39, 50, 61, 72, 82]
    .map(
      (x) => `<circle cx="${x}" cy="${61.5 + (1 - Math.abs(x - 50) / 40) * 3.4}" r="1.900" fill="#f3e2c4"/>`,
    )
    .join('') +
  [24, 37, 50, 63, 76].map((x) => line(`M${x - 4} 47l4 -7l4 7`, '#f3e2c4', 1.6, 0.85)).join('')

function mala() {
  let beads = ''
  const count = 30
  for (let index = 0; index < count; index++) {
    const turned = (index / count) * Math.PI * 2 + Math.PI / 2 + Math.PI / count
    const x = 50 + Math.cos(turned) * 36
    const y = 43 + Math.sin(turned) * 36
    beads += at(
      x,
      y,
      ball(0, 0, 4.5, '#8f4a26', 0.2) +
        line('M-2.400 -2q1.200 2 0 4M1.600 -3q1.200 3 0 5.500', '#4a2010', 0.8, 0.8),
      index * 12,
    )
  }
  return (
    '<circle cx="50" cy="43" r="36" fill="none" stroke="#b3322c" stroke-width="2"/>' +
    beads +
    ball(50, 82, 5.5, '#a85a2e', 0.3) +
    shape('M46.500 86L53.500 86L56 99L44 99Z', '{down #c0392b}') +
    line('M47 90l-1 8M50 89l0 9M53 90l1 8', '#7a1f1a', 0.8, 0.6)
  )
}

const elephant =
  shape(
    'M20 50C20 26 46 20 62 26C78 26 86 36 86 50L86 84C86 88 74 88 74 84L74 68L40 68L40 84C40 88 26 88 26 84Z',
    '{ball #e3b45c}',
  ) +
  shape(
    'M58 24C74 16 94 24 94 42C94 58 93 66 95 74C96 82 84 82 84 74C84 66 84 60 80 58C66 62 56 44 58 24Z',
    '{ball #e9bd68}',
  ) +
  shape('M62 26C52 22 46 34 50 46C54 56 66 54 68 44C70 36 68 28 62 26Z', '{ball #d2703a}') +
  shape('M62 30C56 28 52 36 54 43C57 50 64 48 65 42C66 36 65 32 62 30Z', '#f0c98a') +
  '<circle cx="80" cy="38" r="2.600" fill="#2a1a18"/><circle cx="79.200" cy="37.200" r=".9" fill="#fff"/>' +
  shape('M84 58C90 60 94 56 97 50C96 60 92 66 84 64Z', '#fbf5e6') +
  shape('M24 30C34 22 50 20 56 24L52 54C44 58 32 58 23 54Z', '{slant #b3322c}') +
  line('M23 51C32 55 44 55 52 51', '#f3c52c', 2.4) +
  [
    [32, 34],
    [42, 32],
    [30, 44],
    [40, 43],
    [48, 40],
  ]
    .map(([x = 0, y = 0]) => buta(x, y, 0.42, '#f6e3b4', '#f3c52c'))
    .join('') +
  shape('M66 20C72 14 84 16 88 22C82 24 74 26 66 20Z', '#2f6f63') +
  ball(76, 16, 2.4, '#f3c52c') +
  line('M27 80L39 80M75 80L85 80', '#b3322c', 3) +
  line('M21 46C14 50 13 60 15 66', '#c9984a', 3.6) +
  ball(15, 68, 3, '#b3322c') +
  '<rect x="12" y="86" width="82" height="8" rx="3" fill="{down #2f6f63}"/>' +
  line('M16 90L90 90', '#f3c52c', 1.2, 0.9)

const fan = () => {
  let pleats = ''
  for (let step = 0; step < 28; step++) {
    const turned = 180 + (step * 360) / 28
    pleats += at(
      50,
      42,
      shape('M0 0L-4.600 -39L0 -41L4.600 -39Z', `{down ${step % 2 ? '#d6bd72' : '#ecd99b'}}`),
      turned,
    )
  }
  return (
    '<rect x="46.500" y="50" width="7" height="50" rx="3.500" fill="{side #a8703a}"/>' +
    pleats +
    '<circle cx="50" cy="42" r="40" fill="none" stroke="#b3322c" stroke-width="4"/><circle cx="50" cy="42" r="36" fill="none" stroke="#f3c52c" stroke-width="1.200"/><circle cx="50" cy="42" r="22" fill="none" stroke="#2f6f63" stroke-width="2" stroke-dasharray="4 3"/>' +
    shape('M45 46L55 46L53.500 84L46.500 84Z', '{side #8f5a2c}') +
    ball(50, 42, 9, '#b3322c', 0.2) +
    buta(50, 42, 0.75, '#f6e3b4', '#f3c52c')
  )
}

const tote =
  '<path d="M30 34C30 -2 70 -2 70 34" fill="none" stroke="#8a5a2c" stroke-width="5"/>' +
  '<path d="M14 32L86 32L82 92C82 96 18 96 18 92Z" fill="{slant #c9a468}"/>' +
  [40, 48, 56, 64, 72, 80, 88].map((y) => line(`M17 ${y}L83 ${y}`, '#8f6c38', 0.7, 0.45)).join('') +
  [24, 34, 44, 54, 64, 74].map((x) => line(`M${x} 34L${x} 94`, '#8f6c38', 0.7, 0.35)).join('') +
  '<rect x="14" y="30" width="72" height="6" rx="2" fill="#a87c42"/>' +
  at(
    50,
    80,
    shape('M0 0C-18 -8 -18 -28 0 -36C18 -28 18 -8 0 0Z', '#2f6b3b') +
      line('M0 4L0 -28M0 -8L-8 -15M0 -8L8 -15M0 -17L-6 -23M0 -17L6 -23', '#d9ba80', 1.6),
  ) +
  '<path d="M30 42C30 30 30 30 30 28M70 42C70 30 70 30 70 28" stroke="#8a5a2c" stroke-width="5" fill="none"/>'

function cloth() {
  let print = ''
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 6; column++)
      print += buta(16 + column * 12.6 + (row % 2) * 4, 31 + row * 10.5, 0.62, '#f2e4c8', '#e0a04a')
  const fold = (y: number, colour: string) =>
    `<path d="M8 ${y}C8 ${y - 5} 12 ${y - 6} 16 ${y - 6}L92 ${y - 6}L92 ${y + 8}L16 ${y + 8}C11 ${y + 8} 8 ${y + 5} 8 ${y}Z" fill="{down ${colour}}"/>`
  return (
    fold(82, '#a83e2c') +
    line('M16 82L92 82', '#f2e4c8', 1.2, 0.6) +
    fold(70, '#2f4f86') +
    line('M16 70L92 70', '#f2e4c8', 1.2, 0.6) +
    '<path d="M10 20L86 20C92 20 92 24 92 26L92 64L14 64C10 64 8 61 8 57L8 24C8 21 9 20 10 20Z" fill="{slant #2f4a80}"/>' +
    print +
    '<rect x="8" y="56" width="84" height="8" fill="#a83e2c"/>' +
    [13, 23, 33, 43, 53, 63, 73, 83].map((x) => `<path d="M${x} 63l4 -6l4 6z" fill="#f2e4c8"/>`).join('')
  )
}

/** Crafts of the village, drawn ourselves because the icon sets know only other countries' ones. */
export const craftMotifs: Record<string, string> = {
  'bamboo-basket': basket(),
  kurta,
  madhubani,
  matka,
  diya:
    shape(
      'M6 52C6 78 28 90 48 90C70 90 92 76 97 48C88 52 84 50 78 50L18 50C12 50 8 50 6 52Z',
      '{down #b9603a}',
    ) +
    shape(
      'M6 52C12 42 36 38 54 39C72 40 84 46 97 48C88 60 66 64 46 63C26 63 10 60 6 52Z',
      '{slant #d07a4c}',
    ) +
    shape(
      'M14 52C22 45 38 43 54 43.500C68 44 78 47 86 49C78 56 62 59 46 58.500C30 58.500 20 56 14 52Z',
      '#7a4a1c',
    ) +
    shape(
      'M18 53C26 49 40 48 54 48.500C66 49 74 50 80 51C72 56 60 57.500 46 57C32 57 24 56 18 53Z',
      '#d9a23c',
    ) +
    line('M62 52C72 51 82 49 90 45', '#f6ecd6', 3) +
    drop(91, 34, 7, '{fade #ffd95e #f0801c}', 3) +
    drop(91, 36, 3.2, '#fff6c9', 2.2) +
    [20, 32, 45, 58, 70, 81]
      .map((x) => `<circle cx="${x}" cy="${70 - Math.abs(x - 48) * 0.12}" r="2.200" fill="#f3e2c4"/>`)
      .join('') +
    line('M16 76C34 84 64 84 84 74', '#f3e2c4', 1.5, 0.8),
  rudraksha: mala(),
  candle:
    '<ellipse cx="50" cy="90" rx="31" ry="6" fill="#b58a5a"/>' +
    '<path d="M20 44L80 44L77 88C77 93 23 93 23 88Z" fill="{side #e9d8c0}"/>' +
    '<ellipse cx="50" cy="44" rx="30" ry="8" fill="#f7eddc"/><ellipse cx="50" cy="45" rx="25.500" ry="6" fill="{flesh #fff6d6 #ecd9b4}"/>' +
    line('M50 45L50 33', '#4a352a', 2.2) +
    drop(50, 27, 7.5, '{fade #ffd75a #f28a1e}', 2.9) +
    drop(50, 29, 3.6, '#fff6c9', 2.2) +
    '<rect x="33" y="57" width="34" height="24" rx="3" fill="#fffaf0"/>' +
    leaf(42, 74, 18, -38, '#5f8a4a') +
    line('M38 77L62 77', darken('#c9a47a', 0.2), 1),
  'kondapalli-elephant': elephant,
  'palm-fan': fan(),
  'jute-bag': tote,
  'block-print-cloth': cloth(),
}
