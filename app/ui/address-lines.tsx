import type { DeliveryAddress } from '#contract/orders.ts'
import { stateOf } from '#words/ui/state/en.ts'

/** An address in two or three lines: who, where, and what to look for. */
export function AddressLines({ address }: { address: DeliveryAddress }) {
  const { name, mobile, line1, line2, landmark, directions, town, pinCode, stateCode, state, gstin } = address
  const where = [line1, line2, landmark, `${town} ${pinCode}`, stateOf(stateCode, state)]
    .filter(Boolean)
    .join(', ')
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="font-semibold">{name}</span>{' '}
      <span className="figures text-ink-soft text-sm whitespace-nowrap">
        {mobile.slice(0, 5)} {mobile.slice(5)}
      </span>
      <span className="block text-sm">{where}</span>
      {gstin && <span className="figures block text-sm">GSTIN {gstin}</span>}
      {directions && <span className="text-ink-soft block text-sm">{directions}</span>}
    </span>
  )
}
