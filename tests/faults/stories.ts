/** The ways in which people buy, or do not. Each begins with a cart that has goods in it. */
import { randomUUID } from 'node:crypto'

import type { Buyer, Offer } from './buyers.ts'

type Story = (buyer: Buyer) => Promise<unknown>

export const stories: Record<string, Story> = {
  'pays, and the page verifies': paying((buyer, offer) => paysAndVerifies(buyer, offer)),

  'verifies in two tabs at once': paying(async (buyer, offer) => {
    const receipt = await buyer.pays(offer)
    await Promise.all([buyer.verifies(receipt), buyer.verifies(receipt)])
  }),

  'is paid when the webhook comes twice': paying((buyer, offer) =>
    paysAndVerifies(buyer, offer, { webhook: 'duplicate' }),
  ),

  'closes the page after paying': paying((buyer, offer) => buyer.pays(offer, { webhook: 'normal' })),

  'closes the page after paying, and the webhook is lost': paying((buyer, offer) => buyer.pays(offer)),

  'loads the page again after paying, and pays again': paying(async (buyer, offer) => {
    await buyer.pays(offer)
    const again = await buyer.asks()
    if (again) await paysAndVerifies(buyer, again)
  }),

  'closes the checkout after paying, and the page asks': paying(async (buyer, offer) => {
    await buyer.pays(offer)
    await buyer.asksWhether(offer)
  }),

  'changes the cart in another tab, and pays in both': paying(paysForTwoCarts),

  'changes a cart of what there is enough of, and pays both': async (buyer) => {
    await buyer.leavesScarceGoods()
    await paying(paysForTwoCarts)(buyer)
  },

  'presses the button twice at once, and pays whatever is offered': async (buyer) => {
    const key = randomUUID()
    const offers = await Promise.all([buyer.asks(key), buyer.asks(key)])
    for (const offer of offers) if (offer) await paysAndVerifies(buyer, offer)
  },

  'presses the button again after a broken line': async (buyer) => {
    const key = randomUUID()
    await buyer.asksAndIsCutOff(key)
    const offer = await buyer.asks(key)
    if (offer) await paysAndVerifies(buyer, offer)
  },

  'is refused by the bank, and pays with another card': paying(async (buyer, offer) => {
    await buyer.pays(offer, { outcome: 'failure' })
    await paysAndVerifies(buyer, offer)
  }),

  'pays at a bank that sets the money aside': paying((buyer, offer) =>
    paysAndVerifies(buyer, offer, { outcome: 'authorized', webhook: 'normal' }),
  ),

  'takes something out after paying, and gets its money': paying(async (buyer, offer) => {
    const receipt = await buyer.pays(offer)
    await buyer.verifies(receipt)
    if (receipt) await buyer.takesOneOut(offer)
  }),

  'is packed by mistake, and the move is taken back': paying(async (buyer, offer) => {
    const receipt = await buyer.pays(offer)
    await buyer.verifies(receipt)
    if (receipt) await buyer.isPackedByMistake(offer)
  }),

  'looks at the checkout, and does not pay': paying(async () => undefined),
}

/** A story that ends where the shop offers nothing to pay. */
function paying(story: (buyer: Buyer, offer: Offer) => Promise<unknown>): Story {
  return async (buyer) => {
    const offer = await buyer.asks()
    if (offer) await story(buyer, offer)
  }
}

async function paysForTwoCarts(buyer: Buyer, offer: Offer): Promise<void> {
  await buyer.addsMore()
  const other = await buyer.asks()
  const receipts = [await buyer.pays(offer), other && (await buyer.pays(other))]
  await Promise.all(receipts.map((receipt) => buyer.verifies(receipt)))
}

async function paysAndVerifies(
  buyer: Buyer,
  offer: Offer,
  how?: Parameters<Buyer['pays']>[1],
): Promise<void> {
  await buyer.verifies(await buyer.pays(offer, how))
}
