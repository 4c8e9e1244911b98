import type { ComponentProps } from 'react'

import { ProductRow } from './product-row.tsx'

type CardRowProps = Omit<ComponentProps<typeof ProductRow>, 'kind'>

/** A shelf of large cards. */
export function CardRow(shelf: CardRowProps) {
  return <ProductRow {...shelf} kind={large} />
}

const large = { step: 350, placeholders: 8, cardClass: 'shelf-large', buttonsAt: 'top-26' } as const
