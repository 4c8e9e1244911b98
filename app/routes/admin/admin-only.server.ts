import { redirect } from 'react-router'

import type { Ctx } from '#domain/context.ts'
import type { Person } from '#domain/customers/person.ts'

/** The administrator who asks; whoever is none is led to the home page. */
export function adminOnly({ actor }: Ctx): Person {
  if (actor?.role !== 'ADMIN') throw redirect('/')
  return actor
}
