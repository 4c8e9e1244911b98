import path from 'node:path'

import sharp from 'sharp'

import { projectFolder } from '#db/project-folder.ts'

const folder = path.join(projectFolder(), 'server/share/fonts')
// Set before fontconfig starts: without it the machine's own settings and fonts would change the pictures.
process.env['FONTCONFIG_FILE'] ??= path.join(folder, 'fonts.conf')

/** By family, as the files call themselves; Mukta has the letters of Hindi, which the others lack. */
const faces = { title: 'Fraunces,Mukta SemiBold', text: 'Figtree Light,Mukta SemiBold' } as const
const files = ['fraunces-600.ttf', 'figtree-400-700.ttf', 'mukta-devanagari-600.ttf']

/** What neither face has a letter for, an emoji say, would stand there as an empty box. */
const withoutLetter = /[^\u0900-\u0977\u0979-\u097f\u200c-\u200d -~\u00a0©®°·¼-¾×à-ãç-êíñó-öü–—‘’“”•…₹−]/gu

export interface Look {
  face: keyof typeof faces
  /** In pixels. */
  size: number
  colour: string
  /** The colour of a line through the text, for a price that is not asked any more. */
  struck?: string
}

/** Text that has been drawn, cut to its ink: ready for sharp's `composite`. */
export interface Lettering {
  input: Buffer
  width: number
  height: number
}

/** The text without what our faces cannot spell. */
export function spellable(text: string): string {
  return text.normalize('NFC').replaceAll(withoutLetter, '').replaceAll(/\s+/g, ' ').trim()
}

/** A piece of text in one look, as Pango reads it. */
export function span(text: string, { face, size, colour, struck }: Look): string {
  const line = struck ? ` strikethrough="true" strikethrough_color="${struck}"` : ''
  const look = `font_family="${faces[face]}" weight="600" size="${size}pt" line_height=".88" foreground="${colour}"`
  return `<span ${look}${line}>${escaped(spellable(text))}</span>`
}

/**
 * Draws spans, wrapped to this width. What would be higher than `height` is set in a smaller size that fits.
 */
export async function lettering(spans: string, box: { width: number; height?: number }): Promise<Lettering> {
  await ourFonts()
  // At 72 dots an inch a point is a pixel.
  const drawn = await draw(spans, { width: box.width, dpi: 72 })
  if (box.height === undefined || drawn.height <= box.height) return drawn
  return draw(spans, { width: box.width, height: box.height })
}

let fontsRead: Promise<unknown> | undefined

/** A font file stays known to the process once a text has been set in it. */
function ourFonts(): Promise<unknown> {
  fontsRead ??= Promise.all(
    files.map((file) => draw('₹', { width: 100, dpi: 72, fontfile: path.join(folder, file) })),
  )
  return fontsRead
}

async function draw(
  text: string,
  options: { width: number; height?: number; dpi?: number; fontfile?: string },
): Promise<Lettering> {
  const { data, info } = await sharp({ text: { text, rgba: true, wrap: 'word-char', ...options } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
