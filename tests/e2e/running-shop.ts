/** The program as its README starts it, for one Playwright worker. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { connectionTo } from '#db/embedded/conversation.ts'
import { knownLocations } from '#db/embedded/locations.ts'
import { projectFolder } from '#db/project-folder.ts'
import { readSettings } from '#server/settings.ts'
import { newDataDir, removeDataDir } from '#tests/support/leftovers.ts'

export const dataDirPrefix = 'haat-e2e-'

export interface RunningShop extends Connection {
  /** Where it listens. */
  url: string
  sessionSecret: string
  stop(): Promise<void>
}

/**
 * A shop with a port, a data folder and a database of its own, so that nothing of it meets another run.
 * `settings` are what an operator sets beside these.
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = newDataDir(dataDirPrefix)
  const program = spawn(
    process.execPath,
    ['--import', path.join(import.meta.dirname, 'end-with-parent.ts'), 'scripts/start.ts'],
    {
      cwd: projectFolder(),
      // Nothing of the developer's own settings: no other database, no keys of a gateway.
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'warn',
        DRAIN_SECONDS: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  try {
    const url = await addressOf(program)
    const connection = connect(connectionConfigOf(dataDir))
    const { sessionSecret } = readSettings({ DATA_DIR: dataDir })
    return { ...connection, url, sessionSecret, stop: () => stop(program, dataDir, connection) }
  } catch (error) {
    await stop(program, dataDir)
    throw error
  }
}

/** The address that it prints once it is open. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The shop has no output.')
  const said: string[] = []
  for await (const line of createInterface({ input: stdout })) {
    said.push(line)
    const [, url] = /^Haat is open at (\S+)$/.exec(line) ?? []
    if (url === undefined) continue
    stdout.resume()
    return url
  }
  throw new Error(`The shop did not open. It said:\n${said.join('\n')}`)
}

function connectionConfigOf(dataDir: string) {
  const locations = knownLocations(fs.realpathSync(dataDir))
  if (!locations) throw new Error(`The shop of ${dataDir} has no database.`)
  return connectionTo(locations, 'haat')
}

async function stop(program: ChildProcess, dataDir: string, connection?: Connection): Promise<void> {
  await connection?.pool.end()
  if (program.exitCode === null && program.signalCode === null) {
    const exit = once(program, 'exit')
    program.kill('SIGTERM')
    await exit
  }
  await removeDataDir(dataDir)
}
