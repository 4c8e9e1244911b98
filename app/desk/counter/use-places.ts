import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { personPlaces } from '#contract/counter.ts'

import type { Place } from './places.ts'

/** Where a person's goods may go; null until it is known. */
export function usePlaces(personId: string | null) {
  const [known, setKnown] = useState<{ of: string; places: Place[] | null } | null>(null)

  useEffect(() => {
    if (personId === null) return
    let isWanted = true
    void placesOf(personId).then((places) => isWanted && setKnown({ of: personId, places }))
    return () => {
      isWanted = false
    }
  }, [personId])

  const mine = known?.of === personId ? known : null
  return {
    places: mine?.places ?? null,
    hasFailed: mine?.places === null,
    again: () => {
      if (personId === null) return
      const again = placesOf(personId)
      // Not in the place of another person's, which have come meanwhile.
      void again.then((places) => setKnown((now) => (now?.of === personId ? { of: personId, places } : now)))
    },
  }
}

async function placesOf(personId: string): Promise<Place[] | null> {
  const address = `/api/counter/people/${encodeURIComponent(personId)}/places` as const
  const answer = await call<typeof personPlaces>('GET', address).catch(() => null)
  return answer?.ok ? answer.body.data : null
}
