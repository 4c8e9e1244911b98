import { Ban, Check, IndianRupee } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { homePath } from '#app/paths.ts'
import { ResultFrame } from '#app/shop/checkout/result-frame.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { linkedOrder } from '#domain/counter/queries.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/pay-link/en.ts'

import type { Route } from './+types/pay-link.ts'
import { useLast } from './use-last.ts'
import { usePayLink } from './use-pay-link.ts'

export { ErrorBoundary } from '#app/shop/link-not-found.tsx'

/** For whoever has the link: nobody signs in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return run(() => linkedOrder(context.get(shopContext), params.token))
}

/** The address is the key to this page: no other site is told of it. */
export function headers() {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** Without an answer the page and what it says stay: somebody may just have paid. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error)) throw error
    return null
  }
}

/** What is due for an order, and nothing else of it. */
export default function PayLink({ loaderData, params }: Route.ComponentProps) {
  const { name } = useShop()
  const order = useLast(loaderData)
  const { number, duePaise, totalPaise, isOver } = order
  const { isPaid, isBusy, note, pay } = usePayLink(
    `/api/pay-links/${encodeURIComponent(params.token)}`,
    duePaise,
  )
  const isHydrated = useHydrated()
  const title = words.order(number)
  if (isOver)
    return (
      <ResultFrame
        title={title}
        mark={<Ban size={44} strokeWidth={2.2} />}
        markClass="bg-terracotta-tint text-terracotta-strong"
        action={<ButtonLink to={homePath}>{words.toShop}</ButtonLink>}
      >
        <PageHead title={title} />
        <p role="status">{words.wasCancelled}</p>
      </ResultFrame>
    )
  if (duePaise === 0 || isPaid)
    return (
      <ResultFrame
        title={title}
        mark={<Check size={48} strokeWidth={2.4} />}
        markClass="bg-leaf-tint text-leaf"
        action={<ButtonLink to={homePath}>{words.toShop}</ButtonLink>}
      >
        <PageHead title={title} />
        <p role="status">{words.isPaid}</p>
      </ResultFrame>
    )
  const due = formatPaise(duePaise)
  return (
    <ResultFrame
      title={title}
      mark={<IndianRupee size={44} strokeWidth={2.2} />}
      markClass="bg-turmeric-tint text-ink"
      action={
        <Button
          size="large"
          className="w-full disabled:opacity-100 sm:w-auto"
          disabled={!isHydrated}
          aria-disabled={isBusy || undefined}
          onClick={() => void pay()}
        >
          {isBusy ? words.oneMoment : words.pay(due)}
        </Button>
      }
    >
      <PageHead title={title} />
      <p>{words.toPayTo(name)}</p>
      <p className="font-display figures text-ink mt-1 text-5xl">{due}</p>
      {duePaise < totalPaise && (
        <p className="figures mt-1 text-base">{words.paidAlready(formatPaise(totalPaise - duePaise))}</p>
      )}
      <p role="status" className="mt-4 text-base">
        {note ?? words.ways}
      </p>
    </ResultFrame>
  )
}
