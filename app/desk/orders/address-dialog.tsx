import { useState } from 'react'

import { FormField } from '#app/desk/widgets/form-field.tsx'
import type { AddressInput } from '#contract/addresses.ts'
import { addressLengths, proposedState, readPinCode, stateCodes, stateName } from '#domain/addresses/rules.ts'

import { PlaceDialog } from './place-dialog.tsx'
import type { PlaceDialogProps } from './place-dialog.tsx'

/** Enters where an order is brought, as its customer has told it. */
export function AddressDialog(props: PlaceDialogProps) {
  const [address, setAddress] = useState({ ...empty, name: props.order.user.name })
  /** A state that was chosen by hand stays. */
  const [isStateChosen, setIsStateChosen] = useState(false)

  function set(name: keyof typeof empty, value: string) {
    const typed = { ...address, [name]: value }
    const pinCode = name === 'pinCode' && !isStateChosen ? readPinCode(value) : null
    setAddress(pinCode ? { ...typed, stateCode: proposedState(pinCode) ?? typed.stateCode } : typed)
  }

  const input = { address: address as AddressInput }
  return (
    <PlaceDialog {...props} title="Enter the address" yes="Save address" input={input}>
      {(problems) => {
        const problemOf = (name: keyof typeof empty) => problems[`address.${name}`]
        const text = (name: keyof typeof empty, label: string, isWide = false) => (
          <FormField label={label} error={problemOf(name)} className={isWide ? 'sm:col-span-2' : ''}>
            {(control) => (
              <input
                {...control}
                {...(name in addressLengths && {
                  maxLength: addressLengths[name as keyof typeof addressLengths],
                })}
                {...(name === 'mobile' && { inputMode: 'tel' })}
                {...(name === 'pinCode' && { inputMode: 'numeric', maxLength: 7 })}
                autoComplete="off"
                value={address[name]}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            )}
          </FormField>
        )
        return (
          <div className="grid gap-3 sm:grid-cols-2">
            {text('name', 'Name')}
            {text('mobile', 'Mobile number')}
            {text('line1', 'House and street', true)}
            {text('line2', 'Area (optional)')}
            {text('landmark', 'Landmark (optional)')}
            {text('pinCode', 'PIN code')}
            {text('town', 'Town')}
            <FormField label="State" error={problemOf('stateCode')} className="sm:col-span-2">
              {(control) => (
                <select
                  {...control}
                  value={address.stateCode}
                  onChange={({ currentTarget }) => {
                    setIsStateChosen(true)
                    set('stateCode', currentTarget.value)
                  }}
                >
                  <option value="">Please choose</option>
                  {stateCodes.map((code) => (
                    <option key={code} value={code}>
                      {stateName(code)}
                    </option>
                  ))}
                </select>
              )}
            </FormField>
            {text('directions', 'How to find the door (optional)', true)}
          </div>
        )
      }}
    </PlaceDialog>
  )
}

const empty = {
  name: '',
  mobile: '',
  line1: '',
  line2: '',
  landmark: '',
  directions: '',
  town: '',
  pinCode: '',
  stateCode: '',
}
