import type { Session } from '#contract/customers.ts'
import * as words from '#words/shop/account/page/en.ts'
import { dateAndTime, longDate } from '#words/ui/dates/en.ts'

const dayMs = 24 * 60 * 60 * 1000

/** `Safari on iOS`. */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (!browser) return system ? words.someBrowserOn(system) : words.unknownBrowser
  // Some carry their system in their name: Samsung Internet for Android.
  return system && !browser.includes(system) ? words.browserOn(browser, system) : browser
}

/** `Last used today`: it is known to the hour, and a day is what helps. */
export function lastUsed(at: string, now: Date): string {
  const used = longDate(at)
  if (used === longDate(now)) return words.usedToday
  if (used === longDate(new Date(now.getTime() - dayMs))) return words.usedYesterday
  return words.usedOn(used)
}

/** To the minute, which tells two of a kind apart. */
export function signedIn(at: string): string {
  return words.signedInOn(dateAndTime(at))
}
