import { CircleCheck } from 'lucide-react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { useShop } from '#app/frame/site.ts'
import type { offerClaim, payLink } from '#contract/counter.ts'
import type { statusLink } from '#contract/status-links.ts'

import { OfferedLink } from './offered-link.tsx'
import { usePaid } from './use-paid.ts'

interface PayLinkProps {
  orderId: string
  /** It is paid, which is asked for while the link is shown. */
  onPaid: () => void
}

/** The link by which what is due for an order is paid; once it is, that stands in its place. */
export function PayLink({ orderId, onPaid }: PayLinkProps) {
  const { name } = useShop()
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
      note="Anybody with this link sees how much is due, and can pay without signing in."
      words={`Here you can pay your order at ${name}:`}
      ask={() => call<typeof payLink>('POST', `/api/orders/${orderId}/pay-link`)}
    />
  )
}

/** A new link by which a person without an e-mail takes over their account. */
export function ClaimLink({ personId }: { personId: string }) {
  const { name } = useShop()
  return (
    <OfferedLink
      what="link to the account"
      note="For this person alone: with it they choose how they sign in, once, within 7 days. A link that you gave before ends now."
      words={`Your account at ${name}, for you alone. It opens once:`}
      ask={() => call<typeof offerClaim>('POST', `/api/counter/people/${personId}/claim`)}
    />
  )
}

/** The link that tells how far an order is; a new one ends it. */
export function StatusLinkDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { name } = useShop()
  const address = `/api/orders/${orderId}/status-link` as const
  return (
    <DeskDialog title="Link to see the order" onClose={onClose}>
      <OfferedLink
        what="link to the order"
        note="Anybody with this link sees what was ordered and how far it is, and no address. With the last four digits of the customer’s number it also shows the bill, pays, cancels and sends back. A new one ends it."
        words={`Your order at ${name}. Here you see how far it is:`}
        ask={() => call<typeof statusLink>('POST', address, {})}
        askAnew={() => call<typeof statusLink>('POST', address, { anew: true })}
      />
    </DeskDialog>
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
