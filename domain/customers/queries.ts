import { asc, eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Role } from '#domain/customers/rules.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/** A person as the shop shows them: to themselves and to administrators. */
export interface PersonView {
  id: string
  name: string
  email: string
  role: Role
  /** The picture's path, or null. */
  image: string | null
  smartCoins: number
  createdAt: Date
}

export const personColumns = {
  id: people.id,
  name: people.name,
  email: people.email,
  role: people.role,
  image: people.image,
  smartCoins: people.smartCoins,
  createdAt: people.createdAt,
}

/** Who is signed in. @throws not_signed_in */
export async function me(ctx: Ctx): Promise<PersonView> {
  const [person] = await ctx.db
    .select(personColumns)
    .from(people)
    .where(eq(people.id, signedIn(ctx).id))
  if (!person) throw new DomainError('not_signed_in', {})
  return person
}

/** Everybody with an account, oldest first. @throws not_signed_in, forbidden */
export async function everybody(ctx: Ctx): Promise<PersonView[]> {
  admin(ctx)
  return ctx.db.select(personColumns).from(people).orderBy(asc(people.createdAt), asc(people.id))
}
