import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { categoryLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { gridBadgeAbovePercent } from '#domain/pricing/rules.ts'

import { DiscountBadge } from './discount-badge.tsx'
import { PackLine, Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Rating } from './rating.tsx'

/** What a card shows of a product. Money in paise. */
export interface CardProduct extends PackSize {
  id: string
  name: string
  hindiName: string | null
  category: string
  /** Its leading picture. */
  image?: string | undefined
  listPricePaise: number
  sellingPricePaise: number
  /** True when none is left. */
  isSoldOut: boolean
}

interface ProductCardProps {
  product: CardProduct
  /** The button below it. */
  action: ReactNode
  isFirst?: boolean
  sizes?: string
  /** Its badge shows only above so many percent off. */
  badgeAbove?: number
  className?: string
}

const gridSizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 24vw, (min-width: 40rem) 30vw, 46vw'

/** One product in a grid or a row: a picture, what it is, what it costs, and a way to take it along. */
export function ProductCard({
  product,
  action,
  isFirst = false,
  sizes = gridSizes,
  badgeAbove = gridBadgeAbovePercent,
  className = '',
}: ProductCardProps) {
  return (
    <article className={`group relative flex min-w-0 flex-col ${className}`}>
      <ProductPicture
        url={product.image}
        alt=""
        category={product.category}
        sizes={sizes}
        isFirst={isFirst}
        className={`rounded-card [&_img]:transition-transform [&_img]:duration-500 [&_img]:ease-out group-hover:[&_img]:scale-104 ${product.isSoldOut ? 'opacity-60' : ''}`}
      />
      <DiscountBadge {...product} above={badgeAbove} className="absolute start-2 top-2" />
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <p className="text-ink-soft truncate text-xs">{categoryLabel(product.category)}</p>
        <h3 className="font-text text-base leading-snug font-semibold tracking-normal">
          {/* The whole card is the link's target; the button below lies above it. */}
          <Link
            to={`/product/${product.id}`}
            prefetch="intent"
            className="after:absolute after:inset-0 hover:underline"
          >
            {product.name}
          </Link>
        </h3>
        {product.hindiName && (
          <p lang="hi" className="text-ink-soft truncate text-sm leading-snug">
            {product.hindiName}
          </p>
        )}
        <Rating stars={5} label="(120)" />
        <div className="mt-auto pt-1">
          <Price {...product} />
          <p className="text-ink-soft text-xs">
            <PackLine {...product} />
          </p>
        </div>
        <div className="relative z-1 pt-2">{action}</div>
      </div>
    </article>
  )
}
