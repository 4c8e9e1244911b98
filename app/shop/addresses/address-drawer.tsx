import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { forgetDraft, keepDraft, keptDraft } from '#app/client/drafts.ts'
import { isSessionOver } from '#app/client/session.ts'
import { focusFirstError } from '#app/shop/account/form-errors.ts'
import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { repeating } from '#app/shop/checkout/repeating.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import type { addAddress, Address, AddressInput, changeAddress } from '#contract/addresses.ts'
import * as words from '#words/shop/addresses/address-form/en.ts'

import { AddressFields, entered, textsOf } from './address-fields.tsx'
import type { AddressTexts } from './address-fields.tsx'
import { keptPinCode } from './kept-pin-code.ts'

/** The buttons that open it name it. */
export const addressDrawer = 'address-form'

interface AddressDrawerProps {
  /** Whose it is: what they typed is theirs alone. */
  personId: string
  /** The one that is changed; null for a new one. */
  address?: Address | null
  onSaved: (id: string) => void
}

/** Adds or changes an address. What was typed stays over errors, closing and reload, until it is saved. */
export function AddressDrawer(props: AddressDrawerProps) {
  const { address } = props
  return (
    <Drawer id={addressDrawer} title={address ? words.changeTitle : words.addTitle}>
      <AddressForm key={address?._id} {...props} />
    </Drawer>
  )
}

function AddressForm({ personId, address = null, onSaved }: AddressDrawerProps) {
  const draft = `address.${address?._id ?? 'new'}`
  const [start, setStart] = useState(() => ({
    ...(address ? fieldsOf(address) : { pinCode: keptPinCode() }),
    ...keptDraft<AddressTexts>(personId, draft),
  }))
  const [pinCode, setPinCode] = useState(start['pinCode'] ?? '')
  const [round, setRound] = useState(0)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [askOnce] = useState(repeating)

  async function send(form: HTMLFormElement) {
    setBusy(true)
    setFailure('')
    try {
      const input = entered(form)
      const answer = await askOnce([personId, draft, input], (key) => save(address, input, key))
      if (answer.ok) {
        forgetDraft(personId, draft)
        setErrors({})
        // Empty for the next one.
        setStart(fieldsOf(null))
        setPinCode('')
        setRound(round + 1)
        form.closest<HTMLElement>('[popover]')?.hidePopover()
        return onSaved(answer.id)
      }
      const { message, fields = {} } = answer.body
      setErrors(fields)
      setFailure(message)
      focusFirstError(form, fields)
    } catch {
      setErrors({})
      setFailure(words.notSaved)
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) void send(event.currentTarget)
  }

  function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    const typed = textsOf(form)
    // What was wrong with it may be so no more.
    const { [(target as HTMLInputElement).name]: _, ...others } = errors
    setErrors(others)
    setPinCode(typed['pinCode'] ?? '')
    keepDraft(personId, draft, typed)
  }

  return (
    <form key={round} noValidate onSubmit={onSubmit} onInput={onInput} className="space-y-4">
      <AddressFields start={start} pinCode={pinCode} errors={errors} />
      {/* Beside the button, which is in sight when it is pressed. */}
      {failure && (
        <p role="alert" className="bg-terracotta-tint rounded-card px-4 py-3">
          {failure}
        </p>
      )}
      <SubmitButton isBusy={isBusy} busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </form>
  )
}

/** Answers the id of one that is new. */
async function save(address: Address | null, input: AddressInput, key: string) {
  if (address) {
    const changed = await call<typeof changeAddress>('POST', `/api/addresses/${address._id}`, input)
    if (changed.ok) return { ok: true, status: changed.status, id: address._id } as const
    isSessionOver(changed)
    return changed
  }
  const added = await call<typeof addAddress>('POST', '/api/addresses', input, key)
  if (added.ok) return { ok: true, status: added.status, id: added.body.data._id } as const
  isSessionOver(added)
  return added
}

function fieldsOf(address: Address | null): AddressTexts {
  return Object.fromEntries(Object.entries(address ?? {}).map(([name, value]) => [name, String(value ?? '')]))
}
