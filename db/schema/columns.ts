import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** An amount of money in paise. */
export function paise(name: string) {
  return bigint(name, { mode: 'number' })
}

/** A moment in UTC. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** Bytes as they came. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
