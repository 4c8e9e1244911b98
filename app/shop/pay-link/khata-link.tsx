import { Check, IndianRupee } from 'lucide-react'
import { useState } from 'react'
import { isRouteErrorResponse } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { useShop } from '#app/frame/site.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { homePath } from '#app/paths.ts'
import { ResultFrame } from '#app/shop/checkout/result-frame.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { linkedReceivable } from '#domain/counter/receivable-link.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/pay-link/en.ts'
import * as khata from '#words/shop/pay-link/khata/en.ts'

import type { Route } from './+types/khata-link.ts'
import { useLast } from './use-last.ts'
import { usePayLink } from './use-pay-link.ts'

export { ErrorBoundary } from '#app/shop/link-not-found.tsx'

/** For whoever has the link: nobody signs in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return run(() => linkedReceivable(context.get(shopContext), params.token))
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

/** What somebody owes the shop, to be paid whole or in part; and nothing else of it. */
export default function KhataLink({ loaderData, params }: Route.ComponentProps) {
  const { name } = useShop()
  const { duePaise } = useLast(loaderData)
  const { isPaid, isBusy, note, pay } = usePayLink(
    `/api/receivable-links/${encodeURIComponent(params.token)}`,
    duePaise,
  )
  const isHydrated = useHydrated()
  /** null: all of it. */
  const [typed, setTyped] = useState<string | null>(null)
  if (duePaise === 0 || isPaid)
    return (
      <ResultFrame
        title={khata.title}
        mark={<Check size={48} strokeWidth={2.4} />}
        markClass="bg-leaf-tint text-leaf"
        action={<ButtonLink to={homePath}>{words.toShop}</ButtonLink>}
      >
        <PageHead title={khata.title} />
        <p role="status">{duePaise === 0 ? khata.nothingDue : khata.isPaid}</p>
        {duePaise > 0 && <p className="figures mt-1">{khata.stillDue(formatPaise(duePaise))}</p>}
      </ResultFrame>
    )
  const due = formatPaise(duePaise)
  return (
    <ResultFrame
      title={khata.title}
      mark={<IndianRupee size={44} strokeWidth={2.2} />}
      markClass="bg-turmeric-tint text-ink"
      action={
        <Button
          size="large"
          className="w-full disabled:opacity-100 sm:w-auto"
          disabled={!isHydrated}
          aria-disabled={isBusy || undefined}
          onClick={() => void pay(typed === null ? {} : { amount: typed.replaceAll(/[^\d.]/g, '') })}
        >
          {isBusy ? words.oneMoment : typed === null ? words.pay(due) : khata.payThis}
        </Button>
      }
    >
      <PageHead title={khata.title} />
      <p>{words.toPayTo(name)}</p>
      <p className="font-display figures text-ink mt-1 text-5xl">{due}</p>
      <p role="status" className="mt-4 text-base">
        {note ?? words.ways}
      </p>
      {typed === null ? (
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => setTyped('')}
          className="mt-1 inline-flex min-h-11 items-center text-base underline underline-offset-4"
        >
          {khata.payPart}
        </button>
      ) : (
        <Field
          label={khata.amount}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className="text-ink mx-auto mt-4 max-w-sm text-start text-base"
        />
      )}
    </ResultFrame>
  )
}
