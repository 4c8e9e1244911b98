import { Link } from 'react-router'

import { useLastOrders } from '#app/frame/last-orders.ts'
import { linesOf, thingsOf, useOrderAgain } from '#app/frame/use-order-again.ts'
import { orderPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/home/buyer/en.ts'

/** Where an order ends: from then on what was in it says more than how far it is. */
const ended = /^(Delivered|Cancelled|Refunded)$/

/** For who has bought: how far the last order is, and the same once more, in the place of the greeting. */
export function BuyerRow() {
  const {
    orders: [last],
  } = useLastOrders(true)
  const again = useOrderAgain()
  if (!last) return null
  return (
    <div className="hero-again">
      <p className="min-w-0">
        <Link to={orderPath(last._id)} className="line-clamp-2 underline-offset-4 hover:underline">
          {ended.test(last.status)
            ? words.lastTime(thingsOf(last))
            : words.orderIs(last.orderNumber, last.status)}
        </Link>
      </p>
      <Button
        size="small"
        aria-label={words.buyAgainOf(thingsOf(last))}
        onClick={() => void again(linesOf(last))}
        className="shrink-0"
      >
        {words.buyAgain}
      </Button>
    </div>
  )
}
