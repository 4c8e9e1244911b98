import { Link, useNavigate } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { homePath, ordersPath } from '#app/paths.ts'
import { SignInLink } from '#app/shop/account/sign-in-link.tsx'
import { useGuestOrders } from '#app/shop/checkout/use-guest-orders.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as labels from '#words/shop/order-labels/en.ts'
import * as words from '#words/shop/orders/guest/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import { statusLinkPath } from './guest-paths.ts'

// It comes with the sign-out, and not with this page.
const fetchLeaving = retried(() => import('#app/frame/leave-browser.ts'))

/** What was ordered in this browser without an account, each with the link that opens it. */
export function GuestOrders() {
  const orders = useGuestOrders(true)
  const navigate = useNavigate()

  /** As a sign-out does, for the next person at this screen. */
  async function forget() {
    const { leaveBrowser } = await fetchLeaving()
    leaveBrowser()
    await navigate(homePath)
  }

  return (
    <>
      {orders === null && <Skeleton className="mt-8 h-44" />}
      {orders?.length === 0 && <p className="mt-4 text-lg">{words.none}</p>}
      {orders && orders.length > 0 && (
        <>
          <ul aria-label={words.orders} className="mt-8 space-y-3">
            {orders.map(({ _id, number, status, totalPrice, createdAt, token }) => (
              <li key={_id} className="bg-paper-raised border-line rounded-card border px-5 py-4">
                <h2 className="text-xl">
                  <Link to={statusLinkPath(token)} reloadDocument className="underline underline-offset-4">
                    {words.order(number)}
                  </Link>
                </h2>
                <p className="figures mt-1 flex flex-wrap justify-between gap-x-4">
                  <span>
                    {longDate(createdAt)}, {labels.label(status)}
                  </span>
                  <span className="font-semibold">{formatPaise(toPaise(totalPrice))}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-prose">{words.everybodySees}</p>
          <Button look="quiet" size="small" className="mt-2" onClick={() => void forget()}>
            {words.forget}
          </Button>
        </>
      )}
      <p className="mt-6">{words.haveAccount}</p>
      <div className="mt-2">
        <SignInLink toSee={words.toSee} returnTo={ordersPath} look="quiet" />
      </div>
    </>
  )
}
