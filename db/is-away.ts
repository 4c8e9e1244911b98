/**
 * SQLSTATE by which PostgreSQL says that it is not there for us just now: connection, resources (a full disk
 * among them), shutdown, the system below it; and a standby, that it takes no changes.
 */
const sqlStates = /^(08|53|57(?!014)|58|25006)/

/** PostgreSQL has ended a statement, by our own limit of time. */
const queryCanceled = '57014'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What node-postgres says without a code, when the line is cut or the time is up. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)|is not queryable$/

/** Whether a statement failed because the database is not there, and not because of what it asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && (sqlStates.test(code) || networkCodes.has(code))) return true
  // The socket of a server that has not started yet, and not any file that is missing.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return sentences.test(error.message) || isDatabaseAway(error.cause)
}

/** Whether a statement took longer than it may, on a database that is there. */
export function isTimeUp(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === queryCanceled || isTimeUp(error.cause)
}
