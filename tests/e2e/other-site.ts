/** What stands around a shop that is used from another site. */
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** A key that everybody knows, for `localhost`. Browsers are told to accept it. */
const pem = fs.readFileSync(path.join(import.meta.dirname, 'self-signed.pem'))

export interface Door {
  url: string
  close(): void
}

/** The https proxy that stands before a shop on this port. */
export async function httpsProxy(port: number): Promise<Door> {
  const proxy = https.createServer({ key: pem, cert: pem }, (request, answer) => {
    const { method, headers } = request
    const passedOn = http.request({ port, path: request.url, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    request.pipe(passedOn)
  })
  return opened(proxy, 'https://localhost')
}

/** Another site, whose one page is empty. For a browser 127.0.0.1 is another site than localhost. */
export async function emptySite(): Promise<Door> {
  const site = http.createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>A stall</title>'),
  )
  return opened(site, 'http://127.0.0.1')
}

async function opened(server: http.Server | https.Server, host: string): Promise<Door> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `${host}:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
