import type { Ctx } from '#domain/ground/context.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { queueMessage } from '#domain/phone-messages/queue-message.ts'

import { costOf } from './rules.ts'
import type { DayOutcome } from './rules.ts'

interface Dearer {
  /** Of the subscription. */
  id: string
  productId: string
  productName: string
  agreedPaise: number
  sellingPricePaise: number
  depositPaise: number | null
}

/** Asks somebody whether what comes by itself may cost more, its deposit with it: once a sum. */
export async function tellDearer(
  tx: Ctx,
  personId: string,
  { id, productId, productName, agreedPaise, ...cost }: Dearer,
): Promise<void> {
  const pricePaise = costOf(cost)
  const { depositPaise } = cost
  const cause = `${id} ${pricePaise}`
  await queueMail(tx, personId, {
    kind: 'subscription_dearer',
    cause,
    facts: { productName, agreedPaise, pricePaise, ...(depositPaise && { depositPaise }) },
  })
  await queueMessage(tx, personId, {
    kind: 'subscription_dearer',
    cause,
    facts: { productId, productName, pricePaise },
  })
}

/** Why something does not come on a day, of which its person is told. */
export type LeftOutWhy = Exclude<DayOutcome, 'ordered' | 'skipped' | 'dearer'>

/** Tells somebody what does not come on a day, and why: once a day and reason. */
export async function tellLeftOut(
  tx: Ctx,
  personId: string,
  { goods, ...when }: { day: string; why: LeftOutWhy; goods: { productId: string; productName: string }[] },
): Promise<void> {
  const cause = `${personId} ${when.day} ${when.why}`
  const names = goods.map(({ productName }) => productName)
  await queueMail(tx, personId, {
    kind: 'subscription_left_out',
    cause,
    facts: { ...when, productNames: names },
  })
  await queueMessage(tx, personId, {
    kind: 'subscription_left_out',
    cause,
    facts: { day: when.day, productId: goods[0]!.productId, productName: names.join(', ') },
  })
}

interface ToPayAtDoor {
  orderId: string
  orderNumber: number
  day: string
  totalPaise: number
  /** What the wallet holds. */
  leftPaise: number
}

/** Tells somebody that their wallet holds too little for a day's order, and what to pay when it comes. */
export async function tellToPay(tx: Ctx, personId: string, facts: ToPayAtDoor): Promise<void> {
  const { orderId, orderNumber, totalPaise } = facts
  await queueMail(tx, personId, { kind: 'subscription_to_pay', cause: orderId, facts })
  await queueMessage(tx, personId, {
    kind: 'subscription_to_pay',
    cause: orderId,
    orderId,
    facts: { orderNumber, totalPaise },
  })
}
