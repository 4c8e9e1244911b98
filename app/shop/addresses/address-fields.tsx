import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { Field } from '#app/ui/field.tsx'
import type { AddressInput } from '#contract/addresses.ts'
import { addressLengths } from '#domain/addresses/rules.ts'
import * as words from '#words/shop/addresses/address-form/en.ts'

import { StateField } from './state-field.tsx'

/** What the fields hold, by their names. */
export type AddressTexts = Record<string, string>

interface AddressFieldsProps {
  start: Readonly<Record<string, string | undefined>>
  /** As it is typed by now. */
  pinCode: string
  errors: FieldErrors
}

/** The fields of an address, whoever's it is. */
export function AddressFields({ start, pinCode, errors }: AddressFieldsProps) {
  const text = (name: keyof typeof addressLengths) => ({
    name,
    defaultValue: start[name],
    error: errors[name],
    maxLength: addressLengths[name],
  })
  return (
    <>
      <Field label={words.name} {...text('name')} autoComplete="shipping name" required />
      <Field
        label={words.mobile}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        defaultValue={start['mobile']}
        error={errors['mobile']}
        hint={words.mobileHint}
        required
      />
      <Field
        label={words.pinCode}
        name="pinCode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={10}
        defaultValue={start['pinCode']}
        error={errors['pinCode']}
        required
      />
      <Field label={words.line1} {...text('line1')} autoComplete="shipping address-line1" required />
      <Field label={words.line2} {...text('line2')} autoComplete="shipping address-line2" />
      <Field label={words.landmark} {...text('landmark')} autoComplete="off" />
      <Field label={words.town} {...text('town')} autoComplete="shipping address-level2" required />
      <StateField start={start['stateCode'] ?? ''} pinCode={pinCode} error={errors['stateCode']} />
      <Field
        label={words.directions}
        {...text('directions')}
        autoComplete="off"
        placeholder={words.directionsExample}
      />
      <Field
        label={words.gstin}
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        defaultValue={start['gstin']}
        error={errors['gstin']}
        hint={words.gstinHint}
      />
    </>
  )
}

export function textsOf(form: HTMLFormElement): AddressTexts {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** As the form has it; the server says what is wrong with it, and with which field. */
export function entered(form: HTMLFormElement): AddressInput {
  return textsOf(form) as unknown as AddressInput
}
