import type { ToldStatement } from '#server/statements/statement-text.ts'

import { Paper, sheet } from './paper.ts'

const { margin } = sheet
const width = sheet.width - 2 * margin
/** Below it stands the foot of the sheet. */
const bottom = sheet.height - 64

const small = { size: 9.5 }
const soft = { size: 8.5, ink: 'soft' } as const

/** What crosses to the thread that draws: words that are functions stay behind. */
export interface DrawnStatement extends Omit<ToldStatement, 'words'> {
  /** When its week was over: the same statement is the same file each time. */
  at: Date
  from: string
  beforeWords: string
  owedWords: string
  closedWords: string
}

/** What a grower got in a week as a PDF on A4. */
export async function statementPdf(told: DrawnStatement): Promise<Buffer> {
  const { title, shop, language, at, lines } = told
  const paper = new Paper({ title, author: shop, at, language })
  const amount = { x: margin + width - 90, width: 90, align: 'right' } as const
  let y: number = margin
  y += paper.write(title, { x: margin, y, width }, { size: 17, weight: 'bold', ink: 'leaf' })
  for (const line of [told.from, told.week]) y += paper.write(line, { x: margin, y, width }, small)
  y += 12
  row(told.beforeWords, told.before, 'text')
  for (const { day, what, details, amount: sum } of lines) {
    const place = { x: margin + 70, width: width - 170 }
    const height =
      paper.heightOf(what, place.width, small) +
      (details ? paper.heightOf(details, place.width, soft) : 0) +
      8
    if (y + height > bottom) {
      paper.nextSheet()
      y = margin
    }
    paper.write(day, { x: margin, y: y + 4, width: 66 }, small)
    const below = paper.write(what, { ...place, y: y + 4 }, small)
    if (details) paper.write(details, { ...place, y: y + 4 + below }, soft)
    paper.write(sum, { ...amount, y: y + 4 }, small)
    y += height
    paper.line(y)
  }
  if (y + 30 > bottom) {
    paper.nextSheet()
    y = margin
  }
  row(told.owedWords, told.owed, 'bold')
  paper.onEverySheet((nth, all) =>
    paper.write(
      `${told.closedWords} ${nth}/${all}`,
      { x: margin, y: sheet.height - 42, width },
      { size: 7.5, ink: 'soft' },
    ),
  )
  return paper.finish()

  function row(what: string, sum: string, weight: 'text' | 'bold') {
    const look = { size: weight === 'bold' ? 13 : 9.5, weight }
    const high = paper.write(what, { x: margin, y: y + 4, width: width - 170 }, look)
    paper.write(sum, { x: amount.x - 70, width: 160, align: 'right', y: y + 4 }, look)
    y += high + 8
    paper.line(y)
  }
}
