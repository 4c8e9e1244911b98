import { goodsName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { langOfTyped } from '#app/ui/typed.ts'
import type { BatchView } from '#domain/batches/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { pricePer } from '#domain/catalog/rules.ts'
import type { GrowerView } from '#domain/growers/queries.ts'
import { schemeNames } from '#domain/growers/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/growers/en.ts'
import { packLabel, per } from '#words/ui/pack/en.ts'

import { growerPath } from './grower-paths.ts'

// Parts of pages as text (`renderToStaticMarkup`): nothing of them can be pressed but links.

type Named = Pick<GrowerView, 'name' | 'hindiName' | 'village' | 'hindiVillage'>

export function nameOf({ name, hindiName }: Named): string {
  return words.named(name, hindiName)
}

export function villageOf({ village, hindiVillage }: Named): string {
  return words.named(village, hindiVillage)
}

/** What the shop has typed, in the language of the page where it is written in it. */
export function Typed({ text }: { text: string }) {
  return <span lang={langOfTyped(text)}>{text}</span>
}

/** 'Rampur, Sitapur district' */
function Place({ grower }: { grower: GrowerView }) {
  return <Typed text={words.place(villageOf(grower), words.named(grower.district, grower.hindiDistrict))} />
}

function GrowerPicture({ grower, sizes }: { grower: GrowerView; sizes: string }) {
  const name = nameOf(grower)
  return (
    <ProductPicture
      url={grower.imageUrl ?? undefined}
      alt=""
      category=""
      mark={Array.from(name)[0]}
      sizes={sizes}
      className="rounded-card"
    />
  )
}

/** Of a certificate that holds. */
function CertifiedMark({ grower: { certificate } }: { grower: GrowerView }) {
  if (!certificate) return null
  return (
    <span className="bg-leaf-tint inline-block rounded-full px-3 py-0.5 font-semibold">
      {words.certified(schemeNames[certificate.scheme])}
    </span>
  )
}

/** All who bring goods. */
export function GrowerList({ growers }: { growers: readonly GrowerView[] }) {
  return (
    <ul className="growers">
      {growers.map((grower) => (
        <li key={grower.id}>
          <a href={growerPath(grower.slug)}>
            <GrowerPicture grower={grower} sizes="6rem" />
            <span className="min-w-0">
              <b>
                <Typed text={nameOf(grower)} />
              </b>
              <span className="block">
                <Place grower={grower} />
              </span>
              {grower.since !== null && (
                <span className="text-ink-soft block text-sm">{words.since(grower.since)}</span>
              )}
              <CertifiedMark grower={grower} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A good that a grower brought, with its batch. */
interface Brought {
  batch: BatchView
  product: ProductView
}

interface GrowerOwnProps {
  grower: GrowerView
  /** The day of the certificate's end, in words. */
  until: string
  brought: readonly Brought[]
  /** As 2026-11-29. */
  today: string
}

/** One of them, with what of theirs can be had. */
export function GrowerOwn({ grower, until, brought, today }: GrowerOwnProps) {
  const { since, certificate, isEnded } = grower
  const told = words.named(grower.words, grower.hindiWords)
  return (
    <>
      <div className="grower">
        <GrowerPicture grower={grower} sizes="(width >= 40rem) 16rem, 90vw" />
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-5xl">
            <Typed text={nameOf(grower)} />
          </h1>
          <p className="mt-2 text-lg">
            <Place grower={grower} />
          </p>
          {since !== null && <p className="text-ink-soft">{words.since(since)}</p>}
          {isEnded && <p className="font-semibold">{words.ended}</p>}
          {certificate && (
            <p className="mt-2">
              <CertifiedMark grower={grower} />
              <span className="text-ink-soft block text-sm">
                {words.certificate(certificate.number, until)}
              </span>
            </p>
          )}
          {told && (
            <p lang={langOfTyped(told)} className="mt-3 max-w-prose text-lg whitespace-pre-line">
              {told}
            </p>
          )}
        </div>
      </div>
      {!isEnded && (
        <section aria-labelledby="brought" className="mt-8">
          <h2 id="brought" className="mb-3 text-2xl">
            {words.whatNow}
          </h2>
          {brought.length === 0 ? (
            <p className="text-ink-soft">{words.noneNow}</p>
          ) : (
            <ul className="growers">
              {brought.map((one) => (
                <BroughtGood key={one.batch.id} {...one} today={today} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}

function BroughtGood({ batch, product, today }: Brought & { today: string }) {
  const name = goodsName({ productName: product.name, hindiName: product.hindiName })
  return (
    <li>
      <a href={productPath(product.id)}>
        <ProductPicture url={product.images[0]} alt="" category={product.category} sizes="6rem" />
        <span className="min-w-0">
          <b lang={langOfTyped(name)}>{name}</b>
          <span className="text-ink-soft block text-sm">
            {!product.isByWeight && `${packLabel(product)} · `}
            {broughtOn(batch, today)}
          </span>
          <span className="figures block font-semibold">
            {product.stock === 0 ? words.soldOut : priceOf(product)}
          </span>
        </span>
      </a>
    </li>
  )
}

/** 'harvested 27 November' */
function broughtOn({ isHarvested, madeOn }: BatchView, today: string): string {
  const day = words.dayOf(madeOn, today)
  return isHarvested ? words.harvested(day) : words.made(day)
}

/** On a product's page: who brought what is sold just now. */
export function FromGrower({ batch, today }: { batch: BatchView; today: string }) {
  const { grower } = batch
  return (
    <p className="text-ink-soft" style={{ order: 1, flexBasis: '100%' }}>
      {words.from}
      <a href={growerPath(grower.slug)} className="font-semibold underline underline-offset-4">
        <Typed text={nameOf(grower)} />
      </a>
      , <Typed text={villageOf(grower)} />
      {words.afterFrom}; {broughtOn(batch, today)}
    </p>
  )
}

/** Apart from the style sheet of all pages: few have it. */
export const growerStyles = `<style>
.growers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:.75rem}
.growers a{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:1rem;align-items:center;border-radius:var(--radius-card,1rem)}
.growers a>.tile{border-radius:.75rem}
.growers b{font-size:1.125rem;line-height:1.25;overflow-wrap:anywhere}
.growers a:hover b{text-decoration:underline}
.grower{display:grid;gap:1.25rem;overflow-wrap:anywhere}
.grower>.tile{max-width:16rem}
@media (width>=40rem){.grower{grid-template-columns:16rem minmax(0,1fr);align-items:start;gap:2rem}}
</style>`

/** What a pack costs, or a kilogram of what is sold by weight. */
function priceOf(product: ProductView): string {
  if (!product.isByWeight) return formatPaise(product.sellingPricePaise)
  return `${formatPaise(pricePer(product).paise)}/${per('kg')}`
}
