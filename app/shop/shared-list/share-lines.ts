import { call, newKey } from '#app/client/call.ts'
import { keepGuest, keptGuest } from '#app/client/guest-key.ts'
import { isSessionOver, knownCustomer } from '#app/client/session.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { shareList } from '#contract/shared-lists.ts'
import { maxQuantity } from '#domain/cart/rules.ts'
import * as words from '#words/shop/share/en.ts'

export interface LineToShare {
  productId: string
  quantity: number
}

export interface SharedLink {
  url: string
  expiresAt: string
}

/**
 * Makes the link of these lines, or says why there is none; '' where that is told. It rejects where the
 * connection broke.
 */
export async function shareLines(lines: readonly LineToShare[]): Promise<SharedLink | string> {
  const { user } = await knownCustomer()
  // By this key the browser ends the link again.
  if (!user && !keptGuest()) keepGuest({ key: newKey(), cartKey: '', isKnown: false })
  const answer = await call<typeof shareList>('POST', '/api/shared-lists', {
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity: Math.min(quantity, maxQuantity) })),
  })
  if (answer.ok) return answer.body.data
  return isSessionOver(answer) ? '' : (answer.body.fields?.['lines'] ?? answer.body.message)
}

/** Sends a link by what the device has for it, or copies it; `first`: whichever of the two there is. */
export async function passOn(message: { url: string; text: string }, way: 'first' | 'send' | 'copy') {
  if (way !== 'copy' && 'share' in navigator)
    try {
      return await navigator.share(message)
    } catch (error) {
      // Closed without sending: that was their answer. A device that lets nothing be sent has it copied.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  try {
    await navigator.clipboard.writeText(message.url)
    showToast('success', words.copied)
  } catch {
    // A page that came by http has no clipboard. The link stands there.
    if (way !== 'first') showToast('error', words.notCopied)
  }
}
