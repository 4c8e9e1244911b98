import type { Subscribed, SubscriptionDay, SubscriptionHours } from '#contract/subscriptions.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import type { dayList } from '#domain/subscriptions/day-list.ts'
import type { PlaceDays } from '#domain/subscriptions/place-days.ts'
import type { ComingDay, SubscribedView } from '#domain/subscriptions/queries.ts'

import { stepOf, wireBoxGood, wireProduct, wireZone } from './wire.ts'

/** What comes to somebody by itself, in the words of the wire. */
export function wireSubscribed(view: SubscribedView): Subscribed {
  const { delivery, subscriptions, firstOpenDay, receivableLeftPaise } = view
  return {
    delivery: delivery && {
      collect: delivery.isCollected,
      address: delivery.address && wireShortAddress(delivery.address),
      point: delivery.point && wireZone(delivery.point),
      fromMinute: delivery.fromMinute,
      pays: delivery.payWay,
    },
    subscriptions: subscriptions.map(({ id, product, agreedPaise, box, isAsked, days, ...said }) => ({
      ...said,
      _id: id,
      productId: wireProduct(product),
      ...stepOf(product),
      agreedPrice: toRupees(agreedPaise),
      box: box && { never: box.never, goods: box.goods.map(wireBoxGood) },
      asked: isAsked,
      days: days.map(({ order, ...day }) => ({ ...day, order: wireMade(order) })),
    })),
    firstOpenDay,
    receivableLeft: receivableLeftPaise === null ? null : toRupees(receivableLeftPaise),
  }
}

function wireShortAddress({
  id,
  name,
  line1,
  town,
  pinCode,
}: NonNullable<NonNullable<SubscribedView['delivery']>['address']>) {
  return { _id: id, name, line1, town, pinCode }
}

export function wireHours({ weekdays, hours }: PlaceDays): SubscriptionHours {
  return {
    weekdays,
    hours: hours.map(({ point, ...times }) => ({
      ...times,
      pointId: point && point.id,
      point: point && wireZone(point),
    })),
  }
}

export function wireSubscriptionDay({ isMade, lines }: Awaited<ReturnType<typeof dayList>>): SubscriptionDay {
  return {
    made: isMade,
    lines: lines.map(({ subscriptionId, person, product, payWay, order, ...line }) => ({
      ...line,
      _id: subscriptionId,
      user: { _id: person.id, name: person.name, mobile: person.mobile ?? '' },
      product: {
        _id: product.id,
        name: product.name,
        hindiName: product.hindiName ?? '',
        netQuantity: product.netQuantity,
        netUnit: product.netUnit,
        byWeight: product.isByWeight,
      },
      order: wireMade(order),
      pays: payWay,
    })),
  }
}

function wireMade(order: ComingDay['order']) {
  return order && { _id: order.id, orderNumber: order.number }
}
