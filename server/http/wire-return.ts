import type { DeskReturn, Return } from '#contract/returns.ts'
import { gramsLabel, packLabel } from '#domain/catalog/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { ReturnView } from '#domain/returns/return-views.ts'

export function wireDeskReturn(view: ReturnView): DeskReturn {
  return { ...wireReturn(view), user: { _id: view.person.id ?? '', name: view.person.name } }
}

export function wireReturn(view: ReturnView): Return {
  const { id, orderId, wish, reason, status, answer, amountPaise, replacementOrderId, createdAt, decidedAt } =
    view
  return {
    _id: id,
    orderId,
    orderNumber: view.orderNumber,
    wish,
    reason,
    status,
    answer: answer ?? '',
    amount: amountPaise === null ? null : toRupees(amountPaise),
    replacement: replacementOrderId ?? '',
    replacementNumber: view.replacementNumber,
    lines: view.lines.map((line) => ({
      position: line.position,
      productName: line.productName,
      pack: packLabel(line),
      quantity: line.quantity,
      ...(line.grams !== null && { amount: gramsLabel(line.grams) }),
    })),
    pictures: Array.from(
      { length: view.pictures },
      (_, index) => `/api/orders/${orderId}/returns/${id}/pictures/${index + 1}`,
    ),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? '',
  }
}
