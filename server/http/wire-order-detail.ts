import type { OrderDetail } from '#contract/order-desk.ts'
import type { OrderDetail as OrderDetailView } from '#domain/fulfilment/order-detail.ts'
import { documentTitles } from '#domain/invoices/rules.ts'
import { handWayLabels, orderStatusLabels, paymentMethodLabels } from '#domain/orders/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { phoneChannels, phoneKindNames } from '#domain/phone-messages/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { Words } from '#words/words.ts'

import { wireOrder } from './wire.ts'

/** An order with everything that became of it, in the words of the wire. */
export function wireOrderDetail(order: OrderDetailView, words: Words): OrderDetail {
  return {
    ...wireOrder(order, words),
    history: order.history.map(({ status, at, note, isTakenBack, by }) => ({
      status: orderStatusLabels[status],
      at: at.toISOString(),
      note: note ?? '',
      ...(isTakenBack && { takenBack: true }),
      by: wireDoer(by),
    })),
    messages: order.messages.map(({ channel, kind, state, at }) => ({
      channel: phoneChannels[channel],
      kind,
      what: `${phoneChannels[channel]}: ${phoneKindNames[kind]}${state === 'sent' ? '' : ` (${state})`}`,
      isSent: state === 'sent',
      at: at.toISOString(),
    })),
    payments: order.payments.map(({ transactionId, method, amountPaise, leftPaise, at }) => ({
      transactionId,
      way: paymentMethodLabels[method] ?? method,
      amount: toRupees(amountPaise),
      left: toRupees(leftPaise),
      at: at.toISOString(),
    })),
    refunds: order.refunds.map(({ id, amountPaise, note, refusal, at, givenBackAt, by, ...refund }) => ({
      ...refund,
      _id: id,
      amount: toRupees(amountPaise),
      why: refundReasonLabels[refund.reason],
      note: note ?? '',
      refusal: refusal ?? '',
      at: at.toISOString(),
      givenBackAt: givenBackAt?.toISOString() ?? null,
      by: wireDoer(by),
    })),
    cash: order.cash.map(({ id, amountPaise, way, reference, at, note, ourNote, isMistake, by }) => ({
      amount: toRupees(amountPaise),
      way: handWayLabels[way],
      reference: reference ?? '',
      at: at.toISOString(),
      note: note ?? '',
      ...(order.isForDesk && { entry: id }),
      ...(ourNote !== null && { ourNote }),
      ...(isMistake && { mistake: true }),
      by: wireDoer(by),
    })),
    atGateway: order.isAtGateway,
    documents: order.documents.map(({ id, kind, number, totalPaise, issuedAt }, place, all) => ({
      number,
      title: documentTitles[kind],
      amount: toRupees(totalPaise),
      at: issuedAt.toISOString(),
      pdf: `/api/orders/${order.id}/${addressOf({ id, kind }, all.slice(place + 1))}`,
    })),
    due: toRupees(order.duePaise),
    receivableLeft: order.receivableLeftPaise === null ? null : toRupees(order.receivableLeftPaise),
    deliveryToGiveBack: toRupees(order.deliveryToGiveBackPaise),
    surplusToGiveBack: toRupees(order.surplusToGiveBackPaise),
    waitingRefunds: order.waitingRefunds.map(
      ({ id, kind, amountPaise, note, askedAt, by, isAllowed, answeredAt, answeredBy, answer }) => ({
        _id: id,
        kind,
        amount: toRupees(amountPaise),
        note: note ?? '',
        at: askedAt.toISOString(),
        by: wireDoer(by),
        standing: isAllowed === null ? 'waits' : isAllowed ? 'allowed' : 'refused',
        answeredAt: answeredAt?.toISOString() ?? null,
        answeredBy: wireDoer(answeredBy),
        answer: answer ?? '',
      }),
    ),
    saleDifference: toRupees(order.saleDifferencePaise),
    refundLimit: order.refundLimitPaise === null ? null : toRupees(order.refundLimitPaise),
    changes: order.changes.map(({ at, note, by, changed, beforePaise, totalPaise }) => ({
      at: at.toISOString(),
      note: note ?? '',
      by: wireDoer(by),
      changed,
      before: toRupees(beforePaise),
      after: toRupees(totalPaise),
    })),
    mayChange: order.mayChange,
    mayPrice: order.mayPrice,
    deskNote: order.deskNote ?? '',
    actions: order.actions,
    ...(order.takeBack && {
      takeBack: {
        event: order.takeBack.eventId,
        action: order.takeBack.action,
        until: order.takeBack.until.toISOString(),
      },
    }),
  }
}

function wireDoer(by: { id: string; name: string } | null) {
  return by && { _id: by.id, name: by.name }
}

/** Of an invoice in whose place another one stands: by its id. */
function addressOf({ id, kind }: { id: string; kind: string }, later: readonly { kind: string }[]): string {
  if (kind === 'credit_note') return `credit-notes/${id}.pdf`
  return later.some((one) => one.kind !== 'credit_note') ? `invoice.pdf?invoice=${id}` : 'invoice.pdf'
}
