import { ChoosePlace } from './choose-place.tsx'
import type { Place } from './place.ts'

interface CartPlaceProps {
  place: Place | null
  onChange: (place: Place | null) => void
}

/** Where the cart is to be brought; nobody has to say it before paying. */
export function CartPlace({ place, onChange }: CartPlaceProps) {
  return (
    <>
      <ChoosePlace
        title="Where to bring it"
        place={place}
        onChange={onChange}
        collecting="You pay no delivery."
      />
      {!place && (
        <p className="text-ink-soft mt-3 text-sm">You can also pay now, and tell us where afterwards.</p>
      )}
    </>
  )
}
