import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

/** An amount of money in paise. */
export function paise(name: string) {
  return bigint(name, { mode: 'number' })
}

/** A moment in UTC. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** A language in which the shop writes to people: one of those of its pages (words/languages.ts). */
export type Language = (typeof languages)[number]

export const languages = ['en', 'hi'] as const

/** null where it may be, for rows of programs that know none. */
export function language() {
  return text('language', { enum: languages })
}

export function isLanguage(column: AnyPgColumn): SQL {
  return sql`${column} in ('en', 'hi')`
}

/** null: nobody's, or those of everybody. */
export function priceGroup() {
  return text('price_group').$type<PriceGroup>()
}

export function isPriceGroup(column: AnyPgColumn): SQL {
  return sql`${column} in ('members', 'resellers')`
}

/** Bytes as they came. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
