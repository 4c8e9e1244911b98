import { useEffect, useState } from 'react'

import { retried } from '#app/client/retried.ts'
import { useShop } from '#app/frame/site.ts'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/widgets/en.ts'

const loadUqr = retried(() => import('uqr'))

/** A QR code with the sum for the shop's own UPI id: the customer scans it at the stall or at the door. */
export function UpiCode({ totalPaise }: { totalPaise: number }) {
  const { upiId, name } = useShop()
  if (upiId === '') return <p className="text-sm">{words.noUpiId}</p>
  return (
    <QrCode
      address={upiAddress({ upiId, name, totalPaise })}
      what={words.sumTo(formatPaise(totalPaise), upiId)}
    />
  )
}

/** As NPCI's linking specification for UPI has it. */
function upiAddress({
  upiId,
  name,
  totalPaise,
}: {
  upiId: string
  name: string
  totalPaise: number
}): string {
  const query = new URLSearchParams({ pa: upiId, pn: name, am: plainRupees(totalPaise), cu: 'INR' })
  // Apps read %20 and no +, and @ as it is.
  return `upi://pay?${String(query).replaceAll('+', '%20').replaceAll('%40', '@')}`
}

function QrCode({ address, what }: { address: string; what: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadUqr().then(({ renderSVG }) => isWanted && setPicture(renderSVG(address, { border: 2 })))
    return () => {
      isWanted = false
    }
  }, [address])
  if (picture === null) return <span data-skeleton className="block size-44 rounded-[10px]" />
  return (
    <figure>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={words.qrCode(what)}
        className="size-44 rounded-[10px] bg-white p-1"
      />
      <figcaption className="figures mt-1 text-sm wrap-anywhere">{what}</figcaption>
    </figure>
  )
}
