import { useState } from 'react'
import { Link, isRouteErrorResponse, useRouteError } from 'react-router'

import { CallUs } from '#app/frame/call-us.tsx'
import { ErrorPage } from '#app/frame/error-page.tsx'
import { PageHead } from '#app/frame/head/page-head.tsx'
import { goodsName } from '#app/goods-name.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { cartPath, homePath, productPath } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { SharedGood } from '#contract/shared-lists.ts'
import { sharedList } from '#domain/lists/queries.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/shared-list/en.ts'
import { amountLabel, packLabel } from '#words/ui/pack/en.ts'

import type { Route } from './+types/shared-list.ts'

/** For whoever has the link: nobody signs in. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<{ goods: SharedGood[] }> {
  const goods = await run(() => sharedList(context.get(shopContext), params.token))
  return {
    goods: goods.map(({ id, name, hindiName, image, sellingPricePaise, ...good }) => ({
      ...good,
      _id: id,
      productName: name,
      hindiName: hindiName ?? '',
      productImage: image ?? '',
      sellingPrice: toRupees(sellingPricePaise),
    })),
  }
}

/** The address is the key to this page: nobody else is told of it. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

/** The goods that somebody shares, as they are today, and the button that puts all of them into the cart. */
export default function SharedList({ loaderData, params: { token } }: Route.ComponentProps) {
  const [goods, setGoods] = useState(loaderData.goods)
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const [refusal, setRefusal] = useState('')
  const had = goods.map((good) => ({ good, count: countOf(good) })).filter(({ count }) => count > 0)
  const sumPaise = had.reduce((sum, { good, count }) => sum + toPaise(good.sellingPrice) * count, 0)

  async function addAll() {
    if (state === 'adding') return
    setState('adding')
    setRefusal('')
    try {
      const { addShared } = await import('./add-shared.ts')
      const { now, isAdded, message } = await addShared(token)
      if (now) setGoods(now)
      setRefusal(message)
      setState(isAdded ? 'added' : 'idle')
    } catch {
      setState('idle')
      showToast('error', words.noConnection)
    }
  }

  return (
    <div className="shell fills-window short:pt-2 max-w-4xl! pt-8">
      <PageHead title={words.title} />
      <h1 className="short:text-2xl text-4xl sm:text-5xl">{words.title}</h1>
      <p className="text-ink-soft mt-2 text-lg">{words.intro}</p>
      <ul aria-label={words.goods} className="divide-line mt-5 divide-y">
        {goods.map((good) => (
          <Good key={good._id} good={good} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg" role="status">
          {had.length > 0 ? (
            <>
              {words.sum(had.length)} · <span className="figures font-semibold">{formatPaise(sumPaise)}</span>
            </>
          ) : (
            words.noneLeft
          )}
          {state === 'added' && <span className="block font-semibold">{words.added}</span>}
        </p>
        <div className="flex flex-wrap gap-3">
          {state === 'added' && <ButtonLink to={cartPath}>{words.viewCart}</ButtonLink>}
          {had.length > 0 && (
            <Button look={state === 'added' ? 'quiet' : 'primary'} onClick={() => void addAll()}>
              {state === 'adding' ? words.adding : words.addAll}
            </Button>
          )}
        </div>
      </div>
      {refusal && (
        <p role="alert" className="text-terracotta-strong mt-3 font-medium">
          {refusal}
        </p>
      )}
      <noscript>
        <p className="mt-3">{words.needsScript}</p>
      </noscript>
    </div>
  )
}

/** So many of those that were wanted can be had. */
function countOf({ quantity, stock }: SharedGood): number {
  return Math.min(quantity, stock ?? quantity)
}

function Good({ good }: { good: SharedGood }) {
  const { quantity, stock, isSold } = good
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductPicture
        url={good.productImage || undefined}
        alt=""
        category={good.category}
        sizes="3.5rem"
        className="w-14 shrink-0 rounded-[10px]"
      />
      <p className="min-w-0 flex-1 leading-snug">
        <Link to={productPath(good._id)} className="font-semibold hover:underline">
          {goodsName(good)}
        </Link>
        <span className="text-ink-soft figures block text-sm">
          {good.step ? amountLabel(quantity, good) : `${quantity} × ${packLabel(good)}`}
        </span>
        {stock !== null && stock < quantity && (
          <span className="block text-sm font-semibold">
            {!isSold
              ? words.noLongerSold
              : stock === 0
                ? words.soldOut
                : words.onlyLeft(amountLabel(stock, good))}
          </span>
        )}
      </p>
      {isSold && (
        <span className="figures shrink-0 font-semibold">
          {formatPaise(toPaise(good.sellingPrice) * quantity)}
        </span>
      )}
    </li>
  )
}

/** For a link that is over, was ended, or never was. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="shell">
      <PageHead title={words.overTitle} />
      <EmptyState as="h1" title={words.over} action={<ButtonLink to={homePath}>{words.toShop}</ButtonLink>}>
        <p>{words.askAgain}</p>
        <CallUs />
      </EmptyState>
    </div>
  )
}
