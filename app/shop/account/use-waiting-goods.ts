import { useEffect } from 'react'

import { linesShown } from '#app/client/customer-state.ts'
import { knownCart } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { goodsName } from '#app/goods-name.ts'
import * as words from '#words/shop/account/login/en.ts'

/** What a guest's cart has, in words: `Tomato and 2 more`; nothing where it is empty or not known yet. */
export function useWaitingGoods(): string {
  const customer = useCustomer((state) => state)
  useEffect(() => void knownCart(), [])
  const [first, ...others] = customer.user ? [] : linesShown(customer)
  if (!first) return ''
  const name = goodsName(first.productId)
  return others.length > 0 ? words.andMore(name, others.length) : name
}
