import { once } from 'node:events'
import net from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import { socketPort } from '#db/embedded/locations.ts'

import { afterwards } from './afterwards.ts'
import type { PostgresServer } from './postgres-server.ts'

/** A line to the database that is as long as a test wants it, and that it can cut or have fall silent. */
export interface DatabaseLine {
  connectionConfig: PostgresServer
  /** Ends all connections and refuses new ones, as a server that has gone does. */
  cut(): void
  /** Keeps all connections, takes new ones, and lets nothing through in either direction. */
  silence(): void
  restore(): void
}

/**
 * Listens on loopback and passes everything on to the server, until it is told otherwise. What is sent to the
 * server arrives `delayMs` late, as over a network: each statement costs that much.
 */
export async function databaseLine(server: PostgresServer, delayMs = 0): Promise<DatabaseLine> {
  let state: 'open' | 'cut' | 'silent' = 'open'
  const open = new Set<Socket>()
  const listener = net.createServer((near) => {
    const far = net.connect(addressOf(server))
    for (const [from, to, lateMs] of [
      [near, far, delayMs],
      [far, near, 0],
    ] as const) {
      open.add(from)
      from.on('error', () => undefined)
      from.on('data', (bytes) => {
        if (state !== 'open') return
        if (lateMs === 0) to.write(bytes)
        else setTimeout(() => to.write(bytes), lateMs)
      })
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    if (state === 'cut') near.resetAndDestroy()
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  afterwards(async () => {
    end()
    await new Promise((resolve) => listener.close(resolve))
  })

  function end() {
    for (const socket of open) socket.destroy()
  }

  return {
    connectionConfig: reachedAt((listener.address() as AddressInfo).port, server),
    cut() {
      state = 'cut'
      end()
    },
    silence() {
      state = 'silent'
    },
    restore() {
      // What was held back meanwhile is lost, and the connections with it.
      end()
      state = 'open'
    },
  }
}

function addressOf(server: PostgresServer): net.NetConnectOpts {
  if (!('connectionString' in server)) return { path: `${server.host}/.s.PGSQL.${server.port}` }
  const { hostname, port } = new URL(server.connectionString)
  return { host: hostname, port: Number(port || socketPort) }
}

function reachedAt(port: number, server: PostgresServer): PostgresServer {
  if (!('connectionString' in server)) return { ...server, host: '127.0.0.1', port }
  const url = new URL(server.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}
