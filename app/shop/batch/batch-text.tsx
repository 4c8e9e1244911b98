import type { ReactNode } from 'react'

import { goodsName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { Typed, nameOf, villageOf } from '#app/shop/growers/grower-parts.tsx'
import { growerPath } from '#app/shop/growers/grower-paths.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { langOfTyped } from '#app/ui/typed.ts'
import type { BatchView } from '#domain/batches/queries.ts'
import { codeInTwo } from '#domain/batches/rules.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import * as words from '#words/shop/batch/en.ts'
import { longDate } from '#words/ui/dates/en.ts'
import { packLabel } from '#words/ui/pack/en.ts'

interface BatchTextProps {
  batch: BatchView
  product: ProductView
}

/** Who brought these goods and when, whatever became of them. As text. */
export function BatchText({ batch, product }: BatchTextProps) {
  const { grower, code, isHarvested, madeOn, bestBefore } = batch
  const name = goodsName({ productName: product.name, hindiName: product.hindiName })
  return (
    <>
      <div className="growers">
        <ProductLink product={product}>
          <ProductPicture url={product.images[0]} alt="" category={product.category} sizes="6rem" />
          <h1 lang={langOfTyped(name)} className="text-2xl sm:text-3xl">
            {name} {!product.isByWeight && <span className="text-ink-soft">{packLabel(product)}</span>}
          </h1>
        </ProductLink>
      </div>
      <StateNote batch={batch} />
      <dl className="mt-5 grid max-w-prose grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-lg wrap-anywhere">
        <Row term={words.broughtBy}>
          <a href={growerPath(grower.slug)} className="font-semibold underline underline-offset-4">
            <Typed text={nameOf(grower)} />
          </a>
        </Row>
        <Row term={words.village}>
          <Typed text={villageOf(grower)} />
        </Row>
        <Row term={isHarvested ? words.harvested : words.made}>{longDate(madeOn)}</Row>
        {bestBefore && <Row term={words.goodUntil}>{longDate(bestBefore)}</Row>}
        <Row term={words.batch}>
          <span className="figures">{codeInTwo(code)}</span>
        </Row>
      </dl>
    </>
  )
}

/** What its buyer should know, and do. Nothing while it is sold. */
function StateNote({ batch: { state, recallReason, bestBefore } }: { batch: BatchView }) {
  if (state === 'open') return null
  if (state === 'closed')
    return (
      <p className="bg-paper-sunken rounded-card mt-5 px-4 py-3">
        {bestBefore ? words.closed : words.closedKeeps}
      </p>
    )
  return (
    <div className="bg-terracotta-tint rounded-card mt-5 px-5 py-4">
      <p className="text-xl font-bold">{words.recalled}</p>
      {recallReason && (
        <p>
          {words.recalledWhy} <Typed text={recallReason} />
        </p>
      )}
      <p className="font-semibold">{words.recalledDo}</p>
    </div>
  )
}

/** A draft has no page. */
function ProductLink({ product, children }: { product: ProductView; children: ReactNode }) {
  return <a {...(product.state !== 'draft' && { href: productPath(product.id) })}>{children}</a>
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
