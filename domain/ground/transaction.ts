import type { Ctx } from './context.ts'

/**
 * serialization_failure and deadlock_detected: PostgreSQL undid the transaction and asks for another try.
 */
const tryAgain = new Set(['40001', '40P01'])
const maxTries = 4

/**
 * Runs a command's work in one transaction and hands it a ctx whose `db` is that transaction. When
 * PostgreSQL breaks a tie between two transactions the loser is run again from its beginning, so `work` must
 * do nothing but talk to the database.
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await ctx.db.transaction((db) => work({ ...ctx, db, replica: undefined }))
    } catch (error) {
      if (tries === maxTries || !tryAgain.has(sqlState(error))) throw error
      ctx.log.warn({ tries, sqlState: sqlState(error) }, 'transaction tried again')
    }
  }
}

/** Whether PostgreSQL refused a statement because of the constraint of this name. */
export function breaks(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('constraint' in error && error.constraint === constraint) return true
  return 'cause' in error && breaks(error.cause, constraint)
}

/** The SQLSTATE of an error, wherever Drizzle has wrapped it; empty for any other error. */
function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : ''
}
