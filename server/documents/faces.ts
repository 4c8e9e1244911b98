import { readFileSync } from 'node:fs'
import path from 'node:path'

import { create } from 'fontkit'
import type { Font } from 'fontkit'

import { projectFolder } from '#db/project-folder.ts'

/** Read once a process: shaping Devanagari reads tables that are slow to read and stay in memory. */
function read(file: string): Font {
  const font = create(readFileSync(path.join(projectFolder(), 'server', file)))
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}

export const faces = {
  text: read('documents/fonts/figtree-400.ttf'),
  bold: read('documents/fonts/figtree-600.ttf'),
  /** The letters of Hindi, in one weight. */
  hindi: read('share/fonts/mukta-devanagari-600.ttf'),
} as const

export type Weight = 'text' | 'bold'

/** A piece of text that one face spells. */
export interface Run {
  face: keyof typeof faces
  text: string
}

/**
 * The text in pieces of one face each. A letter that no face has stands without its accents, or as a question
 * mark, so that the reader sees that there is one; an emoji is left out.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const letter = spelled(segment, weight)
    const last = runs.at(-1)
    if (letter && last?.face === letter.face) last.text += letter.text
    else if (letter) runs.push(letter)
  }
  return runs
}

function spelled(grapheme: string, weight: Weight): Run | null {
  const without = grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  for (const text of [grapheme, without])
    for (const face of [weight, 'hindi'] as const)
      if (text !== '' && spells(face, text)) return { face, text }
  return /\p{L}/u.test(grapheme) ? { face: weight, text: '?' } : null
}

/** The letters as people see them: a syllable of Hindi is one. */
export const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

function spells(face: keyof typeof faces, text: string): boolean {
  return Array.from(text).every((letter) => faces[face].hasGlyphForCodePoint(letter.codePointAt(0)!))
}
