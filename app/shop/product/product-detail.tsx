import { Link } from 'react-router'

import { useKeptOnBack } from '#app/client/kept-on-back.ts'
import { categoryPath, listingPath } from '#app/paths.ts'
import { AddToCartButton, renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { DiscountBadge } from '#app/ui/discount-badge.tsx'
import { FeaturedCarousel } from '#app/ui/featured-carousel.tsx'
import { PackLine, Price } from '#app/ui/price.tsx'
import type { CardProduct } from '#app/ui/product-card.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { categoryLabel, lowStock, packLabel } from '#domain/catalog/rules.ts'

import { BuyButton } from './buy-button.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { Gallery } from './gallery.tsx'
import { ProductHead } from './product-head.tsx'

interface ProductView {
  product: CardProduct & { images: string[]; brand: string; description: string; stock: number | null }
  recommended: CardProduct[]
}

export function ProductDetail({ view }: { view: ProductView }) {
  const { product, recommended } = useKeptOnBack(view)
  const { id, name, hindiName, brand, category, description, stock, isSoldOut } = product
  const pack = packLabel(product)
  return (
    <div className="shell pt-6">
      <ProductHead product={product} />
      <nav aria-label="Breadcrumb" className="text-ink-soft mb-4 flex flex-wrap items-center gap-x-2 text-sm">
        <Link to={listingPath()} prefetch="intent" className={crumbClass}>
          All products
        </Link>
        <span aria-hidden="true">/</span>
        <Link to={categoryPath(category)} prefetch="intent" className={crumbClass}>
          {categoryLabel(category)}
        </Link>
      </nav>
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
        <Gallery key={id} images={product.images} name={name} pack={pack} category={category} />
        <div className="md:pt-4">
          <p className="text-ink-soft font-semibold">{brand}</p>
          <h1 className="mt-1 text-4xl sm:text-5xl">{name}</h1>
          {hindiName && (
            <p lang="hi" className="text-ink-soft mt-2 text-2xl">
              {hindiName}
            </p>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Rating stars={5} label="(120)" />
            <p className="text-ink-soft text-sm">{categoryLabel(category)}</p>
          </div>
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Price {...product} size="page" />
            <DiscountBadge {...product} className="text-sm!" />
          </div>
          <p className="text-ink-soft mt-1">
            <PackLine {...product} />
          </p>
          {stock !== null && stock > 0 && stock <= lowStock && (
            <p className="text-terracotta-strong mt-3 font-semibold">Only {stock} left</p>
          )}
          <div className="mt-7 grid max-w-md gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            {!isSoldOut && <BuyButton productId={id} productName={name} />}
            <AddToCartButton
              productId={id}
              productName={name}
              isSoldOut={isSoldOut}
              label="Add To Cart"
              size="large"
            />
          </div>
          <DeliveryNote />
          <section aria-labelledby="description" className="border-line mt-8 border-t pt-6">
            <h2 id="description" className="text-xl">
              Description
            </h2>
            <p className="mt-3 max-w-prose text-lg whitespace-pre-line">
              {description || 'Description not available.'}
            </p>
          </section>
        </div>
      </div>
      <div className="below-fold mt-20">
        <FeaturedCarousel title="Recommended Product" products={recommended} renderAction={renderAddToCart} />
      </div>
    </div>
  )
}

const crumbClass = 'inline-flex min-h-11 items-center hover:underline hover:text-ink'
