import { call, newKey } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { Product, updateProduct, uploadProduct } from '#contract/products.ts'

import { isSame, isSameButStock, versionOf } from './differences.ts'
import type { Version } from './differences.ts'
import { bodyOf } from './fields.ts'
import { countOf } from './kinds.ts'
import { update } from './update.ts'

type Uploaded = Answer<typeof uploadProduct>
type Updated = Answer<typeof updateProduct>

/** A product that was sent, and is not known to be stored or refused. */
interface Pending {
  key: string
  /** As it was sent first, under the key. */
  first: Version
  /** How it is known to be stored. */
  known: { version: Version; updatedAt: string } | null
  /** What it was to be changed to since then. One whose answer was lost may be stored. */
  changes: Version[]
}

/**
 * Uploads products, each of them once. Retries an unanswered upload under its idempotency key before anything
 * else. Where the form was changed meanwhile, it changes the product that the first upload made. Rejects when
 * the connection breaks.
 */
export function uploadOnce(): (version: Version) => Promise<Uploaded | Updated> {
  let pending: Pending | null = null

  return async function upload(version): Promise<Uploaded | Updated> {
    pending ??= { key: newKey(), first: version, known: null, changes: [] }
    const { key, first } = pending
    const uploaded = await send(first, key)
    if (isRefused(uploaded)) {
      pending = null
      return isSame(version, first) ? uploaded : upload(version)
    }
    if (!uploaded.ok) return uploaded
    const changed = await changeTo(version, pending, uploaded.body.data)
    if (changed && !changed.ok) return changed
    pending = null
    return uploaded
  }
}

/**
 * Makes the product that was stored what it is to be now; null where it is that already. Refused where
 * somebody else has changed it since: theirs stays.
 */
async function changeTo(version: Version, pending: Pending, stored: Product): Promise<Updated | null> {
  pending.known ??= { version: pending.first, updatedAt: stored.createdAt }
  const { updatedAt } = stored
  const own = pending.changes.findLast((change) => isSameButStock(change, versionOf(stored)))
  if (updatedAt !== pending.known.updatedAt && own) pending.known = { version: own, updatedAt }
  const { known } = pending
  if (updatedAt === known.updatedAt && isSame(version, known.version)) return null
  pending.changes.push(version)
  const loaded = { updatedAt: known.updatedAt, stock: countOf(known.version.fields.stock) }
  return update({ _id: stored._id, ...loaded }, version.fields, [...version.images])
}

function send({ fields, images }: Version, key: string): Promise<Uploaded> {
  return call<typeof uploadProduct>('POST', '/api/upload-product', bodyOf(fields, [...images]), key)
}

/** Whether it is certain that nothing was stored. After a 401 or a server error it is not. */
function isRefused(answer: Uploaded): boolean {
  return !answer.ok && answer.body.code === 'invalid_input'
}
