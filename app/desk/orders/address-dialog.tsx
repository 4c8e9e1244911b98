import { useState } from 'react'

import { AddressFields, emptyAddress } from '#app/desk/widgets/address-fields.tsx'
import type { AddressInput } from '#contract/addresses.ts'

import { PlaceDialog } from './place-dialog.tsx'
import type { PlaceDialogProps } from './place-dialog.tsx'

/** Enters where an order is brought, as its customer has told it. */
export function AddressDialog(props: PlaceDialogProps) {
  const [address, setAddress] = useState({ ...emptyAddress, name: props.order.user.name })
  const input = { address: address as AddressInput }
  return (
    <PlaceDialog {...props} title="Enter the address" yes="Save address" input={input}>
      {(problems) => (
        <>
          <AddressFields address={address} problems={problems} onChange={setAddress} />
          <p className="text-ink-soft mt-3 text-sm">
            What the order costs stays as it is, also where delivery there costs more or less.
          </p>
        </>
      )}
    </PlaceDialog>
  )
}
