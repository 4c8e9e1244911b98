/** PostgreSQL at the end of a line: as far away as a test wants it, or cut off. */
import { connect as connectSocket, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'

import { afterwards } from './afterwards.ts'
import type { PostgresServer } from './postgres-server.ts'

export interface DatabaseLine {
  /** A pool through the line. Whoever asked for it ends it. */
  connection: Connection
  connectionConfig: PostgresServer
  /** Ends every connection and takes none any more. */
  cut(): void
}

/** What is sent to the server arrives so late, as over a network: each statement costs that much. */
export async function lineTo(server: PostgresServer, delayMs: number): Promise<DatabaseLine> {
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connectSocket(placeOf(server))
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.on('data', (bytes) => setTimeout(() => far.write(bytes), delayMs)).on('close', () => far.destroy())
    far.pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  function cut() {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  }
  afterwards(async () => cut())
  const connectionConfig = throughPort(server, (proxy.address() as AddressInfo).port)
  return { connection: connect(connectionConfig), connectionConfig, cut }
}

function placeOf(server: PostgresServer) {
  if ('connectionString' in server) {
    const { hostname, port } = new URL(server.connectionString)
    return { host: hostname, port: Number(port || 5432) }
  }
  const { host, port } = server
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

function throughPort(server: PostgresServer, port: number): PostgresServer {
  if (!('connectionString' in server)) return { ...server, host: '127.0.0.1', port }
  const url = new URL(server.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}
