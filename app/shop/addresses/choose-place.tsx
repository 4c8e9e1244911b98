import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { ReactNode } from 'react'

import { useCustomer } from '#app/client/store.ts'
import { useShop } from '#app/frame/site.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'

import { AddressDrawer, addressDrawer } from './address-drawer.tsx'
import { keepPlace, startPlace } from './place.ts'
import type { Place } from './place.ts'
import { useAddresses } from './use-addresses.ts'

interface ChoosePlaceProps {
  title: string
  place: Place | null
  onChange: (place: Place | null) => void
  /** Said of fetching: what it costs. */
  collecting: string
}

/** So many addresses are shown at first. */
const fewest = 3

/** Where to bring it: one of one's own addresses, a new one, or fetched at the market. */
export function ChoosePlace({ title, place, onChange, collecting }: ChoosePlaceProps) {
  const { addresses, hasFailed, reload } = useAddresses()
  const { addressLines } = useShop()
  const personId = useCustomer(({ user }) => user?._id ?? '')
  const [isWhole, setWhole] = useState(false)
  const id = useId()

  const begin = useEffectEvent((known: readonly Address[]) => {
    const isThere = place && (!('addressId' in place) || known.some(({ _id }) => _id === place.addressId))
    if (!isThere) onChange(startPlace(known))
  })
  useEffect(() => {
    if (addresses) begin(addresses)
  }, [addresses])

  function choose(chosen: Place) {
    keepPlace(chosen)
    onChange(chosen)
  }

  async function added(addressId: string) {
    choose({ addressId })
    await reload()
  }

  const isChosen = (addressId: string) =>
    place !== null && 'addressId' in place && place.addressId === addressId
  const shown = isWhole ? (addresses ?? []) : (addresses ?? []).slice(0, fewest)
  return (
    <>
      <div role="radiogroup" aria-labelledby={id}>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {addresses === null && !hasFailed && <Skeleton className="mt-3 h-32" />}
        {hasFailed && (
          <p role="status" className="mt-3">
            Your addresses did not load. We try again.
          </p>
        )}
        {shown.map((address) => (
          <Choice
            key={address._id}
            isChosen={isChosen(address._id)}
            onChoose={() => choose({ addressId: address._id })}
          >
            <AddressLines address={address} />
          </Choice>
        ))}
        {(addresses || hasFailed) && (
          <Choice isChosen={place !== null && 'collect' in place} onChoose={() => choose({ collect: true })}>
            <span className="font-semibold">Fetch it at the market (free)</span>
            <span className="block text-sm">{addressLines.join(', ')}</span>
            <span className="text-ink-soft block text-sm">{collecting}</span>
          </Choice>
        )}
      </div>
      {addresses && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="quiet" size="small" popoverTarget={addressDrawer}>
            Add an address
          </Button>
          {shown.length < addresses.length && (
            <Button look="quiet" size="small" onClick={() => setWhole(true)}>
              Show all {addresses.length}
            </Button>
          )}
        </div>
      )}
      <AddressDrawer personId={personId} onSaved={(addressId) => void added(addressId)} />
    </>
  )
}

function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="border-line flex items-start gap-3 border-b py-3">
      <input
        type="radio"
        name="place"
        checked={isChosen}
        onChange={onChoose}
        className="accent-leaf size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
