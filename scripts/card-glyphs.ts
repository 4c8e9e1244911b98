/**
 * Writes down the outlines of the letters in which pictures for sharing are set (`server/share/faces/`), from the
 * faces of our own pages: so they look the same on a machine that has no fonts. Needed again when a face changes.
 */
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { fetchSources, inCache } from './pictures/sources.ts'
import { projectRoot } from './run-program.ts'

/** As much of fontkit as we use. */
interface Face {
  unitsPerEm: number
  characterSet: number[]
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string): { advanceWidth: number; glyphs: { path: { toSVG(): string } }[] }
}

fetchSources()
const fontkit = (await import(pathToFileURL(inCache('fontkit', 'dist', 'main.cjs')).href)) as {
  default: { create(file: Buffer): Face }
}
writeFace('fraunces-600', [openFace(path.join(projectRoot, 'app/fonts/fraunces-600.woff2'))])
// Of the pages' own file fontkit cannot take one weight. The rupee sign stands in the second one.
const figtree = ['latin', 'latin-ext'].map((script) =>
  openFace(inCache('@fontsource', 'figtree', 'files', `figtree-${script}-600-normal.woff`)),
)
writeFace('figtree-600', figtree)

function openFace(file: string): Face {
  return fontkit.default.create(fs.readFileSync(file))
}

/** A line for each letter: the letter, its width in thousandths of its size, its outline; then pairs that stand closer. */
function writeFace(name: string, faces: Face[]): void {
  const codes = [...new Set(faces.flatMap((face) => face.characterSet))].filter(isWanted)
  const letters = codes.map((code) => String.fromCodePoint(code))
  const lines = letters.map((letter) => `${letter}\t${widthOf(letter, faces)}\t${outlineOf(letter, faces)}`)
  const plain = letters.filter((letter) => /[!-~’]/.test(letter))
  for (const first of plain)
    for (const second of plain) {
      const closer = widthOf(first + second, faces) - widthOf(first, faces) - widthOf(second, faces)
      if (Math.abs(closer) > 8) lines.push(`${first}${second}\t${closer}`)
    }
  fs.writeFileSync(path.join(projectRoot, 'server/share/faces', `${name}.tsv`), `${lines.join('\n')}\n`)
}

/** Latin letters with the accents of Europe, figures, quotation marks, dashes, ₹ and ×. */
function isWanted(code: number): boolean {
  return (
    (code >= 32 && code <= 126) ||
    (code >= 160 && code <= 255) ||
    /[’‘“”–—₹…]/.test(String.fromCodePoint(code))
  )
}

function faceOf(text: string, faces: Face[]): Face | undefined {
  const has = (face: Face) =>
    Array.from(text).every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  return faces.find(has) ?? faces[0]
}

function widthOf(text: string, faces: Face[]): number {
  const face = faceOf(text, faces)
  return face ? Math.round((face.layout(text).advanceWidth * 1000) / face.unitsPerEm) : 0
}

function outlineOf(letter: string, faces: Face[]): string {
  const face = faceOf(letter, faces)
  if (!face) return ''
  const outlines = face.layout(letter).glyphs.map((glyph) => glyph.path.toSVG())
  return outlines
    .join('')
    .replace(/-?\d+(\.\d+)?/g, (length) => String(Math.round((Number(length) * 1000) / face.unitsPerEm)))
}
