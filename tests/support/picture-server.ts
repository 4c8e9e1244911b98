import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import tls from 'node:tls'

import { projectFolder } from '#db/project-folder.ts'
import type { Network } from '#integrations/pictures/foreign-pictures.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface PictureServer {
  /** A public network in which every connection ends at this server. */
  network: Network
  /** IP addresses of each host, one list for each time that it is asked for; the last one stays. */
  hosts: Record<string, string[][]>
  /** Addresses to which connections were opened. */
  connected: string[]
  /** By host and path: `shop.example/tomato.jpg`. */
  answers: Record<string, Answer>
  close: () => Promise<void>
}

/** A server of pictures on the internet, with names of its own. To be closed by who started it. */
export async function pictureServer(): Promise<PictureServer> {
  const pem = readFileSync(path.join(projectFolder(), 'tests/e2e/self-signed.pem'), 'utf8')
  const server = https.createServer({ key: pem, cert: pem }, (request, response) => {
    const answer = internet.answers[`${request.headers.host}${request.url}`]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const internet: PictureServer = {
    hosts: {},
    connected: [],
    answers: {},
    network: {
      resolve: async (host) => {
        const lists = internet.hosts[host] ?? []
        const addresses = lists.length > 1 ? lists.shift() : lists[0]
        if (!addresses) throw Object.assign(new Error('No such host'), { code: 'ENOTFOUND' })
        return addresses
      },
      connect: (options) => {
        internet.connected.push(options.host ?? '')
        // The certificate is of localhost; who asks for a host of this name has it checked.
        const isTrusted = options.servername !== 'mistrusted.example'
        return tls.connect({
          ...options,
          host: '127.0.0.1',
          port,
          ca: pem,
          ...(isTrusted && { checkServerIdentity: () => undefined }),
        })
      },
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return internet
}
