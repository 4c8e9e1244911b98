import { useEffect, useState } from 'react'

import { retried } from '#app/client/retried.ts'

const loadUqr = retried(() => import('uqr'))

interface QrCodeProps {
  address: string
  /** What it is, for who does not see it. */
  label: string
  caption?: string
}

/** An address as a QR code, drawn in the browser. */
export function QrCode({ address, label, caption }: QrCodeProps) {
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
        alt={label}
        className="size-44 rounded-[10px] bg-white p-1"
      />
      {caption && <figcaption className="figures mt-1 text-sm wrap-anywhere">{caption}</figcaption>}
    </figure>
  )
}
