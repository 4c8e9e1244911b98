import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { focusFirstError } from '#app/shop/account/form-errors.ts'
import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { AddressFields, entered, textsOf } from '#app/shop/addresses/address-fields.tsx'
import type { OneOrder } from '#app/shop/orders/one-order.ts'
import { Button } from '#app/ui/button.tsx'
import type { setOrderAddress } from '#contract/addresses.ts'
import * as words from '#words/shop/status-link/opened/en.ts'

interface LinkPlaceProps {
  order: OneOrder
  onGiven: () => Promise<void>
}

/**
 * Where an order is brought of which nobody has said it. Typed here: the addresses of the account are not
 * shown by a link.
 */
export function LinkPlace({ order: { id }, onGiven }: LinkPlaceProps) {
  const [pinCode, setPinCode] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  type Given = Parameters<typeof call<typeof setOrderAddress>>[2]
  async function give(place: Given, form?: HTMLFormElement) {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      const answer = await call<typeof setOrderAddress>('POST', `/api/orders/${id}/address`, place)
      if (answer.ok || answer.body.code === 'address_given') return await onGiven()
      // The call has the address below one name.
      const fields = Object.entries(answer.body.fields ?? {}).map(
        ([name, says]) => [name.replace(/^address\./, ''), says] as const,
      )
      setErrors(Object.fromEntries(fields))
      setFailure(answer.body.message)
      if (form) focusFirstError(form, Object.fromEntries(fields))
    } catch {
      setFailure(words.notKnown)
    } finally {
      setBusy(false)
    }
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void give({ address: entered(event.currentTarget) }, event.currentTarget)
  }

  return (
    <section aria-labelledby="place" className="bg-turmeric-tint rounded-card text-ink px-5 py-4">
      <h2 id="place" className="text-2xl">
        {words.where}
      </h2>
      <form
        noValidate
        onSubmit={send}
        onInput={({ currentTarget }) => setPinCode(textsOf(currentTarget)['pinCode'] ?? '')}
        className="mt-3 space-y-4"
      >
        <AddressFields start={{}} pinCode={pinCode} errors={errors} />
        {failure && (
          <p role="alert" className="text-terracotta-strong font-medium">
            {failure}
          </p>
        )}
        <SubmitButton isBusy={isBusy} busyLabel={words.saving}>
          {words.bringHere}
        </SubmitButton>
        <Button look="quiet" className="w-full" onClick={() => void give({ collect: true })}>
          {words.fetchIt}
        </Button>
      </form>
    </section>
  )
}
