import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { people, personLookups } from '#db/schema/index.ts'
import type { BlockedFrom } from '#domain/customers/rules.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { idsOf, idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import { mobileIn } from '#domain/ground/search-words.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

/** A person as the shop shows them: to themselves and to administrators. */
export interface PersonView {
  id: string
  name: string
  /** null where they sign in by number, or have no account yet. */
  email: string | null
  /** Ten digits. */
  mobile: string | null
  /** Ten digits, proven: they sign in with it. */
  signInMobile: string | null
  role: Role
  duties: Duty[]
  /** The picture's path, or null. */
  image: string | null
  smartCoins: number
  /** Whose prices they pay; null: those of everybody. */
  priceGroup: PriceGroup | null
  /** Of who sells the goods on. */
  gstin: string | null
  blockedFrom: BlockedFrom | null
  /** The person who has their orders now, because they are the same. */
  joinedInto: { id: string; name: string } | null
  /** Their account is deleted: nothing of them is left but the id. */
  isDeleted: boolean
  createdAt: Date
}

export const personColumns = {
  id: people.id,
  name: people.name,
  email: people.email,
  mobile: people.mobile,
  signInMobile: people.signInMobile,
  role: people.role,
  duties: people.duties,
  image: people.image,
  smartCoins: people.smartCoins,
  priceGroup: people.priceGroup,
  gstin: people.gstin,
  blockedFrom: people.blockedFrom,
  joinedInto: sql<PersonView['joinedInto']>`(
    select jsonb_build_object('id', kept.id, 'name', kept.name) from people kept
    where kept.id = ${people}.joined_into)`,
  isDeleted: sql<boolean>`${people.deletedAt} is not null`,
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

/** A person, whoever they are, for commands that have changed one. @throws not_found */
export async function personById({ db }: Ctx, id: string): Promise<PersonView> {
  const [person] = await db.select(personColumns).from(people).where(eq(people.id, id))
  if (!person) throw new DomainError('not_found', { what: 'user' })
  return person
}

/**
 * Locks a person whom an administrator changes, and answers their row. Who was joined with another one is
 * changed no more, until that is taken back; who has deleted their account is not there.
 * @throws not_found, person_joined
 */
export async function lockPerson({ db }: Ctx, id: string): Promise<typeof people.$inferSelect> {
  const [person] = await db.select().from(people).where(eq(people.id, id)).for('no key update')
  if (!person || person.deletedAt !== null) throw new DomainError('not_found', { what: 'user' })
  if (person.joinedInto !== null) throw new DomainError('person_joined', {})
  return person
}

/**
 * One page of everybody with an account, oldest first, or of those whose name, e-mail or role hold every word
 * of `q`. @throws not_signed_in, forbidden, invalid_input
 */
export async function allPeople(
  ctx: Ctx,
  { q }: { q?: string | undefined },
  request: PageRequest,
): Promise<Page<PersonView>> {
  admin(ctx)
  const page = await idsOfPage(ctx, oldestFirst, { q }, request)
  const found = await peopleOf(
    ctx,
    page.rows.map(({ id }) => id),
  )
  const byId = new Map(found.map((person) => [person.id, person]))
  return { ...page, rows: page.rows.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** The same, however many. @throws not_signed_in, forbidden */
export async function everyPerson(
  ctx: Ctx,
  { q }: { q?: string | undefined },
  take: Take<PersonView>,
): Promise<void> {
  admin(ctx)
  await readWhole(ctx, { ids: idsOf(oldestFirst, { q }), rowsOf: peopleOf }, take)
}

/** Whose number it is, also of one of their addresses; and whose order has this number, as #1042. */
function alsoFound(q: string): SQL[] {
  const mobile = mobileIn(q)
  const [, number] = /^\s*#(\d{1,9})\s*$/.exec(q) ?? []
  if (number) return [sql`select person_id from orders where number = ${Number(number)}`]
  if (mobile === null) return []
  return [
    sql`select id from person_lookups where words like ${`%${mobile}%`}`,
    sql`select person_id from addresses where mobile = ${mobile}`,
  ]
}

const oldestFirst: List = {
  name: 'people',
  table: people,
  lookups: personLookups,
  id: people.id,
  alsoFound,
  order: [
    { column: people.createdAt, kind: 'moment', isDescending: false },
    { column: people.id, kind: 'text', isDescending: false },
  ],
}

async function peopleOf({ db }: Ctx, ids: string[]): Promise<PersonView[]> {
  return ids.length > 0 ? db.select(personColumns).from(people).where(inArray(people.id, ids)) : []
}
