import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'

import { productPath } from '#app/paths.ts'
import { IconButton } from '#app/ui/button.tsx'
import { PackLine } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import type { CartLine } from '#contract/cart.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

interface CartRowProps {
  line: CartLine
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartRow({ line, onQuantity, onRemove }: CartRowProps) {
  const { quantity, productId: product } = line
  const sellingPricePaise = toPaise(product.sellingPrice)
  const listPricePaise = toPaise(product.price)
  const changes = changesOf(line)
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
            {product.productName}
          </Link>
        </h2>
        {product.hindiName && (
          <p lang="hi" className="text-ink-soft leading-snug max-sm:hidden">
            {product.hindiName}
          </p>
        )}
        <p className="text-ink-soft text-sm max-sm:ms-1.5 max-sm:inline max-sm:text-xs">
          <PackLine
            netQuantity={product.netQuantity}
            netUnit={product.netUnit}
            sellingPricePaise={sellingPricePaise}
          />
        </p>
      </div>
      <p className="cart-price figures">
        <span className="block font-bold sm:text-xl">{formatPaise(sellingPricePaise * quantity)}</span>
        {quantity > 1 && (
          <span className="text-ink-soft block text-xs sm:text-sm">
            {quantity} × {formatPaise(sellingPricePaise)}
          </span>
        )}
        {listPricePaise > sellingPricePaise && (
          <s className="text-ink-soft block text-sm max-sm:hidden">
            <span className="sr-only">Before </span>
            {formatPaise(listPricePaise * quantity)}
          </s>
        )}
      </p>
      <div className="cart-quantity">
        <QuantityStepper quantity={quantity} what={product.productName} onChange={onQuantity} />
      </div>
      <IconButton label={`Remove ${product.productName}`} onClick={onRemove} className="cart-remove">
        <Trash2 size={20} />
      </IconButton>
      {changes.length > 0 && (
        <p className="cart-changes text-terracotta-strong py-1 text-sm font-semibold">{changes.join(' ')}</p>
      )}
    </li>
  )
}

/** What is not as it was when the line was put in, to be known before paying. */
function changesOf({ quantity, priceWhenAdded, productId: { stock, sellingPrice } }: CartLine): string[] {
  const changes = []
  const [before, now] = [toPaise(priceWhenAdded ?? sellingPrice), toPaise(sellingPrice)]
  if (stock === 0) changes.push('Now sold out. Please take it out.')
  else if (stock !== null && stock < quantity) changes.push(`Only ${stock} left. Please lower the quantity.`)
  if (before !== now) changes.push(`The price was ${formatPaise(before)}, now it is ${formatPaise(now)}.`)
  return changes
}
