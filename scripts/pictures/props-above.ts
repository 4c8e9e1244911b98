import { darken, lighten } from './colours.ts'
import { line, round } from './shapes.ts'
import { lying } from './stage.ts'

/** The middle of what goods lie on when they are seen from above. */
const centre = { x: 400, y: 404 }

/** A round wooden board, seen from above. */
export function board() {
  const wood = '#d8b283'
  const { x, y } = centre
  const grain = [-210, -150, -84, -20, 52, 116, 176, 232]
    .map((dy, index) => {
      const half = Math.sqrt(306 ** 2 - dy ** 2) - 14
      const bend = index % 2 ? 16 : -14
      return line(
        `M${round(x - half)} ${y + dy}Q${x} ${y + dy + bend} ${round(x + half)} ${y + dy}`,
        darken(wood, 0.18),
        2.5,
        0.34,
      )
    })
    .join('')
  return (
    lying(`<circle cx="${x}" cy="${y}" r="332" fill="{slant ${darken(wood, 0.14)}}"/>`) +
    `<circle cx="${x}" cy="${y}" r="318" fill="{slant ${wood}}"/><circle cx="${x}" cy="${y}" r="306" fill="none" stroke="${lighten(wood, 0.3)}" stroke-width="2" opacity=".7"/>` +
    grain
  )
}

/** A brass plate with a rim, seen from above. */
export function plate() {
  const brass = '#cfa250'
  const { x, y } = centre
  return (
    lying(`<circle cx="${x}" cy="${y}" r="332" fill="{slant ${lighten(brass, 0.12)}}"/>`) +
    `<circle cx="${x}" cy="${y}" r="304" fill="{slant ${darken(brass, 0.26)}}"/><circle cx="${x}" cy="${y}" r="296" fill="{slant ${lighten(brass, 0.16)}}"/>` +
    `<circle cx="${x}" cy="${y}" r="318" fill="none" stroke="${darken(brass, 0.3)}" stroke-width="5" stroke-dasharray="3 13" stroke-linecap="round" opacity=".5"/>`
  )
}
