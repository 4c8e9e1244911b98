import { Suspense, lazy } from 'react'

import { retried } from '#app/client/retried.ts'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

// Fetched where something is sold out, and nowhere else.
const BackDrawer = lazy(retried(async () => ({ default: (await import('./back-drawer.tsx')).BackDrawer })))
const id = 'back-in-stock'

/** Where a product is sold out: the shop writes when it is back. */
export function TellMe({ productId, goods }: { productId: string; goods: string }) {
  const isAlive = useHydrated()
  return (
    <div className="mt-2 min-h-12">
      {isAlive && (
        <Suspense>
          <Button look="quiet" popoverTarget={id}>
            Tell me when it is back
          </Button>
          <BackDrawer id={id} productId={productId} goods={goods} />
        </Suspense>
      )}
    </div>
  )
}
