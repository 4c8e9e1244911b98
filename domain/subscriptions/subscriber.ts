import type { subscribers } from '#db/schema/index.ts'

/** Who gets something by itself, with where all of it goes and how it is paid. */
export type Subscriber = typeof subscribers.$inferSelect
