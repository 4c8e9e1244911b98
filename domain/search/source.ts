import { and, gte, lte, not, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { productRanks, products, searchTerms } from '#db/schema/index.ts'

import { isForm, isPraise } from './query-words.ts'
import type { Pair, QueryRead } from './read-query.ts'
import { apart, askedFor, uncounted, wordsOf } from './rules.ts'
import type { Asked } from './rules.ts'

// Where the goods of a query come from, as SQL that answers an array of positions, best first.

/** Whether there is anything to look for. */
export function asksForSomething({ words, shelves, said }: QueryRead): boolean {
  return shelves.length > 0 || said.length > 0 || askedFor(words).words.length > 0
}

/** The positions of the goods that a query asks for, before what it leaves out; `most` of them, or all. */
export function goodsAsked(read: QueryRead, most: number | null): SQL {
  if (read.words === '') return goodsOnShelves(read)
  const asked = askedFor(read.words)
  const whole = goodsFound(asked, most)
  const others = [
    ...read.pairs.map((pair) => goodsTogether(pair, most)),
    ...(wordsOf(read.words).every(isPraise) ? [goodsOnShelves(read)] : []),
  ]
  // 'Salt and sugar', 'salt sugar' are two goods; 'neem and tulsi soap' is one where a product is called so.
  const isSure = (_: SQL, at: number) => read.pairs[at]?.isSure === true
  const sure = others.filter(isSure)
  if (sure.length === 0) return firstFound([whole, ...others])
  const rest = others.filter((other, at) => !isSure(other, at))
  return sql`(select case when ${isCalled(sql`whole[1]`, asked.words)} then whole
    else ${firstFound([...sure, sql`whole`, ...rest])} end from (select ${whole} as whole offset 0) as found)`
}

/** The first of these that is not empty, or the last. */
function firstFound(each: SQL[]): SQL {
  return each.reduce((one, next) => sql`coalesce(nullif(${one}, '{}'), ${next})`)
}

/**
 * Whether the product there is called so, however it is spelt: all words stand in its name or brand, or each
 * two neighbours are one of its other names.
 */
function isCalled(at: SQL, words: readonly string[]): SQL {
  const { position, terms, ranks } = searchTerms
  const hasAll = (said: readonly string[], worst: number) => sql`not exists (
    select from unnest(${sql.param([...said])}::text[]) as each (word)
    where not exists (select from unnest(${terms}, ${ranks}) as said (term, rank)
      where (rank <= ${worst} or rank = 6) and term = search_term(search_sound(word))))`
  const neighbours = words.slice(1).map((word, nth) => `${words[nth]}${word}`)
  return sql`exists (select from ${searchTerms} where ${position} = ${at}
    and (${hasAll(words, 3)} or ${neighbours.length > 0 ? hasAll(neighbours, 4) : sql`false`}))`
}

/** Prices and what is left out, as a condition on `products`; undefined for nothing. */
export function wanted({ prices: { fromPaise, toPaise }, without }: QueryRead): SQL | undefined {
  return and(
    fromPaise === undefined ? undefined : gte(products.sellingPricePaise, fromPaise),
    toPaise === undefined ? undefined : lte(products.sellingPricePaise, toPaise),
    without.length > 0 ? not(has(without)) : undefined,
  )
}

/**
 * Goods by what is sold, of these shelves in turns or of all; where a price is asked for, of those that have
 * one. So many of each as a search counts.
 */
function goodsOnShelves({
  shelves,
  prices: { fromPaise, toPaise },
  sort,
}: Pick<QueryRead, 'shelves' | 'prices' | 'sort'>): SQL {
  const { category, position, rank, sellingPricePaise } = productRanks
  const shelf = shelves.length > 0 ? sql`${category} = shelf.value` : undefined
  const fits = and(
    shelf,
    fromPaise === undefined ? undefined : gte(sellingPricePaise, fromPaise),
    toPaise === undefined ? undefined : lte(sellingPricePaise, toPaise),
  )
  // In the order of the index that leads there, however many there are.
  const isByPrice = fromPaise !== undefined || toPaise !== undefined || sort !== undefined
  const along = isByPrice
    ? sql`${sellingPricePaise} ${sort === 'price-desc' ? sql`desc` : sql`asc`}`
    : sql`${rank}`
  const values = sql.param(shelves.length > 0 ? shelves.map(({ value }) => value) : [null])
  return sql`array(
    select position from (
      select each.position, row_number() over (partition by shelf.nth order by each.rank, each.position) as nth, shelf.nth as of
      from unnest(${values}::text[]) with ordinality as shelf (value, nth), lateral (
        select ${position}, ${rank} from ${productRanks} where ${fits ?? sql`true`}
        order by ${along}, ${position} limit ${uncounted}) as each) as placed
    order by nth, of)`
}

/** The positions of what is found, best first; `most` of them, or all. */
function goodsFound(asked: Asked, most: number | null): SQL {
  if (asked.words.length === 0) return sql`'{}'::bigint[]`
  const found = goodsOf(asked, most)
  const each = apart(asked)
  if (!each) return found
  const parts = [...asked.parts.values()].flat().map((part) => `%${part}%`)
  return sql`coalesce(nullif(${found}, '{}'), array(
    select position from unnest(${goodsOf(each, most)}) with ordinality as of_each (position, nth)
    join ${products} using (position) where ${products.name} ilike all (${sql.param(parts)}::text[]) order by nth))`
}

function goodsOf({ words, kinds, alike, isLoose, pack }: Asked, most: number | null): SQL {
  const packed = pack ? sql`search_pack(${pack.netQuantity}, ${pack.netUnit})` : sql`null`
  return sql`search_goods(${sql.param(words)}::text[], ${sql.param(kinds)}::integer[], ${sql.param(alike)}::text[],
    ${isLoose}::boolean, ${packed}, ${most}::integer)`
}

/**
 * Goods of each part in turns. Of names side by side each has to find something; of what is parted by 'and'
 * one is enough, because the other may be what the shop does not sell.
 */
function goodsTogether({ parts, areNames }: Pair, most: number | null): SQL {
  const each = sql.join(
    parts.map(({ words, shelves }, nth) => {
      const goods = words === '' ? goodsOnShelves({ shelves, prices: {} }) : goodsFound(askedFor(words), most)
      return sql`(${nth}::integer, ${goods})`
    }),
    sql`, `,
  )
  // A part that is only like a name is no good of its own, where no comma or 'and' says that it is.
  const words = sql.param(areNames ? parts.flatMap(({ words: name }) => namingWords(wordsOf(name))) : [])
  return sql`(
    with part (part, positions) as (select * from (values ${each}) as each (part, positions)
      where not exists (select from unnest(${words}::text[]) as name (word) where not exists (
        select from search_entries where term = search_term(search_sound(word)) and rank % 100 <= 1)))
    select case when count(*) filter (where cardinality(positions) > 0) >= ${areNames ? parts.length : 1} then array(
      select position from part, unnest(positions) with ordinality as found (position, nth)
      group by position order by min(nth), min(part)) else '{}' end from part)`
}

/** What names the goods: the last word, and of 'coconut oil' what it is made of. */
function namingWords(words: string[]): string[] {
  return isForm(words.at(-1) ?? '') ? words.slice(0, -1) : words.slice(-1)
}

/** Goods with one of these: called so, or said to have it in a sentence that does not say how to use them. */
function has(terms: readonly string[]): SQL {
  const names = sql`select entry.position from unnest(${sql.param([...terms])}::text[]) as each (word)
    join search_entries as entry on entry.term = search_term(search_sound(each.word))`
  const words = `\\m(${terms.join('|')})`
  return sql`(${or(
    sql`${products.position} in (${names})`,
    sql`${products.name} ~* ${words}`,
    sql`exists (select from regexp_split_to_table(${products.description}, '[.!?;]\\s+') as said (sentence)
      where sentence ~* ${words} and sentence !~* ${ofUse})`,
  )})`
}

/** Sentences that say what is not in it, or how to use it. */
const ofUse = String.raw`\m(no|not|nor|without|free|pour|serve|eat|drink|brew|mix|stir|goes|spread|boil|roast|dissolves|store|keep|spoon|for|over|into)\M`
