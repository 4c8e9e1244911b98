import { Link } from 'react-router'

import { contactPath } from '#app/paths.ts'
import * as words from '#words/shop/orders/aside/en.ts'

import type { OneOrder } from './one-order.ts'
import { OrderDestination } from './order-destination.tsx'
import { OrderPayments } from './order-payments.tsx'

/** Beside how the order stands and what was bought: where it goes, the money, the papers, and whom to ask. */
export function OrderAside({ order }: { order: OneOrder }) {
  return (
    <div className="space-y-5">
      <OrderDestination order={order} />
      <OrderPayments order={order} />
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
