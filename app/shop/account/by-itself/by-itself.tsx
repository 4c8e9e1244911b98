import { useState } from 'react'
import { useLocation } from 'react-router'

import * as words from '#words/shop/account/by-itself/en.ts'

import { HowItComes } from './how-it-comes.tsx'
import { NewSubscription } from './new-subscription.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { useByItself } from './use-by-itself.ts'

/** What comes to somebody by itself: each with its next days, and a new one where a product has led here. */
export function ByItself() {
  const { search } = useLocation()
  const [isOver, setOver] = useState(false)
  const { found, isBusy, press } = useByItself()
  const wanted = new URLSearchParams(search).get('by-itself')
  if (!found) return null
  const isThere = found.subscriptions.some(({ productId }) => productId._id === wanted)
  const isNew = wanted !== null && !isThere && !isOver
  // Who has nothing of it and wants nothing is not told of it here.
  if (found.subscriptions.length === 0 && !isNew) return null

  return (
    <section
      aria-labelledby="by-itself"
      className="bg-paper-raised border-line rounded-card figures border px-5 py-4"
    >
      <h2 id="by-itself" className="text-2xl">
        {words.title}
      </h2>
      <p className="text-ink-soft mt-1 text-sm">{words.cutoff}</p>
      {isNew && (
        <NewSubscription
          productId={wanted}
          present={found}
          isBusy={isBusy}
          press={press}
          onOver={() => setOver(true)}
        />
      )}
      {!isNew && found.delivery && <HowItComes present={found} isBusy={isBusy} press={press} />}
      <ul className="divide-line divide-y">
        {found.subscriptions.map((subscription) => (
          <SubscriptionCard
            key={subscription._id}
            subscription={subscription}
            firstOpenDay={found.firstOpenDay}
            isBusy={isBusy}
            press={press}
          />
        ))}
      </ul>
    </section>
  )
}
