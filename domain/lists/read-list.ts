import { and, or, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { goodsOfEach } from '#domain/search/goods-of-each.ts'
import type { GoodFound } from '#domain/search/goods-of-each.ts'
import { isForm } from '#domain/search/query-words.ts'
import { wordsOf } from '#domain/search/rules.ts'

import { readTypedList } from './read-typed-list.ts'
import type { ReadLine, WishedLine } from './read-typed-list.ts'
import { choosePack, mostListLines } from './rules.ts'
import type { ChosenPack, ListPack } from './rules.ts'
import { isStandIn } from './stand-ins.ts'

/** A line of a list with the goods that it may mean, the best one first. */
export interface ListLine extends WishedLine {
  goods: ListGood[]
  /**
   * Whether the first of them, and its packs, are meant without a doubt. Nothing else may be chosen
   * unseen.
   */
  isSure: boolean
}

/** Goods that may be meant, in the pack that is proposed. */
export interface ListGood extends ChosenPack {
  good: GoodFound
}

/** So many goods stand behind each line. */
const goodsOfLine = 5

/**
 * Reads a shopping list, as it is typed, pasted or spoken, and finds goods for each line. It changes nothing.
 * @throws invalid_input where it has too many lines; busy
 */
export async function readList(ctx: Ctx, text: string): Promise<ListLine[]> {
  const read = readTypedList(text)
  refuseTooMany(read.length)
  // Of one line may come as many as 'and' stands in it: they are counted before the search is asked for them.
  refuseTooMany(
    read.filter(({ isParted }) => isParted).reduce((most, { parts }) => Math.max(most, parts.length), 0),
  )
  const queries = [
    ...new Set(read.flatMap(({ whole, parts }) => [whole, ...parts]).map(({ words }) => words)),
  ]
  const all = await goodsOfEach(ctx, queries)
  const found = new Map(queries.map((query, at) => [query, all[at] ?? []]))
  const goodsFor = ({ words }: WishedLine) => found.get(words) ?? []
  const lines = read.flatMap((line) => meant(line, goodsFor))
  refuseTooMany(lines.length)
  const packs = await packsOf(
    ctx,
    lines.flatMap((line) => goodsFor(line).slice(0, goodsOfLine)),
  )
  return lines.map((line) => {
    const goods = goodsFor(line)
      .slice(0, goodsOfLine)
      .flatMap((good) => {
        const choice = choosePack(packs(good), line.quantity)
        return choice ? { good, ...choice } : []
      })
    const [first] = goods
    return { ...line, goods, isSure: !!first?.isSure && line.isClear && isMeant(line, goodsFor(line)) }
  })
}

function refuseTooMany(lines: number): void {
  if (lines > mostListLines)
    throw new DomainError('invalid_input', {
      fields: { list: { problem: 'too_many_list_lines', maximum: mostListLines } },
    })
}

/** Whether a line is one good or several. */
function meant(
  { whole, parts, isParted }: ReadLine,
  goodsFor: (line: WishedLine) => GoodFound[],
): WishedLine[] {
  const [first] = goodsFor(whole)
  if (parts.length < 2 || (first && first.fit !== 'like')) return [whole]
  if (isParted) return parts
  const each = parts.map((part) => goodsFor(part)[0])
  const areNames = each.every((good) => good?.fit === 'called' || good?.fit === 'said')
  const areOthers = new Set(each.map((good) => good?.id)).size === each.length
  // Nothing but blanks stands between them: each has to be looked at.
  return areNames && areOthers ? parts.map((part) => ({ ...part, isClear: false })) : [whole]
}

/** Whether these words mean the first of these goods, and no other one. */
function isMeant({ words, quantity }: WishedLine, [first, ...others]: readonly GoodFound[]): boolean {
  if (!first || first.fit === 'like') return false
  const said = wordsOf(words)
  if (first.fit === 'said' && (isStandIn(said) || (isMadeOf(first.name) && !said.some(isForm)))) return false
  // A figure beside the quantity says something else.
  if (quantity && said.some((word) => /^\d+$/.test(word))) return false
  return others.every(({ fit }) => fit === 'like' || (fit === 'named' && first.fit !== 'named'))
}

/**
 * Whether goods are made of what they are called after: who says 'amla' may want the fruit, and not its
 * juice.
 */
function isMadeOf(name: string): boolean {
  const last = wordsOf(name).at(-1) ?? ''
  return isForm(last) && !['powder', 'tea', 'coffee'].includes(last)
}

/** All packs of these goods that are on the shelf, the small ones first. */
async function packsOf(
  { db }: Ctx,
  goods: readonly GoodFound[],
): Promise<(good: GoodFound) => [ListPack, ...ListPack[]]> {
  const keys = [...new Set(goods.flatMap(({ familyKey }) => familyKey ?? []))]
  const ids = [...new Set(goods.map((good) => good.id))]
  const { id, familyKey, sellingPricePaise, stock, position, ...columns } = products
  const { netQuantity, netUnit, isByWeight, leastGrams, mostGrams } = columns
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            key: sql<string>`coalesce(${familyKey}, ${id})`,
            id,
            netQuantity,
            netUnit,
            isByWeight,
            leastGrams,
            mostGrams,
            sellingPricePaise,
            stock,
          })
          .from(products)
          .where(and(or(anyOf(familyKey, keys), anyOf(id, ids)), isOnShelf))
          .orderBy(netUnit, netQuantity, position)
  const families = Map.groupBy(rows, ({ key }) => key)
  return (good) => {
    const [first = good, ...rest] = families.get(good.familyKey ?? good.id) ?? []
    return [first, ...rest]
  }
}
