/**
 * Loaded before the program (`node --import`): by its clock it is so many minutes later. In place, because
 * the threads and libraries of the program know one Date.
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_MINUTES) * 60_000
const now = Date.now

Date.now = () => now() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], asked) =>
    Reflect.construct(target, args.length > 0 ? args : [Date.now()], asked),
})
