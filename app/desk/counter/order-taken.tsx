import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { usePlace } from '#app/desk/use-place.ts'
import { Button } from '#app/ui/button.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/counter/en.ts'
import { isWrittenDown } from '#words/desk/receivables/en.ts'

import type { Taken } from './draft.ts'
import { ClaimLink, PayLink } from './links.tsx'

/**
 * What is said and shown once an order is taken: its number, how it is paid, and the links. The next order
 * begins below it, and has the focus.
 */
export function OrderTaken({ taken, onNext }: { taken: Taken; onNext: () => void }) {
  const { orderId, orderNumber, totalPaise, paidBy, person, isAsFirstSent } = taken
  const [showsPayLink, setShowsPayLink] = useState(paidBy === 'link')
  const [isPaidByLink, setIsPaidByLink] = useState(false)
  const { rooms, isStall } = usePlace()
  const [showsClaim, setShowsClaim] = useState(false)
  useEffect(() => {
    // From the foot of the form, where it was sent, to the number.
    window.scrollTo(0, 0)
  }, [])
  const isDue = (paidBy === 'door' || paidBy === 'link') && !isPaidByLink
  const sum = formatPaise(totalPaise)

  function toldOf() {
    if (paidBy === 'receivable') return isWrittenDown(sum, person.name)
    return isDue ? words.stillToPay(sum) : words.isPaid(sum)
  }

  return (
    <div className="bg-paper-raised border-line rounded-card mt-2 max-w-2xl border p-5 sm:p-7">
      <p role="status">
        <span className="text-ink-soft">{words.isTaken(person.name)}</span>
        <span className="font-display figures block text-6xl leading-tight sm:text-7xl">#{orderNumber}</span>
        <span className="figures">{toldOf()}</span>
      </p>
      {isAsFirstSent && (
        <p role="alert" className="text-terracotta-strong mt-2 font-medium">
          {words.asFirstSent}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="quiet" onClick={onNext}>
          {words.done}
        </Button>
        {isDue && !showsPayLink && (
          <Button look="quiet" onClick={() => setShowsPayLink(true)}>
            {words.paymentLink}
          </Button>
        )}
        {/* Not at the stall: whoever holds the link has the account. */}
        {person.email === '' && !isStall && !showsClaim && (
          <Button look="quiet" onClick={() => setShowsClaim(true)}>
            {words.accountLink}
          </Button>
        )}
        <Link to={rooms.order(orderId)} className="btn btn-quiet">
          {words.open}
        </Link>
      </div>
      {showsPayLink && (
        <section aria-label={words.paymentLink} className="border-line mt-6 border-t pt-5">
          <h2 className="mb-3 text-lg">{words.paymentLink}</h2>
          <PayLink orderId={orderId} onPaid={() => setIsPaidByLink(true)} />
        </section>
      )}
      {showsClaim && (
        <section aria-label={words.accountLink} className="border-line mt-6 border-t pt-5">
          <h2 className="mb-3 text-lg">{words.accountLink}</h2>
          <ClaimLink personId={person._id} />
        </section>
      )}
    </div>
  )
}
