import type { Actor } from '#domain/ground/context.ts'
import { isAdmin } from '#domain/ground/rules.ts'

/** Reviews of who works for a shop are no customers' reviews (IS 19000). */
export function worksHere(person: Actor): boolean {
  return isAdmin(person) || person.duties.length > 0
}
