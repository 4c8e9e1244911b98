import { showToast } from '#app/ui/toast.tsx'
import type { joinCart } from '#contract/cart.ts'
import { maxListLines } from '#domain/cart/rules.ts'
import * as words from '#words/client/order-again/en.ts'

import { call, newKey } from './call.ts'
import { missingWords } from './missing-words.ts'
import type { MissingLine } from './missing-words.ts'
import { isSessionOver, refreshCartOrCount } from './session.ts'
import { dispatch } from './store.ts'

/** A line of an order, as it is bought again. */
export interface BoughtLine {
  productId: string
  /** As it was called then: for what the shop no longer sells. */
  name: string
  quantity: number
}

/**
 * Puts what was bought before into the cart and says what could not be had any more. Answers whether
 * anything was added.
 */
export async function orderAgain(lines: readonly BoughtLine[]): Promise<boolean> {
  let added = 0
  const missing: MissingLine[] = []
  try {
    // An order may have more lines than a list takes.
    for (let start = 0; start < lines.length; start += maxListLines) {
      const part = lines.slice(start, start + maxListLines)
      const wanted = part.map(({ productId, quantity }) => ({ productId, quantity }))
      const answer = await call<typeof joinCart>('POST', '/api/join-cart', { lines: wanted }, newKey())
      if (!answer.ok) {
        if (!isSessionOver(answer)) showToast('error', answer.body.message)
        return added > 0
      }
      added += answer.body.data.joined
      missing.push(...answer.body.data.missing)
    }
  } catch {
    showToast('error', words.noConnection)
    return added > 0
  } finally {
    dispatch({ type: 'joined' })
    void refreshCartOrCount()
  }
  tell(lines, added, missing)
  return added > 0
}

function tell(lines: readonly BoughtLine[], added: number, missing: readonly MissingLine[]): void {
  if (missing.length === 0) return showToast('success', words.added(added))
  const named = missing.map((line) => ({
    ...line,
    productName: line.productName ?? lines.find(({ productId }) => productId === line._id)?.name ?? null,
  }))
  showToast('warning', words.someAdded(added, lines.length, missingWords(named)))
}
