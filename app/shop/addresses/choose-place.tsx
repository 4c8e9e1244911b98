import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import { useShop } from '#app/frame/site.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { announce } from '#app/ui/announcer.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import * as words from '#words/shop/addresses/choose-place/en.ts'

import { AddressButtons } from './address-buttons.tsx'
import { AddressDrawer, addressDrawer } from './address-drawer.tsx'
import { deliverToAddress } from './deliver-to.ts'
import { keepPlace, startPlace } from './place.ts'
import type { Place } from './place.ts'
import { useAddresses } from './use-addresses.ts'

const WishDrawer = late(async () => (await import('./wish-drawer.tsx')).WishDrawer)

interface ChooseAmongProps extends Omit<ChoosePlaceProps, 'asked'> {
  known: ReturnType<typeof useAddresses>
}

interface ChoosePlaceProps {
  title: string
  place: Place | null
  /** address: of the place, where it has one; told again when it is asked for again. */
  onChange: (place: Place | null, address?: Address) => void
  /** Said of fetching: what it costs. */
  collecting: string
  /** With another number the addresses are asked for again. */
  asked?: number
}

/** So many addresses are shown at first. */
const fewest = 3

/**
 * Where to bring it: one of one's own addresses where the shop delivers, a new one, or fetched at the market.
 * Addresses are added, changed and deleted here too. A choice that is no more is asked for again.
 */
export function ChoosePlace({ asked = 0, ...choosing }: ChoosePlaceProps) {
  const known = useAddresses()
  const askAgain = useEffectEvent(() => void known.reload())
  useEffect(() => {
    if (asked > 0) askAgain()
  }, [asked])
  return <ChooseAmong {...choosing} known={known} />
}

/** The same of addresses that the page has asked for. */
export function ChooseAmong({ title, place, onChange, collecting, known }: ChooseAmongProps) {
  const { addresses, hasFailed, reload } = known
  const { addressLines } = useShop()
  const personId = useCustomer(({ user }) => user?._id ?? '')
  const [isWhole, setWhole] = useState(false)
  const [changing, setChanging] = useState<Address | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBegun = useRef(false)
  const id = useId()

  const begin = useEffectEvent((known: readonly Address[]) => {
    const isStillThere =
      place &&
      (!('addressId' in place) || known.some(({ _id, delivered }) => delivered && _id === place.addressId))
    if (isStillThere) tell(place, known)
    else tell(isBegun.current ? null : startPlace(known), known)
    isBegun.current = true
  })
  useEffect(() => {
    if (addresses) begin(addresses)
  }, [addresses])

  function tell(chosen: Place | null, known: readonly Address[] | null = addresses) {
    const addressId = chosen && 'addressId' in chosen ? chosen.addressId : null
    const address = known?.find(({ _id }) => _id === addressId)
    if (address) deliverToAddress(address)
    onChange(chosen, address)
  }

  function choose(chosen: Place, known: readonly Address[] | null = addresses) {
    keepPlace(chosen)
    tell(chosen, known)
  }

  async function saved(addressId: string) {
    // The next press of Change fills the form in again, also for the same address.
    setChanging(null)
    const known = await reload()
    const address = known?.find(({ _id }) => _id === addressId)
    if (!address || address.delivered) return choose({ addressId }, known)
    tell(null)
    announce(words.notDelivered(address.pinCode))
  }

  async function deleted() {
    // The button goes with its address, and the keyboard would begin at the top of the page.
    heading.current?.focus()
    await reload()
  }

  const isChosen = (addressId: string) =>
    place !== null && 'addressId' in place && place.addressId === addressId
  const shown = isWhole ? (addresses ?? []) : (addresses ?? []).slice(0, fewest)
  return (
    <>
      <div role="radiogroup" aria-labelledby={id}>
        <h3 id={id} ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h3>
        {addresses === null && !hasFailed && <Skeleton className="mt-3 h-32" />}
        {hasFailed && (
          <p role="status" className="mt-3">
            {words.notLoaded}
          </p>
        )}
        {shown.map((address) => (
          <Choice
            key={address._id}
            isChosen={isChosen(address._id)}
            isOffered={address.delivered}
            onChoose={() => choose({ addressId: address._id })}
            buttons={
              (isChosen(address._id) || !address.delivered) && (
                <>
                  <AddressButtons
                    address={address}
                    onChange={() => setChanging(address)}
                    onDeleted={deleted}
                  />
                  {!address.delivered && (
                    <button
                      type="button"
                      popoverTarget={`${id}-${address._id}`}
                      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
                    >
                      {words.tellMe(address.pinCode)}
                    </button>
                  )}
                </>
              )
            }
          >
            <AddressLines address={address} />
            {!address.delivered && (
              <span className="text-terracotta-strong block text-sm font-semibold">
                {words.notDelivered(address.pinCode)}
              </span>
            )}
          </Choice>
        ))}
        {(addresses || hasFailed) && (
          <Choice isChosen={place !== null && 'collect' in place} onChoose={() => choose({ collect: true })}>
            <span className="font-semibold">{words.fetchIt}</span>
            <span className="block text-sm">{addressLines.join(', ')}</span>
            <span className="text-ink-soft block text-sm">{collecting}</span>
          </Choice>
        )}
      </div>
      {addresses && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="quiet" size="small" popoverTarget={addressDrawer} onClick={() => setChanging(null)}>
            {words.addAddress}
          </Button>
          {shown.length < addresses.length && (
            <Button look="quiet" size="small" onClick={() => setWhole(true)}>
              {words.showAll(addresses.length)}
            </Button>
          )}
        </div>
      )}
      {shown
        .filter(({ delivered }) => !delivered)
        .map(({ _id, pinCode }, at) => (
          <WishDrawer key={_id} id={`${id}-${_id}`} pinCode={pinCode} hasNumber={at === 0} />
        ))}
      <AddressDrawer personId={personId} address={changing} onSaved={(addressId) => void saved(addressId)} />
    </>
  )
}

interface ChoiceProps {
  isChosen: boolean
  isOffered?: boolean
  onChoose: () => void
  children: ReactNode
  /** Below it: a label has no buttons in it. */
  buttons?: ReactNode
}

function Choice({ isChosen, isOffered = true, onChoose, children, buttons }: ChoiceProps) {
  return (
    <div className="border-line border-b py-3">
      <label className="flex items-start gap-3">
        <input
          type="radio"
          name="place"
          checked={isChosen}
          disabled={!isOffered}
          onChange={onChoose}
          className="accent-leaf size-5 shrink-0"
        />
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      {buttons && <div className="mt-2">{buttons}</div>}
    </div>
  )
}
