import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { retried } from '#app/client/retried.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { useShop } from '#app/frame/site.ts'
import { Button } from '#app/ui/button.tsx'
import { formatPaise, plainRupees } from '#domain/pricing/rules.ts'

const loadUqr = retried(() => import('uqr'))

interface UpiPanelProps {
  totalPaise: number
  isBusy: boolean
  problem: string | undefined
  onPaid: (reference: string) => void
}

/** A QR code with the sum for the shop's own UPI id, and the reference that the telephone shows after it. */
export function UpiPanel({ totalPaise, isBusy, problem, onPaid }: UpiPanelProps) {
  const { upiId, name } = useShop()
  const [reference, setReference] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  function pay(event: FormEvent) {
    event.preventDefault()
    if (reference.trim() === '') setIsMissing(true)
    else onPaid(reference.trim())
  }

  return (
    <form noValidate onSubmit={pay} className="mt-3">
      <KeepTyped isTyped={reference !== ''} />
      {upiId === '' ? (
        <p className="text-sm">The shop has no UPI id yet. An administrator enters it in The shop.</p>
      ) : (
        <QrCode
          address={upiAddress({ upiId, name, totalPaise })}
          what={`${formatPaise(totalPaise)} to ${upiId}`}
        />
      )}
      <FormField
        label="UPI reference"
        hint="The number that the telephone shows after paying."
        error={problem ?? (isMissing ? 'Please enter the reference.' : undefined)}
        className="mt-3"
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={35}
            value={reference}
            onChange={({ currentTarget }) => {
              setReference(currentTarget.value)
              setIsMissing(false)
            }}
          />
        )}
      </FormField>
      <Button type="submit" className="mt-2" aria-disabled={isBusy || undefined}>
        Sold
      </Button>
    </form>
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
        alt={`QR code: ${what}`}
        className="size-44 rounded-[10px] bg-white p-1"
      />
      <figcaption className="figures mt-1 text-sm wrap-anywhere">{what}</figcaption>
    </figure>
  )
}
