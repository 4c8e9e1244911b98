import { useState } from 'react'
import type { RefObject } from 'react'

import { call } from '#app/client/call.ts'
import { isPack, isPackNamed } from '#app/desk/pack-typed.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { search } from '#contract/products.ts'
import { amountLabel } from '#domain/catalog/rules.ts'
import * as words from '#words/desk/lines/en.ts'

import { amountOfLine, amountTyped, priceWords } from './amounts.ts'
import { areOneProduct, goodsOf, left } from './lines.ts'
import type { Amount, Goods, Line } from './lines.ts'
import { PackQuestions } from './pack-questions.tsx'
import { readLine } from './read-line.ts'
import type { PackQuestion, TypedLines } from './use-typed-lines.ts'

/** So many finds are shown. */
const mostFound = 6

interface LineFieldProps {
  field: RefObject<HTMLInputElement | null>
  typed: TypedLines
  /** After each letter. */
  onText?: () => void
  lines: readonly Line[]
  onGoods: (goods: Goods, amount: Amount) => void
  onEmpty: () => void
  /** Another search than the shop's; null: no answer came. */
  find?: (words: string) => Promise<Goods[] | null>
  hint?: string
  /** It is weighed as it is sold, so that there is no least of it. */
  isWeighed?: boolean
}

/** What was typed, and why it is no line. */
interface Missed {
  typed: string
  why: string
}

/** Finds what is ordered with the shop's search: '2 atta' and Enter are a line. */
export function LineField({
  field,
  typed,
  onText,
  lines,
  onGoods,
  onEmpty,
  find = findOnShelf,
  hint = words.lineHint,
  isWeighed = false,
}: LineFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  /** Lines that could not be added while the next was typed: they stay until they are seen. */
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const isStillHere = useStillHere()
  const { text, faced, questions } = typed
  const line = readLine(text)
  const named = line.words
  const found = useFound(named, find)
  const isEmpty = found.rows?.length === 0
  /** The pack alone was typed: that is the answer to the question that stands there longest. */
  const answered = questions.find(({ packs }) => packs.some(({ pack }) => isPack(text, pack)))
  const asked = faced ?? answered
  const options = faced?.packs ?? answered?.packs.filter(({ pack }) => isPack(text, pack)) ?? found.rows

  function take(chosen: Goods | undefined, isReached: boolean) {
    setProblem(null)
    if (chosen && asked) return taken(chosen, amountTyped(asked.line, chosen), asked)
    const packs = chosen && found.rows && !isReached ? openPacks(named, found.rows, chosen) : []
    if (packs.length > 1) {
      const question = { typed: text.trim(), line, packs }
      typed.type('')
      return typed.ask(question)
    }
    if (chosen) return taken(chosen, amountTyped(line, chosen))
    // Whoever types on replaces what was not found.
    if (found.rows) return field.current?.select()
    // Empties the field at once, so that the next line can be typed while this one is looked up.
    typed.type('')
    typed.wait(lookUp(text))
  }

  async function lookUp(typedLine: string) {
    const wanted = readLine(typedLine)
    const rows = await found.get(wanted.words)
    if (!isStillHere()) return
    const goods = rows?.[bestOf(rows, lines)]
    const packs = rows && goods ? openPacks(wanted.words, rows, goods) : []
    if (packs.length > 1) return typed.ask({ typed: typedLine.trim(), line: wanted, packs })
    if (goods && left(lines, goods) > 0) return onGoods(goods, amountTyped(wanted, goods))
    const why = whyNot(wanted.words, rows, goods)
    const now = field.current?.value ?? ''
    if (now !== '' && now !== typedLine) return setMissed((before) => [...before, { typed: typedLine, why }])
    typed.type(typedLine)
    setProblem(why)
  }

  function whyNot(wanted: string, rows: readonly Goods[] | null, goods: Goods | undefined): string {
    if (goods) return noneLeft(lines, goods)
    return rows ? words.notFound(wanted) : words.noAnswerFor(wanted)
  }

  function taken(goods: Goods, amount: Amount, question?: PackQuestion) {
    if (left(lines, goods) === 0) return setProblem(noneLeft(lines, goods))
    onGoods(goods, amount)
    typed.type('')
    if (question) typed.settle(question)
    found.forget()
  }

  /** By a press beside the field: what stands in it stays. */
  function answer(goods: Goods, question: PackQuestion) {
    if (left(lines, goods) === 0) return setProblem(noneLeft(lines, goods))
    onGoods(goods, amountTyped(question.line, goods))
    typed.settle(question)
  }

  function change(now: string) {
    // Escape in the empty field: none of the packs.
    if (now === '' && text === '' && faced) typed.settle(faced)
    typed.type(now)
    setProblem(null)
    onText?.()
  }

  const suggest = (
    <SuggestField
      label={words.addLine}
      hint={faced ? packWords(faced.packs) : hint}
      field={field}
      text={text}
      onText={change}
      options={options}
      best={options ? bestOf(options, lines) : -1}
      keyOf={({ productId }) => productId}
      renderOption={(goods) => (
        <Find
          goods={goods}
          amount={amountTyped(asked?.line ?? line, goods)}
          left={left(lines, goods)}
          isWeighed={isWeighed}
        />
      )}
      onTake={take}
      onEmpty={questions.length > 0 ? typed.face : onEmpty}
      problem={
        problem ?? (isEmpty && !asked ? words.notFound(named) : found.hasFailed ? words.noAnswer : null)
      }
    />
  )
  return (
    <>
      {suggest}
      <PackQuestions
        questions={questions.filter((question) => question !== faced)}
        onGoods={(goods, question) => {
          answer(goods, question)
          field.current?.focus()
        }}
        onNone={(question) => {
          typed.settle(question)
          field.current?.focus()
        }}
      />
      {missed.map(({ typed: line, why }, at) => (
        <p
          key={at}
          role="alert"
          className="text-terracotta-strong flex items-center gap-2 text-sm font-medium"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{words.notAdded(line, why)}</span>
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setMissed(missed.toSpliced(at, 1))
              field.current?.focus()
            }}
          >
            {words.seen}
          </Button>
        </p>
      ))}
    </>
  )
}

/** The shop's own search. */
export async function findOnShelf(q: string): Promise<Goods[] | null> {
  const query = new URLSearchParams({ q, page: '1', pageSize: String(mostFound) })
  const answer = await call<typeof search>('GET', `/api/search?${query}`)
  return answer.ok ? answer.body.data.map(goodsOf) : null
}

/** The packs of the same goods among what was found. */
function packsOf(rows: readonly Goods[], best: Goods): Goods[] {
  return rows.filter((goods) => areOneProduct(goods, best))
}

/** The packs among which somebody has to choose; none where the best was named with its pack. */
function openPacks(named: string, rows: readonly Goods[], best: Goods): Goods[] {
  return isPackNamed(named, best.pack) ? [] : packsOf(rows, best)
}

function packWords(packs: readonly Goods[]): string {
  const sizes = packs.map(({ pack }) => pack)
  return words.packsAre(sizes.slice(0, -1).join(', '), sizes.at(-1) ?? '')
}

/** The first that can be had; where there is none, the first. */
function bestOf(rows: readonly Goods[], lines: readonly Line[]): number {
  const had = rows.findIndex((goods) => left(lines, goods) > 0)
  return had < 0 ? Math.min(0, rows.length - 1) : had
}

/** Why there is no more of it. */
function noneLeft(lines: readonly Line[], { productId, name }: Goods): string {
  const hasAll = lines.some((line) => line.productId === productId && line.quantity > 0)
  return hasAll ? words.hasAll(name) : words.isSoldOut(name)
}

interface FindProps {
  goods: Goods
  amount: Amount
  left: number
  isWeighed: boolean
}

function Find({ goods, amount, left: most, isWeighed }: FindProps) {
  const { name, brand, pack, step } = goods
  const { quantity, grams } = amount
  const isSaid = step ? grams !== undefined : quantity > 1
  const isTooLittle = step !== undefined && !isWeighed && quantity < step.least
  return (
    <>
      <span className={`min-w-0 flex-1 wrap-anywhere ${most === 0 ? 'text-ink-soft' : ''}`}>
        {isSaid && (
          <span className="figures">{step ? amountOfLine({ ...goods, ...amount }) : `${quantity} ×`} </span>
        )}
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-ink-soft text-sm">
          <span className="whitespace-nowrap">{pack}</span>, {brand}
        </span>
        {isTooLittle && (
          <span className="text-terracotta-strong block text-sm font-medium">
            {words.soldFrom(amountLabel(step.least, { step }), amountLabel(step.most, { step }))}
          </span>
        )}
      </span>
      <span className="figures shrink-0 text-end">
        {priceWords(goods)}
        <span
          className={`block text-sm ${most < quantity ? 'text-terracotta-strong font-medium' : 'text-ink-soft'}`}
        >
          {leftWords(most, goods)}
        </span>
      </span>
    </>
  )
}

function leftWords(most: number, { step }: Goods): string {
  if (most === 0) return words.soldOut
  return most === Infinity ? words.inStock : words.left(amountLabel(most, { step }))
}
