import type { ReactNode } from 'react'

import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { Price } from '#app/ui/price.tsx'

interface BuyBarProps {
  product: { name: string; listPricePaise: number; sellingPricePaise: number }
  /** Add and Buy. */
  children: ReactNode
}

/** Price, Add and Buy at the foot of the window, while those of the page are out of sight. */
export function BuyBar({ product, children }: BuyBarProps) {
  return (
    <BottomBar label={`Buy ${product.name}`} className="buy-bar">
      <div className="buy-bar-content">
        <div className="me-auto min-w-0">
          <p className="hidden truncate font-semibold sm:block">{product.name}</p>
          <Price {...product} />
        </div>
        {children}
      </div>
    </BottomBar>
  )
}
