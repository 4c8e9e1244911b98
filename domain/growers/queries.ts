import { asc, desc, eq, isNull, sql } from 'drizzle-orm'

import { growers } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { isCertifiedAt } from './rules.ts'
import type { CertificateScheme } from './rules.ts'

export type Grower = typeof growers.$inferSelect

/** What everybody may know of a grower: no telephone, no terms, and no place finer than the village. */
export interface GrowerView {
  id: string
  slug: string
  name: string
  hindiName: string
  village: string
  hindiVillage: string
  district: string
  hindiDistrict: string
  since: number | null
  words: string
  hindiWords: string
  imageUrl: string | null
  /** One that holds today; null: there is none. */
  certificate: { scheme: CertificateScheme; number: string; until: string } | null
  /** They bring nothing any more. */
  isEnded: boolean
}

/** Who brought something, as pages name them: no telephone, and no place finer than the village. */
export type GrowerNamed = Pick<GrowerView, keyof typeof namedColumns>

/** The columns of it. */
export const namedColumns = {
  id: growers.id,
  slug: growers.slug,
  name: growers.name,
  hindiName: growers.hindiName,
  village: growers.village,
  hindiVillage: growers.hindiVillage,
  district: growers.district,
  hindiDistrict: growers.hindiDistrict,
}

/** So many are listed at most. */
const most = 500

/** All growers as the desk keeps them, first who brings goods, by name. @throws not_signed_in, forbidden */
export async function allGrowers(ctx: Ctx): Promise<Grower[]> {
  admin(ctx)
  return ctx.db
    .select()
    .from(growers)
    .orderBy(desc(isNull(growers.endedAt)), asc(sql`lower(${growers.name})`), asc(growers.id))
    .limit(most)
}

/** Who brings goods, by name, as everybody may read it. */
export async function shownGrowers(ctx: Ctx): Promise<GrowerView[]> {
  const rows = await ctx.db
    .select()
    .from(growers)
    .where(isNull(growers.endedAt))
    .orderBy(asc(sql`lower(${growers.name})`), asc(growers.id))
    .limit(most)
  return rows.map((row) => viewOf(row, ctx.now()))
}

/** Also one who has ended: labels lead here for years. @throws not_found */
export async function growerBySlug(ctx: Ctx, slug: string): Promise<GrowerView> {
  const [row] = await ctx.db.select().from(growers).where(eq(growers.slug, slug))
  if (!row) throw new DomainError('not_found', { what: 'grower' })
  return viewOf(row, ctx.now())
}

/** The ends of the addresses of all who bring goods. */
export async function growerSlugs({ db }: Ctx): Promise<string[]> {
  const rows = await db
    .select({ slug: growers.slug })
    .from(growers)
    .where(isNull(growers.endedAt))
    .orderBy(asc(growers.slug))
    .limit(most)
  return rows.map(({ slug }) => slug)
}

function viewOf(row: Grower, at: Date): GrowerView {
  const {
    mobile: _mobile,
    terms: _terms,
    shareBp: _bp,
    language: _language,
    version: _version,
    createdAt: _at,
    ...known
  } = row
  const { isCertified, certificateScheme, certificateNumber, certificateUntil, endedAt, ...shown } = known
  // By the day itself too: a page that is rendered before the job has run says nothing wrong.
  const holds = isCertified && isCertifiedAt(row, at)
  return {
    ...shown,
    certificate: holds
      ? { scheme: certificateScheme!, number: certificateNumber!, until: certificateUntil! }
      : null,
    isEnded: endedAt !== null,
  }
}
