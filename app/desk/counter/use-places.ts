import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import type { personPlaces } from '#contract/counter.ts'

import type { Place } from './places.ts'

/** Where a person's goods may go; null until it is known. */
export function usePlaces(personId: string | null) {
  const [known, setKnown] = useState<{ of: string; places: Place[] | null } | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (personId === null) return
    let isWanted = true
    void placesOf(personId).then((places) => isWanted && setKnown({ of: personId, places }))
    return () => {
      isWanted = false
    }
  }, [personId, tries])

  const mine = known?.of === personId ? known : null
  return {
    places: mine?.places ?? null,
    hasFailed: mine?.places === null,
    again: () => setTries((before) => before + 1),
  }
}

async function placesOf(personId: string): Promise<Place[] | null> {
  const address = `/api/counter/people/${encodeURIComponent(personId)}/places` as const
  const answer = await call<typeof personPlaces>('GET', address).catch(() => null)
  return answer?.ok ? answer.body.data : null
}
