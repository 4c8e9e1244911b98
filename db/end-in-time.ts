import { setTimeout as sleep } from 'node:timers/promises'

/** Connections that are closed take no longer; a silent server would keep them open. */
const closingMs = 2_000

/** Ends a pool or a connection, whether the server answers or not. */
export async function endInTime(connection: { end(): Promise<void> }): Promise<void> {
  await Promise.race([connection.end(), sleep(closingMs, undefined, { ref: false })])
}
