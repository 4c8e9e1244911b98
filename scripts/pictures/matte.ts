import type { DemoMotif } from '../../db/demo-market/types.ts'
import { lightness, mix, turn } from './colours.ts'

/*
 * The icon sets paint their goods wet: white highlights, glowing rims and colours of a screen. Our packs are
 * paper and print, so what lies beside them is made matte: highlights go, gradients lose a part of their
 * contrast and colours a part of their strength.
 */

/** The colours of shapes that are nothing but a highlight, in icons without gradients. */
const highlights: Partial<Record<DemoMotif, readonly string[]>> = {
  'noto:tomato': ['#fed3b0'],
  'noto:mango': ['#ffebc9'],
  'noto:cherries': ['#ff605f'],
  'noto:olive': ['#fff', '#ffffff'],
}

/** How much of a gradient's contrast goes. */
const flatten = 0.42
const strength = 0.84

/** The icon as our own drawings are: without gloss. */
export function matte(id: DemoMotif, body: string) {
  return withoutHighlights(id, body)
    .replace(/<(radial|linear)Gradient [\s\S]*?<\/\1Gradient>/g, flatGradient)
    .replace(/(values="(?:0 0 0 0 [\d.]+ ){3}0 0 0 )([\d.]+)( 0")/g, weakShade)
    .replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (colour) => turn(colour, 0, strength))
}

function withoutHighlights(id: DemoMotif, body: string) {
  const colours = highlights[id]
  if (!colours) return body
  return body.replace(/<path fill="(#[0-9a-f]+)"[^>]*\/>/gi, (path, colour: string) =>
    colours.includes(colour.toLowerCase()) ? '' : path,
  )
}

const stop = /<stop\b[^>]*\/>/g

function flatGradient(gradient: string) {
  const opaque = (gradient.match(stop) ?? []).filter((one) => !one.includes('stop-opacity'))
  const colours = opaque.map(colourOf)
  const middle = colours.reduce((mean, colour, index) => mix(mean, colour, 1 / (index + 1)), '#000000')
  return gradient.replace(stop, (one) => {
    const colour = colourOf(one)
    if (one.includes('stop-opacity')) return lightness(colour) > 0.6 ? weaker(one) : one
    // A gradient between opaque and clear colours is a highlight or a shade, which keeps its own colour.
    return colours.length < 2
      ? one
      : one.replace(/stop-color="[^"]+"/, `stop-color="${mix(colour, middle, flatten)}"`)
  })
}

function colourOf(one: string) {
  return /stop-color="(#[0-9a-f]+)"/i.exec(one)?.[1] ?? '#000000'
}

function weaker(one: string) {
  return one.replace(
    /stop-opacity="([\d.]+)"/,
    (_, opacity: string) => `stop-opacity="${Number(opacity) * 0.4}"`,
  )
}

/** The icons' inner shadows and glows keep their opacity in a matrix. */
function weakShade(_: string, before: string, opacity: string, after: string) {
  return before + (Number(opacity) * 0.6).toFixed(3) + after
}
