import { useEffect } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import * as failures from '#words/client/cart-failures/en.ts'

import type * as CartQueue from './cart-queue.ts'
import { quantityShown } from './customer-state.ts'
import { firstIdle } from './first-idle.ts'
import { forgetPresses, isOfThisPage, keepPress, nextTask } from './presses.ts'
import { knownCart } from './session.ts'
import { customer, dispatch, useCustomer } from './store.ts'

// The way into the cart: what is pressed is kept or shown at once. The queue, which comes late, brings it.

let queue: Promise<typeof CartQueue> | undefined

function loadQueue(): Promise<typeof CartQueue> {
  queue ??= import('./cart-queue.ts')
  queue.catch(() => (queue = undefined))
  return queue
}

/** Has the parts here that are needed when nothing can be fetched any more, and brings what was left. */
export async function loadOfflineParts(): Promise<void> {
  const [{ resume }] = await Promise.all([import('./cart-resume.ts'), loadQueue()])
  resume()
}

/** How many of a product are in the cart, as far as this page knows; it asks once it is idle. */
export function useQuantity(productId: string): number {
  useEffect(() => {
    void firstIdle().then(knownCart)
  }, [])
  return useCustomer((state) => quantityShown(state, productId))
}

/**
 * Puts one of a product into the cart, of a person or of this browser; of goods by weight `begin` more where
 * there is none. Answers once it is there.
 */
export async function addOne(
  productId: string,
  productName: string,
  pricePaise?: number,
  begin?: number,
): Promise<'added' | 'refused'> {
  const personId = customer().user?._id
  const press = keepPress({ productId, productName, pricePaise, begin, personId })
  try {
    return await (await loadQueue()).add(press)
  } catch {
    await nextTask()
    forgetPresses((each) => each.key === press.key && isOfThisPage(each))
    showToast('error', failures.notAdded)
    return 'refused'
  }
}

/**
 * So many of a product, 0 to take it out. Its name is needed where its line may not be known. `isCounted`
 * where the count beside the buttons tells enough, so that no toast has to.
 */
export function setQuantity(
  productId: string,
  quantity: number,
  productName?: string,
  isCounted?: boolean,
): void {
  dispatch({ type: 'chosen', productId, quantity })
  loadQueue().then(
    ({ bring }) => bring(productId, { productName, isCounted }),
    () => {
      dispatch({ type: 'dropped', productId })
      showToast('error', quantity > 0 ? failures.quantityNotChanged : failures.notRemoved)
    },
  )
}
