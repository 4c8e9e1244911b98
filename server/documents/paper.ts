import { buffer } from 'node:stream/consumers'

import PDFDocument from 'pdfkit'

import type { Language } from '#words/languages.ts'

import { faces, graphemes, runsOf } from './faces.ts'
import type { Run, Weight } from './faces.ts'

/** In points. */
export const sheet = { width: 595.28, height: 841.89, margin: 40 } as const

export const inks = { text: '#23301f', soft: '#5d665a', line: '#d8d3c4', leaf: '#2f6b3a' } as const

export interface Look {
  size: number
  weight?: Weight
  ink?: keyof typeof inks
}

/** Where a text stands: its upper left corner and how wide it may be, in points. */
export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

interface PaperOptions {
  title: string
  author: string
  at: Date
  /** The longer side lies below. */
  isWide?: boolean
  language?: Language
}

type Line = { runs: Run[]; width: number }

/** A4 sheets to write on. Text of two faces stands on one baseline, unlike in pdfkit's own wrapping. */
export class Paper {
  readonly #doc: PDFKit.PDFDocument
  readonly #lines = new Map<string, readonly Line[]>()
  /** In points. */
  readonly width: number
  readonly height: number

  constructor({ title, author, at, isWide = false, language = 'en' }: PaperOptions) {
    const [width, height] = isWide ? [sheet.height, sheet.width] : [sheet.width, sheet.height]
    this.width = width
    this.height = height
    this.#doc = new PDFDocument({
      size: [width, height],
      margin: 0,
      bufferPages: true,
      lang: `${language}-IN`,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at },
    })
    for (const [name, font] of Object.entries(faces))
      // pdfkit takes a font that was read before; its types know files only.
      this.#doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource)
  }

  /** Writes text, wrapped to its place and at its line breaks. Answers how high it is. */
  write(text: string, { x, y, width, align = 'left' }: Place, look: Look): number {
    const { size, ink = 'text' } = look
    const lines = this.#wrapped(text, width, look)
    for (const [place, line] of lines.entries()) {
      let left = align === 'right' ? x + width - line.width : x
      const baseline = y + (place + 0.8) * size * leading
      for (const run of line.runs) {
        this.#doc
          .font(run.face)
          .fontSize(size)
          .fillColor(inks[ink])
          .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', ...figures(run) })
        left += this.#widthOf(run, size)
      }
    }
    return lines.length * size * leading
  }

  heightOf(text: string, width: number, look: Look): number {
    return this.#wrapped(text, width, look).length * look.size * leading
  }

  line(
    y: number,
    { ink = 'line', thickness = 0.7 }: { ink?: keyof typeof inks; thickness?: number } = {},
  ): void {
    this.#doc
      .moveTo(sheet.margin, y)
      .lineTo(this.width - sheet.margin, y)
      .lineWidth(thickness)
      .strokeColor(inks[ink])
      .stroke()
  }

  nextSheet(): void {
    this.#doc.addPage()
  }

  /** Writes something on every sheet, which knows its number and how many there are. */
  onEverySheet(write: (sheetNumber: number, sheets: number) => void): void {
    const { start, count } = this.#doc.bufferedPageRange()
    for (let place = 0; place < count; place++) {
      this.#doc.switchToPage(start + place)
      write(place + 1, count)
    }
  }

  /** Ends what stands on the sheets so far, with something on each of them, and begins another part. */
  nextPart(write: (sheetNumber: number, sheets: number) => void): void {
    this.onEverySheet(write)
    this.#doc.flushPages()
    this.#doc.addPage()
  }

  /** The file. Nothing can be written afterwards. */
  async finish(): Promise<Buffer> {
    this.#doc.end()
    return buffer(this.#doc)
  }

  /** Kept for a while: a text is measured before it is written, and a table says the same many times. */
  #wrapped(text: string, width: number, look: Look): readonly Line[] {
    const key = `${look.size} ${look.weight ?? 'text'} ${width} ${text}`
    const known = this.#lines.get(key)
    if (known) return known
    if (this.#lines.size >= mostLinesKept) this.#lines.clear()
    const lines = text.split('\n').flatMap((paragraph) => this.#wrappedParagraph(paragraph, width, look))
    this.#lines.set(key, lines)
    return lines
  }

  #wrappedParagraph(text: string, width: number, { size, weight = 'text' }: Look): Line[] {
    const space = this.#widthOf({ face: weight, text: ' ' }, size)
    const lines: Line[] = []
    for (const word of text.split(/\s+/).flatMap((one) => this.#cut(one, width, { size, weight }))) {
      const runs = runsOf(word, weight)
      const wide = this.#width(runs, size)
      const last = lines.at(-1)
      if (last && last.width + space + wide <= width) {
        last.runs.push({ face: weight, text: ' ' }, ...runs)
        last.width += space + wide
      } else if (runs.length > 0) lines.push({ runs, width: wide })
    }
    return lines
  }

  /** A word that is wider than its place in parts that are not. */
  #cut(word: string, width: number, { size, weight }: Required<Pick<Look, 'size' | 'weight'>>): string[] {
    if (this.#width(runsOf(word, weight), size) <= width) return [word]
    const parts = ['']
    for (const { segment } of graphemes.segment(word)) {
      const longer = parts.at(-1)! + segment
      if (this.#width(runsOf(longer, weight), size) <= width) parts[parts.length - 1] = longer
      else parts.push(segment)
    }
    return parts
  }

  #width(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0)
  }

  #widthOf(run: Run, size: number): number {
    return this.#doc.font(run.face).fontSize(size).widthOfString(run.text, figures(run))
  }
}

const mostLinesKept = 2000

/** Line height by the size of the letters. */
const leading = 1.36

/** Numbers whose digits stand below each other. */
function figures({ face, text }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return face !== 'hindi' && /\d/.test(text) ? { features: ['tnum', 'kern'] } : {}
}
