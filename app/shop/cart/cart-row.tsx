import { Bookmark, Trash } from 'lucide-react'
import { Link } from 'react-router'

import { goodsName, otherName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { IconButton } from '#app/ui/button.tsx'
import { PackLine } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { CartLine } from '#contract/cart.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { otherLanguage } from '#words/language/en.ts'
import * as words from '#words/shop/cart/lines/en.ts'
import { withPack } from '#words/ui/pack/en.ts'

import { fewLeftOf, obstacleOf } from './obstacles.ts'

interface CartRowProps {
  line: CartLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onLater: () => void
}

export function CartRow({ line, onQuantity, onRemove, onLater }: CartRowProps) {
  const { quantity, productId: product } = line
  const [name, other] = [goodsName(product), otherName(product)]
  const goods = withPack(name, product)
  const sellingPricePaise = toPaise(product.sellingPrice)
  const listPricePaise = toPaise(product.price)
  const { step } = product
  // What is weighed is one piece.
  const pieces = step ? quantity : 1
  const isSoldOut = product.stock === 0
  const isGone = product.state !== 'on_shelf'
  const [stockNote, priceChange] = [
    obstacleOf(line) ?? fewLeftOf(line),
    isGone ? null : priceChangeOf(line, pieces),
  ]
  return (
    <li className="cart-row">
      <Link to={productPath(product._id)} tabIndex={-1} aria-hidden="true" className="cart-picture">
        <ProductPicture
          url={product.productImage[0]}
          alt=""
          category={product.category}
          sizes="(min-width: 40rem) 7.5rem, 4.5rem"
          className="rounded-card"
        />
      </Link>
      <div className="cart-text max-sm:line-clamp-2 max-sm:leading-tight">
        <h2 className="font-text inline leading-snug font-semibold tracking-normal max-sm:text-sm sm:line-clamp-2 sm:text-lg">
          <Link to={productPath(product._id)} prefetch="intent" className="hover:underline sm:py-1">
            {name}
          </Link>
        </h2>
        {other && (
          <p lang={otherLanguage} className="text-ink-soft leading-snug max-sm:hidden">
            {other}
          </p>
        )}
        <p className="text-ink-soft text-sm max-sm:ms-1.5 max-sm:inline max-sm:text-xs">
          <PackLine
            netQuantity={product.netQuantity * pieces}
            netUnit={product.netUnit}
            sellingPricePaise={sellingPricePaise * pieces}
          />
        </p>
      </div>
      <p className="cart-price figures">
        {/* What is sold out is in no sum. */}
        {!isSoldOut && (
          <span className="block font-bold sm:text-xl">{formatPaise(sellingPricePaise * quantity)}</span>
        )}
        {quantity > pieces && !isSoldOut && (
          <span className="text-ink-soft block text-xs sm:text-sm">
            {quantity} × {formatPaise(sellingPricePaise)}
          </span>
        )}
        {listPricePaise > sellingPricePaise && !isSoldOut && (
          <s className="text-ink-soft block text-sm max-sm:hidden">
            <span className="sr-only">{words.before} </span>
            {formatPaise(listPricePaise * quantity)}
          </s>
        )}
      </p>
      <div className="cart-quantity">
        {!isGone && <QuantityStepper quantity={quantity} what={goods} step={step} onChange={onQuantity} />}
      </div>
      <IconButton label={words.remove(goods)} onClick={onRemove} className="cart-remove">
        <Trash size={20} />
      </IconButton>
      <button
        type="button"
        aria-label={words.saveThisForLater(goods)}
        onClick={onLater}
        className="cart-later"
      >
        <Bookmark size={20} className="sm:hidden" />
        <span className="max-sm:sr-only">{words.saveForLater}</span>
      </button>
      {(stockNote ?? priceChange) && (
        <p className="cart-changes py-1 text-sm font-semibold">
          {stockNote && <span className="text-terracotta-strong">{stockNote} </span>}
          {priceChange && (
            <span className={priceChange.isRise ? 'text-terracotta-strong' : 'text-ink-soft'}>
              {priceChange.message}
            </span>
          )}
        </p>
      )}
    </li>
  )
}

/** A price that is not as it was when the line was put in, to be known before paying. */
function priceChangeOf({ priceWhenAdded, productId: { sellingPrice } }: CartLine, pieces: number) {
  const [before, now] = [priceWhenAdded ?? sellingPrice, sellingPrice].map(
    (each) => toPaise(each) * pieces,
  ) as [number, number]
  if (before === now) return null
  const message = words.priceWas(formatPaise(before), formatPaise(now))
  return { message, isRise: now > before }
}
