import type { DemoMotif } from '../../db/demo-market/types.ts'
import { fromShares, hueOf, toShares, turn } from './colours.ts'

/**
 * Colours between two hues get another hue, or are turned by some degrees, and made stronger and lighter by
 * a factor.
 */
type Recolour = { from: number; to: number; by?: number; hue?: number; saturation?: number; light?: number }

/** Icons whose colour is another variety's than the one we sell. */
const recolours: Partial<Record<DemoMotif, readonly Recolour[]>> = {
  'fluent:eggplant': [
    { from: 225, to: 330, hue: 282, saturation: 0.5, light: 0.52 },
    { from: 90, to: 180, hue: 104, saturation: 0.55, light: 0.8 },
  ],
  'fluent:broccoli': [{ from: 100, to: 225, hue: 108, saturation: 0.5, light: 0.86 }],
  'fluent:ginger-root': [{ from: 300, to: 410, hue: 35, saturation: 0.52, light: 0.98 }],
  'fluent:garlic': [{ from: 290, to: 360, by: -6, saturation: 0.55 }],
  'fluent:red-apple': [{ from: 285, to: 360, hue: 356, saturation: 0.95, light: 0.94 }],
  'fluent:watermelon': [{ from: 320, to: 364, hue: 358 }],
  'fluent:hot-beverage': [{ from: 215, to: 400, hue: 24, saturation: 1.4 }],
  'fluent:teacup-without-handle': [{ from: 215, to: 340, hue: 30, saturation: 0.6 }],
  'fluent:adhesive-bandage': [{ from: 180, to: 250, hue: 26, saturation: 0.62, light: 1.06 }],
  'fluent:stethoscope': [
    { from: 230, to: 330, hue: 205, saturation: 0.4, light: 0.9 },
    { from: 190, to: 230, saturation: 0.5, light: 0.92 },
  ],
  'fluent:scarf': [{ from: 280, to: 372, hue: 350, saturation: 0.5, light: 0.92 }],
  'fluent:yarn': [{ from: 180, to: 310, hue: 8, saturation: 0.66, light: 0.9 }],
}

function changed(changes: readonly Recolour[], colour: string) {
  const hue = hueOf(colour)
  // Reds lie on both sides of 0.
  const change = changes.find(({ from, to }) =>
    [hue, hue + 360].some((angle) => angle >= from && angle <= to),
  )
  if (!change) return colour
  const by = change.hue === undefined ? (change.by ?? 0) : change.hue - hue
  return turn(colour, by, change.saturation, change.light)
}

/** The icon in the colours of our goods. */
export function recolour(id: DemoMotif, body: string) {
  const changes = recolours[id]
  if (!changes) return body
  const flat = body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (colour) => changed(changes, colour))
  // The icons' inner shadows keep their colour in a matrix instead, as shares of red, green and blue.
  return flat.replace(
    /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g,
    (_, red: string, green: string, blue: string, opacity: string) => {
      const colour = changed(changes, fromShares([Number(red), Number(green), Number(blue)]))
      return `values="${toShares(colour)
        .map((share) => `0 0 0 0 ${share.toFixed(4)}`)
        .join(' ')} 0 0 0 ${opacity} 0"`
    },
  )
}
