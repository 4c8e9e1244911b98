// Days of the week, where the desk chooses and lists them.

export { weekdayNames } from '#domain/addresses/days/rules.ts'
