import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { DeskOffer } from '#contract/offers.ts'

interface EndOfferProps {
  offer: DeskOffer
  end: (offer: DeskOffer) => Promise<Problems | null>
  onClose: () => void
}

/** Asks before an offer ends: it does not begin again. */
export function EndOffer({ offer, end, onClose }: EndOfferProps) {
  async function press() {
    onClose()
    const wrong = await end(offer)
    if (wrong?.['']) showToast('error', wrong[''])
  }

  return (
    <AskDialog
      question={`End ${offer.name}?`}
      yes="End it now"
      no="Keep it"
      onYes={() => void press()}
      onNo={onClose}
    >
      <p className="text-ink-soft mt-2 text-sm">
        Nobody has it from now on. Orders that have it keep it. It does not begin again, but you can make the
        same offer once more.
      </p>
    </AskDialog>
  )
}
