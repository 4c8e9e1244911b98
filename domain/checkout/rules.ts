/** How long counted stock waits for its person to pay. */
export const holdMinutes = 15

/** For how long the gateway is asked about a payment order that nobody paid. Late authorisations come within 5 days. */
export const reconcileDays = 5

/** A payment order is left alone for so long: its browser and the webhook come first. */
export const firstCheckSeconds = 20

/** When to ask the gateway again about a payment order of this age: every 30 seconds at first, hourly in the end. */
export function nextCheckSeconds(ageSeconds: number): number {
  if (ageSeconds < 10 * 60) return 30
  if (ageSeconds < 60 * 60) return 2 * 60
  if (ageSeconds < 6 * 60 * 60) return 10 * 60
  return 60 * 60
}

/** How long to wait before a thing that failed `attempts` times is tried again: 2 s, doubling, an hour at most. */
export function retrySeconds(attempts: number): number {
  return Math.min(2 ** attempts, 60 * 60)
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
