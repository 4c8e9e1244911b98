import { CircleCheck } from 'lucide-react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import type { offerClaim, payLink } from '#contract/counter.ts'

import { OfferedLink } from './offered-link.tsx'
import { usePaid } from './use-paid.ts'

interface PayLinkProps {
  orderId: string
  /** It is paid, which is asked for while the link is shown. */
  onPaid: () => void
}

/** The link by which what is due for an order is paid; once it is, that stands in its place. */
export function PayLink({ orderId, onPaid }: PayLinkProps) {
  if (usePaid(orderId, onPaid))
    return (
      <p role="status" className="text-leaf-strong flex items-center gap-2 text-lg font-semibold">
        <CircleCheck size={24} aria-hidden="true" />
        Paid
      </p>
    )
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
      note="For this person alone: with it they choose how they sign in, once, within 7 days. A link that you gave before ends now."
      ask={() => call<typeof offerClaim>('POST', `/api/counter/people/${personId}/claim`)}
    />
  )
}

interface PayLinkDialogProps extends PayLinkProps {
  onClose: () => void
}

export function PayLinkDialog({ onClose, ...link }: PayLinkDialogProps) {
  return (
    <DeskDialog title="Payment link" onClose={onClose}>
      <PayLink {...link} />
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
