import { readFileSync } from 'node:fs'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

/** The letters of one face as outlines, so that no font of the machine is ever asked for. Lengths in thousandths of the size. */
export interface Lettering {
  letters: Map<string, { width: number; outline: string }>
  /** Two letters that stand closer to, or further from, each other than their widths say. */
  pairs: Map<string, number>
}

const read = new Map<string, Lettering>()

/** A face of `server/share/faces/`, read when the first picture needs it. */
export function lettering(name: 'fraunces-600' | 'figtree-600'): Lettering {
  const known = read.get(name)
  if (known) return known
  const file = path.join(projectFolder(), 'server/share/faces', `${name}.tsv`)
  const face: Lettering = { letters: new Map(), pairs: new Map() }
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [sign, width, outline] = line.split('\t')
    if (!sign || width === undefined) continue
    if (outline === undefined) face.pairs.set(sign, Number(width))
    else face.letters.set(sign, { width: Number(width), outline })
  }
  read.set(name, face)
  return face
}

/** The text without what the face has no letter for: a Hindi name, an emoji. */
export function spellable(face: Lettering, text: string): string {
  const known = Array.from(text.normalize('NFC')).filter((letter) => face.letters.has(letter))
  return known.join('').replaceAll(/\s+/g, ' ').trim()
}

/** How wide a text stands at this size. */
export function widthOf(face: Lettering, text: string, size: number): number {
  return (placesOf(face, text).end * size) / 1000
}

/** A line of text as SVG outlines, from `x` on its baseline. */
export function outlines(
  face: Lettering,
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const scale = size / 1000
  const paths = placesOf(face, text).places.map(
    ({ outline, at }) => `<path d="${outline}" transform="translate(${at})"/>`,
  )
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

/** Breaks a text between words into lines that are no wider than this; what is left over is told by an ellipsis. */
export function brokenLines(
  face: Lettering,
  text: string,
  { size, maxWidth, maxLines }: { size: number; maxWidth: number; maxLines: number },
): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(face, longer, size) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, maxLines)
  return kept.map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines
    return shortened(face, line, { size, maxWidth, isCut })
  })
}

function shortened(
  face: Lettering,
  line: string,
  { size, maxWidth, isCut }: { size: number; maxWidth: number; isCut: boolean },
): string {
  if (!isCut && widthOf(face, line, size) <= maxWidth) return line
  let letters = Array.from(line)
  while (letters.length > 1 && widthOf(face, `${letters.join('')}…`, size) > maxWidth)
    letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

function placesOf(face: Lettering, text: string): { places: { outline: string; at: number }[]; end: number } {
  let end = 0
  let before = ''
  const places = Array.from(text).flatMap((letter) => {
    const drawn = face.letters.get(letter)
    if (!drawn) return []
    end += face.pairs.get(before + letter) ?? 0
    const place = { outline: drawn.outline, at: end }
    end += drawn.width
    before = letter
    return [place]
  })
  return { places, end }
}
