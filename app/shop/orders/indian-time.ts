/** Only ever shown in the browser, whose clock and zone do not matter: orders are told in Indian time. */
const timeZone = 'Asia/Kolkata'
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone })
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** '21 November 2026', of an instant in ISO 8601. */
export function longDate(iso: string): string {
  return date.format(new Date(iso))
}

/** '21 Nov 2026, 3:30 pm', of an instant in ISO 8601. */
export function dateAndTime(iso: string): string {
  return moment.format(new Date(iso))
}
