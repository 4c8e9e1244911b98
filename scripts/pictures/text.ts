import { round } from './shapes.ts'
import type { Face } from './sources.ts'

type Run = { width: number; outlines: (x: number, baseline: number, size: number, fill: string) => string }

/** A line of text as outlines; `width` is for size 1. `spacing` is in ems. */
function run(face: Face, text: string, spacing: number): Run {
  for (const sign of text.replaceAll(' ', '')) {
    if (!face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
      throw new Error(`The face has no ${sign} for “${text}”`)
  }
  // The Devanagari file holds no space, so words are set one by one.
  const words = text.split(' ').map((word) => face.layout(word))
  const gap = 0.26 + spacing
  const em = face.unitsPerEm
  const wide = (word: (typeof words)[number]) =>
    word.advanceWidth / em + spacing * Math.max(0, word.glyphs.length - 1)
  const width = words.reduce((sum, word) => sum + wide(word), 0) + gap * (words.length - 1)
  return {
    width,
    outlines(x, baseline, size, fill) {
      let pen = x
      let paths = ''
      for (const word of words) {
        word.glyphs.forEach((glyph, index) => {
          const place = word.positions[index]
          const outline = glyph.path.toSVG()
          const scale = size / em
          if (outline && place)
            paths += `<path d="${outline}" transform="translate(${round(pen + place.xOffset * scale)} ${round(baseline - place.yOffset * scale)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})"/>`
          pen += (place?.xAdvance ?? 0) * scale + spacing * size
        })
        pen += gap * size - spacing * size
      }
      return `<g fill="${fill}">${paths}</g>`
    },
  }
}

/** A line of text that never gets wider than it may: it is set smaller instead. */
export function fittedLine(face: Face, text: string, maxWidth: number, maxSize: number, spacing = 0) {
  const set = run(face, text, spacing)
  const size = Math.min(maxSize, maxWidth / set.width)
  return {
    size,
    draw: (centre: number, baseline: number, fill: string) =>
      set.outlines(centre - (set.width * size) / 2, baseline, size, fill),
  }
}

/** The same for a title, which is broken into two lines where that lets it stand larger. */
export function fittedTitle(face: Face, text: string, maxWidth: number, maxSize: number) {
  const one = fittedLine(face, text, maxWidth, maxSize)
  const words = text.split(' ')
  if (words.length < 2 || one.size >= maxSize * 0.6) return [one]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const)
  const best = breaks
    .map((pair) => Math.min(...pair.map((part) => fittedLine(face, part, maxWidth, maxSize * 0.9).size)))
    .reduce((winner, size, index, all) => (size > (all[winner] ?? 0) ? index : winner), 0)
  const [first, second] = breaks[best] ?? [text, '']
  const size = Math.min(
    fittedLine(face, first, maxWidth, maxSize * 0.9).size,
    fittedLine(face, second, maxWidth, maxSize * 0.9).size,
  )
  return [fittedLine(face, first, maxWidth, size), fittedLine(face, second, maxWidth, size)]
}
