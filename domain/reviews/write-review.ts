import { and, eq, isNull, sql } from 'drizzle-orm'

import { people, products, reviewPictures, reviewReports, reviews } from '#db/schema/index.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Actor, Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { bytesOfDataUrl } from '#domain/media/data-url.ts'

import { packHad } from './bought.ts'
import { isTheirs, ownFirst } from './family.ts'
import { myReview } from './queries.ts'
import type { MyReview } from './queries.ts'
import { firstNameOf } from './rules.ts'
import { worksHere } from './works-here.ts'

export interface ReviewWritten<Picture = string> {
  productId: string
  /** 1 to 5. */
  stars: number
  /** At most `mostWords` letters; may be empty. */
  words: string
  /** A data URL; null takes the picture of before away, undefined leaves it. */
  picture?: Picture | null | undefined
}

type KeptPicture = Pick<typeof reviewPictures.$inferInsert, 'webp' | 'storedAs'>

/**
 * Rates a good, once a person in all its packs: a second time changes what they said. It is shown once
 * somebody of the shop has looked at it, and so is a change. The same again changes nothing.
 * @throws not_signed_in, not_found, not_bought, review_of_own_shop, bad_picture, too_large, busy,
 *   pictures_away
 */
export async function writeReview(ctx: Ctx, input: ReviewWritten): Promise<MyReview> {
  const writer = signedIn(ctx)
  const packId = await packOf(ctx, writer, input.productId)
  // What no review comes to refer to is taken away after a day.
  const picture = typeof input.picture === 'string' ? await keptPicture(ctx, input.picture) : input.picture
  await inTransaction(ctx, (tx) => write(tx, writer, { ...input, picture, packId }))
  await ctx.catalogChanged()
  return myReview(ctx, input.productId)
}

/** The pack that they have had; or why they cannot rate it, before any picture of theirs is looked at. */
async function packOf(ctx: Ctx, writer: Actor, productId: string): Promise<string> {
  const [product] = await ctx.db.select().from(products).where(eq(products.id, productId))
  if (!product || product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
  if (worksHere(writer)) throw new DomainError('review_of_own_shop', {})
  const had = await packHad(ctx, { personId: writer.id, productId })
  if (had === null) throw new DomainError('not_bought', { productName: withPack(product.name, product) })
  return had
}

async function keptPicture({ gateways: { pictures } }: Ctx, url: string): Promise<KeptPicture> {
  const webp = await pictures.encodePrivate(bytesOfDataUrl(url))
  return pictures.keepsPrivate ? { storedAs: await pictures.keepPrivate(webp) } : { webp }
}

async function write(
  tx: Ctx,
  { id: personId }: Actor,
  { productId, packId, stars, words, picture }: ReviewWritten<KeptPicture> & { packId: string },
): Promise<void> {
  const { db, now } = tx
  // Whose account is being deleted writes nothing more, and it is not deleted beside. One after the other, so
  // that of two packs rated at once there is one review.
  const isThere = and(eq(people.id, personId), isNull(people.deletedAt))
  const [person] = await db.select({ name: people.name }).from(people).where(isThere).for('no key update')
  if (!person) throw new DomainError('not_signed_in', {})
  const [before] = await db
    .select()
    .from(reviews)
    .where(isTheirs({ personId, productId }))
    .orderBy(ownFirst(productId))
    .limit(1)
    .for('update')
  if (before && before.stars === stars && before.words === words && !picture) {
    const hasPicture = (await db.$count(reviewPictures, eq(reviewPictures.reviewId, before.id))) > 0
    if (picture === undefined || !hasPicture) return
  }
  const said = {
    name: firstNameOf(person.name),
    stars,
    words,
    state: 'waiting' as const,
    writtenAt: now(),
    decidedBy: null,
    decidedAt: null,
    refusedWhy: null,
    // It was said of other words.
    answer: null,
    answeredBy: null,
    answeredAt: null,
    reportedAt: null,
  }
  const [written] = await db
    .insert(reviews)
    .values({ ...said, id: newId(), productId: before?.productId ?? packId, personId })
    .onConflictDoUpdate({
      target: [reviews.personId, reviews.productId],
      set: { ...said, version: sql`${reviews.version} + 1` },
    })
    .returning()
  const { id: reviewId, version } = written!
  await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId))
  if (picture !== undefined) await db.delete(reviewPictures).where(eq(reviewPictures.reviewId, reviewId))
  if (picture) await db.insert(reviewPictures).values({ ...picture, reviewId })
  await happened(tx, 'review_came', { reviewId, at: said.writtenAt, stars })
  tx.log.info({ reviewId, productId, version }, 'review written')
}
