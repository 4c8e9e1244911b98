import { codeInTwo } from '#domain/batches/rules.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { Statement, StatementLine } from '#domain/settlement/statement.ts'
import type { Language } from '#words/languages.ts'
import { statement as english } from '#words/statement/en.ts'
import { statement as hindi } from '#words/statement/hi.ts'

type StatementWords = typeof english

/** A statement as it is told: its words, and what each of its lines says. */
export interface ToldStatement {
  words: StatementWords
  language: Language
  shop: string
  title: string
  week: string
  lines: { day: string; what: string; details: string; amount: string }[]
  before: string
  owed: string
  /** They owe the shop something. */
  isOwing: boolean
}

const wordsByLanguage = { en: english, hi: hindi } as const satisfies Record<Language, StatementWords>

export function wordsOfStatement(language: Language): StatementWords {
  return wordsByLanguage[language]
}

/** The same words on the page and on paper. */
export function tell(statement: Statement & { language: Language }, shop: string): ToldStatement {
  const { grower, language, week, lastDay, beforePaise, owedPaise } = statement
  const words = wordsOfStatement(language)
  return {
    words,
    language,
    shop,
    title: words.title(inLanguage(language, grower.name, grower.hindiName)),
    week: words.week(week, lastDay),
    lines: statement.lines.map((line) => ({
      day: words.shortDay(line.day),
      what: [causeOf(line, words), goodsOf(line, language)].filter(Boolean).join(': '),
      details: detailsOf(line, words).join(', '),
      amount: formatPaise(line.amountPaise),
    })),
    before: formatPaise(beforePaise),
    owed: formatPaise(owedPaise),
    isOwing: owedPaise < 0,
  }
}

export function causeOf({ cause, isCounter }: StatementLine, words: StatementWords): string {
  return isCounter ? words.counter(words.causes[cause]) : words.causes[cause]
}

/** 'Green Peas 500 g' */
export function goodsOf({ goods }: StatementLine, language: Language): string {
  return goods ? `${inLanguage(language, goods.name, goods.hindiName)} ${packLabel(goods)}` : ''
}

/** 5 is '5%', of hundredths of a percent. */
function percent(bp: number): string {
  return `${bp / 100}%`
}

function detailsOf(line: StatementLine, words: StatementWords): string[] {
  const { pieces, pricePaise, valuePaise, shareBp, goods, reference, note } = line
  return [
    pieces === null ? '' : words.pieces(pieces),
    pricePaise === null ? '' : words.atPrice(formatPaise(pricePaise)),
    valuePaise === null || shareBp === null
      ? ''
      : words.shareOf(percent(shareBp), formatPaise(Math.abs(valuePaise))),
    // Not torn apart at the end of a line.
    goods ? words.batch(codeInTwo(goods.batchCode).replace(' ', '\u00A0')) : '',
    reference ?? '',
    note ?? '',
  ].filter((part) => part !== '')
}

function inLanguage(language: Language, name: string, hindiName: string | null): string {
  return (language === 'hi' && hindiName) || name
}
