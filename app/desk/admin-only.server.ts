import { redirect } from 'react-router'

import { homePath } from '#app/paths.ts'
import type { Person } from '#domain/customers/person.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** The administrator who asks; whoever is none is led to the home page. */
export function adminOnly({ actor }: Ctx): Person {
  if (actor?.role !== 'ADMIN') throw redirect(homePath)
  return actor
}
