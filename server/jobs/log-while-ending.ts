import type { Log } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'

/**
 * A log for what works behind the shop. What the end of the program itself cuts off is no warning: its row
 * stays due, and the next program begins it again.
 */
export function logWhileEnding(log: Log, ending: AbortSignal): Log {
  const unlessCutOff = (level: 'warn' | 'error') => (details: object, message: string) => {
    if (!ending.aborted || !isOfGatewayCall(details)) return log[level](details, message)
    const { err: _, ...known } = details as { err?: unknown }
    log.info(known, `cut off by the end of the program: ${message}`)
  }
  return {
    info: (details, message) => log.info(details, message),
    warn: unlessCutOff('warn'),
    error: unlessCutOff('error'),
  }
}

function isOfGatewayCall({ err, why }: { err?: unknown; why?: unknown }): boolean {
  return why === 'AbortError' || hasCode(err, 'gateway_unavailable')
}
