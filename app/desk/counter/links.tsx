import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import type { offerClaim, payLink } from '#contract/counter.ts'

import { OfferedLink } from './offered-link.tsx'

/** The link by which what is due for an order is paid. */
export function PayLink({ orderId }: { orderId: string }) {
  return (
    <OfferedLink
      what="payment link"
      note="Whoever has this link sees how much is due, and can pay it without signing in."
      ask={() => call<typeof payLink>('POST', `/api/orders/${orderId}/pay-link`)}
    />
  )
}

/** A new link by which a person without an e-mail takes over their account. */
export function ClaimLink({ personId }: { personId: string }) {
  return (
    <OfferedLink
      what="link to the account"
      note="For this person alone: with it they choose their e-mail and a password, once, within 7 days. A link that you gave before ends now."
      ask={() => call<typeof offerClaim>('POST', `/api/counter/people/${personId}/claim`)}
    />
  )
}

export function PayLinkDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  return (
    <DeskDialog title="Payment link" onClose={onClose}>
      <PayLink orderId={orderId} />
    </DeskDialog>
  )
}

export function ClaimLinkDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  return (
    <DeskDialog title="Link to the account" onClose={onClose}>
      <ClaimLink personId={personId} />
    </DeskDialog>
  )
}
