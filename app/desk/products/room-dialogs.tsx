import type { Product } from '#contract/products.ts'

import type { RoomDialog } from './dialog-address.ts'
import { AddProduct } from './form/add-product.tsx'
import { EditProduct } from './form/edit-product.tsx'
import { ProductHistory } from './history/product-history.tsx'
import { ProductDetails } from './product-details.tsx'
import { WithProduct } from './with-product.tsx'

interface RoomDialogsProps {
  dialog: RoomDialog | null
  rows: readonly Product[]
  onOpen: (dialog: RoomDialog) => void
  onClose: () => void
  onSaved: () => void
}

/** The dialog that the address names. */
export function RoomDialogs({ dialog, rows, onOpen, onClose, onSaved }: RoomDialogsProps) {
  if (!dialog) return null
  if (dialog.kind === 'add') return <AddProduct onSaved={onSaved} onClose={onClose} />
  const { kind, id } = dialog
  return (
    <WithProduct
      key={`${kind} ${id}`}
      id={id}
      rows={rows}
      title={kind === 'edit' ? 'Edit Product' : 'Product'}
      onClose={onClose}
    >
      {(product) => {
        const openHistory = () => onOpen({ kind: 'history', id })
        if (kind === 'history')
          return <ProductHistory product={product} onSaved={onSaved} onClose={onClose} />
        if (kind === 'edit')
          return <EditProduct product={product} onHistory={openHistory} onSaved={onSaved} onClose={onClose} />
        return (
          <ProductDetails
            product={product}
            onEdit={() => onOpen({ kind: 'edit', id })}
            onHistory={openHistory}
            onClose={onClose}
          />
        )
      }}
    </WithProduct>
  )
}
