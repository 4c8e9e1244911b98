import { formatPaise } from '#domain/pricing/rules.ts'
import { promiseWords } from '#words/shop/days/en.ts'

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
  const cash = duePaise > 0 ? `Please have ${formatPaise(duePaise)} ready in cash.` : ''
  const back = moneyBackWords(order)
  if (order.isRefundedAtGateway)
    return {
      title: 'You have your money back',
      next: sentences(back, 'If you still want the goods, please call us.'),
    }
  const pack = delivery.needsAddress
    ? 'We pack it as soon as you tell us where to bring it.'
    : 'We pack it next.'
  const day = delivery.address !== null && promiseWords(delivery.promisedOn)
  switch (stands) {
    case 'placed':
      return {
        title: 'We have your order',
        // Then it was paid in cash or to the shop's own UPI id, which goes back by a hand.
        next: sentences(pack, day, cash, !canCancel && 'To cancel it, please call us.', back),
      }
    case 'paid':
      return duePaise > 0
        ? { title: 'We have your order', next: sentences(pack, day, cash, back) }
        : { title: 'Your order is placed and paid', next: sentences(pack, day, back) }
    case 'packed':
      return isBroughtBack(order)
        ? { title: 'We could not hand over your order', next: sentences('We bring it again.', cash, back) }
        : {
            title: 'Your order is packed',
            next: sentences(
              delivery.needsAddress
                ? 'It goes out as soon as you tell us where to bring it.'
                : delivery.collect
                  ? 'You can fetch it at the market.'
                  : 'It goes out for delivery next.',
              day,
              cash,
              back,
            ),
          }
    case 'out_for_delivery':
      return {
        title: 'Your order is on its way to you',
        next: sentences(day, cash || 'There is nothing left to pay.', back),
      }
    case 'delivered': {
      const due = duePaise > 0 && `${formatPaise(duePaise)} is still to be paid.`
      return {
        title: delivery.collect ? 'You have your order' : 'Your order is delivered',
        // Said of what was sent back too: the returns come later than this.
        next: sentences(due || 'Thank you for shopping with us.', back),
      }
    }
    case 'cancelled':
      return {
        title: 'Your order is cancelled',
        next: back || (order.totalPaise > 0 ? 'You had not paid anything.' : 'There was nothing to pay.'),
      }
    case 'refunded':
      return {
        title: order.refunds.some(({ standing }) => standing !== 'given back')
          ? 'You get your money back'
          : 'You have your money back',
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
    sums['on its way'] > 0 && `${formatPaise(sums['on its way'])} is on its way back to you.`,
    sums['given back'] > 0 && `We gave ${formatPaise(sums['given back'])} back to you.`,
    order.refunds.some(({ standing }) => standing !== 'refused') && bankDays,
    byHand.UPI > 0 && `We sent you ${formatPaise(byHand.UPI)} back by UPI.`,
    byHand.Cash > 0 && `We gave you ${formatPaise(byHand.Cash)} back in cash.`,
    order.surplusPaise > 0 && `We owe you ${formatPaise(order.surplusPaise)}, and give it to you by hand.`,
    sums.refused > 0 && `Your bank did not take ${formatPaise(sums.refused)}. Please write to us.`,
  )
}

/** Without those that the bank refused, and that were given back in another way since. */
export function refundsThatCount({ refunds, payments }: OneOrder): OrderRefund[] {
  const hasLeft = (id: string) =>
    payments.some(({ transactionId, leftPaise }) => transactionId === id && leftPaise > 0)
  return refunds.filter(({ standing, transactionId }) => standing !== 'refused' || hasLeft(transactionId))
}

const bankDays = 'Your bank may take a few days to show it.'

/** Why an order is refunded as a whole. */
function whyRefunded({ refunds, history }: OneOrder): string {
  if (history.length > 1) return refundReasonWords.returned
  return refunds.map(({ reason }) => refundReasonWords[reason]).find(Boolean) ?? ''
}

/** Why money goes back. What a person decided has a note, and what was made at the bank has no reason. */
export const refundReasonWords: Record<OrderRefund['reason'], string> = {
  out_of_stock: 'The goods were sold out before your payment came.',
  offer_ended: 'Your payment came late: the price had gone up, or the goods were not sold any more.',
  paid_twice: 'You had already paid for these goods with another payment.',
  ordered_in_cash: 'You had already ordered these goods in cash.',
  wrong_amount: 'The payment was not of the amount of the order.',
  surplus: 'You paid more than the order costs.',
  cancelled: 'The order was cancelled.',
  returned: 'You returned the order.',
  by_hand: '',
  at_gateway: '',
}

export const refundStandingWords: Record<OrderRefund['standing'], string> = {
  'on its way': 'On its way back',
  'given back': 'Given back',
  refused: 'Not given back yet: your bank did not take it',
}

/** What happened, for the history. `before`: what had happened until then. */
export function eventWords(
  { status, isOwn }: OrderEvent,
  before: OrderEvent | undefined,
  isFetched: boolean,
): string {
  switch (status) {
    case 'placed':
      return 'Placed'
    case 'paid':
      return before ? 'Paid' : 'Placed and paid'
    case 'packed':
      return before?.status === 'out_for_delivery' ? 'Brought back to the shop' : 'Packed'
    case 'out_for_delivery':
      return 'Out for delivery'
    case 'delivered':
      return isFetched ? 'Fetched' : 'Delivered'
    case 'cancelled':
      return isOwn ? 'You cancelled it' : 'We cancelled it'
    case 'refunded':
      return before ? 'All of your money goes back' : 'Paid, and your money goes back'
  }
}

/** 'You changed it: ₹640.00 instead of ₹600.00'. */
export function changeTitle({ isOwn, beforePaise, totalPaise }: OneOrder['changes'][number]): string {
  const who = isOwn ? 'You changed it' : 'We changed it'
  return beforePaise === totalPaise
    ? who
    : `${who}: ${formatPaise(totalPaise)} instead of ${formatPaise(beforePaise)}`
}

/** What is still to come of an order that goes its way. */
export function stillToCome({ stands, delivery }: Pick<OneOrder, 'stands' | 'delivery'>): string[] {
  const way = ['Packed', 'Out for delivery', delivery.collect ? 'Fetched' : 'Delivered']
  const done = { placed: 0, paid: 0, packed: 1, out_for_delivery: 2 }
  const toCome = stands in done ? way.slice(done[stands as keyof typeof done]) : []
  return toCome.filter((step) => !delivery.collect || step !== 'Out for delivery')
}

function isBroughtBack({ history }: OneOrder): boolean {
  return history.at(-2)?.status === 'out_for_delivery'
}

function sentences(...said: (string | false)[]): string {
  return said.filter(Boolean).join(' ')
}
