import { asc, eq, inArray, sql } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Role } from '#domain/customers/rules.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { keysBefore, momentKey, momentOf, pageLimits, pageOf } from '#domain/ground/paging.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

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

/** One page of everybody with an account, oldest first. @throws not_signed_in, forbidden, invalid_input */
export async function allPeople(ctx: Ctx, request: PageRequest): Promise<Page<PersonView>> {
  admin(ctx)
  const after = keysBefore(request, ['whole', 'text'])
  const { limit, offset } = pageLimits(request)
  const read = await ctx.db
    .select({ ...personColumns, moment: momentKey(people.createdAt) })
    .from(people)
    .where(
      after ? sql`(${people.createdAt}, ${people.id}) > (${momentOf(after[0])}, ${after[1]})` : undefined,
    )
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset)
  const page = pageOf(read, request, ({ moment, id }) => [moment, id])
  return { ...page, rows: page.rows.map(({ moment: _moment, ...person }) => person) }
}

/** How many people have an account. @throws not_signed_in, forbidden */
export async function peopleCount(ctx: Ctx): Promise<number> {
  admin(ctx)
  return ctx.db.$count(people)
}

/** Everybody with an account, oldest first, however many. @throws not_signed_in, forbidden */
export async function everyPerson(ctx: Ctx, take: Take<PersonView>): Promise<void> {
  admin(ctx)
  const ids = ctx.db
    .select({ id: people.id })
    .from(people)
    .orderBy(...oldestFirst)
  await readWhole(ctx, { ids, rowsOf: peopleOf }, take)
}

const oldestFirst = [asc(people.createdAt), asc(people.id)]

async function peopleOf({ db }: Ctx, ids: string[]): Promise<PersonView[]> {
  return ids.length > 0 ? db.select(personColumns).from(people).where(inArray(people.id, ids)) : []
}
