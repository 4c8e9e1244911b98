import { addressLengths, stateShown } from '#domain/addresses/rules.ts'
import * as words from '#words/desk/address/en.ts'
import { stateName, statesToChoose } from '#words/shop/state/en.ts'

import { FormField } from './form-field.tsx'
import type { Problems } from './use-press.ts'

/** An address as it is typed. */
export type TypedAddress = Record<
  | 'name'
  | 'mobile'
  | 'line1'
  | 'line2'
  | 'landmark'
  | 'directions'
  | 'town'
  | 'pinCode'
  | 'stateCode'
  | 'gstin',
  string
>

export const emptyAddress: TypedAddress = {
  name: '',
  mobile: '',
  line1: '',
  line2: '',
  landmark: '',
  directions: '',
  town: '',
  pinCode: '',
  stateCode: '',
  gstin: '',
}

const optional: ReadonlySet<string> = new Set(['line2', 'landmark', 'directions', 'gstin'])

interface AddressFieldsProps {
  address: TypedAddress
  /** By the names of the call: `address.line1`. */
  problems: Problems
  onChange: (address: TypedAddress) => void
}

/** An address, as its customer tells it: the PIN code says which states it can lie in. */
export function AddressFields({ address, problems, onChange }: AddressFieldsProps) {
  function set(name: keyof TypedAddress, value: string) {
    const typed = { ...address, [name]: value }
    onChange({ ...typed, stateCode: stateShown(typed.pinCode, typed.stateCode) })
  }

  const problemOf = (name: keyof TypedAddress) => problems[`address.${name}`]
  const text = (name: Exclude<keyof TypedAddress, 'stateCode'>, isWide = false) => (
    <FormField label={words.fields[name]} error={problemOf(name)} className={isWide ? 'sm:col-span-2' : ''}>
      {(control) => (
        <input
          {...control}
          {...(name in addressLengths && {
            maxLength: addressLengths[name as keyof typeof addressLengths],
          })}
          required={!optional.has(name)}
          {...(name === 'mobile' && { inputMode: 'tel' })}
          {...(name === 'gstin' && { maxLength: 20 })}
          {...(name === 'pinCode' && { inputMode: 'numeric', maxLength: 7 })}
          autoComplete="off"
          // What was kept before there was a GSTIN has none.
          value={address[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      )}
    </FormField>
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {text('name')}
      {text('mobile')}
      {text('line1', true)}
      {text('line2')}
      {text('landmark')}
      {text('pinCode')}
      {text('town')}
      <FormField label={words.state} error={problemOf('stateCode')} className="sm:col-span-2">
        {(control) => (
          <select
            {...control}
            required
            value={address.stateCode}
            onChange={({ currentTarget }) => set('stateCode', currentTarget.value)}
          >
            <option value="">{words.chooseState}</option>
            {statesToChoose(address.pinCode).map((code) => (
              <option key={code} value={code}>
                {stateName(code)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {text('directions', true)}
      {text('gstin', true)}
    </div>
  )
}
