import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Product, productDetails } from '#contract/products.ts'

interface WithProductProps {
  id: string
  /** The rows of the list; a product that is not among them is asked for. */
  rows: readonly Product[]
  /** Title of the dialog until the product has come. */
  title: string
  onClose: () => void
  children: (product: Product) => ReactNode
}

/** The product that the address names, for one dialog. */
export function WithProduct({ id, rows, title, onClose, children }: WithProductProps) {
  const row = rows.find(({ _id }) => _id === id)
  const [asked, setAsked] = useState<Product | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const product = row ?? asked
  const isMissing = product === null && failure === null

  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    productOf(id).then(
      (answer) => isHere && (answer.ok ? setAsked(answer.body.data) : setFailure(answer.body.message)),
      () => isHere && setFailure('This product did not load.'),
    )
    return () => {
      isHere = false
    }
  }, [id, isMissing])

  if (product) return children(product)
  return (
    <DeskDialog title={title} onClose={onClose}>
      {failure === null ? (
        <>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-40" />
        </>
      ) : (
        <div role="alert">
          <p>{failure}</p>
          <Button look="quiet" size="small" className="mt-4" onClick={() => setFailure(null)}>
            Try again
          </Button>
        </div>
      )}
    </DeskDialog>
  )
}

function productOf(productId: string) {
  return call<typeof productDetails>('POST', '/api/product-details', { productId })
}
