// On which day an order is brought.

export { dayOrCall, noDayWords, promiseWords } from '#domain/addresses/days/rules.ts'
