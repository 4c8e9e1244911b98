import { once } from 'node:events'
import net from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** A second way into a server, which nobody but this program knows. */
export interface OwnDoor {
  /** Without a slash at its end. */
  url: string
  close: () => void
}

/**
 * Opens a way to the server on a port of loopback of its own. It stays when the server takes no new
 * connection any more: the shop then still reaches the test gateway, which is a part of it.
 */
export async function ownDoor(server: Server): Promise<OwnDoor> {
  const door = net.createServer((socket) => server.emit('connection', socket))
  // It keeps no program running.
  door.unref().listen(0, '127.0.0.1')
  await once(door, 'listening')
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: () => void door.close(),
  }
}
