import type { PersonView } from '#domain/customers/queries.ts'

import { momentCell } from './cells.ts'

/** The columns of a file of people. Nothing of their passwords, sessions and addresses is in it. */
const columns: readonly { name: string; write: (person: PersonView) => string }[] = [
  { name: 'id', write: ({ id }) => id },
  { name: 'name', write: ({ name }) => name },
  /** Empty: they have no account to sign in to yet. */
  { name: 'e-mail', write: ({ email }) => email ?? '' },
  /** Ten digits. */
  { name: 'mobile', write: ({ mobile }) => mobile ?? '' },
  { name: 'role', write: ({ role }) => role },
  { name: 'smart coins', write: ({ smartCoins }) => String(smartCoins) },
  /** Indian time, ISO 8601. */
  { name: 'since', write: ({ createdAt }) => momentCell(createdAt) },
]

export const personColumnNames = columns.map(({ name }) => name)

export function personCells(person: PersonView): string[] {
  return columns.map(({ write }) => write(person))
}
