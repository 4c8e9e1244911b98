import type { ReactNode } from 'react'

import type { Problems } from '#app/desk/widgets/use-press.ts'

import { move } from './move.ts'
import type { MoveInput } from './move.ts'
import { OrderFormDialog } from './order-form-dialog.tsx'
import type { OrderDialogProps } from './order-form-dialog.tsx'

export type MoveDialogProps = OrderDialogProps

interface MoveFormProps extends MoveDialogProps {
  title: string
  /** The button that does it. */
  yes: string
  isDanger?: boolean
  input: MoveInput
  children: (problems: Problems) => ReactNode
}

/** A question before an order is moved. */
export function MoveDialog({ order, input, ...rest }: MoveFormProps) {
  const ask = (key: string) => move(order._id, input, key)
  return <OrderFormDialog {...rest} what={input.action} ask={ask} />
}
