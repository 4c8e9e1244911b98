import { renderAddToCart } from '#app/shop/goods/add-to-cart-button.tsx'
import { useCategories } from '#app/ui/categories.ts'
import { DiscountBadge } from '#app/ui/discount-badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FeaturedCarousel } from '#app/ui/featured-carousel.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { BlockPrintBorder, LeafDivider } from '#app/ui/ornaments.tsx'
import { PackLine, Price } from '#app/ui/price.tsx'
import { ProductGrid } from '#app/ui/product-grid.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rail } from '#app/ui/rail.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { Skeleton, SkeletonCards } from '#app/ui/skeleton.tsx'
import { Toran } from '#app/ui/toran.tsx'

import { sampleProducts } from './samples.ts'
import { Specimen } from './specimen.tsx'

const twoPrices = { listPricePaise: 349_00, sellingPricePaise: 279_50 }
const onePrice = { listPricePaise: 349_00, sellingPricePaise: 349_00 }

/** Everything that shows goods, and the ornaments around them. */
export function Goods() {
  const categories = useCategories()
  return (
    <>
      <Specimen name="Logo, ornaments">
        <Logo name="Haat" />
        <Toran className="mt-4" />
        <LeafDivider className="my-4" />
        <BlockPrintBorder className="text-terracotta" />
      </Specimen>
      <Specimen name="Price, PackLine, DiscountBadge">
        <Price {...twoPrices} />
        <Price {...onePrice} />
        <Price {...twoPrices} size="page" />
        <p className="text-sm">
          <PackLine netQuantity={250} netUnit="g" sellingPricePaise={279_50} />
        </p>
        <DiscountBadge {...twoPrices} />
      </Specimen>
      <Specimen name="Rating: halves">
        {[5, 4.5, 3, 0.5, 0].map((stars) => (
          <Rating key={stars} stars={stars} label={`${stars}`} />
        ))}
      </Specimen>
      <Specimen name="ProductPicture: the tile of each category, before its picture has come">
        <div className="grid grid-cols-4 gap-2">
          {categories.map(({ value: category }) => (
            <ProductPicture
              key={category}
              url={undefined}
              alt=""
              category={category}
              sizes="6rem"
              className="rounded-card"
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="ProductGrid, ProductCard: long names, no picture, sold out">
        <ProductGrid products={sampleProducts} renderAction={renderAddToCart} />
      </Specimen>
      <Specimen name="Rail">
        <Rail label="Samples" step={300} buttonsAt="top-16">
          {categories.map(({ value: category }) => (
            <li key={category} className="bg-leaf-tint rounded-card w-32 shrink-0 snap-start p-4">
              {category}
            </li>
          ))}
        </Rail>
      </Specimen>
      <Specimen name="FeaturedCarousel, and empty">
        <FeaturedCarousel title="Recommended" products={sampleProducts} renderAction={renderAddToCart} />
        <FeaturedCarousel title="Recommended" products={[]} renderAction={renderAddToCart} />
      </Specimen>
      <Specimen name="Skeleton, SkeletonCards">
        <Skeleton className="mb-4 h-8 w-40" />
        <SkeletonCards count={4} className="grid grid-cols-4 gap-4" />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="No products found">Remove a filter to see more.</EmptyState>
      </Specimen>
    </>
  )
}
