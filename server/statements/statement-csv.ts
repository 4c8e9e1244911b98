import { toRupees } from '#domain/pricing/rules.ts'
import type { Statement } from '#domain/settlement/statement.ts'
import { byteOrderMark, csvLines } from '#server/csv/cells.ts'
import type { Language } from '#words/languages.ts'

import { causeOf, goodsOf, wordsOfStatement } from './statement-text.ts'

/** What a grower got in a week as a file for spreadsheets: its amounts add up to what is to be paid. */
export function statementCsv({
  lines,
  beforePaise,
  week,
  language,
}: Statement & { language: Language }): string {
  const words = wordsOfStatement(language)
  const { columns } = words
  const rupees = (paise: number | null) => (paise === null ? '' : toRupees(paise))
  const before = [week, words.before, '', '', '', '', '', '', toRupees(beforePaise), '']
  return (
    byteOrderMark +
    csvLines([
      [
        columns.day,
        columns.what,
        columns.goods,
        columns.batch,
        columns.pieces,
        columns.price,
        columns.value,
        columns.share,
        columns.amount,
        columns.note,
      ],
      before,
      ...lines.map((line) => [
        line.day,
        causeOf(line, words),
        goodsOf(line, language),
        line.goods?.batchCode ?? '',
        line.pieces ?? '',
        rupees(line.pricePaise),
        rupees(line.valuePaise),
        line.shareBp === null ? '' : line.shareBp / 100,
        toRupees(line.amountPaise),
        [line.reference, line.note].filter(Boolean).join(', '),
      ]),
    ])
  )
}
