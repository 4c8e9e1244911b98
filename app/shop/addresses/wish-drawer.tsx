import { call } from '#app/client/call.ts'
import { CallUs } from '#app/frame/call-us.tsx'
import { WishForm } from '#app/shop/wishes/wish-form.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { addDeliveryWish } from '#contract/delivery-wishes.ts'
import * as words from '#words/shop/addresses/wish-drawer/en.ts'

interface WishDrawerProps {
  /** The button that opens it names it. */
  id: string
  /** To which the shop does not deliver. */
  pinCode: string
  /** The shop's number stands on the page too, for who need not open it to call. */
  hasNumber?: boolean
}

/** Asks how somebody is told when the shop delivers to their PIN code. */
export function WishDrawer({ id, pinCode, hasNumber = true }: WishDrawerProps) {
  async function ask(contact: string) {
    const { ok, body } = await call<typeof addDeliveryWish>('POST', '/api/delivery-wishes', {
      pinCode,
      contact,
    })
    return { ok, message: (!ok && body.fields?.['contact']) || body.message }
  }

  return (
    <>
      {hasNumber && <CallUs />}
      <Drawer id={id} title={words.title(pinCode)}>
        <WishForm key={pinCode} words={words.leaveWord} label={words.label} ask={ask} />
        <CallUs />
      </Drawer>
    </>
  )
}
