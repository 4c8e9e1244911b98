import { Hourglass } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'

import { retryNow } from '#app/client/connection.ts'
import { isGuestKept } from '#app/client/guest-key.ts'
import { CallUs } from '#app/frame/call-us.tsx'
import { noConnection } from '#app/frame/connection-note.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { knownGuest } from '#app/pages.server/known-guest.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { ordersPath, pendingPaymentPath } from '#app/paths.ts'
import { SignInFirst } from '#app/shop/account/sign-in-first.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { ownPaymentOrder } from '#domain/payments/queries.ts'
import * as words from '#words/shop/checkout/pending/en.ts'

import type { Route } from './+types/pending-payment.ts'
import { ResultFrame } from './result-frame.tsx'
import { usePaymentEnd } from './use-payment-end.ts'

/** Somebody else's payment is answered like one that does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { isGuest } = knownGuest({ context })
  if (!isGuest) await run(() => ownPaymentOrder(context.get(shopContext), params.id))
  return { isGuest }
}

/** Within the shop it is the browser that knows who is here, and the call that knows whose payment it is. */
export function clientLoader() {
  return { isGuest: false }
}

/** A payment whose end is not known: asked for until it is, then the page of its end by itself. */
export default function PendingPayment({ loaderData, params }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  // Who bought without an account is known to this browser alone.
  const isStranger = loaderData.isGuest && !(isHydrated && isGuestKept())
  const standing = usePaymentEnd({ id: isStranger ? null : params.id })
  if (isStranger || standing === 'guest')
    return (
      <SignInFirst title={words.title} toSee={words.yourPayment} returnTo={pendingPaymentPath(params.id)} />
    )
  if (standing === 'missing') return <NotOwn />
  return (
    <ResultFrame
      title={words.askingBank}
      mark={<Hourglass size={44} strokeWidth={2.2} />}
      markClass="bg-turmeric-tint text-ink"
      action={
        <>
          <Button size="large" onClick={retryNow}>
            {standing === 'unanswered' ? words.retry : words.askNow}
          </Button>
          <ButtonLink to={ordersPath} look="quiet" size="large">
            {words.myOrders}
          </ButtonLink>
        </>
      }
    >
      <PageHead title={words.title} />
      <p role="status">{standing === 'unanswered' ? noConnection : words.noAnswerYet}</p>
      <p className="mt-2 text-base">{words.doNotPay}</p>
      <CallUs />
    </ResultFrame>
  )
}

/** For somebody else's payment and for one that does not exist. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotOwn /> : <ErrorPage error={error} />
}

function NotOwn() {
  return (
    <div className="shell">
      <PageHead title={words.notFoundTitle} />
      <EmptyState
        as="h1"
        title={words.notFound}
        action={<ButtonLink to={ordersPath}>{words.myOrders}</ButtonLink>}
      >
        <p>{words.whyNotFound}</p>
        <CallUs />
      </EmptyState>
    </div>
  )
}
