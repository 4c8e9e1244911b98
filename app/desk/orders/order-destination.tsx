import { useState } from 'react'

import { deskTime } from '#app/desk/slots/slot-clock.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import type { DeliveryAddress } from '#contract/orders.ts'
import { shortDay } from '#domain/time/rules.ts'

import { AddressDialog } from './address-dialog.tsx'
import { CollectDialog } from './collect-dialog.tsx'
import type { PressOptions } from './use-order-press.ts'

interface OrderDestinationProps extends PressOptions {
  order: OrderDetail
}

/** Where the goods go: to an address, to nobody because they are fetched, or nobody has said it. */
export function OrderDestination({ order, ...on }: OrderDestinationProps) {
  const { address, collect, needsAddress, promisedOn, slot } = order.delivery
  const isToCome = !['Delivered', 'Cancelled', 'Refunded'].includes(order.status)
  if (collect)
    return slot ? (
      <p className="mt-1 text-sm">
        Fetched at {slot.zone.name}. <strong>{deskTime(slot)}</strong>
      </p>
    ) : (
      <p className="mt-1 text-sm">Fetched at the market.</p>
    )
  if (needsAddress) return <AskDestination order={order} {...on} />
  if (!address) return <p className="mt-1 text-sm">Nobody has said where.</p>
  return (
    <>
      <div className="mt-1 flex items-start gap-1 text-sm">
        <AddressLines address={address} />
        <CopyButton what="address" text={inOneLine(address)} />
      </div>
      {(isToCome || promisedOn !== null) && (
        <p className="mt-1 text-sm font-semibold">
          {slot
            ? `Promised for ${deskTime(slot)} (${slot.zone.name}).`
            : promisedOn === null
              ? 'No day is promised: call them.'
              : `Promised for ${shortDay(promisedOn)}.`}
        </p>
      )}
    </>
  )
}

/** The customer is asked as well; who of the two is first says it. */
function AskDestination({ order, ...on }: OrderDestinationProps) {
  const [asked, setAsked] = useState<'address' | 'collect' | null>(null)
  const { isStall } = usePlace()
  const dialog = { order, ...on, onClose: () => setAsked(null) }
  return (
    <>
      <p className="mt-1 text-sm">
        Needs an address. The customer is asked for it. Until it is known, the order cannot go out.
      </p>
      {!isStall && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => setAsked('address')}>
            Enter the address
          </Button>
          <Button look="quiet" size="small" onClick={() => setAsked('collect')}>
            It is fetched
          </Button>
        </div>
      )}
      {asked === 'address' && <AddressDialog {...dialog} />}
      {asked === 'collect' && <CollectDialog {...dialog} />}
    </>
  )
}

function inOneLine({
  name,
  mobile,
  line1,
  line2,
  landmark,
  directions,
  town,
  pinCode,
  state,
}: DeliveryAddress) {
  return [name, mobile, line1, line2, landmark, directions, `${town} ${pinCode}`, state]
    .filter(Boolean)
    .join(', ')
}
