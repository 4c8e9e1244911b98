import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { gridBadgeAbovePercent } from '#domain/pricing/rules.ts'
import { otherLanguage } from '#words/language/en.ts'
import * as words from '#words/ui/goods/en.ts'

import { useCategoryLabel } from './categories.ts'
import { DiscountBadge } from './discount-badge.tsx'
import { PackSheet } from './pack-sheet.tsx'
import type { PackChip, SoldPack } from './pack-sheet.tsx'
import { PackLine, Price } from './price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { GoodsRating } from './rating.tsx'
import type { Given } from './rating.tsx'

/** What a card shows of a product. Money in paise. */
export interface CardProduct extends SoldPack {
  /** Its name in the other language. */
  otherName?: string | null | undefined
  category: string
  /** Its leading picture. */
  image?: string | undefined
  listPricePaise: number
  /** How many are left, or how much, where it is little. */
  fewLeft?: string
  /** All packs of its family, where it has others. */
  packs?: PackChip[]
  rating?: Given
}

interface ProductCardProps {
  product: CardProduct
  /** The button at its foot, and of each pack in its sheet. */
  renderAction: (product: SoldPack) => ReactNode
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
  renderAction,
  isFirst = false,
  sizes = gridSizes,
  badgeAbove = gridBadgeAbovePercent,
  className = '',
}: ProductCardProps) {
  const category = useCategoryLabel(product.category)
  return (
    <article className={`card ${className}`}>
      <ProductPicture
        url={product.image}
        alt=""
        category={product.category}
        sizes={sizes}
        isFirst={isFirst}
        className={product.isSoldOut ? 'opacity-60' : ''}
      />
      <div className="card-text">
        <Price {...product} />
        <h3 className="card-name">
          <Link to={productPath(product.id)} prefetch="intent">
            {product.name}
          </Link>
        </h3>
        <p className="card-small">
          <PackLine {...product} />{' '}
          {product.fewLeft && (
            <span className="text-terracotta-strong font-semibold whitespace-nowrap">
              {words.onlyLeft(product.fewLeft)}
            </span>
          )}{' '}
          {product.otherName && <span lang={otherLanguage}>{product.otherName}</span>}{' '}
          <span className="card-mark">{category}</span>
        </p>
        <div className="card-marks">
          <GoodsRating given={product.rating} />
          <DiscountBadge {...product} above={badgeAbove} />
        </div>
        <PackSheet {...product} renderAction={renderAction} />
      </div>
      <div className="card-action">{renderAction(product)}</div>
    </article>
  )
}
