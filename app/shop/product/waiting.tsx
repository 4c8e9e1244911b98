import { Suspense, lazy } from 'react'
import { Link, useParams } from 'react-router'

import { retried } from '#app/client/retried.ts'
import { accountPath } from '#app/paths.ts'
import { PinCheck } from '#app/shop/addresses/pin-check.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as words from '#words/shop/product/waiting/en.ts'

import { useOwnPrice } from './use-own-price.ts'
import type { OwnPrice } from './use-own-price.ts'

// Fetched where something is sold out, and nowhere else.
const BackDrawer = lazy(retried(async () => ({ default: (await import('./back-drawer.tsx')).BackDrawer })))
const drawerId = 'back-in-stock'

interface WaitingProps {
  for: { productId: string; goods: string } | false
  tell: (own?: OwnPrice) => void
}

/** What one can wait for: what is sold out, and that the shop comes to where one lives. */
export function Waiting({ for: goods, tell }: WaitingProps) {
  const isAlive = useHydrated()
  const { id } = useParams()
  useOwnPrice(id, tell)
  return (
    <>
      {goods && isAlive && (
        <Suspense>
          <Button look="quiet" popoverTarget={drawerId} className="mb-4">
            {words.tellMe}
          </Button>
          <BackDrawer id={drawerId} {...goods} />
        </Suspense>
      )}
      <PinCheck />
      {goods === false && id !== undefined && (
        <Link
          to={`${accountPath}?by-itself=${encodeURIComponent(id)}`}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          {words.byItself}
        </Link>
      )}
    </>
  )
}
