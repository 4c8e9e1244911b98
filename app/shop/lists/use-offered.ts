import { useEffect, useState } from 'react'

import type { Offered } from '#domain/catalog/filters/rules.ts'

/** The values of filters that the goods of a list have; those of the list before until they have come. */
export function useOffered(view: { offered: Offered } | Promise<{ offered: Offered }>): Offered {
  const come = 'offered' in view ? view.offered : undefined
  const [last, setLast] = useState<Offered>(come ?? {})
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(view).then(
      ({ offered }) => isCurrent && setLast(offered),
      // The list says that it did not load.
      () => {},
    )
    return () => void (isCurrent = false)
  }, [view])
  return come ?? last
}
