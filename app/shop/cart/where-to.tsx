import { late } from '#app/client/late.tsx'
import type { Place } from '#app/shop/addresses/place.ts'

const CartPlace = late(async () => (await import('#app/shop/addresses/cart-place.tsx')).CartPlace)

interface WhereToProps {
  place: Place | null
  onChange: (place: Place | null) => void
}

/** Where the cart is to be brought. Comes when the cart is idle, and paying waits for no choice. */
export function WhereTo(props: WhereToProps) {
  return (
    // So high that the checkout button below it stays where it is when the part comes.
    <div className="border-line mt-5 border-t pt-4" style={{ minHeight: '18.5rem' }}>
      <CartPlace {...props} />
    </div>
  )
}
