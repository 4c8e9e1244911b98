import type { DocumentLine, ShopOnInvoices } from '#db/schema/invoices.ts'
import type { PrintedDocument } from '#domain/invoices/queries.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { documents as english } from '#words/documents/en.ts'
import { documents as hindi } from '#words/documents/hi.ts'
import type { Language } from '#words/languages.ts'

import { columnsOf, percent, plain, stateTaxName } from './columns.ts'
import type { Column, DocumentWords } from './columns.ts'
import { Paper, sheet } from './paper.ts'

const { margin } = sheet
const width = sheet.width - 2 * margin
/** Below it stands the foot of the sheet. */
const bottom = sheet.height - 64

const small = { size: 8.5 }
const soft = { size: 8.5, ink: 'soft' } as const

const wordsByLanguage: Record<Language, DocumentWords> = { en: english, hi: hindi }

/** A document and the language of its words; its facts are those of its day. */
export interface DocumentIn {
  printed: PrintedDocument
  language: Language
}

/** A document as a PDF on A4. The same document is the same file each time. */
export async function documentPdf({ printed, language }: DocumentIn): Promise<Buffer> {
  const { document } = printed
  const words = wordsByLanguage[language]
  const paper = new Paper({
    title: `${words.title(document.kind)} ${document.number}`,
    author: document.content.seller.sellerName,
    at: document.issuedAt,
    language,
  })
  paper.onEverySheet(draw(paper, printed, words))
  return paper.finish()
}

/** Many documents in one file, each on sheets of its own: in English, for who does the books. */
export async function documentsPdf({ title, all }: ManyDocuments): Promise<Buffer> {
  const [{ document }] = all
  const paper = new Paper({ title, author: document.content.seller.sellerName, at: document.issuedAt })
  for (const printed of all.slice(0, -1)) paper.nextPart(draw(paper, printed, english))
  paper.onEverySheet(draw(paper, all.at(-1)!, english))
  return paper.finish()
}

export interface ManyDocuments {
  title: string
  all: [PrintedDocument, ...PrintedDocument[]]
}

type Drawn = PrintedDocument & { words: DocumentWords }

/** Answers what writes the foot of each of its sheets, once all of them are there. */
function draw(paper: Paper, printed: PrintedDocument, words: DocumentWords) {
  const drawn = { ...printed, words }
  const goodsFrom = writeHead(paper, drawn)
  const sumsFrom = writeGoods(paper, drawn, goodsFrom)
  writeSums(paper, drawn, sumsFrom)
  return (sheetNumber: number, sheets: number) => writeFoot(paper, drawn, { sheetNumber, sheets })
}

/** Seller and document, buyer and place of supply. Answers where the goods begin. */
function writeHead(paper: Paper, drawn: Drawn): number {
  const { document, words } = drawn
  const { seller, buyer, placeOfSupply, reason } = document.content
  const half = width / 2 - 12
  const right = { x: margin + width / 2 + 12, width: half, align: 'right' } as const
  const left = { x: margin, width: half }

  let ofSeller = margin
  ofSeller += paper.write(
    seller.sellerName,
    { ...left, y: ofSeller },
    { size: 17, weight: 'bold', ink: 'leaf' },
  )
  for (const line of linesOf(seller, words)) ofSeller += paper.write(line, { ...left, y: ofSeller }, soft)
  if (seller.gstin !== null)
    ofSeller += paper.write(`GSTIN ${seller.gstin}`, { ...left, y: ofSeller }, { ...small, weight: 'bold' })
  if (seller.fssaiLicence)
    ofSeller += paper.write(words.fssaiLicence(seller.fssaiLicence), { ...left, y: ofSeller }, soft)

  let ofDocument = margin
  const title = words.title(document.kind)
  ofDocument += paper.write(title, { ...right, y: ofDocument }, { size: 17, weight: 'bold' })
  ofDocument += paper.write(document.number, { ...right, y: ofDocument }, { size: 11, weight: 'bold' })
  for (const line of datesOf(drawn)) ofDocument += paper.write(line, { ...right, y: ofDocument }, soft)

  let y = Math.max(ofSeller, ofDocument) + 10
  paper.line(y, { ink: 'leaf', thickness: 1.4 })
  y += 12

  let ofBuyer = y + paper.write(words.customer, { ...left, y }, soft)
  ofBuyer += paper.write(buyer.name, { ...left, y: ofBuyer }, { size: 10, weight: 'bold' })
  for (const line of buyer.addressLines) ofBuyer += paper.write(line, { ...left, y: ofBuyer }, small)
  if (buyer.gstin)
    ofBuyer += paper.write(`GSTIN ${buyer.gstin}`, { ...left, y: ofBuyer }, { ...small, weight: 'bold' })
  let ofSupply = y
  // Of a shop that has not said where it is, nobody knows it.
  if (placeOfSupply !== '') {
    ofSupply += paper.write(words.placeOfSupply, { ...right, y }, soft)
    ofSupply += paper.write(
      stateWithCode(placeOfSupply, words),
      { ...right, y: ofSupply },
      { size: 10, weight: 'bold' },
    )
  }
  y = Math.max(ofBuyer, ofSupply) + 12
  if (reason === null) return y
  y += paper.write(words.why, { x: margin, y, width }, soft)
  return y + paper.write(reason, { x: margin, y, width }, small) + 12
}

function linesOf({ addressLines, stateCode, contact }: ShopOnInvoices, words: DocumentWords): string[] {
  return [...addressLines, stateCode && stateWithCode(stateCode, words), contact ?? ''].filter(
    (line) => line !== '',
  )
}

/** Uttar Pradesh (09). */
function stateWithCode(code: string, words: DocumentWords): string {
  return `${words.state(code)} (${code})`
}

function datesOf({ document, orderNumber, invoice, words }: Drawn): string[] {
  return [
    words.date(document.issuedAt),
    ...(invoice ? [words.ofInvoice(invoice.number, invoice.issuedAt)] : []),
    words.ofOrder(orderNumber, document.content.orderedAt),
  ]
}

/** The table of goods; what does not fit goes on below another head of the table. Answers where it ends. */
function writeGoods(paper: Paper, { document, words }: Drawn, from: number): number {
  const columns = placed(columnsOf(document, words))
  let y = writeTableHead(paper, columns, from)
  for (const line of document.content.lines) {
    const height = rowHeight(paper, columns, line)
    if (y + height > bottom) {
      paper.nextSheet()
      y = writeTableHead(paper, columns, margin)
    }
    for (const { column, ...place } of columns)
      paper.write(column.text(line) ?? '', { ...place, y: y + 4 }, small)
    y += height
    paper.line(y)
  }
  for (const { column, ...place } of columns) {
    const sum = column.sum?.(document.content.lines)
    if (sum) paper.write(sum, { ...place, y: y + 5 }, { ...small, weight: 'bold' })
  }
  return y + 20
}

type PlacedColumn = { column: Column; x: number; width: number; align: 'left' | 'right' }

const gap = 6

function placed(columns: readonly Column[]): PlacedColumn[] {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  let x: number = margin
  return columns.map((column) => {
    const own = column.width ?? width - fixed - gap * (columns.length - 1)
    const place = { column, x, width: own, align: column.align ?? 'left' }
    x += own + gap
    return place
  })
}

function writeTableHead(paper: Paper, columns: readonly PlacedColumn[], y: number): number {
  for (const { column, ...place } of columns) paper.write(column.title, { ...place, y }, soft)
  paper.line(y + 15)
  return y + 15
}

function rowHeight(paper: Paper, columns: readonly PlacedColumn[], line: DocumentLine): number {
  const heights = columns.map(({ column, width: own }) => paper.heightOf(column.text(line) ?? '', own, small))
  return Math.max(...heights) + 8
}

/** The tax by rate, and what it all comes to. */
function writeSums(paper: Paper, { document, words }: Drawn, from: number): void {
  const rows = taxRows(document, words)
  const needed = 54 + rows.length * 14
  let y = from + 14
  if (y + needed > bottom) {
    paper.nextSheet()
    y = margin
  }
  const half = width / 2
  const right = { x: margin + half, width: half, align: 'right' } as const
  paper.write(
    `${words.sum(document.kind)} ${formatPaise(document.totalPaise)}`,
    { ...right, y: y - 3 },
    { size: 15, weight: 'bold' },
  )
  if (document.taxPaise > 0)
    paper.write(words.withTax(formatPaise(document.taxPaise)), { ...right, y: y + 18 }, soft)
  const { depositPaise } = document.content
  if (depositPaise !== undefined)
    paper.write(words.deposit(formatPaise(depositPaise)), { ...right, y: y + 32 }, soft)
  const cell = half / 4
  for (const row of rows) {
    for (const [place, text] of row.entries())
      paper.write(
        text,
        { x: margin + place * cell, y, width: cell - gap, align: place === 0 ? 'left' : 'right' },
        row === rows[0] ? soft : small,
      )
    y += 14
  }
}

/** The tax by rate, below its head; nothing where there is none. */
function taxRows({ taxPaise, content }: PrintedDocument['document'], words: DocumentWords): string[][] {
  if (taxPaise === 0) return []
  const { lines, seller, placeOfSupply } = content
  const isSameState = placeOfSupply === seller.stateCode
  const names = isSameState ? ['CGST', stateTaxName(seller.stateCode)] : ['IGST']
  const byRate = [...Map.groupBy(lines, ({ rateBp }) => rateBp)].toSorted(([one], [other]) => one - other)
  const rows = byRate.map(([rateBp, ofRate]) => {
    const sum = (of: (line: DocumentLine) => number) =>
      plain(ofRate.reduce((total, line) => total + of(line), 0))
    const taxes = isSameState
      ? [sum(({ cgstPaise }) => cgstPaise), sum(({ sgstPaise }) => sgstPaise)]
      : [sum(({ igstPaise }) => igstPaise)]
    return [percent(rateBp), sum(({ valuePaise }) => valuePaise), ...taxes]
  })
  return [['GST', words.value, ...names], ...rows]
}

function writeFoot(
  paper: Paper,
  { document, words }: Drawn,
  { sheetNumber, sheets }: { sheetNumber: number; sheets: number },
): void {
  const y = sheet.height - 48
  paper.line(y)
  paper.write(footOf(document, words), { x: margin, y: y + 6, width: width - 90 }, { size: 7.5, ink: 'soft' })
  paper.write(
    words.page(document.number, sheetNumber, sheets),
    { x: margin + width - 130, y: y + 6, width: 130, align: 'right' },
    { size: 7.5, ink: 'soft' },
  )
}

function footOf(
  { kind, content: { seller } }: PrintedDocument['document'],
  { allInRupees, ofTax, byComputer }: DocumentWords,
): string {
  const isUnregistered = kind === 'credit_note' && seller.gstin === null
  return [allInRupees, ofTax[isUnregistered ? 'unregistered_credit_note' : kind], byComputer].join(' ')
}
