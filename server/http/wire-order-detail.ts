import type { OrderDetail } from '#contract/order-desk.ts'
import type { OrderDetail as OrderDetailView } from '#domain/orders/order-detail.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { paymentMethodLabels } from '#domain/payments/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'

import { wireOrder } from './wire.ts'

/** An order with everything that became of it, in the words of the wire. */
export function wireOrderDetail(order: OrderDetailView): OrderDetail {
  return {
    ...wireOrder(order),
    history: order.history.map(({ status, at, note, by }) => ({
      status: orderStatusLabels[status],
      at: at.toISOString(),
      note: note ?? '',
      by: by && { _id: by.id, name: by.name },
    })),
    payments: order.payments.map(({ transactionId, method, amountPaise, leftPaise, at }) => ({
      transactionId,
      way: paymentMethodLabels[method] ?? method,
      amount: toRupees(amountPaise),
      left: toRupees(leftPaise),
      at: at.toISOString(),
    })),
    refunds: order.refunds.map(({ id, amountPaise, note, at, givenBackAt, ...refund }) => ({
      ...refund,
      _id: id,
      amount: toRupees(amountPaise),
      note: note ?? '',
      at: at.toISOString(),
      givenBackAt: givenBackAt?.toISOString() ?? null,
    })),
    cash: order.cash.map(({ amountPaise, at, note }) => ({
      amount: toRupees(amountPaise),
      at: at.toISOString(),
      note: note ?? '',
    })),
    due: toRupees(order.duePaise),
    actions: order.actions,
  }
}
