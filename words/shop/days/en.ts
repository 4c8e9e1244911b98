// On which day an order is brought.

export { dayOrCall, promiseWords } from '#domain/addresses/days/rules.ts'
