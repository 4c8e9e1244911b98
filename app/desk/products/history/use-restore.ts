import { useState } from 'react'

import { call } from '#app/client/call.ts'
import type { FieldChange } from '#app/desk/audit/audit-words.ts'
import { seenOf } from '#app/desk/prices/drafts.ts'
import { rowsToUndo, tellSaved } from '#app/desk/prices/undo-save.ts'
import { fieldsOf } from '#app/desk/products/form/fields.ts'
import { update } from '#app/desk/products/form/update.ts'
import { usePress } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ProductPrices, saveProductPrices } from '#contract/prices.ts'
import type { Product, productDetails } from '#contract/products.ts'
import { filledIn, wireValue } from '#domain/catalog/fields/rules.ts'
import type { FilledIn } from '#domain/catalog/fields/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'

import type { PriceStep } from './product-past.ts'

/** Gives a product a price or a text back that it had. `onChanged`: it is another one than was shown. */
export function useRestore(shown: Product, onChanged: () => void) {
  const [product, setProduct] = useState(shown)
  const { isBusy, press } = usePress()

  function changed(now: Partial<Product>) {
    setProduct((before) => ({ ...before, ...now }))
    onChanged()
  }

  /** Prices come without the moment of the save, by which a text is compared. */
  async function pricesChanged(now: Parameters<typeof pricesOf>[0]) {
    const { _id: productId } = product
    const asked = call<typeof productDetails>('POST', '/api/product-details', { productId }).catch(() => null)
    changed(pricesOf(now))
    const answer = await asked
    if (answer?.ok) setProduct(answer.body.data)
  }

  /** Both prices of then, in one press; the toast takes it back. */
  async function restorePrices({ pricePaise, sellingPricePaise }: PriceStep) {
    const wanted = { price: toRupees(pricePaise), sellingPrice: toRupees(sellingPricePaise) }
    const rows = [{ _id: product._id, seen: seenOf(product), ...wanted }]
    await press(
      `prices ${pricePaise} ${sellingPricePaise}`,
      (key) => call<typeof saveProductPrices>('POST', '/api/product-prices', { rows }, key),
      (answer) => {
        const result = answer.ok ? answer.body.data[0] : undefined
        if (!result?.now)
          return refused(answer.ok ? 'This product is not in the shop any more.' : answer.body.message)
        void pricesChanged(result.now)
        if (result.outcome === 'changed_meanwhile') return refused(changedMeanwhile)
        const undo = rowsToUndo([{ ...result.now, ...pricesOf(product) }], [result.now], rows)
        const onUndone = ([now]: readonly ProductPrices[]) => now && void pricesChanged(now)
        tellSaved('The former prices are back.', undo, { press, onUndone })
        return null
      },
    )
  }

  /** What a field said before this change. */
  async function restoreText({ field, before }: FieldChange) {
    const known = filledIn.find(({ name }) => name === field)
    if (!known) return
    const former = withValue(product, known, before)
    await press(
      `text ${field} ${JSON.stringify(before)}`,
      () => update(product, fieldsOf(former), former.productImage),
      (answer) => {
        if (answer.ok) {
          changed(answer.body.data)
          showToast('success', `Restored: ${known.label}.`)
          return null
        }
        if (answer.body.current) changed(answer.body.current)
        return refused(answer.body.current ? changedMeanwhile : answer.body.message)
      },
    )
  }

  return { product, isBusy, restorePrices, restoreText }
}

const changedMeanwhile = 'Somebody has changed it. Please look at it again.'

/** Whether a press can give this field its former value back; a move onto the shelf has its own press. */
export function isRestorable(product: Product, { field, before, after }: FieldChange): boolean {
  const known = filledIn.find(({ name }) => name === field)
  if (!known || known.group === 'shelf' || before === undefined) return false
  const former = withValue(product, known, before)
  // An empty name is none, and what it says already need not be brought back.
  const isEmpty = before === null || before === ''
  return !(isEmpty && known.empty !== 'clear') && !isSame(former, product) && after !== undefined
}

function withValue(
  product: Product,
  { name: _name, path, kind, declaration }: FilledIn,
  kept: unknown,
): Product {
  const value = wireValue(kind, kept)
  if (declaration)
    return { ...product, declarations: { ...product.declarations, [declaration]: value ?? undefined } }
  return { ...product, [path]: value }
}

function isSame(one: Product, other: Product): boolean {
  return (
    JSON.stringify([fieldsOf(one), one.productImage]) ===
    JSON.stringify([fieldsOf(other), other.productImage])
  )
}

function pricesOf({
  price,
  sellingPrice,
  stock,
  state,
}: Pick<Product, 'price' | 'sellingPrice' | 'stock' | 'state'>) {
  return { price, sellingPrice, stock, state }
}

function refused(message: string) {
  showToast('error', message)
  return { '': message }
}
