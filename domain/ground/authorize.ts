import type { Actor } from './context.ts'
import type { Ctx } from './context.ts'
import { DomainError } from './errors.ts'
import { hasDuty, isAdmin } from './rules.ts'
import type { Duty } from './rules.ts'

/**
 * The person who is signed in. The first line of every command that belongs to a person. @throws
 * not_signed_in
 */
export function signedIn({ actor }: Ctx): Actor {
  if (!actor || actor.onlyOrder !== undefined || actor.isGuest) throw new DomainError('not_signed_in', {})
  return actor
}

/**
 * The person who is signed in, or the guest whose key the browser has. The first line of every command by
 * which a cart is bought; all others begin with `signedIn`. @throws not_signed_in
 */
export function buying({ actor }: Ctx): Actor {
  if (!actor || actor.onlyOrder !== undefined) throw new DomainError('not_signed_in', {})
  return actor
}

/**
 * The person who is signed in, or who came by the link of this very order (`byStatusLink`). The first line of
 * every command that such a link allows too; all others begin with `signedIn`, and to them it is nobody.
 * @throws not_signed_in
 */
export function signedInFor({ actor }: Ctx, orderId: string): Actor {
  if (!actor || actor.isGuest || (actor.onlyOrder !== undefined && actor.onlyOrder !== orderId))
    throw new DomainError('not_signed_in', {})
  return actor
}

/**
 * The administrator who is signed in. The first line of every command of the shopkeeper's. @throws
 * not_signed_in, forbidden
 */
export function admin(ctx: Ctx): Actor {
  const person = signedIn(ctx)
  if (!isAdmin(person)) throw notAllowed('not_admin')
  return person
}

/**
 * The person who is signed in and has this duty, or an admin. The first line of every command of the stall.
 * @throws not_signed_in, forbidden
 */
export function onDuty(ctx: Ctx, duty: Duty): Actor {
  const person = signedIn(ctx)
  if (!hasDuty(person, duty)) throw notAllowed('no_duty')
  return person
}

/**
 * The person who is signed in and has some duty, or an admin: who can come by money of the shop. @throws
 * not_signed_in, forbidden
 */
export function onAnyDuty(ctx: Ctx): Actor {
  const person = signedIn(ctx)
  if (!isAdmin(person) && person.duties.length === 0) throw notAllowed('no_duty')
  return person
}

export function notAllowed(why: 'not_admin' | 'no_duty'): DomainError<'forbidden'> {
  return new DomainError('forbidden', { why })
}
