import { at, drop, leaf, line, shape } from '../shapes.ts'

/** A pressed bar of soap with a leaf, on its own paper band. */
function soap(colour: string, band: string, sign: string) {
  return (
    '<g transform="rotate(-10 50 54)">' +
    `<rect x="8" y="34" width="84" height="50" rx="15" fill="{down ${colour}}"/><rect x="8" y="28" width="84" height="48" rx="15" fill="{slant ${colour}}"/><rect x="13" y="32.500" width="74" height="39" rx="11" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="M35 27.500L65 27.500L65 84L35 84Z" fill="{down ${band}}"/><path d="M35 76L65 76L65 84L35 84Z" fill="#000" opacity=".1"/><path d="M37.500 28L37.500 84M62.500 28L62.500 84" stroke="#b3322c" stroke-width="1" opacity=".7"/>` +
    at(50, 52, sign) +
    '</g>'
  )
}

const thermometer =
  '<g transform="rotate(-38 50 50)"><rect x="-14" y="46.500" width="30" height="7" rx="3.500" fill="{down #b9c3cc}"/><path d="M14 43L30 39L30 61L14 57Z" fill="{down #dfe6ea}"/><rect x="28" y="36" width="84" height="28" rx="12" fill="{down #f4f6f5}"/><rect x="38" y="42" width="38" height="16" rx="3.500" fill="#b9cfb5"/><rect x="38" y="42" width="38" height="16" rx="3.500" fill="none" stroke="#7d8f80" stroke-width="1"/>' +
  line(
    'M43 46L47.500 46L47.500 54L43 54M44 50L47.500 50M56 46L51.500 46L51.500 54L56 54L56 50L51.500 50M60 54L60 54.200M64 50L64 46L69 46L69 54L64 54L64 50L69 50',
    '#2b3b34',
    1.5,
  ) +
  '<circle cx="90" cy="50" r="6.500" fill="{ball #3f8fc2}"/><path d="M32 41L104 41" stroke="#fff" stroke-width="2" opacity=".7"/></g>'

const mask =
  '<path d="M12 40C-4 40 0 70 16 68M88 40C104 40 100 70 84 68" fill="none" stroke="#dfe8ee" stroke-width="3.500"/>' +
  '<path d="M12 36C26 30 38 24 50 24C62 24 74 30 88 36L86 68C74 78 62 84 50 84C38 84 26 78 14 68Z" fill="{down #7db7d9}"/>' +
  line(
    'M13 46C38 54 62 54 87 46M13.500 55C38 63 62 63 86.500 55M14 64C38 72 62 72 86 64',
    '#4a86ad',
    1.8,
    0.6,
  ) +
  line('M32 29C44 25 56 25 68 29', '#f4f8fa', 3, 0.8)

const kit =
  '<path d="M36 24C36 10 64 10 64 24" fill="none" stroke="#245a42" stroke-width="6"/>' +
  '<rect x="6" y="22" width="88" height="66" rx="10" fill="{down #2f8f63}"/><rect x="6" y="22" width="88" height="24" rx="10" fill="#fff" opacity=".12"/>' +
  line('M6 48L94 48', '#1f6a48', 2, 0.7) +
  '<rect x="22" y="43" width="9" height="11" rx="2.500" fill="#dfe6ea"/><rect x="69" y="43" width="9" height="11" rx="2.500" fill="#dfe6ea"/>' +
  '<circle cx="50" cy="56" r="20" fill="#fffaf0"/><path d="M45.500 42L54.500 42L54.500 51.500L64 51.500L64 60.500L54.500 60.500L54.500 70L45.500 70L45.500 60.500L36 60.500L36 51.500L45.500 51.500Z" fill="#2f8f63"/>'

const hotBag =
  '<path d="M34 4C40 2 60 2 66 4C66 10 60 13 59 18L60 28L40 28L41 18C40 13 34 10 34 4Z" fill="{side #9a3030}"/><ellipse cx="50" cy="4.500" rx="16" ry="3.500" fill="#6f1f22"/><rect x="43" y="-3" width="14" height="9" rx="3" fill="{side #e9e2d0}"/>' +
  '<path d="M44 97L56 97L56 103C56 106 44 106 44 103Z" fill="{side #9a3030}"/><circle cx="50" cy="101" r="2" fill="#f7ead6"/>' +
  '<path d="M41 24L59 24C62 30 74 30 84 33C91 35 93 40 93 46L93 86C93 96 86 99 78 99L22 99C14 99 7 96 7 86L7 46C7 40 9 35 16 33C26 30 38 30 41 24Z" fill="{soft #bf4a44}"/>' +
  [44, 54, 64, 74, 84]
    .map((y) =>
      [14, 24, 34, 44, 54, 64, 74, 84]
        .map((x) => line(`M${x - 2} ${y}l3.500 4.500l3.500 -4.500`, '#f6dcc4', 1.7, 0.7))
        .join(''),
    )
    .join('') +
  '<path d="M40 27L60 27L60.500 32L39.500 32Z" fill="#f6e6d0"/>'

const brush = (x: number, rotate: number, bristle: string) =>
  at(
    x,
    54,
    '<path d="M-4.500 -46C-4.500 -50 4.500 -50 4.500 -46L4.500 -24C4.500 -18 3 -14 3.400 -6C4 10 5 26 4.500 40C4.500 46 -4.500 46 -4.500 40C-5 26 -4 10 -3.400 -6C-3 -14 -4.500 -18 -4.500 -24Z" fill="{side #cfa565}"/>' +
      [-44, -39, -34, -29]
        .map(
          (y) => `<rect x="4" y="${y}" width="11" height="4" rx="1.300" fill="{fade ${bristle} #fffdf5}"/>`,
        )
        .join('') +
      line('M-1 8L-1 26', '#8a5f2c', 1.4, 0.6),
    rotate,
  )

const clay =
  '<ellipse cx="50" cy="92" rx="22" ry="4" fill="#000" opacity=".12"/>' +
  shape('M8 54C10 80 30 92 50 92C70 92 90 80 92 54Z', '{side #a8653c}') +
  '<ellipse cx="50" cy="54" rx="42" ry="12" fill="#8a4f2c"/>' +
  shape('M14 54C22 36 34 26 50 24C66 26 78 36 86 54C76 64 24 64 14 54Z', '{ball #d9bd94}') +
  line('M32 46C40 42 46 44 52 40M56 50C62 46 68 48 72 46', '#a88a60', 1.6, 0.6)

/** Household goods, soap and other things of daily use. */
export const householdMotifs: Record<string, string> = {
  'digital-thermometer': thermometer,
  'hands-drop':
    drop(50, 62, 26, '{ball #5fb3cf}', 2.1) +
    '<path d="M45 50L55 50L55 58L63 58L63 68L55 68L55 76L45 76L45 68L37 68L37 58L45 58Z" fill="#fff" opacity=".9"/>',
  'face-mask': mask,
  'first-aid-kit': kit,
  'hot-water-bag': hotBag,
  'soap-neem': soap(
    '#7fa65a',
    '#f6efdc',
    leaf(-9, 12, 26, -62, '#3f7a45', 0.3) + leaf(-2, 12, 20, -20, '#5f9a4a', 0.32),
  ),
  'soap-sandal': soap(
    '#d9a86a',
    '#f6efdc',
    '<rect x="-11" y="-11" width="22" height="30" rx="3" fill="{side #9a5f2f}"/><ellipse cy="-11" rx="11" ry="5" fill="#e3b87c"/><ellipse cy="-11" rx="7" ry="3" fill="none" stroke="#a8703a" stroke-width="1"/><ellipse cy="-11" rx="3.500" ry="1.500" fill="none" stroke="#a8703a" stroke-width="1"/>' +
      line('M-5 -2v14M1 0v16M6 -2v12', '#6a3a18', 1, 0.5),
  ),
  'bamboo-toothbrush':
    brush(36, -16, '#e9dfc8') + brush(62, 12, '#9fc3a8') + leaf(76, 84, 22, -44, '#6fa045', 0.24),
  'clay-bowl': clay,
}
