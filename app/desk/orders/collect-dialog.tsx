import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { PlaceDialog } from './place-dialog.tsx'
import type { PlaceDialogProps } from './place-dialog.tsx'

/** Before an order is one that its customer fetches: what follows from it. */
export function CollectDialog(props: PlaceDialogProps) {
  return (
    <PlaceDialog
      {...props}
      title="Is it fetched at the market?"
      yes="It is fetched"
      input={{ collect: true }}
    >
      {() => <p>Nobody brings it then. {shippingWords(props.order)}</p>}
    </PlaceDialog>
  )
}

/** What becomes of the delivery: of what is due it comes off, and what was paid goes back. */
function shippingWords({ shipping, due, transactionId }: PlaceDialogProps['order']): string {
  if (shipping === 0) return ''
  const sum = formatPaise(toPaise(shipping))
  if (due >= shipping) return `${sum} for delivery comes off the order.`
  return transactionId
    ? `The customer gets back what was paid for delivery: ${sum}.`
    : `What was paid for delivery is yours to give back: ${sum}. The order offers it.`
}
