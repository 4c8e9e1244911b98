import { useEffect, useState } from 'react'

import { findOnShelf } from '#app/desk/counter/line-field.tsx'
import type { Goods } from '#app/desk/counter/lines.ts'
import { isBarcode, normalBarcode } from '#domain/catalog/barcodes/rules.ts'

import type { Good } from './good.ts'
import { findKept, keptGoods, loadGoods, ofBarcode } from './goods-kept.ts'

/** Prices and stock are asked for again after so long. */
const everyMs = 5 * 60_000

/** So long the shop is waited for where the device has goods; ms. */
const patience = 3000

/** The goods of the stall as the device has them, and how they are found: by the shop, or without it. */
export function useGoods(personId: string) {
  const [goods, setGoods] = useState<Good[]>([])
  useEffect(() => {
    if (personId === '') return
    let isOver = false
    const take = (found: Good[] | null) => {
      if (!isOver && found && found.length > 0) setGoods(found)
    }
    void keptGoods(personId).then((kept) => {
      take(kept)
      return loadGoods(personId).then(take)
    })
    const timer = setInterval(() => void loadGoods(personId).then(take), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [personId])

  async function find(words: string): Promise<Goods[] | null> {
    if (isBarcode(normalBarcode(words))) {
      const known = ofBarcode(goods, words)
      if (known) return [known]
      const asked = loadGoods(personId)
      const now = await (goods.length > 0 ? soon(asked) : asked)
      if (now) setGoods(now)
      const found = ofBarcode(now ?? goods, words)
      return found ? [found] : []
    }
    const asked = navigator.onLine ? findOnShelf(words).catch(() => null) : null
    if (goods.length === 0) return asked
    return (await soon(asked)) ?? findKept(goods, words)
  }

  return { goods, find }
}

/** null where it does not come soon, as on a line that answers nothing. */
function soon<Found>(asked: Promise<Found> | null): Promise<Found | null> {
  return Promise.race([asked, new Promise<null>((resolve) => setTimeout(resolve, patience, null))])
}
