/** What the log says of an error: all that helps an engineer, and no value that a person gave. */

export interface LoggedError {
  type: string
  /** Its own and those of its causes. */
  message: string
  stack: string
  [fact: string]: unknown
}

/** What PostgreSQL and Node say beside the sentence; `detail` and `where` quote whole rows. */
const facts = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'statusCode',
]
const longestStatement = 2_000
const mostCauses = 8

/** pino's serializer of errors, without the parameters of statements and the rows that PostgreSQL quotes. */
export function errorForLog(error: unknown): LoggedError {
  if (isWrittenOut(error)) return error
  const chain = causesOf(error)
  const said = chain.map((one) => ({ type: one.name, message: withoutValues(one), frames: framesOf(one) }))
  return {
    type: said[0]?.type ?? typeof error,
    message: said.map(({ message }) => message).join(': '),
    stack: said.map(({ type, message, frames }) => `${type}: ${message}${frames}`).join('\ncaused by: '),
    ...factsOf(chain),
  }
}

/** The thread on which it happened has done it already (pages/guest-thread.ts). */
function isWrittenOut(error: unknown): error is LoggedError {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false
  return 'type' in error && 'message' in error && 'stack' in error
}

function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let one = error; one instanceof Error && chain.length < mostCauses; one = one.cause) chain.push(one)
  return chain
}

function withoutValues(error: Error): string {
  const { query, code, message } = error as Error & { query?: unknown; code?: unknown }
  // Drizzle's, whose sentence ends with the parameters.
  if (typeof query === 'string') return `Failed query: ${query.slice(0, longestStatement)}`
  // Class 22, data exceptions, quote what could not be read.
  const isDataException = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  return isDataException ? message.replace(/".*"|: .*/s, '…') : message
}

/** The lines of the stack after the sentence, which stands in it as it was. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}

function factsOf(chain: readonly Error[]): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  for (const error of chain)
    for (const fact of facts)
      if (fact in error) all[fact] ??= (error as unknown as Record<string, unknown>)[fact]
  return all
}
