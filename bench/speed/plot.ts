/** Lines on logarithmic axes, as SVG. */

interface Line {
  name: string
  /** By its number; lines that belong together share one. */
  colour: number
  isDashed?: boolean
  /** Each above 0. */
  points: { x: number; y: number }[]
}

interface Plot {
  title: string
  x: string
  y: string
  lines: Line[]
}

const width = 720
const height = 400
const frame = { left: 70, right: 190, top: 44, bottom: 50 }
const colours = ['#0b6e4f', '#c2410c', '#1d4ed8', '#7c3aed', '#a16207', '#0e7490']

/** Readable on white and on black: it brings its own white ground. */
export function plot({ title, x, y, lines }: Plot): string {
  const drawn = lines.map((line) => ({
    ...line,
    points: line.points.filter((one) => one.x > 0 && one.y > 0),
  }))
  const all = drawn.flatMap(({ points }) => points)
  const across = axis(
    all.map((one) => one.x),
    frame.left,
    width - frame.right,
  )
  const up = axis(
    all.map((one) => one.y),
    height - frame.bottom,
    frame.top,
  )
  const [left, right, top, bottom] = [frame.left, width - frame.right, frame.top, height - frame.bottom]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    label(left, 24, title, 'font-size="15" font-weight="600"'),
    ...across.marks.map(
      ({ at, text }) =>
        `<path d="M${at} ${top}V${bottom}" stroke="#e5e7eb"/>${label(at, bottom + 18, text, 'text-anchor="middle"')}`,
    ),
    ...up.marks.map(
      ({ at, text }) =>
        `<path d="M${left} ${at}H${right}" stroke="#e5e7eb"/>${label(left - 8, at + 4, text, 'text-anchor="end"')}`,
    ),
    label((left + right) / 2, height - 12, x, 'text-anchor="middle"'),
    label(16, (top + bottom) / 2, y, `text-anchor="middle" transform="rotate(-90 16 ${(top + bottom) / 2})"`),
    ...drawn.flatMap(({ name, points, colour: number, isDashed }, n) => {
      const colour = colours[number % colours.length]
      const places = points.map((one) => `${across.at(one.x)},${up.at(one.y)}`)
      return [
        `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"${isDashed ? ' stroke-dasharray="6 4"' : ''}/>`,
        ...places.map((place) => {
          const [cx, cy] = place.split(',')
          return `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`
        }),
        label(right + 12, top + 12 + n * 20, name, `fill="${colour}"`),
      ]
    }),
    '</svg>',
    '',
  ].join('\n')
}

/** From the tenth below to the tenth above: 1, 10, 100, and what lies between where that is little. */
function axis(numbers: readonly number[], from: number, to: number) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const steps = [1, 2, 5]
  const ticks: number[] = []
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(most)); power++)
    for (const step of steps) ticks.push(step * 10 ** power)
  const low = ticks.findLast((tick) => tick <= least) ?? least
  const high = ticks.find((tick) => tick >= most && tick > low) ?? most
  const at = (value: number) =>
    Math.round(
      (from + ((Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))) * (to - from)) * 10,
    ) / 10
  const inside = ticks.filter((tick) => tick >= low && tick <= high)
  const shown = inside.length > 10 ? inside.filter((tick) => /^[\d.]*1[0.]*$/.test(String(tick))) : inside
  return { at, marks: shown.map((tick) => ({ at: at(tick), text: tick.toLocaleString('en-US') })) }
}

function label(x: number, y: number, text: string, more: string): string {
  return `<text x="${x}" y="${y}" ${more}>${escaped(text)}</text>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
