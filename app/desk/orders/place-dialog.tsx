import type { ReactNode } from 'react'

import { call } from '#app/client/call.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import type { AddressInput, setOrderAddress } from '#contract/addresses.ts'

import { OrderFormDialog } from './order-form-dialog.tsx'
import type { OrderDialogProps } from './order-form-dialog.tsx'

export type PlaceDialogProps = OrderDialogProps

interface PlaceFormProps extends PlaceDialogProps {
  title: string
  /** The button that does it. */
  yes: string
  input: { address: AddressInput } | { collect: true }
  children: (problems: Problems) => ReactNode
}

/** A question before it is said where an order goes. */
export function PlaceDialog({ order, input, ...rest }: PlaceFormProps) {
  const url = `/api/orders/${order._id}/address` as const
  const ask = () => call<typeof setOrderAddress>('POST', url, input)
  return <OrderFormDialog {...rest} isLong={'address' in input} what="address" ask={ask} />
}
