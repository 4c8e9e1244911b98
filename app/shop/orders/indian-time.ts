/**
 * Only ever shown in the browser, whose clock and zone do not matter: orders are told in Indian time. Made
 * with the first date, because this script comes while a page rests, and a first `Intl` is a long task.
 */
const timeZone = 'Asia/Kolkata'
let date: Intl.DateTimeFormat | undefined
let moment: Intl.DateTimeFormat | undefined

/** '21 November 2026', of an instant in ISO 8601. */
export function longDate(iso: string): string {
  date ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone })
  return date.format(new Date(iso))
}

/** '21 Nov 2026, 3:30 pm', of an instant in ISO 8601. */
export function dateAndTime(iso: string): string {
  moment ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return moment.format(new Date(iso))
}
