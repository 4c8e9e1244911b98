import type { deliveryAreas } from '#db/schema/index.ts'

/** Monday to Saturday. */
const workdays = [1, 2, 3, 4, 5, 6]
const everyDay = [...workdays, 7]

/**
 * Where the demo market delivers, and on which days: around Lucknow the next day, then the further the later.
 * Not to Odisha, the north-east and the islands, so that one can see what is said there.
 */
export const demoAreas: (typeof deliveryAreas.$inferInsert)[] = [
  { fromPinCode: '226001', toPinCode: '226399', days: 1, weekdays: everyDay },
  ...[
    { fromPinCode: '201001', toPinCode: '226000', days: 2 },
    { fromPinCode: '226400', toPinCode: '285999', days: 2 },
    { fromPinCode: '110001', toPinCode: '199999', days: 3 },
    { fromPinCode: '800001', toPinCode: '855999', days: 3 },
    { fromPinCode: '301001', toPinCode: '699999', days: 5 },
    { fromPinCode: '700001', toPinCode: '743999', days: 5 },
  ].map((area) => ({ ...area, weekdays: workdays })),
].map((area) => ({ ...area, orderUntil: 18, takesCash: true }))
