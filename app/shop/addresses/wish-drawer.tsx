import { call } from '#app/client/call.ts'
import { WishForm } from '#app/shop/wishes/wish-form.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { addDeliveryWish } from '#contract/delivery-wishes.ts'

interface WishDrawerProps {
  /** The button that opens it names it. */
  id: string
  /** To which the shop does not deliver. */
  pinCode: string
}

/** Asks how somebody is told when the shop delivers to their PIN code. */
export function WishDrawer({ id, pinCode }: WishDrawerProps) {
  async function ask(contact: string) {
    const { ok, body } = await call<typeof addDeliveryWish>('POST', '/api/delivery-wishes', {
      pinCode,
      contact,
    })
    return { ok, message: (!ok && body.fields?.['contact']) || body.message }
  }

  return (
    <Drawer id={id} title={`When we come to ${pinCode}`}>
      <WishForm
        key={pinCode}
        words="Leave a mobile number or an e-mail, and we tell you once when we do. We use it for nothing else."
        label="Mobile number or e-mail"
        ask={ask}
      />
    </Drawer>
  )
}
