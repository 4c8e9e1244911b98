/** Rooms are drawn in the browser alone, so its own words for dates may be used (decision 023). */
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** '21 November 2026', of an instant in ISO 8601. */
export function longDate(iso: string): string {
  return date.format(new Date(iso))
}

/** '21 November 2026 at 3:30 pm', of an instant in ISO 8601. */
export function dateAndTime(iso: string): string {
  return moment.format(new Date(iso))
}
