import { sql } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTurn } from '#domain/ground/in-turn.ts'

import { elsewhere, leftOut } from './query-words.ts'
import { apart, askedFor } from './rules.ts'

/** Goods as one query of several finds them. Money in paise. */
export interface GoodFound {
  id: string
  familyKey: string | null
  name: string
  hindiName: string | null
  category: string
  image: string | null
  netQuantity: number
  netUnit: NetUnit
  sellingPricePaise: number
  stock: number | null
  /** How surely it is meant. */
  fit: Fit
}

/**
 * How surely a query means goods: `called` so by all of its words together, in whatever spelling; `said`
 * so, by another name; `named` by words of their name, with its last one; `like` all others, as what is
 * only spelt or described alike.
 */
type Fit = 'called' | 'said' | 'named' | 'like'

/** So many goods are looked through for others that are called so too. */
const looked = 30

/**
 * What each of these queries finds, best first, as `searchProducts` finds it by words; a family once, by its
 * pack that fits best. One statement for all of them. Prices, shelves and what is left out are not read.
 * @throws busy
 */
export async function goodsOfEach(
  { db }: Pick<Ctx, 'db'>,
  queries: readonly string[],
): Promise<GoodFound[][]> {
  const found: GoodFound[][] = queries.map(() => [])
  const asked = queries.flatMap((query, nth) => askedAt(query, nth))
  if (asked.length === 0) return found
  const { id, position, familyKey, name, hindiName, category } = products
  const { rows } = await inTurn(async () =>
    db.execute<Record<string, unknown> & GoodFound & { of: number }>(sql`
      with asked as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as each (nth integer, words text[],
          kinds integer[], alike text[], loose boolean, pack integer, unit text, must text[],
          other_words text[], other_kinds integer[], other_alike text[], other_names text[])),
      found as materialized (
        select nth, must, coalesce(
          nullif(search_goods(words, kinds, alike, loose, search_pack(pack, unit), ${looked}), '{}'),
          array(select each.position from unnest(
              search_goods(other_words, other_kinds, other_alike, loose, search_pack(pack, unit), ${looked}))
              with ordinality as each (position, at) join ${products} using (position)
            where other_words is not null and ${name} ilike all (other_names) order by at)) as positions
        from asked),
      placed as materialized (
        select nth, at, place.position, array(
          select search_term(search_sound(word)) from unnest(must) as word) as terms,
          array(select search_term(whole) from unnest(array[
            (select string_agg(search_sound(word), '' order by at) from unnest(must) with ordinality as each (word, at)),
            search_sound(array_to_string(must, ''))]) as whole) as wholes
        from found, unnest(positions) with ordinality as place (position, at))
      select placed.nth as "of", ${id} as id, ${familyKey} as "familyKey", ${name} as name, ${hindiName} as "hindiName",
        ${category} as category, ${products.netQuantity} as "netQuantity", ${products.netUnit} as "netUnit",
        ${products.sellingPricePaise} as "sellingPricePaise", ${products.stock} as stock,
        (select ${productImages.url} from ${productImages} where ${productImages.productId} = ${id}
          order by ${productImages.position} limit 1) as image,
        case when exists (select from unnest(said.terms, said.ranks) as each (term, rank)
            where term = any (wholes) and rank in (0, 4)) then 'called'
          when exists (select from unnest(said.terms, said.ranks) as each (term, rank)
            where term = any (wholes) and rank = 1) then 'said'
          when not exists (select from unnest(placed.terms) as word where not exists (
              select from unnest(said.terms, said.ranks) as each (term, rank) where term = word and rank <= 3))
            and exists (select from unnest(said.terms, said.ranks) as each (term, rank)
              where term = any (placed.terms) and rank in (0, 2)) then 'named'
          else 'like' end as fit
      from placed join search_terms as said using (position) join ${products} on ${position} = placed.position
      order by placed.nth, at`),
  )
  const families = new Set<string>()
  for (const { of, ...good } of rows as (GoodFound & { of: number })[]) {
    const family = `${of} ${good.familyKey ?? good.id}`
    if (!families.has(family)) found[of]?.push(good)
    families.add(family)
  }
  return found
}

/** A query in the words of the statement; nothing for one that names no goods. */
function askedAt(query: string, nth: number) {
  const asked = askedFor(query)
  if (asked.words.length === 0) return []
  const each = apart(asked)
  // What means other goods is no name of these.
  const isElsewhere = asked.kinds.some((kind) => kind >= elsewhere)
  return {
    nth,
    words: asked.words,
    kinds: asked.kinds,
    alike: asked.alike,
    loose: asked.isLoose,
    pack: asked.pack?.netQuantity,
    unit: asked.pack?.netUnit,
    must: isElsewhere ? [''] : asked.words.filter((_, at) => asked.kinds[at] !== leftOut),
    other_words: each?.words,
    other_kinds: each?.kinds,
    other_alike: each?.alike,
    other_names: [...asked.parts.values()].flat().map((part) => `%${part}%`),
  }
}
