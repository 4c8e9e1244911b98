import { renderToStaticMarkup } from 'react-dom/server'

import { BatchText } from '#app/shop/batch/batch-text.tsx'
import { growerStyles } from '#app/shop/growers/grower-parts.tsx'
import { batchByCode } from '#domain/batches/queries.ts'
import { codeOf } from '#domain/batches/rules.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { batchTag, cardTags, growerTag } from './cache-tags.server.ts'

/** The page behind a label's code, as text: nothing of it needs a script. @throws not_found */
export async function batchText(ctx: Ctx, typed: string) {
  const code = codeOf(typed)
  const batch = code === null ? null : await batchByCode(ctx, code)
  if (!batch) throw new DomainError('not_found', { what: 'batch' })
  const product = await productById(ctx, batch.productId)
  return {
    html: growerStyles + renderToStaticMarkup(<BatchText batch={batch} product={product} />),
    isRecalled: batch.state === 'recalled',
    tags: [batchTag(batch.id), growerTag(batch.grower.id), ...cardTags([product])],
  }
}
