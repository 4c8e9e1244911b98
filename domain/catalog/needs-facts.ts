import { ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { productDeclarations, products } from '#db/schema/index.ts'

import { kindOfShelf, kindWithoutHsn, kindsOfHsn, neededFacts, organicWords } from './facts/rules.ts'

const { id, name, hindiName, description, hindiDescription, category, hsnCode, state } = products

/** The kind of a product's goods, as `factsMissing` has it. */
const kind = sql`case ${whens(category, kindOfShelf)}
  else case ${sql.join(
    kindsOfHsn.map(([begins, of]) => sql`when ${hsnCode} ~ ${text(begins)} then ${text(of)}`),
    sql` `,
  )} else case ${whens(category, kindWithoutHsn)} else 'food' end end end`

/** Goods of which something is not said that the law wants to be said; what is archived is over. */
export const needsFacts = sql`(${ne(state, 'archived')} and exists (
  select from unnest(
    case ${kind} ${sql.join(
      Object.entries(neededFacts).map(([of, keys]) => sql`when ${text(of)} then ${list(keys)}`),
      sql` `,
    )} end
    || case when concat_ws(' ', ${name}, ${hindiName}, ${description}, ${hindiDescription}) ~* ${text(`(^|[^a-z])${organicWords}`)}
      then ${list(['organicCertificate'])} else '{}' end) as wanted (key)
  where not exists (select from ${productDeclarations} as said
    where said.product_id = ${id} and said.key = wanted.key)))`

function whens(value: typeof category, kinds: Readonly<Record<string, string>>): SQL {
  const cases = Object.entries(kinds).map(([one, of]) => sql`when ${value} = ${text(one)} then ${text(of)}`)
  return sql.join(cases, sql` `)
}

function text(value: string): SQL {
  return sql`${value}::text`
}

function list(keys: readonly string[]): SQL {
  return sql`${sql.param([...keys])}::text[]`
}
