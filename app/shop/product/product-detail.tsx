import { useEffect, useRef, useState } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router'

import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { categoryPath, listingPath } from '#app/paths.ts'
import { AddToCartButton, renderAddToCart, similarHash } from '#app/shop/goods/add-to-cart-button.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useCategoryLabel } from '#app/ui/categories.ts'
import { DiscountBadge } from '#app/ui/discount-badge.tsx'
import { FeaturedCarousel } from '#app/ui/featured-carousel.tsx'
import { PackLine, Price } from '#app/ui/price.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { GoodsRating } from '#app/ui/rating.tsx'
import { language, otherLanguage } from '#words/language/en.ts'
import type { Language } from '#words/languages.ts'
import * as words from '#words/shop/product/en.ts'
import { packLabel, withPack } from '#words/ui/pack/en.ts'

import { BuyBar } from './buy-bar.tsx'
import { BuyButton } from './buy-button.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { Gallery } from './gallery.tsx'
import { PackChips } from './pack-chips.tsx'
import { ProductHead } from './product-head.tsx'
import { Reviews } from './reviews.tsx'
import { useCartBarHeight, useOutOfSight } from './use-out-of-sight.ts'
import type { OwnPrice } from './use-own-price.ts'

interface ProductView {
  product: CardProduct & {
    images: string[]
    brand: string
    family: string | null
    description: string
    /** Where it is not in the language of the page. */
    descriptionLang?: Language
    /** Its address for search engines. */
    path: string
    /** The mark of food, who brought it, and what is said of its season and facts, as the server has them. */
    mark: string
    facts: string
    /** What people say of it, likewise. */
    reviews: string
    isGone: boolean
    /** The last day of its price, as 2026-11-30, where it ends by itself. */
    priceUntil: string | null
    /** What is kept until its bottle is back, in words. */
    depositWords: string
    /** That day in words. */
    priceUntilWords: string
  }
  recommended: CardProduct[]
  /** What others bought together with it, and can be had. */
  goesWith: CardProduct[]
}

export function ProductDetail({ view }: { view: ProductView }) {
  const { product, recommended, goesWith } = useKeptOnBack(view)
  const { id, name, otherName, brand, category, description, mark, facts } = product
  const { fewLeft, sellingPricePaise, isSoldOut, isGone, step } = product
  const [pack, goods] = [packLabel(product), withPack(name, product)]
  const [own, setOwn] = useState<OwnPrice>()
  const isOwn = own?.id === id
  const shown = isOwn ? { ...product, listPricePaise: sellingPricePaise, ...own } : product
  const actions = useRef<HTMLDivElement>(null)
  const similar = useRef<HTMLDivElement>(null)
  const isOutOfSight = useOutOfSight(actions, useCartBarHeight())

  // The router looks for the part before the product has come.
  const { hash } = useLocation()
  const navigation = useNavigationType()
  useEffect(() => {
    if (hash === similarHash && navigation !== NavigationType.Pop) similar.current?.scrollIntoView()
  }, [hash, navigation])

  const similarTo = recommended.length > 0 ? similarHash : categoryPath(category)
  const addButton = (size: 'small' | 'large', className = '') => (
    <AddToCartButton
      productId={id}
      productName={name}
      goods={goods}
      sellingPricePaise={sellingPricePaise}
      step={step}
      isSoldOut={isSoldOut}
      similarTo={similarTo}
      label={words.addToCart}
      size={size}
      className={className}
    />
  )
  return (
    <>
      <ProductHead product={product} />
      <div className="shell product">
        <Gallery key={id} images={product.images} name={name} pack={pack} category={category} />
        <div className="product-facts">
          <nav aria-label={words.breadcrumb} className="text-ink-soft flex items-center gap-x-2 text-sm">
            <Link to={listingPath()} prefetch="intent" className={crumbClass}>
              {words.allProducts}
            </Link>
            <span aria-hidden="true">/</span>
            <Link to={categoryPath(category)} prefetch="intent" className={crumbClass}>
              {useCategoryLabel(category)}
            </Link>
          </nav>
          <div className="flex flex-wrap items-baseline gap-x-3 md:mt-2">
            <h1 className="text-2xl md:text-4xl lg:text-5xl">{name}</h1>
            {otherName && (
              <p lang={otherLanguage} className="text-ink-soft text-lg leading-tight md:text-2xl">
                {otherName}
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 md:mt-2">
            <span className="contents" dangerouslySetInnerHTML={{ __html: mark }} />
            <p className="text-ink-soft font-semibold max-md:text-sm">{brand}</p>
            <GoodsRating given={product.rating} />
          </div>
          {isGone ? (
            <NoLongerSold name={name} similarTo={similarTo} />
          ) : (
            <>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:mt-6">
                <Price {...shown} size="page" />
                {isOwn ? (
                  <span className="badge bg-leaf text-on-leaf">{own.whose}</span>
                ) : (
                  <DiscountBadge {...product} className="text-sm!" />
                )}
              </div>
              <p className="pack text-ink-soft">
                <PackLine {...shown} /> · {words.withTaxes}
              </p>
              {product.depositWords && <p className="text-ink-soft mt-1">{product.depositWords}</p>}
              {product.priceUntilWords && (
                <p className={`text-terracotta-strong mt-1 font-semibold ${isOwn ? 'invisible' : ''}`}>
                  {product.priceUntilWords}
                </p>
              )}
              <PackChips {...product} />
              {fewLeft && (
                <p className="text-terracotta-strong mt-1 font-semibold">{words.onlyLeft(fewLeft)}</p>
              )}
              <div ref={actions} className="product-actions">
                {!isSoldOut && (
                  <BuyButton
                    productId={id}
                    productName={name}
                    goods={goods}
                    sellingPricePaise={sellingPricePaise}
                    step={step}
                  />
                )}
                {addButton('large')}
              </div>
              <DeliveryNote waitsFor={isSoldOut && { productId: id, goods }} tell={setOwn} />
            </>
          )}
          <section aria-labelledby="description" className="border-line mt-6 border-t pt-5">
            <h2 id="description" className="text-xl">
              {words.description}
            </h2>
            <p
              {...(language === 'hi' && { lang: product.descriptionLang })}
              className="mt-3 max-w-prose text-lg whitespace-pre-line"
            >
              {description || words.noDescription}
            </p>
          </section>
          <div dangerouslySetInnerHTML={{ __html: facts }} />
        </div>
      </div>
      <Reviews productId={id} goods={goods} html={product.reviews} />
      {goesWith.length > 0 && !isGone && (
        <div className="shell below-fold mt-14">
          <FeaturedCarousel title={words.goesWith} products={goesWith} renderAction={renderAddToCart} />
        </div>
      )}
      <div ref={similar} id={similarHash.slice(1)} className="shell below-fold mt-14">
        <FeaturedCarousel
          title={isGone ? words.similar : words.recommended}
          products={recommended}
          renderAction={renderAddToCart}
        />
      </div>
      {isOutOfSight && !isSoldOut && !isGone && (
        <BuyBar product={shown}>
          {addButton('small', 'w-auto! shrink-0')}
          <BuyButton
            productId={id}
            productName={name}
            goods={goods}
            sellingPricePaise={sellingPricePaise}
            step={step}
            size="small"
          />
        </BuyBar>
      )}
    </>
  )
}

/** In the place of price and buttons. */
function NoLongerSold({ name, similarTo }: { name: string; similarTo: string }) {
  return (
    <div className="bg-terracotta-tint rounded-card mt-4 space-y-2 px-5 py-4">
      <p className="text-xl font-bold">{words.noLongerSold}</p>
      <p>{words.weDoNotSell(name)}</p>
      <ButtonLink look="quiet" to={similarTo}>
        {words.seeSimilar}
      </ButtonLink>
    </div>
  )
}

const crumbClass = 'inline-flex min-h-8 items-center hover:underline hover:text-ink'
