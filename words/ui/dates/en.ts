// Days and moments, as the shop writes them everywhere.

export { dateAndTime, longDate, shortDay } from '#domain/time/rules.ts'
