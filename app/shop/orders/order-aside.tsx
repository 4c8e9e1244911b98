import { Link } from 'react-router'

import { contactPath } from '#app/paths.ts'
import { ShareButton } from '#app/shop/shared-list/share-button.tsx'
import * as words from '#words/shop/orders/aside/en.ts'
import * as share from '#words/shop/share/en.ts'

import type { OneOrder } from './one-order.ts'
import { OrderDestination } from './order-destination.tsx'
import { OrderPayments } from './order-payments.tsx'

/**
 * Beside how the order stands and what was bought: where it goes, the money, the papers, the way to share
 * it, and whom to ask.
 */
export function OrderAside({ order }: { order: OneOrder }) {
  return (
    <div className="space-y-5">
      <OrderDestination order={order} />
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
