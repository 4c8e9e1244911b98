export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

const daySeconds = 24 * 60 * 60

/** Of a day as 2026-11-21. India keeps one time all year. */
export function startOfIndianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The moment at which the next day begins. */
export function endOfIndianDay(day: string): Date {
  return secondsAfter(startOfIndianDay(day), daySeconds)
}
