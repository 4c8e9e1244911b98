import { Archive, Copy, ExternalLink, Eye, MoreVertical, Pencil, RotateCcwClock, Store } from 'lucide-react'

import { rowMark } from '#app/desk/list/use-row-keys.ts'
import { DeskMenu } from '#app/desk/widgets/menu.tsx'
import { productPath } from '#app/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { useCategoryLabel } from '#app/ui/categories.ts'
import { Price } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { PriceDays } from '#contract/price-days.ts'
import type { Product } from '#contract/products.ts'
import { lowStock, packLabel, withPack } from '#domain/catalog/rules.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { shortDay } from '#domain/time/rules.ts'

import { NextMove, StateMark } from './shelf-plan.tsx'

interface ProductCardProps {
  product: Product
  /** Where it is cheaper for some days, and the list asks for that. */
  priceDays: PriceDays | undefined
  onEdit: () => void
  onView: () => void
  onMove: (state: ProductState) => void
  onDuplicate: () => void
  onHistory: () => void
}

/** Card of a product. Its buttons show on hover and focus, and always on touch screens. */
export function ProductCard({
  product,
  priceDays,
  onEdit,
  onView,
  onMove,
  onDuplicate,
  onHistory,
}: ProductCardProps) {
  const { _id, productName, brandName, category, productImage, price, sellingPrice, stock, state } = product
  return (
    <article className="group bg-paper-raised border-line relative flex h-full min-w-0 flex-col overflow-hidden rounded-[10px] border">
      <div className="relative">
        <ProductPicture
          url={productImage[0]}
          alt=""
          category={category}
          sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 46vw"
        />
        <div className="absolute inset-x-2 bottom-2 flex items-center justify-end gap-1.5 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100">
          <Button look="quiet" size="small" onClick={onEdit} {...rowMark} className={onPicture}>
            <Pencil size={16} aria-hidden="true" />
            <span>
              Edit<span className="sr-only"> {withPack(productName, product)}</span>
            </span>
          </Button>
          <DeskMenu
            trigger={
              <IconButton label={`More for ${withPack(productName, product)}`} className={onPicture}>
                <MoreVertical size={18} aria-hidden="true" />
              </IconButton>
            }
            items={[
              { label: 'View Details', Icon: Eye, onChoose: onView },
              { label: 'History', Icon: RotateCcwClock, onChoose: onHistory },
              // A draft has no page yet.
              ...(state === 'draft'
                ? []
                : [{ label: 'Preview', Icon: ExternalLink, href: productPath(_id) }]),
              { label: 'Duplicate', Icon: Copy, onChoose: onDuplicate },
              state === 'on_shelf'
                ? { label: 'Archive', Icon: Archive, onChoose: () => onMove('archived') }
                : { label: backLabels[state], Icon: Store, onChoose: () => onMove('on_shelf') },
            ]}
          />
        </div>
      </div>
      <div className="absolute start-2 top-2 flex max-w-[calc(100%-1rem)] flex-col items-start gap-1">
        <span className="bg-paper-raised max-w-full truncate rounded-full px-2 py-0.5 text-xs font-semibold">
          {useCategoryLabel(category)}
        </span>
        <StateMark state={state} productImage={productImage} />
      </div>
      <div className="flex flex-1 flex-col px-3 pt-2 pb-3">
        <h2 className="font-text text-[0.9375rem] leading-snug font-semibold tracking-normal wrap-anywhere">
          {productName}
        </h2>
        <p className="text-ink-soft figures text-sm wrap-anywhere">
          {brandName}, {packLabel(product)}
        </p>
        <div className="mt-auto pt-1">
          <Price listPricePaise={toPaise(price)} sellingPricePaise={toPaise(sellingPrice)} />
          {priceDays && <p className="text-ink-soft figures text-sm">{daysWords(priceDays)}</p>}
          <Stock left={stock} />
          <NextMove {...product} />
        </div>
      </div>
    </article>
  )
}

/** '₹499.00 from Tue 1 Dec to Fri 4 Dec'; of what runs the price stands above. */
function daysWords({ price, before, from, until }: PriceDays): string {
  return before === null
    ? `${formatPaise(toPaise(price))} from ${shortDay(from)} to ${shortDay(until)}`
    : `Until ${shortDay(until)}, then ${formatPaise(toPaise(before))}`
}

const backLabels = { draft: 'Put on the shelf', archived: 'Put back' }

/** Look of a button on a picture: opaque, and a little smaller than others under a mouse. */
const onPicture =
  'bg-paper-raised hover:bg-paper-sunken! border-line-strong border pointer-fine:min-h-9 pointer-fine:h-9 [&:is([aria-haspopup])]:pointer-fine:w-9'

/** Shown only for a product whose stock is counted and low. */
function Stock({ left }: { left: number | null }) {
  if (left === null || left > lowStock) return null
  return left === 0 ? (
    <p className="text-terracotta-strong text-sm font-medium">Sold out</p>
  ) : (
    <p className="text-turmeric-strong figures text-sm font-medium">{left} left</p>
  )
}
