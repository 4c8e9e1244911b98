import { createServer } from 'node:http'
import type { Server } from 'node:http'

interface Listener {
  host: string
  port: number
  text: () => Promise<string>
  log: { error(details: object, message: string): void }
}

/**
 * Answers `GET /metrics` at an address of its own, so that nobody who reaches the shop reaches its figures,
 * and a shop that is overloaded or closing is still seen.
 */
export async function listenForMetrics({ host, port, text, log }: Listener): Promise<Server> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Only GET /metrics.\n')
      return
    }
    text().then(
      (metrics) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(metrics),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read')
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Could not be read.\n')
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ host, port }, () => resolve())
  })
  return server
}
