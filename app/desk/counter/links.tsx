import { CircleCheck } from 'lucide-react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { useShop } from '#app/frame/site.ts'
import type { offerClaim, payLink } from '#contract/counter.ts'
import type { statusLink } from '#contract/status-links.ts'
import * as words from '#words/desk/links/en.ts'

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
        {words.paid}
      </p>
    )
  return (
    <OfferedLink
      what={words.payWhat}
      note={words.payNote}
      says={words.paySays(name)}
      ask={() => call<typeof payLink>('POST', `/api/orders/${orderId}/pay-link`)}
    />
  )
}

/** A new link by which a person without an e-mail takes over their account. */
export function ClaimLink({ personId }: { personId: string }) {
  const { name } = useShop()
  return (
    <OfferedLink
      what={words.accountWhat}
      note={words.accountNote}
      says={words.accountSays(name)}
      ask={() => call<typeof offerClaim>('POST', `/api/counter/people/${personId}/claim`)}
    />
  )
}

/** The link that tells how far an order is; a new one ends it. */
export function StatusLinkDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { name } = useShop()
  const address = `/api/orders/${orderId}/status-link` as const
  return (
    <DeskDialog title={words.orderLink} onClose={onClose}>
      <OfferedLink
        what={words.orderWhat}
        note={words.orderNote}
        says={words.orderSays(name)}
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
    <DeskDialog title={words.paymentLink} onClose={onClose}>
      <PayLink {...link} />
    </DeskDialog>
  )
}

export function ClaimLinkDialog({ personId, onClose }: { personId: string; onClose: () => void }) {
  return (
    <DeskDialog title={words.accountLink} onClose={onClose}>
      <ClaimLink personId={personId} />
    </DeskDialog>
  )
}
