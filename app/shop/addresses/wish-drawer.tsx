import { useState } from 'react'
import type { FormEvent } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import { SubmitButton } from '#app/shop/account/submit-button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Field } from '#app/ui/field.tsx'
import type { addDeliveryWish } from '#contract/delivery-wishes.ts'

interface WishDrawerProps {
  /** The button that opens it names it. */
  id: string
  /** To which the shop does not deliver. */
  pinCode: string
}

/** Asks how somebody is told when the shop delivers to their PIN code. */
export function WishDrawer({ id, pinCode }: WishDrawerProps) {
  return (
    <Drawer id={id} title={`When we come to ${pinCode}`}>
      <WishForm key={pinCode} pinCode={pinCode} />
    </Drawer>
  )
}

const notSaved = 'No connection. Please try again: it counts once.'

function WishForm({ pinCode }: { pinCode: string }) {
  const email = useCustomer(({ user }) => user?.email ?? '')
  const [error, setError] = useState('')
  /** What the shop says when it has written it down. */
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(contact: string) {
    setBusy(true)
    try {
      const answer = await call<typeof addDeliveryWish>('POST', '/api/delivery-wishes', { pinCode, contact })
      setError(answer.ok ? '' : (answer.body.fields?.['contact'] ?? answer.body.message))
      if (answer.ok) setTold(answer.body.message)
    } catch {
      setError(notSaved)
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const contact = new FormData(event.currentTarget).get('contact')
    if (!isBusy) void send(typeof contact === 'string' ? contact : '')
  }

  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <p>Leave a mobile number or an e-mail, and we tell you once when we do. We use it for nothing else.</p>
      <Field
        label="Mobile number or e-mail"
        name="contact"
        autoComplete="email"
        defaultValue={email}
        maxLength={200}
        error={error}
      />
      <SubmitButton isBusy={isBusy} busyLabel="Sending...">
        Tell me
      </SubmitButton>
      <p role="status" className="font-semibold">
        {told}
      </p>
    </form>
  )
}
