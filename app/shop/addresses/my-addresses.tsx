import { useRef, useState } from 'react'

import { useCustomer } from '#app/client/store.ts'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import * as words from '#words/shop/addresses/my-addresses/en.ts'

import { AddressButtons } from './address-buttons.tsx'
import { AddressDrawer, addressDrawer } from './address-drawer.tsx'
import { useAddresses } from './use-addresses.ts'

/** Drawn by `EmptyState`. */
const houseMark = 'M6 23L24 7l18 16M11 19v22h26V19M20 41V28h8v13'

/** One's own addresses, to add, change and delete. */
export function MyAddresses() {
  const { addresses, hasFailed, reload } = useAddresses()
  const personId = useCustomer(({ user }) => user?._id ?? '')
  const [changing, setChanging] = useState<Address | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  async function deleted() {
    // The button goes with its address, and the keyboard would begin at the top of the page.
    heading.current?.focus()
    await reload()
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
          {words.title}
        </h2>
        <p className="text-ink-soft mt-1 text-sm">{words.ordersKeepTheirs}</p>
      </div>
      {addresses === null && !hasFailed && <Skeleton className="m-5 h-32" />}
      {hasFailed && (
        <p role="status" className="px-5 py-4">
          {words.notLoaded}
        </p>
      )}
      {addresses && (
        <>
          {addresses.length === 0 && (
            <EmptyState as="h3" mark={houseMark} title={words.none}>
              <p>{words.noneHint}</p>
            </EmptyState>
          )}
          <ul aria-label={words.list} className="divide-line divide-y px-5">
            {addresses.map((address) => (
              <li key={address._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <div className="min-w-0 flex-1 basis-40">
                  <AddressLines address={address} />
                </div>
                <AddressButtons address={address} onChange={() => setChanging(address)} onDeleted={deleted} />
              </li>
            ))}
          </ul>
          <div className="border-line border-t px-5 py-4">
            <Button look="quiet" popoverTarget={addressDrawer} onClick={() => setChanging(null)}>
              {words.add}
            </Button>
          </div>
        </>
      )}
      <AddressDrawer personId={personId} address={changing} onSaved={saved} />
    </section>
  )
}
