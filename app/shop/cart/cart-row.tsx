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
    <li className={`grid gap-x-3 py-1 sm:gap-x-6 sm:gap-y-3 sm:py-5 ${areas}`}>
      <Link
        to={productPath(product._id)}
        tabIndex={-1}
        aria-hidden="true"
        className="self-center [grid-area:picture] sm:self-start"
      >
        <ProductPicture
          url={product.productImage[0]}
          alt=""
          category={product.category}
          sizes="(min-width: 40rem) 7.5rem, 4.5rem"
          className="rounded-card"
        />
      </Link>
      <div className="min-w-0 [grid-area:text] max-sm:line-clamp-2 max-sm:leading-tight">
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
      <p className="figures self-center text-end leading-tight [grid-area:price] sm:self-start">
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
      <div className="flex items-center [grid-area:quantity]">
        <QuantityStepper quantity={quantity} what={product.productName} onChange={onQuantity} />
      </div>
      <IconButton
        label={`Remove ${product.productName}`}
        onClick={onRemove}
        className="-my-1 justify-self-end [grid-area:remove] sm:my-0 sm:justify-self-start"
      >
        <Trash2 size={20} />
      </IconButton>
      {changes.length > 0 && (
        <p className="text-terracotta-strong py-1 text-sm font-semibold [grid-area:changes]">
          {changes.join(' ')}
        </p>
      )}
    </li>
  )
}

/** Grid areas: rows of 96 px on a phone; wider, picture, text and price stand side by side. */
const areas =
  "grid-cols-[4.5rem_auto_1fr_auto] items-center [grid-template-areas:'picture_text_text_remove'_'picture_quantity_price_price'_'changes_changes_changes_changes'] max-[17rem]:grid-cols-[1fr_auto] max-[17rem]:[grid-template-areas:'picture_remove'_'text_text'_'quantity_quantity'_'price_price'_'changes_changes'] sm:grid-cols-[7.5rem_auto_1fr_auto] sm:grid-rows-[auto_1fr] sm:items-start sm:[grid-template-areas:'picture_text_text_price'_'picture_quantity_remove_price'_'picture_changes_changes_changes']"

/** What is not as it was when the line was put in, to be known before paying. */
function changesOf({ quantity, priceWhenAdded, productId: { stock, sellingPrice } }: CartLine): string[] {
  const changes = []
  const [before, now] = [toPaise(priceWhenAdded ?? sellingPrice), toPaise(sellingPrice)]
  if (stock === 0) changes.push('Now sold out. Please take it out.')
  else if (stock !== null && stock < quantity) changes.push(`Only ${stock} left. Please lower the quantity.`)
  if (before !== now) changes.push(`The price was ${formatPaise(before)}, now it is ${formatPaise(now)}.`)
  return changes
}
