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

export function CartRow({ line: { quantity, productId: product }, onQuantity, onRemove }: CartRowProps) {
  const sellingPricePaise = toPaise(product.sellingPrice)
  const listPricePaise = toPaise(product.price)
  const isShort = product.stock !== null && product.stock < quantity
  return (
    <li className={`grid gap-x-4 gap-y-3 py-5 sm:gap-x-6 ${areas}`}>
      <Link to={productPath(product._id)} tabIndex={-1} aria-hidden="true" className="[grid-area:picture]">
        <ProductPicture
          url={product.productImage[0]}
          alt=""
          category={product.category}
          sizes="7.5rem"
          className="rounded-card"
        />
      </Link>
      <div className="min-w-0 [grid-area:text]">
        <h2 className="font-text text-lg leading-snug font-semibold tracking-normal">
          <Link to={productPath(product._id)} prefetch="intent" className="py-1 hover:underline">
            {product.productName}
          </Link>
        </h2>
        {product.hindiName && (
          <p lang="hi" className="text-ink-soft leading-snug">
            {product.hindiName}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          <PackLine
            netQuantity={product.netQuantity}
            netUnit={product.netUnit}
            sellingPricePaise={sellingPricePaise}
          />
        </p>
        {isShort && (
          <p className="text-terracotta-strong mt-1 font-semibold">{shortage(product.stock ?? 0)}</p>
        )}
      </div>
      <p className="figures self-center text-end [grid-area:price] sm:self-start">
        <span className="block text-xl font-bold">{formatPaise(sellingPricePaise * quantity)}</span>
        {listPricePaise > sellingPricePaise && (
          <s className="text-ink-soft block text-sm">
            <span className="sr-only">Before </span>
            {formatPaise(listPricePaise * quantity)}
          </s>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 [grid-area:quantity]">
        <QuantityStepper quantity={quantity} what={product.productName} onChange={onQuantity} />
        <IconButton label={`Remove ${product.productName}`} onClick={onRemove}>
          <Trash2 size={20} />
        </IconButton>
      </div>
    </li>
  )
}

/** Grid areas: on a phone quantity and price share the second row; wider, the price ends the first. */
const areas =
  "max-[17rem]:grid-cols-1 max-[17rem]:[grid-template-areas:'picture'_'text'_'quantity'_'price'] grid-cols-[5.5rem_1fr_auto] [grid-template-areas:'picture_text_text'_'quantity_quantity_price'] sm:grid-cols-[7.5rem_1fr_auto] sm:[grid-template-areas:'picture_text_price'_'picture_quantity_quantity']"

function shortage(stock: number): string {
  return stock === 0 ? 'Now sold out' : `Only ${stock} left`
}
