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

const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** '2026-11-21T15:30', as a field for date and time has it, of an instant in ISO 8601. */
export function toIndianField(iso: string): string {
  return new Date(Date.parse(iso) + indiaAheadMs).toISOString().slice(0, 16)
}

/** The instant, in ISO 8601, of what stands in a field for date and time. */
export function ofIndianField(typed: string): string {
  return `${typed}:00+05:30`
}
