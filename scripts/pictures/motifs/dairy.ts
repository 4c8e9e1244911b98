import { at, ball, block, chance, leaf, line, oval, shape } from '../shapes.ts'

/** A bowl seen from a little above. */
function bowl(colour: string, inside: string, topping = '') {
  return (
    shape('M8 48C8 76 28 90 50 90C72 90 92 76 92 48Z', `{side ${colour}}`) +
    `<ellipse cx="50" cy="48" rx="42" ry="13" fill="${colour}" stroke="#fff" stroke-opacity=".35" stroke-width="1.500"/>` +
    `<ellipse cx="50" cy="49" rx="37" ry="10.500" fill="{soft ${inside}}"/>` +
    topping +
    shape('M34 88C40 91 60 91 66 88L64 94C58 96 42 96 36 94Z', `{side ${colour}}`)
  )
}

function head(hide: string, muzzle: string, horns: string, patch = '') {
  return (
    horns +
    oval(16, 46, 14, 7.5, hide, -16, 0.1) +
    oval(84, 46, 14, 7.5, hide, 16, 0.1) +
    shape(
      'M50 18C68 18 76 30 75 46C74 60 70 70 68 80C66 92 34 92 32 80C30 70 26 60 25 46C24 30 32 18 50 18Z',
      `{ball ${hide}}`,
    ) +
    patch +
    shape(
      'M50 64C62 64 72 70 72 80C72 92 62 96 50 96C38 96 28 92 28 80C28 70 38 64 50 64Z',
      `{soft ${muzzle}}`,
    ) +
    '<ellipse cx="41" cy="79" rx="3.400" ry="4.400" fill="#4a2a2a"/><ellipse cx="59" cy="79" rx="3.400" ry="4.400" fill="#4a2a2a"/>' +
    '<ellipse cx="37" cy="50" rx="4" ry="5" fill="#2a1a18"/><ellipse cx="63" cy="50" rx="4" ry="5" fill="#2a1a18"/><circle cx="36" cy="48" r="1.400" fill="#fff"/><circle cx="62" cy="48" r="1.400" fill="#fff"/>' +
    line('M43 88Q50 91 57 88', '#8a4a4a', 1.8, 0.7)
  )
}

const egg = (x: number, y: number, colour: string) =>
  at(
    x,
    y,
    shape(
      'M0 -19C9 -19 15 -5 15 4C15 13 8 17 0 17C-8 17 -15 13 -15 4C-15 -5 -9 -19 0 -19Z',
      `{soft ${colour}}`,
    ) + '<ellipse cx="-5" cy="-7" rx="3" ry="5" fill="#fff" opacity=".4" transform="rotate(18)"/>',
  )

const kulfiStick = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    '<rect x="-4" y="24" width="8" height="24" rx="4" fill="{side #d9b27c}"/>' +
      shape('M-13 28L-16 -16C-17 -36 17 -36 16 -16L13 28C12 33 -12 33 -13 28Z', '{side #f3e2b8}') +
      [
        [-7, -18],
        [5, -22],
        [2, -6],
        [-8, 2],
        [7, 8],
        [-2, 18],
        [9, -8],
      ]
        .map(([dx = 0, dy = 0], index) => oval(dx, dy, 2.6, 1.4, '#7fa344', chance(index) * 180, 0))
        .join('') +
      line('M-10 -14C-11 0 -10 12 -9 22', '#fffaf0', 3, 0.6),
    rotate,
  )

const barfi = (x: number, y: number) =>
  block(x, y, 24, 24, 14, '#efdcb0') +
  oval(x - 4, y - 13, 5, 2, '#8fae4a', 20, 0.2) +
  oval(x + 5, y - 11, 4.5, 1.8, '#9cb957', -30, 0.2) +
  oval(x, y - 7, 4, 1.6, '#7f9f3c', 70, 0.2) +
  `<ellipse cx="${x + 1}" cy="${y - 15}" rx="6" ry="2" fill="#fff" opacity=".5"/>`

/** Butter and cream in a bowl, smoothed with a spoon. */
const lump =
  shape('M17 49C18 40 26 38 30 32C38 25 58 22 66 30C74 32 82 40 83 49C72 58 28 58 17 49Z', '{soft #fbf0cf}') +
  line('M32 38C40 31 52 30 60 33M36 46C46 39 60 39 70 45', '#dcc48a', 2.6, 0.6) +
  '<ellipse cx="38" cy="33" rx="7" ry="3" fill="#fff" opacity=".5" transform="rotate(-24 38 33)"/>'
const spoon = line('M60 48L92 8', '#b98a5a', 4.5) + line('M60 47L91 8', '#e0bb8c', 1.6, 0.8)

/** Milk, sweets and eggs, and the animals that stand on the labels. */
export const dairyMotifs: Record<string, string> = {
  cow: head(
    '#c9823f',
    '#f2c9b0',
    shape('M32 26C24 20 20 10 24 2C28 10 34 16 40 20Z', '{ball #e9dcc0}') +
      shape('M68 26C76 20 80 10 76 2C72 10 66 16 60 20Z', '{ball #e9dcc0}'),
    shape('M50 18C56 18 58 30 56 44C55 56 55 62 50 64C45 62 45 56 44 44C42 30 44 18 50 18Z', '#fbf3e3'),
  ),
  buffalo: head(
    '#4a4750',
    '#8f8890',
    shape('M36 26C18 30 4 18 6 0C12 14 26 18 40 18Z', '{ball #5f5a58}') +
      shape('M64 26C82 30 96 18 94 0C88 14 74 18 60 18Z', '{ball #5f5a58}'),
    oval(50, 26, 9, 6, '#2f2c34', 0, 0),
  ),
  paneer:
    block(44, 54, 30, 30, 26, '#f7efdc') +
    block(76, 74, 15, 15, 14, '#f7efdc') +
    block(28, 84, 13, 13, 12, '#f5ecd6') +
    [
      [34, 60],
      [26, 66],
      [38, 72],
      [56, 66],
      [66, 58],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.600" ry="1" fill="#c9b48a" opacity=".7"/>`)
      .join(''),
  'white-butter':
    bowl('#a8623c', '#f3e6c0', lump + shape('M8 50A42 13 0 0 0 92 50L92 48A42 13 0 0 1 8 48Z', '#a8623c')) +
    leaf(54, 30, 17, -24, '#5f9a4a', 0.36) +
    leaf(54, 30, 15, -150, '#6aa545', 0.36),
  'ghee-bowl': bowl(
    '#b98a3a',
    '#f7c948',
    [
      [36, 48],
      [50, 45],
      [62, 50],
      [44, 53],
      [57, 54],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 3, '#fbdc7a', 0.3))
      .join(''),
  ),
  'curd-bowl': bowl(
    '#b5623c',
    '#fbf8ee',
    line('M30 48C40 54 60 42 70 50', '#d9d2bd', 2, 0.7) +
      line('M40 53C48 56 58 53 62 51', '#d9d2bd', 1.6, 0.6),
  ),
  shrikhand: bowl(
    '#c9ced6',
    '#f7cf62',
    [
      [40, 46],
      [50, 51],
      [60, 47],
    ]
      .map(([x = 0, y = 0], index) => oval(x, y, 4, 1.8, '#8fae4a', index * 50, 0.2))
      .join('') + line('M44 52l5 -3M56 51l5 2M49 45l4 2', '#c2451c', 1.5),
  ),
  kulfi: kulfiStick(32, 50, -14) + kulfiStick(68, 50, 14),
  'egg-tray':
    shape('M6 62L94 62L86 88C84 92 16 92 14 88Z', '{down #b5a58f}') +
    egg(28, 46, '#d9a678') +
    egg(50, 44, '#cf9868') +
    egg(72, 46, '#dcae84') +
    shape(
      'M4 60C10 50 16 66 28 58C36 52 42 66 50 58C58 66 64 52 72 58C84 66 90 50 96 60L94 68L6 68Z',
      '{down #c6b7a2}',
    ) +
    egg(24, 62, '#cf9868') +
    egg(50, 62, '#d9a678') +
    egg(76, 62, '#c98f60') +
    shape(
      'M4 68C12 62 16 76 24 76C34 76 40 64 50 76C60 64 66 76 76 76C84 76 88 62 96 68L88 90C86 94 14 94 12 90Z',
      '{down #cfc1ad}',
    ) +
    line('M18 84L82 84', '#9a8a74', 1.5, 0.6),
  barfi: barfi(50, 44) + barfi(26, 66) + barfi(74, 66) + barfi(50, 82),
  'cream-bowl': bowl(
    '#6f9ac2',
    '#fdf8ea',
    spoon + line('M30 49C34 42 60 42 64 49C60 55 42 55 42 50C44 47 54 47 55 50', '#d9cba6', 2.2, 0.8),
  ),
}
