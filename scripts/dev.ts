/**
 * `npm run dev`: the shop with Vite in front of it. Pages are updated in place; a change to the server
 * builds the app again.
 */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'
import { createServer as createVite } from 'vite'

import { endWhenAsked } from '#server/end-when-asked.ts'
import type * as Main from '#server/main.ts'
import { withKnownPort } from '#server/port.ts'
import { orEnd } from '#server/settings-error.ts'
import { readSettings } from '#server/settings.ts'

process.env.NODE_ENV = 'development'
const given = await orEnd(() => readSettings(process.env))
const http = createServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
})

let main = await load()
const database = await orEnd(() => main.prepare(given))
const settings = await withKnownPort(given, process.env)
let app = await freshApp()

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
http.on('error', (error) => {
  process.stderr.write(`Cannot use PORT ${settings.port}: ${error.message}\n`)
  process.exit(1)
})
http.listen(settings.port, settings.host, () => {
  process.stdout.write(`Haat is open at ${settings.publicUrl} and follows your changes\n`)
})
// Vite would end the process as soon as it has closed itself.
process.removeAllListeners('SIGTERM')
endWhenAsked({ close: stop, limitMs: () => 30_000 })

function load(): Promise<typeof Main> {
  return vite.ssrLoadModule('/server/main.ts') as Promise<typeof Main>
}

async function freshApp(): Promise<FastifyInstance> {
  const fresh = await main.shopApp(settings, database, true)
  await fresh.ready()
  return fresh
}

/** Vite hands out another module object when anything below it has changed. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const current = await load()
    if (current !== main) {
      main = current
      const old = app
      app = await freshApp()
      await old.close()
    }
    app.routing(request, response)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    response.statusCode = 500
    response.end('The code could not be loaded. The terminal says why.')
  }
}

async function stop(): Promise<void> {
  http.close()
  await app.close()
  await database.stop()
  await vite.close()
}
