import { ExternalLink, RotateCcwClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { late } from '#app/client/late.tsx'
import { panelRooms } from '#app/desk/desk-paths.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { productPath } from '#app/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useCategoryLabel } from '#app/ui/categories.ts'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { Product } from '#contract/products.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { discountPercent, formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

import { inKilos, labelIn } from './form/by-weight.ts'
import { asRead, fieldsIn, fieldsOf, missingIn, typedFields } from './form/fields.ts'
import type { FieldName } from './form/fields.ts'
import { PriceDaysOfProduct } from './price-days.tsx'

const GroupPricesOfProduct = late(async () => (await import('./group-prices.tsx')).GroupPricesOfProduct)
const SeasonOfProduct = late(async () => (await import('./season.tsx')).SeasonOfProduct)

interface ProductDetailsProps {
  product: Product
  onEdit: () => void
  onHistory: () => void
  onClose: () => void
}

/** Everything that the shop knows of a product, beside the list. */
export function ProductDetails({ product, onEdit, onHistory, onClose }: ProductDetailsProps) {
  const fields = fieldsOf(product)
  const missing = missingIn(fields)
  const noHindi = [!product.hindiName && 'Name', !product.hindiDescription && 'Description'].filter(Boolean)
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
        {facts.map(({ path, label }) => (
          <Fact key={path} name={path === 'netQuantity' ? 'Pack' : labelIn(fields, path, label)}>
            {own[path] ? own[path](inKilos(product)) : asRead(fields, path)}
          </Fact>
        ))}
        {missing.length > 0 && (
          <Fact name="Facts missing">
            <span className="text-terracotta-strong">{missing.join(', ')}</span>
          </Fact>
        )}
        {noHindi.length > 0 && (
          <Fact name="Hindi missing">
            <span className="text-terracotta-strong">{noHindi.join(', ')}</span>
          </Fact>
        )}
        <Fact name="Added">{dateAndTime(product.createdAt)}</Fact>
        <Fact name="Changed">{dateAndTime(product.updatedAt)}</Fact>
        <Fact name="ID">
          <span className="wrap-anywhere">{product._id}</span>
        </Fact>
      </dl>
      {product.state !== 'archived' && <PriceDaysOfProduct productId={product._id} />}
      <GroupPricesOfProduct product={product} />
      <SeasonOfProduct productId={product._id} />
      <h3 className="mt-5 text-lg">Description</h3>
      <p className="mt-1 whitespace-pre-line">{product.description || 'Description not available.'}</p>
      {product.hindiDescription && (
        <p lang="hi" className="mt-2 whitespace-pre-line">
          {product.hindiDescription}
        </p>
      )}
    </DeskDialog>
  )
}

/** What stands elsewhere: in the title, above, below, or with its quantity. */
const apart: readonly FieldName[] = ['productName', 'description', 'hindiDescription', 'netUnit']

/** Where it stands comes first. */
const facts = [...fieldsIn('shelf'), ...typedFields.filter(({ group }) => group !== 'shelf')].filter(
  ({ path }) => !apart.includes(path),
)

/** What has more to it than a field of its kind. */
const own: Partial<Record<FieldName, (product: Product) => ReactNode>> = {
  hindiName: ({ hindiName }) => hindiName && <span lang="hi">{hindiName}</span>,
  category: ({ category }) => <CategoryLabel value={category} />,
  price: ({ price }) => formatPaise(toPaise(price)),
  sellingPrice: ({ price, sellingPrice }) => {
    const [list, selling] = [toPaise(price), toPaise(sellingPrice)]
    const off = discountPercent(list, selling)
    return `${formatPaise(selling)}${off > 0 ? ` (${off}% OFF)` : ''}`
  },
  netQuantity: packLabel,
  stock: ({ stock, _id }) => (
    <>
      {stock ?? 'Not counted'}{' '}
      <Link
        to={panelRooms.stockOf(_id)}
        className="text-leaf-strong ms-2 text-sm font-semibold underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        Ledger
      </Link>
    </>
  ),
}

function CategoryLabel({ value }: { value: string }) {
  return useCategoryLabel(value)
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
