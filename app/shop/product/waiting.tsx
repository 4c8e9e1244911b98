import { Suspense, lazy } from 'react'

import { retried } from '#app/client/retried.ts'
import { PinCheck } from '#app/shop/addresses/pin-check.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/product/waiting/en.ts'

// Fetched where something is sold out, and nowhere else.
const BackDrawer = lazy(retried(async () => ({ default: (await import('./back-drawer.tsx')).BackDrawer })))
const id = 'back-in-stock'

/** What one can wait for: what is sold out, and that the shop comes to where one lives. */
export function Waiting({ for: goods }: { for: { productId: string; goods: string } | false }) {
  const isAlive = useHydrated()
  return (
    <>
      {goods && isAlive && (
        <Suspense>
          <Button look="quiet" popoverTarget={id} className="mb-4">
            {words.tellMe}
          </Button>
          <BackDrawer id={id} {...goods} />
        </Suspense>
      )}
      <PinCheck />
    </>
  )
}
