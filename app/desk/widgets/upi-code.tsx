import { late } from '#app/client/late.tsx'
import { useShop } from '#app/frame/site.ts'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/widgets/en.ts'

const QrCode = late(async () => (await import('#app/frame/qr-code.tsx')).QrCode)

/** A QR code with the sum for the shop's own UPI id: the customer scans it at the stall or at the door. */
export function UpiCode({ totalPaise, note }: { totalPaise: number; note?: string }) {
  const { upiId, name } = useShop()
  if (upiId === '') return <p className="text-sm">{words.noUpiId}</p>
  return (
    <QrCode
      address={upiAddress({ upiId, name, totalPaise, note })}
      label={words.qrCode(words.sumTo(formatPaise(totalPaise), upiId))}
      caption={words.sumTo(formatPaise(totalPaise), upiId)}
    />
  )
}

/** As NPCI's linking specification for UPI has it. */
function upiAddress({
  upiId,
  name,
  totalPaise,
  note,
}: {
  upiId: string
  name: string
  totalPaise: number
  /** What it is for, in the words of the payment. */
  note: string | undefined
}): string {
  const query = new URLSearchParams({ pa: upiId, pn: name, am: plainRupees(totalPaise), cu: 'INR' })
  if (note !== undefined) query.set('tn', note)
  // Apps read %20 and no +, and @ as it is.
  return `upi://pay?${String(query).replaceAll('+', '%20').replaceAll('%40', '@')}`
}
