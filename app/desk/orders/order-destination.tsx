import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import { AddressLines } from '#app/ui/address-lines.tsx'
import type { DeliveryAddress, Order } from '#contract/orders.ts'

/** Where the goods go: to an address, to nobody because they are fetched, or nobody has said it. */
export function OrderDestination({ order: { delivery } }: { order: Order }) {
  const { address, collect, needsAddress } = delivery
  if (collect) return <p className="mt-1 text-sm">Fetched at the market.</p>
  if (!address)
    return (
      <p className="mt-1 text-sm">
        {needsAddress
          ? 'Needs an address. The customer is asked for it. Until it is known, the order cannot go out.'
          : 'Nobody has said where.'}
      </p>
    )
  return (
    <div className="mt-1 flex items-start gap-1 text-sm">
      <AddressLines address={address} />
      <CopyButton what="address" text={inOneLine(address)} />
    </div>
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
