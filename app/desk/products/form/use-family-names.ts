import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { families } from '#contract/products.ts'

/** Debounce: names are asked for once somebody has stopped typing for so long. */
const pauseMs = 250

/** Names of families of this category that begin with what is typed; none while they cannot be had. */
export function useFamilyNames(category: string, typed: string): string[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let isHere = true
    const query = new URLSearchParams({ category, q: typed.trim().slice(0, 80) })
    const waiting = setTimeout(() => {
      if (category === '') return
      call<typeof families>('GET', `/api/families?${query}`).then(
        (answer) => isHere && answer.ok && setNames(answer.body.data),
        // It only proposes: the field can be filled in without it.
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isHere = false
      clearTimeout(waiting)
    }
  }, [category, typed])
  return names
}
