import { useState } from 'react'
import type { RefObject } from 'react'

import { call } from '#app/client/call.ts'
import { isPackNamed } from '#app/desk/pack-typed.ts'
import { SuggestField } from '#app/desk/widgets/suggest-field.tsx'
import { useFound } from '#app/desk/widgets/use-found.ts'
import { Button } from '#app/ui/button.tsx'
import { useStillHere } from '#app/ui/use-still-here.ts'
import type { search } from '#contract/products.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { areOneProduct, goodsOf, left } from './lines.ts'
import type { Goods, Line } from './lines.ts'
import { readLine } from './read-line.ts'

/** So many finds are shown. */
const mostFound = 6

interface LineFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  lines: readonly Line[]
  onGoods: (goods: Goods, quantity: number) => void
  /** What is still looked up, so that the order waits for it. */
  onPending: (pending: Promise<unknown>) => void
  onEmpty: () => void
  /** Another search than the shop's; null: no answer came. */
  find?: (words: string) => Promise<Goods[] | null>
  hint?: string
}

/** What was typed, and why it is no line. */
interface Missed {
  typed: string
  why: string
}

/** Finds what is ordered with the shop's search: '2 atta' and Enter are a line. */
export function LineField({
  field,
  text,
  onText,
  lines,
  onGoods,
  onPending,
  onEmpty,
  find = findOnShelf,
  hint = '“2 atta” and Enter are a line. Enter in the empty field goes on.',
}: LineFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  /** For what was typed it is said which packs there are: the next Enter takes one. */
  const [toldPacks, setToldPacks] = useState<string | null>(null)
  /** Lines that could not be added while the next was typed: they stay until they are seen. */
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const isStillHere = useStillHere()
  const { quantity, words } = readLine(text)
  const found = useFound(words, find)
  const isEmpty = found.rows?.length === 0

  function take(chosen: Goods | undefined, isReached: boolean) {
    setProblem(null)
    if (chosen && found.rows && !isReached && asksForPack(found.rows, chosen)) return
    if (chosen) return taken(chosen)
    if (found.rows) return
    // Empties the field at once, so that the next line can be typed while this one is looked up.
    const typed = text
    onText('')
    onPending(lookUp(typed))
  }

  async function lookUp(typed: string) {
    const asked = readLine(typed)
    const rows = await found.get(asked.words)
    if (!isStillHere()) return
    const goods = rows?.[bestOf(rows, lines)]
    const isOpen = goods && isPackOpen(asked.words, rows, goods)
    if (goods && !isOpen && left(lines, goods) > 0) return onGoods(goods, asked.quantity)
    const now = field.current?.value ?? ''
    const why = isOpen ? severalPacks : whyNot(asked.words, rows, goods)
    if (now !== '' && now !== typed) return setMissed((before) => [...before, { typed, why }])
    onText(typed)
    if (isOpen) setToldPacks(typed)
    else setProblem(why)
  }

  function whyNot(words: string, rows: readonly Goods[] | null, goods: Goods | undefined): string {
    if (goods) return noneLeft(lines, goods)
    return rows ? notFound(words) : `No answer came for “${words}”. Enter tries again.`
  }

  /** Packs differ: Enter alone takes none of them before it has said so. */
  function asksForPack(rows: readonly Goods[], best: Goods): boolean {
    if (toldPacks === text || !isPackOpen(readLine(text).words, rows, best)) return false
    setToldPacks(text)
    return true
  }

  const packs =
    toldPacks === text && found.rows ? packsOf(found.rows, found.rows[bestOf(found.rows, lines)]) : []

  function taken(goods: Goods) {
    if (left(lines, goods) === 0) return setProblem(noneLeft(lines, goods))
    onGoods(goods, quantity)
    onText('')
    // The next customer's word asks again: two presses each time, and none lands elsewhere.
    setToldPacks(null)
    found.forget()
  }

  const suggest = (
    <SuggestField
      label="Add a line"
      hint={packs.length > 1 ? packWords(packs) : hint}
      field={field}
      text={text}
      onText={(typed) => {
        onText(typed)
        setProblem(null)
      }}
      options={found.rows}
      best={found.rows ? bestOf(found.rows, lines) : -1}
      keyOf={({ productId }) => productId}
      renderOption={(goods) => <Find goods={goods} quantity={quantity} left={left(lines, goods)} />}
      onTake={take}
      onEmpty={onEmpty}
      problem={
        problem ?? (isEmpty ? notFound(words) : found.hasFailed ? 'No answer came. Enter tries again.' : null)
      }
    />
  )
  return (
    <>
      {suggest}
      {missed.map(({ typed, why }, at) => (
        <p
          key={at}
          role="alert"
          className="text-terracotta-strong flex items-center gap-2 text-sm font-medium"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            “{typed}” is not added. {why}
          </span>
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              setMissed(missed.toSpliced(at, 1))
              field.current?.focus()
            }}
          >
            Seen
          </Button>
        </p>
      ))}
    </>
  )
}

const severalPacks = 'There are several packs: please type it again with its pack.'

/** The shop's own search. */
export async function findOnShelf(q: string): Promise<Goods[] | null> {
  const query = new URLSearchParams({ q, page: '1', pageSize: String(mostFound) })
  const answer = await call<typeof search>('GET', `/api/search?${query}`)
  return answer.ok ? answer.body.data.map(goodsOf) : null
}

/** The packs of the same goods among what was found. */
function packsOf(rows: readonly Goods[], best: Goods | undefined): Goods[] {
  return rows.filter((goods) => best && areOneProduct(goods, best))
}

/** Whether there are several packs and none was named. */
function isPackOpen(words: string, rows: readonly Goods[], best: Goods): boolean {
  return packsOf(rows, best).length > 1 && !isPackNamed(words, best.pack)
}

function packWords(packs: readonly Goods[]): string {
  const sizes = packs.map(({ pack }) => pack)
  return `There are ${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}: arrows choose, Enter takes the first.`
}

/** The first that can be had; where there is none, the first. */
function bestOf(rows: readonly Goods[], lines: readonly Line[]): number {
  const had = rows.findIndex((goods) => left(lines, goods) > 0)
  return had < 0 ? Math.min(0, rows.length - 1) : had
}

/** Why there is no more of it. */
function noneLeft(lines: readonly Line[], { productId, name }: Goods): string {
  const hasAll = lines.some((line) => line.productId === productId && line.quantity > 0)
  return hasAll ? `All that is left of ${name} is in the order.` : `${name} is sold out.`
}

function notFound(words: string): string {
  return `Nothing is found for “${words}”.`
}

function Find({ goods, quantity, left: most }: { goods: Goods; quantity: number; left: number }) {
  const { name, brand, pack, sellingPricePaise } = goods
  return (
    <>
      <span className={`min-w-0 flex-1 wrap-anywhere ${most === 0 ? 'text-ink-soft' : ''}`}>
        {quantity > 1 && <span className="figures">{quantity} × </span>}
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-ink-soft text-sm">
          {pack}, {brand}
        </span>
      </span>
      <span className="figures shrink-0 text-end">
        {formatPaise(sellingPricePaise)}
        <span
          className={`block text-sm ${most < quantity ? 'text-terracotta-strong font-medium' : 'text-ink-soft'}`}
        >
          {leftWords(most)}
        </span>
      </span>
    </>
  )
}

function leftWords(most: number): string {
  if (most === 0) return 'Sold out'
  return most === Infinity ? 'In stock' : `${most} left`
}
