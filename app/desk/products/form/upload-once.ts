import { call, newKey } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { updateProduct, uploadProduct } from '#contract/products.ts'

type Body = (typeof uploadProduct)['schema']['body']['_zod']['input']
type Change = (typeof updateProduct)['schema']['body']['_zod']['input']
type Uploaded = Answer<typeof uploadProduct>

/**
 * Uploads products, each of them once: what was sent and not answered is sent again under its idempotency
 * key before anything else is, so that it is known what became of it. Where it was changed meanwhile, the
 * product that it made is changed, and no second one is made. Rejects when the line breaks.
 */
export function uploadOnce(): (body: Body) => Promise<Uploaded> {
  /** Sent, and not known to be stored or refused. */
  let pending: { key: string; body: Body } | null = null

  return async (body) => {
    if (pending && !isSame(pending.body, body)) {
      const before = await send(pending)
      if (before.ok) {
        const { _id, updatedAt } = before.body.data
        // What was sold since then stays sold.
        const loaded = { updatedAt, stock: pending.body.stock ?? null }
        const changed = await change({ ...body, _id, loaded })
        if (!changed.ok) return changed
        pending = null
        return before
      }
      if (!isRefused(before)) return before
      pending = null
    }
    pending ??= { key: newKey(), body }
    const answer = await send(pending)
    if (answer.ok || isRefused(answer)) pending = null
    return answer
  }
}

/**
 * Changes a product that nobody but us has seen. Where it was changed meanwhile it was by a try before this
 * one, whose answer was lost: its stock has been counted then.
 */
async function change(body: Change): Promise<Answer<typeof updateProduct>> {
  const changed = await call<typeof updateProduct>('POST', '/api/update-product', body)
  if (changed.ok || !changed.body.current) return changed
  const { updatedAt, stock } = changed.body.current
  const again = { ...body, stock, loaded: { updatedAt, stock } }
  return call<typeof updateProduct>('POST', '/api/update-product', again)
}

function send({ key, body }: { key: string; body: Body }): Promise<Uploaded> {
  return call<typeof uploadProduct>('POST', '/api/upload-product', body, key)
}

/** Whether it is certain that nothing was stored. After a 401 or a server error it is not. */
function isRefused(answer: Uploaded): boolean {
  return !answer.ok && answer.body.code === 'invalid_input'
}

function isSame(one: Body, other: Body): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
