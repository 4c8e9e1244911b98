import { goodsName } from '#app/goods-name.ts'
import type { OrderDetail } from '#contract/order-desk.ts'
import { partOf } from '#domain/orders/parts/rules.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import type { RefundReason } from '#domain/payments/rules.ts'
import { toPaise } from '#domain/pricing/rules.ts'

import { myOrder } from './my-order.ts'
import type { MyOrder } from './my-order.ts'

/** An order as its own page shows it. Money in paise, instants in ISO 8601. */
export interface OneOrder extends MyOrder {
  stands: OrderStatus
  ownerId: string
  subtotalPaise: number
  /** What offers took off, delivery too. */
  savings: { name: string; code: string; paise: number }[]
  /** Oldest first. */
  history: OrderEvent[]
  /** What they were told on their telephone. */
  told: { channel: string; at: string }[]
  payments: OrderPayment[]
  refunds: OrderRefund[]
  /** Negative where it was given back. */
  cash: { amountPaise: number; way: string; at: string }[]
  duePaise: number
  /** Its invoice and its credit notes. */
  documents: OrderDocument[]
  canCancel: boolean
  /** How often its lines were changed. */
  version: number
  /** What was changed of its lines, oldest first. */
  changes: OrderChange[]
  canChange: boolean
  /** What the shop is to give back by hand, because it was changed and costs less. */
  surplusPaise: number
}

interface OrderChange {
  at: string
  note: string
  /** Each in a few words. */
  changed: string[]
  beforePaise: number
  totalPaise: number
  isOwn: boolean
}

type OrderDocument = Pick<OrderDetail['documents'][number], 'title' | 'number' | 'pdf'>

export interface OrderEvent {
  status: OrderStatus
  at: string
  note: string
  /** Whether its owner did it. */
  isOwn: boolean
}

interface OrderPayment {
  transactionId: string
  way: string
  amountPaise: number
  /** What of it has not been given back. */
  leftPaise: number
  at: string
}

export interface OrderRefund {
  id: string
  transactionId: string
  amountPaise: number
  reason: RefundReason
  note: string
  /** What it is for: '2 × Tomato'. */
  things: string[]
  standing: 'on its way' | 'given back' | 'refused'
  at: string
  givenBackAt: string | null
}

/** Reads an order of an answer, whose money is in rupees. */
export function oneOrder(answer: OrderDetail): OneOrder {
  const { user, history, messages, payments, refunds, cash } = answer
  return {
    ...myOrder(answer),
    stands: statusCalled(answer.status),
    ownerId: user._id,
    subtotalPaise: toPaise(answer.subtotal),
    savings: answer.savings.map(({ amount, ...offer }) => ({ ...offer, paise: toPaise(amount) })),
    history: history.map(({ status, at, note, by }) => ({
      status: statusCalled(status),
      at,
      note,
      isOwn: by?._id === user._id,
    })),
    told: messages.map(({ channel, at }) => ({ channel, at })),
    payments: payments.map(({ amount, left, ...paid }) => ({
      ...paid,
      amountPaise: toPaise(amount),
      leftPaise: toPaise(left),
    })),
    refunds: refunds.map(({ _id, amount, lines, ...refund }) => ({
      ...refund,
      id: _id,
      amountPaise: toPaise(amount),
      things: lines.map(({ position, quantity }) => {
        const product = answer.productId.find((line) => line.position === position)
        return product ? partOf({ ...product, productName: goodsName(product) }, quantity) : ''
      }),
    })),
    cash: cash.map(({ amount, way, at }) => ({ amountPaise: toPaise(amount), way, at })),
    duePaise: toPaise(answer.due),
    documents: answer.documents,
    canCancel: answer.actions.includes('cancel'),
    version: answer.version,
    changes: answer.changes.map(({ at, note, changed, before, after, by }) => ({
      at,
      note,
      changed,
      beforePaise: toPaise(before),
      totalPaise: toPaise(after),
      isOwn: by?._id === user._id,
    })),
    canChange: answer.mayChange,
    surplusPaise: toPaise(answer.surplusToGiveBack),
  }
}

/** By its words on the wire. */
function statusCalled(label: string): OrderStatus {
  const statuses = Object.keys(orderStatusLabels) as OrderStatus[]
  const found = statuses.find((status) => orderStatusLabels[status] === label)
  if (!found) throw new Error(`No status of an order is called ${label}.`)
  return found
}
