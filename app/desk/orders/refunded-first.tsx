import { Button } from '#app/ui/button.tsx'
import { refundedAtGatewayWords } from '#domain/orders/rules.ts'

import { actionWords } from './action-words.ts'
import type { OrderAction } from './action-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { MoveDialogProps } from './move-dialog.tsx'

/** Of an order that has lost its money at the gateway: what is to be done, in one press. */
export function RefundedNotice({ canCancel, onCancel }: { canCancel: boolean; onCancel: () => void }) {
  return (
    <div className="bg-terracotta-tint text-ink rounded-card mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="block">{refundedAtGatewayWords}</strong>
        All of its money went back to the customer.{' '}
        {canCancel ? 'Cancel it, and its goods go back onto the shelf.' : 'Please ask the shopkeeper first.'}
      </p>
      {canCancel && (
        <Button look="danger" size="small" onClick={({ detail }) => detail < 2 && onCancel()}>
          Cancel it now
        </Button>
      )}
    </div>
  )
}

/** Before an order goes on that nobody has paid any more. */
export function GoOnRefunded({ action, ...props }: MoveDialogProps & { action: OrderAction }) {
  return (
    <MoveDialog
      {...props}
      title={`${refundedAtGatewayWords}. Go on?`}
      yes={`${actionWords[action].label} all the same`}
      isDanger
      input={{ action, evenRefunded: true }}
    >
      {() => <p>All of its money went back to the customer. Who gets the goods now has not paid for them.</p>}
    </MoveDialog>
  )
}
