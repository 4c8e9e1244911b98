import { linesShown } from '#app/client/customer-state.ts'
import { useCustomer } from '#app/client/store.ts'
import type { Place } from '#app/shop/addresses/place.ts'
import { obstacleOf } from '#app/shop/cart/obstacles.ts'
import { Button } from '#app/ui/button.tsx'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

import { totalsToPay } from './priced-line.ts'
import { useCashOffer } from './use-cash-offer.ts'
import { useOrderInCash } from './use-order-in-cash.ts'

interface PayInCashProps {
  place: Place | null
  /** What it costs to have it brought there. */
  shipping: Shipping
  onRefused: () => void
}

/** The other way to pay: in cash, where the goods are handed over; or why that cannot be. */
export function PayInCash({ place, shipping, onRefused }: PayInCashProps) {
  const lines = linesShown(useCustomer((state) => state))
  const isCollected = place !== null && 'collect' in place
  const { totalPaise } = totalsToPay(lines, shipping)
  const offer = useCashOffer(totalPaise, place)
  const { isBusy, refusal, order } = useOrderInCash(onRefused)
  // What is in the way stands below, before 'Proceed to Checkout'.
  if (lines.length === 0 || lines.some(obstacleOf)) return null
  return (
    <div className="border-line mt-4 min-h-16 border-t pt-4">
      {refusal && (
        <p role="alert" className="text-terracotta-strong mb-3 font-medium">
          {refusal}
        </p>
      )}
      {offer?.offered && place && (
        <Button
          look="quiet"
          className="figures w-full py-2 leading-tight max-sm:px-4"
          style={{ textWrap: 'balance' }}
          aria-disabled={isBusy || undefined}
          onClick={() => void order({ place, shipping })}
        >
          {isBusy
            ? 'Placing your order...'
            : `Pay ${formatPaise(totalPaise)} in cash when ${isCollected ? 'you fetch it' : 'it comes'}`}
        </Button>
      )}
      {offer?.why && !refusal && <p className="text-ink-soft text-sm">{offer.why}</p>}
    </div>
  )
}
