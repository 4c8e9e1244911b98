import { setQuantity } from '#app/client/cart.ts'
import { cartCount, quantityShown } from '#app/client/customer-state.ts'
import { missingWords } from '#app/client/missing-words.ts'
import type { MissingLine } from '#app/client/missing-words.ts'
import { orderAgain } from '#app/client/order-again.ts'
import type { BoughtLine } from '#app/client/order-again.ts'
import { knownCart, knownCustomer } from '#app/client/session.ts'
import { customer } from '#app/client/store.ts'
import { showToast } from '#app/ui/toast.tsx'
import { maxListLines, maxQuantity } from '#domain/cart/rules.ts'
import * as words from '#words/client/order-again/en.ts'

/** Goods as a list wants them, with what the shop said of them. */
export interface WantedGood extends BoughtLine {
  /** null: it is not counted. */
  stock: number | null
  isSold: boolean
}

/**
 * Puts goods into the cart of who is here, a person or a guest, and says what could not be had. Of goods that
 * are in it already the larger quantity stays, so a press that is repeated after a lost answer adds nothing
 * twice. Answers whether anything was added.
 */
export async function addWanted(lines: readonly WantedGood[]): Promise<boolean> {
  const { user } = await knownCustomer()
  if (user !== null)
    return orderAgain(lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })))
  await knownCart()
  const missing: MissingLine[] = []
  const had = new Set<string>()
  const fresh = lines.filter(({ productId }) => !inCart(productId))
  const full = new Set(fresh.slice(Math.max(0, maxListLines - cartCount(customer()))))
  for (const line of lines) {
    const { productId, name, quantity, stock, isSold } = line
    const available = isSold ? Math.min(stock ?? maxQuantity, maxQuantity) : 0
    const why = !isSold
      ? 'gone'
      : available === 0
        ? 'sold_out'
        : full.has(line)
          ? 'cart_full'
          : available < quantity && 'too_few'
    if (why) missing.push({ _id: productId, productName: name, why, available })
    if (available === 0 || full.has(line)) continue
    had.add(productId)
    const wanted = Math.min(quantity, available)
    setQuantity(productId, Math.max(wanted, quantityShown(customer(), productId)), name, true)
  }
  if (missing.length > 0) showToast('warning', words.someAdded(had.size, lines.length, missingWords(missing)))
  return had.size > 0
}

function inCart(productId: string): boolean {
  return quantityShown(customer(), productId) > 0
}
