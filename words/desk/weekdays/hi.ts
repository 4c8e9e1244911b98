export { weekdayNames } from '#words/ui/dates/hindi-dates.ts'
