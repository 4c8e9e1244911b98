import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { PlaceDialog } from './place-dialog.tsx'
import type { PlaceDialogProps } from './place-dialog.tsx'

/** Before an order is one that its customer fetches: what follows from it. */
export function CollectDialog(props: PlaceDialogProps) {
  const { shipping } = props.order
  return (
    <PlaceDialog
      {...props}
      title="Is it fetched at the market?"
      yes="It is fetched"
      input={{ collect: true }}
    >
      {() => (
        <p>
          Nobody brings it then.{' '}
          {shipping > 0 &&
            `The customer gets back what was paid for delivery: ${formatPaise(toPaise(shipping))}.`}
        </p>
      )}
    </PlaceDialog>
  )
}
