import { Paper, sheet } from '#server/documents/paper.ts'

/** A book of a month as it is drawn. */
export interface BookTable {
  title: string
  /** Below the title: whose it is, and of which month. */
  of: string
  author: string
  columns: { name: string; weight: number; isNumber: boolean }[]
  rows: string[][]
  /** Below all rows, by column; '' where there is no sum. */
  sums: string[]
  at: Date
}

const { margin } = sheet
const gap = 5
const small = { size: 7 }
const soft = { size: 7, ink: 'soft' } as const
const strong = { size: 7, weight: 'bold' } as const

/** A table on as many sheets as it takes, with its head on each of them. */
export async function bookPdf(table: BookTable): Promise<Buffer> {
  const { title, of, author, at } = table
  const paper = new Paper({ title: `${title}, ${of}`, author, at, isWide: true })
  const width = paper.width - 2 * margin
  const bottom = paper.height - 48
  const columns = placed(table, width)
  const writeRow = (cells: readonly string[], y: number, look: typeof small) => {
    const heights = columns.map(({ place, ...column }) =>
      paper.write(cells[place] ?? '', { ...column, y: y + 3 }, look),
    )
    return y + Math.max(...heights) + 6
  }
  const names = table.columns.map(({ name }) => name)
  let y: number = margin
  y += paper.write(title, { x: margin, y, width }, { size: 14, weight: 'bold' })
  y += paper.write(of, { x: margin, y, width }, { size: 8.5, ink: 'soft' }) + 8
  y = writeRow(names, y, soft)
  for (const cells of table.rows) {
    paper.line(y)
    const height = Math.max(...columns.map((one) => paper.heightOf(cells[one.place] ?? '', one.width, small)))
    if (y + height + 6 > bottom) {
      paper.nextSheet()
      y = writeRow(names, margin, soft)
      paper.line(y)
    }
    y = writeRow(cells, y, small)
  }
  paper.line(y, { ink: 'leaf', thickness: 1.2 })
  if (table.rows.length === 0) paper.write('Nothing in this month.', { x: margin, y: y + 6, width }, small)
  else writeRow(table.sums, y, strong)
  paper.onEverySheet((sheetNumber, sheets) =>
    paper.write(
      `${title}, ${of}: page ${sheetNumber} of ${sheets}. All amounts in ₹.`,
      { x: margin, y: paper.height - 36, width, align: 'right' },
      soft,
    ),
  )
  return paper.finish()
}

interface Placed {
  x: number
  width: number
  align: 'left' | 'right'
  /** Among all columns. */
  place: number
}

/** Columns side by side, each as wide as its weight says. */
function placed({ columns }: BookTable, width: number): Placed[] {
  const shown = columns.map((column, place) => ({ ...column, place })).filter(({ weight }) => weight > 0)
  const all = shown.reduce((sum, { weight }) => sum + weight, 0)
  const free = width - gap * (shown.length - 1)
  let x: number = margin
  return shown.map(({ weight, isNumber, place }) => {
    const own = (free * weight) / all
    const found: Placed = { x, width: own, align: isNumber ? 'right' : 'left', place }
    x += own + gap
    return found
  })
}
