import { Trash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { followLater, moveToCart, takeOffLater, useLater } from '#app/client/later.ts'
import { goodsName } from '#app/goods-name.ts'
import { productPath } from '#app/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { PackLine } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { KeptLine } from '#contract/cart.ts'
import { amountLabel, lowStock } from '#domain/catalog/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/cart/below/en.ts'
import { withPack } from '#words/ui/pack/en.ts'

/** What was moved out of the cart for some other day, under the cart. Nothing where there is none. */
export function SavedForLater() {
  const lines = useLater()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(followLater, [])
  if (!lines || lines.length === 0) return null

  function leave(act: (line: KeptLine) => unknown, line: KeptLine) {
    // The row takes its buttons along; the focus goes to the list, and with the last row to the page.
    const left = lines && lines.length > 1 ? heading.current : document.getElementById('content')
    left?.focus({ preventScroll: true })
    void act(line)
  }

  return (
    <section aria-labelledby="later" className="mt-12">
      <h2 id="later" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none sm:text-3xl">
        {words.savedForLater}
      </h2>
      <ul aria-labelledby="later" className="cart-list border-line divide-line mt-4 divide-y border-y">
        {lines.map((line) => (
          <LaterRow
            key={line.productId._id}
            line={line}
            onMove={() => leave(moveToCart, line)}
            onTakeOff={() => leave(takeOffLater, line)}
          />
        ))}
      </ul>
    </section>
  )
}

interface LaterRowProps {
  line: KeptLine
  onMove: () => void
  onTakeOff: () => void
}

function LaterRow({ line: { quantity, productId: product }, onMove, onTakeOff }: LaterRowProps) {
  const name = withPack(goodsName(product), product)
  // What is weighed is one piece.
  const pieces = product.step ? quantity : 1
  const [price, listPrice] = [toPaise(product.sellingPrice) * pieces, toPaise(product.price) * pieces]
  const note = noteOf(product)
  const canBeHad = product.stock !== 0
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
        <h3 className="font-text inline leading-snug font-semibold tracking-normal max-sm:text-sm sm:line-clamp-2 sm:text-lg">
          <Link to={productPath(product._id)} prefetch="intent" className="hover:underline sm:py-1">
            {goodsName(product)}
          </Link>
        </h3>
        <p className="text-ink-soft text-sm max-sm:ms-1.5 max-sm:inline max-sm:text-xs">
          <PackLine
            netQuantity={product.netQuantity * pieces}
            netUnit={product.netUnit}
            sellingPricePaise={price}
          />
        </p>
      </div>
      <p className="cart-price figures">
        <span className="block font-bold sm:text-xl">{formatPaise(price)}</span>
        {listPrice > price && (
          <s className="text-ink-soft block text-sm max-sm:hidden">
            <span className="sr-only">{words.before} </span>
            {formatPaise(listPrice)}
          </s>
        )}
      </p>
      <div className="cart-quantity">
        {canBeHad && (
          <Button look="quiet" size="small" aria-label={words.moveThisToCart(name)} onClick={onMove}>
            {words.moveToCart(amountLabel(quantity, product))}
          </Button>
        )}
      </div>
      <IconButton label={words.takeOff(name)} onClick={onTakeOff} className="cart-remove">
        <Trash size={20} />
      </IconButton>
      {note && <p className="cart-changes text-terracotta-strong py-1 text-sm font-semibold">{note}</p>}
    </li>
  )
}

/** What stands in the way of buying it today, or soon may. */
function noteOf({ stock, state, ...pack }: KeptLine['productId']): string | null {
  if (state !== 'on_shelf') return words.noLongerSold
  if (stock === 0) return words.soldOut
  return stock !== null && stock <= lowStock ? words.onlyLeft(amountLabel(stock, pack)) : null
}
