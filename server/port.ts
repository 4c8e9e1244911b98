import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import { SettingsError } from './settings-error.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/**
 * The settings with a port that is known: PORT=0 becomes one that is free just now. To be called right
 * before the shop listens: its own addresses name the port, and until then another program may take it.
 * @throws SettingsError
 */
export async function withKnownPort(settings: Settings, env: NodeJS.ProcessEnv): Promise<Settings> {
  if (settings.port !== 0) return settings
  return readSettings({ ...env, PORT: String(await freePort(settings.host)) })
}

/**
 * Fails when the shop could not listen there. To be asked before anything is made: a start that is told 'in
 * use' has then seeded nothing and used up no password that is shown once. @throws SettingsError
 */
export async function refuseTakenPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  try {
    await portOfProbe(host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new SettingsError(portTaken(port))
    throw new SettingsError(`Cannot listen on HOST ${host} with PORT ${port}: ${message}`)
  }
}

/** What is said when another program listens there. */
export function portTaken(port: number | string): string {
  return `PORT ${port} is in use by another program. Set PORT to a free one.`
}

/**
 * A port that is free on this host when it is answered. It is below those that systems give to lines that go
 * out (Linux: from 32768), as one of those may be given away before it is listened at.
 */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    try {
      return await portOfProbe(host, randomInt(20_000, 32_768))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
}

/** Listens for a moment and answers on which port. */
async function portOfProbe(host: string, wanted: number): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(wanted, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
