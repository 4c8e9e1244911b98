import { toIndianField } from '#domain/time/rules.ts'
import { shortDay } from '#words/ui/dates/hi.ts'
import { partOfDay } from '#words/ui/dates/part-of-day.ts'

import type * as en from './en.ts'

/** 'सुबह 10 बजे' or 'शाम 4:30 बजे' */
export const timeOfDay: typeof en.timeOfDay = (at) => `${hourOf(at)} बजे`

/** 'शुक्र 4 दिसंबर, सुबह 10 से दोपहर 12 बजे' */
export const slotTime: typeof en.slotTime = ({ day, from, to }) =>
  `${shortDay(day)}, ${hourOf(from)} से ${timeOfDay(to)}`

function hourOf(at: Date | string): string {
  const there = toIndianField(at)
  const hour = Number(there.slice(11, 13))
  const minutes = there.slice(14) === '00' ? '' : `:${there.slice(14)}`
  return `${partOfDay(hour)} ${hour % 12 || 12}${minutes}`
}

export const pointName: typeof en.pointName = ({ name, place, hindiName, hindiPlace }) =>
  [hindiName || name, hindiPlace || place].filter(Boolean).join(', ')
