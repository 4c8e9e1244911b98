import type * as en from './en.ts'
import { dateOf, dayOfMonth, timeOf, weekday } from './hindi-dates.ts'

/** 'बुध 25 नवंबर', of a day as 2026-11-25. */
export const shortDay: typeof en.shortDay = (day) => `${weekday(day)} ${dayOfMonth(day)}`

/** '21 नवंबर 2026' */
export const longDate: typeof en.longDate = dateOf

/** '21 नवंबर 2026, दोपहर 3:30 बजे' */
export const dateAndTime: typeof en.dateAndTime = (at) => `${dateOf(at)}, ${timeOf(at)}`
