import { useEffect, useState } from 'react'

import type { Subscribed, SubscriptionHours } from '#contract/subscriptions.ts'
import type { PayWay } from '#domain/subscriptions/rules.ts'

import { agreedHour } from './agreed-hour.ts'

/** The value of the place where it is fetched. */
export const collected = 'collect'

interface Place {
  _id: string
  pinCode: string
}

/** Asks for the hours of a PIN code, of the points without one; null where there is no answer. */
type AskHours = (query: string, signal: AbortSignal) => Promise<SubscriptionHours | null>

/**
 * Where all that comes to a person by itself goes, at which hour and how it is paid: what stands is proposed,
 * and what is chosen is kept until it is sent. `addresses`: theirs; null until they are known.
 */
export function useHowItComes(present: Subscribed, addresses: readonly Place[] | null, askHours: AskHours) {
  const [place, setPlace] = useState<string | null>(null)
  const [found, setFound] = useState<{ query: string; hours: SubscriptionHours } | null>(null)
  const [wishedHour, setHour] = useState<string | null>(null)
  const [pays, setPays] = useState<PayWay>(present.delivery?.pays ?? 'cash')

  const known = present.delivery?.collect ? collected : present.delivery?.address?._id
  const chosen = place ?? known ?? addresses?.[0]?._id ?? collected
  const isKnown = chosen === known
  const pinCode = addresses?.find(({ _id }) => _id === chosen)?.pinCode
  const query = chosen === collected ? '' : pinCode && `pinCode=${pinCode}`
  useEffect(() => {
    if (query === undefined) return
    const leaving = new AbortController()
    void askHours(query, leaving.signal).then(
      (hours) => hours && !leaving.signal.aborted && setFound({ query, hours }),
    )
    return () => leaving.abort()
  }, [query, askHours])

  // Those of another place are none.
  const hours = found && found.query === query ? found.hours : null
  const hour = wishedHour ?? (isKnown && hours ? agreedHour(present.delivery, hours.hours) : '')
  const at = hour === '' ? undefined : hours?.hours[Number(hour)]
  const pointId = at?.pointId ?? (isKnown ? present.delivery?.point?._id : null) ?? ''

  /** Days on which something comes now, and nobody comes to the chosen place. */
  const missed = [1, 2, 3, 4, 5, 6, 7].filter(
    (day) =>
      hours?.weekdays.includes(day) === false &&
      present.subscriptions.some(({ weekdays }) => weekdays.includes(day)),
  )

  return {
    place: chosen,
    setPlace: (next: string) => {
      setPlace(next)
      setHour(null)
    },
    /** null: not known yet. */
    hours,
    missed,
    hour,
    setHour,
    pays,
    setPays,
    /** As it is sent. */
    delivery: {
      ...(chosen === collected ? { pointId } : { addressId: chosen }),
      // While the hours are not known, the one that stands stays.
      fromMinute: at?.fromMinute ?? (isKnown && !hours ? (present.delivery?.fromMinute ?? null) : null),
      pays,
    },
  }
}
