import { toIndianField, weekdayOf } from '#domain/time/rules.ts'

import { partOfDay } from './part-of-day.ts'

export const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
/** From Monday to Sunday. */
export const weekdayNames = 'सोम मंगल बुध गुरु शुक्र शनि रवि'.split(' ')

/** 'बुध', of a day as 2026-11-25. */
export function weekday(day: string): string {
  return weekdayNames[weekdayOf(day) - 1]!
}

/** '25 नवंबर' */
export function dayOfMonth(day: string): string {
  return `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]}`
}

/** '21 नवंबर 2026' */
export function dateOf(at: Date | string): string {
  const day = toIndianField(at)
  return `${dayOfMonth(day)} ${day.slice(0, 4)}`
}

/** 'दोपहर 3:30 बजे' */
export function timeOf(at: Date | string): string {
  const there = toIndianField(at)
  const hour = Number(there.slice(11, 13))
  return `${partOfDay(hour)} ${hour % 12 || 12}:${there.slice(14)} बजे`
}
