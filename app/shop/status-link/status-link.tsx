import { useEffect, useRef, useState } from 'react'

import { keep, kept } from '#app/client/kept.ts'
import { late } from '#app/client/late.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { goodsName } from '#app/goods-name.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { gramsLabel } from '#domain/catalog/rules.ts'
import { linkedStatus } from '#domain/counter/status-link.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { gramsOf } from '#domain/pricing/weighing/rules.ts'
import { longDate } from '#words/ui/dates/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

import type { Route } from './+types/status-link.ts'
import { OpenForm } from './open-form.tsx'
import { StatusSteps } from './status-steps.tsx'
import { statusWords } from './status-words.ts'

export { ErrorBoundary } from '#app/shop/link-not-found.tsx'
import * as words from '#words/shop/status-link/en.ts'

const OpenedOrder = late(async () => (await import('./opened-order.tsx')).OpenedOrder)

/** For whoever has the link: nobody signs in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { lines, history, createdAt, slot, ...order } = await run(() =>
    linkedStatus(context.get(shopContext), params.token),
  )
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    slot: slot && { day: slot.day, from: slot.startsAt.toISOString(), to: slot.endsAt.toISOString() },
    history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    lines: lines.map(({ name: productName, hindiName, ...line }) => {
      const name = goodsName({ productName, hindiName })
      return line.isByWeight
        ? { name, amount: gramsLabel(gramsOf(line)), pack: '' }
        : { name, amount: `${line.quantity} ×`, pack: packLabel(line) }
    }),
  }
}

/** The address is the key to this page: nobody else is told of it. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

/** What was ordered, when, and how far it is; with the last figures of the number all of the order. */
export default function StatusLink({ loaderData: order, params }: Route.ComponentProps) {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = `haat.opened.${params.token}`
  useEffect(() => {
    // Over Back and a reload of the tab: the cookie opens it for an hour.
    const { orderId } = (kept('sessionStorage', place) ?? {}) as { orderId?: unknown }
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what the tab keeps
    if (typeof orderId === 'string') setOpenedId(orderId)
  }, [place])
  const title = words.title(order.number)
  const { says, next } = statusWords(order)

  function opened(orderId: string) {
    setOpenedId(orderId)
    keep('sessionStorage', place, { orderId })
    // The form that had the focus goes.
    heading.current?.focus()
  }

  function closed() {
    setOpenedId(null)
    keep('sessionStorage', place, null)
  }

  return (
    <div className="shell min-h-[70dvh] max-w-5xl! pt-4">
      <PageHead title={title} />
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-4xl focus-visible:outline-none sm:text-5xl">
        {title}
      </h1>
      <p className="text-ink-soft figures mt-1">{words.placedOn(longDate(order.createdAt))}</p>
      {openedId !== null ? (
        <OpenedOrder orderId={openedId} onClosed={closed} />
      ) : (
        <div className="mt-5 flex flex-col gap-5 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
          <section
            aria-labelledby="standing"
            className="bg-paper-raised border-line rounded-card shadow-lift overflow-hidden border"
          >
            <BlockPrintBorder className="text-terracotta" />
            <div className="px-5 py-5">
              <h2 id="standing" className="text-3xl">
                {says}
              </h2>
              {next && <p className="mt-2 text-lg">{next}</p>}
            </div>
            <StatusSteps order={order} />
            <div className="border-line border-t px-5 py-4">
              <h3 className="text-xl">{words.ordered}</h3>
              <ul aria-label={words.products} className="divide-line mt-1 divide-y">
                {order.lines.map((line, place) => (
                  // Two lines of one name may be two packs.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={place} className="flex gap-3 py-2">
                    <span className="figures shrink-0 font-semibold">{line.amount}</span>
                    <span className="min-w-0 wrap-anywhere">
                      {line.name} <span className="text-ink-soft text-sm">{line.pack}</span>
                    </span>
                  </li>
                ))}
              </ul>
              <p className="figures flex justify-between gap-4 pt-2 font-semibold">
                {words.total} <span>{formatPaise(order.totalPaise)}</span>
              </p>
            </div>
          </section>
          <OpenForm token={params.token} hasNumber={order.hasNumber} onOpened={opened} />
        </div>
      )}
    </div>
  )
}
