import { Truck } from 'lucide-react'
import { Link } from 'react-router'

import { late } from '#app/client/late.tsx'
import { useShop } from '#app/frame/site.ts'
import { returnsPath } from '#app/paths.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/product/delivery/en.tsx'

import type { OwnPrice } from './use-own-price.ts'

const Waiting = late(async () => (await import('./waiting.tsx')).Waiting)

interface DeliveryNoteProps {
  /** What is sold out: it can be waited for. */
  waitsFor: { productId: string; goods: string } | false
  /** Is told what it costs who is here, where they have a price of their own. */
  tell: (own?: OwnPrice) => void
}

/** What delivery costs, how long it can be returned, where it is brought: said before anyone has to ask. */
export function DeliveryNote({ waitsFor, tell }: DeliveryNoteProps) {
  const { shippingPaise, freeFromPaise, returnDays } = useShop().terms
  return (
    <>
      <p className="bg-leaf-tint rounded-card mt-4 flex max-w-md items-center gap-3 px-4 py-2.5">
        <Truck size={22} aria-hidden="true" className="text-leaf-strong shrink-0" />
        <span>
          {words.delivery(
            shippingPaise > 0 ? formatPaise(shippingPaise) : null,
            freeFromPaise === null ? null : formatPaise(freeFromPaise),
          )}{' '}
          <Link to={returnsPath} className="inline-flex min-h-8 items-center underline underline-offset-4">
            {words.returns(returnDays)}
          </Link>
        </span>
      </p>
      {/* So high that nothing moves when the part comes. */}
      <div className="max-w-md" style={{ minHeight: waitsFor ? '11.875rem' : '11.375rem' }}>
        <Waiting for={waitsFor} tell={tell} />
      </div>
    </>
  )
}
