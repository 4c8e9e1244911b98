import { formatPaise } from '#domain/pricing/rules.ts'
import { promiseWords } from '#words/shop/days/en.ts'
import * as words from '#words/shop/orders/shared/en.ts'

import type { OneOrder, OrderEvent, OrderRefund } from './one-order.ts'

// What the page of an order says to the person whose order it is.

interface Standing {
  /** What has happened. */
  title: string
  /** What comes next. */
  next: string
}

export function standingWords(order: OneOrder): Standing {
  const { stands, duePaise, delivery, canCancel } = order
  const cash = duePaise > 0 ? words.cashReady(formatPaise(duePaise)) : ''
  const back = moneyBackWords(order)
  if (order.isRefundedAtGateway)
    return {
      title: words.moneyIsBack,
      next: sentences(back, words.callForGoods),
    }
  const pack = delivery.needsAddress ? words.packOnceTold : words.packNext
  const day = delivery.address !== null && promiseWords(delivery.promisedOn)
  switch (stands) {
    case 'placed':
      return {
        title: words.haveOrder,
        // Then it was paid in cash or to the shop's own UPI id, which goes back by a hand.
        next: sentences(pack, day, cash, !canCancel && words.callToCancel, back),
      }
    case 'paid':
      return duePaise > 0
        ? { title: words.haveOrder, next: sentences(pack, day, cash, back) }
        : { title: words.placedAndPaid, next: sentences(pack, day, back) }
    case 'packed':
      return isBroughtBack(order)
        ? { title: words.notHandedOver, next: sentences(words.bringAgain, cash, back) }
        : {
            title: words.isPacked,
            next: sentences(
              delivery.needsAddress
                ? words.goesOutOnceTold
                : delivery.collect
                  ? words.canFetch
                  : words.goesOutNext,
              day,
              cash,
              back,
            ),
          }
    case 'out_for_delivery':
      return {
        title: words.onItsWay,
        next: sentences(day, cash || words.nothingLeft, back),
      }
    case 'delivered': {
      const due = duePaise > 0 && words.stillToPay(formatPaise(duePaise))
      return {
        title: delivery.collect ? words.haveIt : words.isDelivered,
        // Said of what was sent back too: the returns come later than this.
        next: sentences(due || words.thanks, back),
      }
    }
    case 'cancelled':
      return {
        title: words.isCancelled,
        next: back || (order.totalPaise > 0 ? words.hadNotPaid : words.nothingToPay),
      }
    case 'refunded':
      return {
        title: order.refunds.some(({ standing }) => standing !== 'given back')
          ? words.moneyComes
          : words.moneyIsBack,
        next: sentences(whyRefunded(order), back),
      }
  }
}

/** What is coming back and what has come back, with what a hand gave back. */
function moneyBackWords(order: OneOrder): string {
  const sums = { 'on its way': 0, 'given back': 0, refused: 0 }
  for (const { standing, amountPaise } of refundsThatCount(order)) sums[standing] += amountPaise
  const byHand = { UPI: 0, Cash: 0 }
  for (const { amountPaise, way } of order.cash)
    byHand[way === 'UPI' ? way : 'Cash'] += Math.max(0, -amountPaise)
  return sentences(
    sums['on its way'] > 0 && words.backOnItsWay(formatPaise(sums['on its way'])),
    sums['given back'] > 0 && words.gaveBack(formatPaise(sums['given back'])),
    order.refunds.some(({ standing }) => standing !== 'refused') && words.bankDays,
    byHand.UPI > 0 && words.sentByUpi(formatPaise(byHand.UPI)),
    byHand.Cash > 0 && words.gaveInCash(formatPaise(byHand.Cash)),
    order.surplusPaise > 0 && words.weOwe(formatPaise(order.surplusPaise)),
    sums.refused > 0 && words.bankRefused(formatPaise(sums.refused)),
  )
}

/** Without those that the bank refused, and that were given back in another way since. */
export function refundsThatCount({ refunds, payments }: OneOrder): OrderRefund[] {
  const hasLeft = (id: string) =>
    payments.some(({ transactionId, leftPaise }) => transactionId === id && leftPaise > 0)
  return refunds.filter(({ standing, transactionId }) => standing !== 'refused' || hasLeft(transactionId))
}

/** Why an order is refunded as a whole. */
function whyRefunded({ refunds, history }: OneOrder): string {
  if (history.length > 1) return refundReasonWords.returned
  return refunds.map(({ reason }) => refundReasonWords[reason]).find(Boolean) ?? ''
}

/** Why money goes back. What a person decided has a note, and what was made at the bank has no reason. */
export const refundReasonWords: Record<OrderRefund['reason'], string> = {
  out_of_stock: words.soldOut,
  offer_ended: words.offerEnded,
  paid_twice: words.paidTwice,
  ordered_in_cash: words.orderedInCash,
  wrong_amount: words.wrongAmount,
  surplus: words.surplus,
  cancelled: words.cancelled,
  returned: words.returned,
  by_hand: '',
  at_gateway: '',
}

export const refundStandingWords: Record<OrderRefund['standing'], string> = {
  'on its way': words.refundOnItsWay,
  'given back': words.refundGiven,
  refused: words.refundRefused,
}

/** What happened, for the history. `before`: what had happened until then. */
export function eventWords(
  { status, isOwn }: OrderEvent,
  before: OrderEvent | undefined,
  isFetched: boolean,
): string {
  switch (status) {
    case 'placed':
      return words.placed
    case 'paid':
      return before ? words.paid : words.placedPaid
    case 'packed':
      return before?.status === 'out_for_delivery' ? words.broughtBack : words.packed
    case 'out_for_delivery':
      return words.outForDelivery
    case 'delivered':
      return isFetched ? words.fetched : words.delivered
    case 'cancelled':
      return isOwn ? words.youCancelled : words.weCancelled
    case 'refunded':
      return before ? words.moneyGoesBack : words.paidAndGoesBack
  }
}

/** 'You changed it: ₹640.00 instead of ₹600.00'. */
export function changeTitle({ isOwn, beforePaise, totalPaise }: OneOrder['changes'][number]): string {
  const who = isOwn ? words.youChanged : words.weChanged
  return beforePaise === totalPaise
    ? who
    : words.changedTo(who, formatPaise(totalPaise), formatPaise(beforePaise))
}

/** What is still to come of an order that goes its way. */
export function stillToCome({ stands, delivery }: Pick<OneOrder, 'stands' | 'delivery'>): string[] {
  const way = [words.packed, words.outForDelivery, delivery.collect ? words.fetched : words.delivered]
  const done = { placed: 0, paid: 0, packed: 1, out_for_delivery: 2 }
  const toCome = stands in done ? way.slice(done[stands as keyof typeof done]) : []
  return toCome.filter((step) => !delivery.collect || step !== words.outForDelivery)
}

function isBroughtBack({ history }: OneOrder): boolean {
  return history.at(-2)?.status === 'out_for_delivery'
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(' ')
}
