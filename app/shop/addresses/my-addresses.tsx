import { useRef, useState } from 'react'

import { call } from '#app/client/call.ts'
import { isSessionOver } from '#app/client/session.ts'
import { useCustomer } from '#app/client/store.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { Address, deleteAddress } from '#contract/addresses.ts'

import { AddressDrawer, addressDrawer } from './address-drawer.tsx'
import { useAddresses } from './use-addresses.ts'

/** One's own addresses, to add, change and delete. */
export function MyAddresses() {
  const { addresses, hasFailed, reload } = useAddresses()
  const personId = useCustomer(({ user }) => user?._id ?? '')
  const [changing, setChanging] = useState<Address | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  async function remove(address: Address) {
    try {
      const answer = await call<typeof deleteAddress>('POST', `/api/addresses/${address._id}/delete`, {})
      if (!answer.ok && isSessionOver(answer)) return
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      // The button goes with its address, and the keyboard would begin at the top of the page.
      heading.current?.focus()
      await reload()
    } catch {
      showToast('error', 'The address is still there. Please check your connection and try again.')
    }
  }

  function saved() {
    // The next press of Change fills the form in again, also for the same address.
    setChanging(null)
    void reload()
  }

  return (
    <section aria-labelledby="addresses" className="bg-paper-raised border-line rounded-card border">
      <div className="border-line border-b px-5 py-4">
        <h2 id="addresses" ref={heading} tabIndex={-1} className="text-2xl">
          Your addresses
        </h2>
        <p className="text-ink-soft mt-1 text-sm">Orders keep the address that they were given.</p>
      </div>
      {addresses === null && !hasFailed && <Skeleton className="m-5 h-32" />}
      {hasFailed && (
        <p role="status" className="px-5 py-4">
          Your addresses did not load. We try again.
        </p>
      )}
      {addresses && (
        <>
          <ul aria-label="Addresses" className="divide-line divide-y px-5">
            {addresses.map((address) => (
              <li key={address._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <div className="min-w-0 flex-1 basis-40">
                  <AddressLines address={address} />
                </div>
                <div className="flex gap-2">
                  <Button
                    look="quiet"
                    size="small"
                    popoverTarget={addressDrawer}
                    aria-label={`Change ${nameOf(address)}`}
                    onClick={() => setChanging(address)}
                  >
                    Change
                  </Button>
                  <DeleteButton address={address} onDelete={() => remove(address)} />
                </div>
              </li>
            ))}
          </ul>
          <div className="border-line border-t px-5 py-4">
            <Button look="quiet" popoverTarget={addressDrawer} onClick={() => setChanging(null)}>
              Add an address
            </Button>
          </div>
        </>
      )}
      <AddressDrawer personId={personId} address={changing} onSaved={saved} />
    </section>
  )
}

/** Until the address is gone from the list, or stays there. */
function DeleteButton({ address, onDelete }: { address: Address; onDelete: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  // In a ref: a state would change only with the next render, after a second quick press.
  const isInFlight = useRef(false)

  async function press() {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(true)
    await onDelete()
    isInFlight.current = false
    setBusy(false)
  }

  return (
    <Button
      look="quiet"
      size="small"
      aria-label={`Delete ${nameOf(address)}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void press()}
    >
      {isBusy ? 'Deleting...' : 'Delete'}
    </Button>
  )
}

function nameOf({ name, line1 }: Address): string {
  return `${name}, ${line1}`
}
