import { call } from '#app/client/call.ts'
import { usePressInTurn } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { duplicateProduct, Product, setProductState } from '#contract/products.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'

interface ShelfMoves {
  move: (product: Product, state: ProductState) => void
  duplicate: (product: Product) => void
}

/** What the menu of a product does at once. `onCopied` gets the id of a copy. */
export function useShelfMoves({
  onMoved,
  onCopied,
}: {
  onMoved: () => void
  onCopied: (id: string) => void
}): ShelfMoves {
  const { press } = usePressInTurn()

  async function move({ _id, ...before }: Product, state: ProductState, isUndo = false) {
    await press(
      `${state} ${_id}`,
      () => call<typeof setProductState>('POST', '/api/set-product-state', { _id, state }),
      ({ ok, body }) => {
        if (!ok) return refused(body.message)
        // Dates that were planned are forgotten by the move, and would not come back.
        const isPlanned = before.onFrom !== null || before.offFrom !== null
        const undo = () => void move(body.data, before.state, true)
        showToast('success', body.message, undefined, isUndo || isPlanned ? undefined : { id: _id, undo })
        onMoved()
        return null
      },
    )
  }

  async function duplicate({ _id }: Product) {
    await press(
      `copy ${_id}`,
      (key) => call<typeof duplicateProduct>('POST', '/api/duplicate-product', { _id }, key),
      ({ ok, body }) => {
        if (!ok) return refused(body.message)
        showToast('success', body.message)
        onMoved()
        onCopied(body.data._id)
        return null
      },
    )
  }

  return {
    move: (product, state) => void move(product, state),
    duplicate: (product) => void duplicate(product),
  }
}

function refused(message: string) {
  showToast('error', message)
  return { '': message }
}
