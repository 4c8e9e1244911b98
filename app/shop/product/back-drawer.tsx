import { call } from '#app/client/call.ts'
import { WishForm } from '#app/shop/wishes/wish-form.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import type { addStockWish } from '#contract/stock-wishes.ts'
import * as words from '#words/shop/product/waiting/en.ts'

interface BackDrawerProps {
  /** The button that opens it names it. */
  id: string
  productId: string
  goods: string
}

/** Asks to whom the shop writes when a product can be had again. */
export function BackDrawer({ id, productId, goods }: BackDrawerProps) {
  async function ask(email: string) {
    const { ok, body } = await call<typeof addStockWish>('POST', '/api/stock-wishes', { productId, email })
    return { ok, message: (!ok && body.fields?.['email']) || body.message }
  }

  return (
    <Drawer id={id} title={words.title}>
      <WishForm key={productId} words={words.leaveMail(goods)} label={words.email} ask={ask} />
    </Drawer>
  )
}
