// Drizzle wants every table in one module; this is the only index file in the project.
export * from './catalog.ts'
export * from './customers.ts'
export * from './cart.ts'
export * from './idempotency.ts'
export * from './checkout.ts'
export * from './orders.ts'
export * from './list-counts.ts'
export * from './lookups.ts'
