import type { Person } from '#domain/customers/person.ts'
import { isAdmin } from '#domain/customers/rules.ts'

import type { Ctx } from './context.ts'
import { DomainError } from './errors.ts'

/**
 * The person who is signed in. The first line of every command that belongs to a person. @throws
 * not_signed_in
 */
export function signedIn({ actor }: Ctx): Person {
  if (!actor) throw new DomainError('not_signed_in', {})
  return actor
}

/**
 * The administrator who is signed in. The first line of every command of the shopkeeper's. @throws
 * not_signed_in, forbidden
 */
export function admin(ctx: Ctx): Person {
  const person = signedIn(ctx)
  if (!isAdmin(person)) throw notAllowed()
  return person
}

export function notAllowed(): DomainError<'forbidden'> {
  return new DomainError('forbidden', { why: 'not_admin' })
}
