import { Link } from 'react-router'

import { contactPath } from '#app/paths.ts'
import { ShareButton } from '#app/shop/shared-list/share-button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'
import * as words from '#words/shop/orders/aside/en.ts'
import * as share from '#words/shop/share/en.ts'

import { MissingWishes } from './missing-wishes.tsx'
import type { OneOrder } from './one-order.ts'
import { OrderDestination } from './order-destination.tsx'
import { OrderPayments } from './order-payments.tsx'

interface OrderAsideProps {
  order: OneOrder
  onChanged: (order: OrderDetail) => void
}

/**
 * Beside how the order stands and what was bought: where it goes, the money, the papers, the way to share
 * it, and whom to ask.
 */
export function OrderAside({ order, onChanged }: OrderAsideProps) {
  return (
    <div className="space-y-5">
      <OrderDestination order={order} onChanged={onChanged} />
      <MissingWishes order={order} onChanged={onChanged} />
      <OrderPayments order={order} />
      <div className="px-5">
        <ShareButton lines={order.lines} label={share.shareOrder} />
      </div>
      <p className="text-ink-soft px-5 print:hidden">
        {words.somethingWrong}{' '}
        <Link to={contactPath} className="text-leaf font-semibold underline underline-offset-4">
          {words.writeToUs}
        </Link>
        {words.stop}
      </p>
    </div>
  )
}
