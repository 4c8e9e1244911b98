import { and, eq } from 'drizzle-orm'

import { answeredMisses, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { mostAliases } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { auditedProduct } from '#domain/products/audited-product.ts'
import { checkNewAliases } from '#domain/products/new-aliases.ts'
import { laterThanBefore, lockAsLoaded } from '#domain/products/update-product.ts'

import { answerMiss } from './answer-miss.ts'

interface AliasChange {
  /** As it stands in the list of what was not found. */
  word: string
  productId: string
}

/**
 * Has people find a product by this word from now on. One that has the word already stays as it is.
 * @throws not_signed_in, forbidden, not_found, changed_meanwhile, invalid_input where it has too many, or
 * the word names no goods
 */
export async function makeAlias(
  ctx: Ctx,
  { word, productId, loadedAt }: AliasChange & { loadedAt: Date },
): Promise<ProductView> {
  admin(ctx)
  return changed(ctx, async (tx) => {
    const before = await lockAsLoaded(tx, productId, undefined)
    await answerMiss(tx, { word, answer: 'alias' })
    if (before.aliases.some((alias) => alias.toLowerCase() === word)) return before
    checkNewAliases([word], before.aliases, 'word')
    await lockAsLoaded(tx, productId, loadedAt)
    if (before.aliases.length >= mostAliases) throw tooMany()
    return setAliases(tx, before, [...before.aliases, word])
  })
}

/** Undo of `makeAlias`: the word is asked for again. @throws not_signed_in, forbidden, not_found */
export async function takeAliasBack(ctx: Ctx, { word, productId }: AliasChange): Promise<ProductView> {
  admin(ctx)
  return changed(ctx, async (tx) => {
    const before = await lockAsLoaded(tx, productId, undefined)
    await tx.db
      .delete(answeredMisses)
      .where(and(eq(answeredMisses.word, word), eq(answeredMisses.answer, 'alias')))
    const left = before.aliases.filter((alias) => alias !== word)
    return left.length === before.aliases.length ? before : setAliases(tx, before, left)
  })
}

async function changed(ctx: Ctx, work: (tx: Ctx) => Promise<ProductView>): Promise<ProductView> {
  const product = await inTransaction(ctx, work)
  await ctx.catalogChanged()
  return product
}

/** The row is locked. */
async function setAliases(tx: Ctx, before: ProductView, aliases: string[]): Promise<ProductView> {
  const [row] = await tx.db
    .update(products)
    .set({ aliases, updatedAt: laterThanBefore(tx.now()) })
    .where(eq(products.id, before.id))
    .returning({ updatedAt: products.updatedAt })
  const after = { ...before, aliases, updatedAt: row!.updatedAt }
  await writeAudit(tx, {
    action: 'product_changed',
    objectId: before.id,
    before: auditedProduct(before),
    after: auditedProduct(after),
  })
  return after
}

function tooMany() {
  return new DomainError('invalid_input', {
    fields: { word: { problem: 'too_many_aliases', maximum: mostAliases } },
  })
}
