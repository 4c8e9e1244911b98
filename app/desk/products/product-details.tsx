import { ExternalLink, RotateCcwClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { panelRooms } from '#app/desk/desk-paths.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { productPath } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useCategoryLabel } from '#app/ui/categories.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { Product } from '#contract/products.ts'
import { packLabel, productStateLabels } from '#domain/catalog/rules.ts'
import { discountPercent, formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

interface ProductDetailsProps {
  product: Product
  onEdit: () => void
  onHistory: () => void
  onClose: () => void
}

/** Everything that the shop knows of a product, beside the list. */
export function ProductDetails({ product, onEdit, onHistory, onClose }: ProductDetailsProps) {
  const [list, selling] = [toPaise(product.price), toPaise(product.sellingPrice)]
  const off = discountPercent(list, selling)
  return (
    <DeskDialog
      title={product.productName}
      width="side"
      onClose={onClose}
      footer={
        <>
          {product.state !== 'draft' && (
            <a
              href={productPath(product._id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('quiet', 'small')}
            >
              <ExternalLink size={16} aria-hidden="true" /> Preview
            </a>
          )}
          <Button look="quiet" size="small" onClick={onHistory}>
            <RotateCcwClock size={16} aria-hidden="true" /> History
          </Button>
          <Button size="small" onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      <ul aria-label="Pictures" className="grid grid-cols-4 gap-2">
        {product.productImage.map((image, place) => (
          <li key={`${place} ${image}`} className={place === 0 ? 'col-span-4' : ''}>
            <ProductPicture
              url={image}
              alt={`${place + 1} of ${product.productImage.length}`}
              category={product.category}
              sizes={place === 0 ? '28rem' : '7rem'}
              className="rounded-[10px]"
            />
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5">
        <Fact name="State">{productStateLabels[product.state]}</Fact>
        <Fact name="On the shelf from">{product.onFrom && dateAndTime(product.onFrom)}</Fact>
        <Fact name="Off the shelf from">{product.offFrom && dateAndTime(product.offFrom)}</Fact>
        <Fact name="Hindi name">{product.hindiName && <span lang="hi">{product.hindiName}</span>}</Fact>
        <Fact name="Family">{product.family}</Fact>
        <Fact name="Brand">{product.brandName}</Fact>
        <Fact name="Category">{useCategoryLabel(product.category)}</Fact>
        <Fact name="Price">{formatPaise(list)}</Fact>
        <Fact name="Selling price">
          {formatPaise(selling)}
          {off > 0 && ` (${off}% OFF)`}
        </Fact>
        <Fact name="Pack">{packLabel(product)}</Fact>
        <Fact name="Stock">
          {product.stock ?? 'Not counted'}{' '}
          <Link
            to={panelRooms.stockOf(product._id)}
            className="text-leaf-strong ms-2 text-sm font-semibold underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Ledger
          </Link>
        </Fact>
        <Fact name="HSN code">{product.hsnCode}</Fact>
        <Fact name="Tax rate">{product.taxRate === null ? null : `${product.taxRate}%`}</Fact>
        <Fact name="Other names">{product.aliases.join(', ')}</Fact>
        <Fact name="Added">{dateAndTime(product.createdAt)}</Fact>
        <Fact name="Changed">{dateAndTime(product.updatedAt)}</Fact>
        <Fact name="ID">
          <span className="wrap-anywhere">{product._id}</span>
        </Fact>
      </dl>
      <h3 className="mt-5 text-lg">Description</h3>
      <p className="mt-1 whitespace-pre-line">{product.description || 'Description not available.'}</p>
    </DeskDialog>
  )
}

/** Name and value; nothing where the value is empty. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <>
      <dt className="text-ink-soft text-sm leading-6">{name}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </>
  )
}
