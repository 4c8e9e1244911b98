import type { Subscribed, SubscriptionHours } from '#contract/subscriptions.ts'

/**
 * Which of the hours of a place is the one at which what comes already comes, by its number; '' where that is
 * any hour, or one that is planned no more.
 */
export function agreedHour(delivery: Subscribed['delivery'], hours: SubscriptionHours['hours']): string {
  const pointId = delivery?.point?._id ?? null
  const at = hours.findIndex((hour) => hour.fromMinute === delivery?.fromMinute && hour.pointId === pointId)
  return at < 0 ? '' : String(at)
}
