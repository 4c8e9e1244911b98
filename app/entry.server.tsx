import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'

import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse } from 'react-router'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'

import { shopContext } from './pages.server/ctx.server.ts'
import { apartFromShop, routesOfShop } from './pages.server/routes-of-shop.ts'

/** Rendering is aborted after so many milliseconds. Loaders have finished by then. */
const renderTimeout = 10_000

/**
 * Renders a document as a whole before its first byte goes out: the page cache keeps whole documents, and
 * nothing in them waits for a script to be shown.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let renderStatus = status
    const timer = setTimeout(() => abort(), renderTimeout)
    // React Router and React put it on every script that they write, and on nothing else. The server allows
    // those scripts by their hashes and takes the mark off again.
    const marker = randomBytes(16).toString('base64url')
    const page = <ServerRouter context={withRoutes(entry)} url={request.url} nonce={marker} />
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: marker,
      // Without it React hides large parts until a script reveals them.
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        headers.set('Script-Marker', marker)
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: renderStatus }))
        pipe(body)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError(error) {
        renderStatus = 500
        report(error, request, context)
      },
    })
  })
}

/** A page of the shop is told of the routes of the shop alone: the desk is a document of its own. */
function withRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry
  if (staticHandlerContext.matches.some(({ route }) => apartFromShop.includes(route.id))) return entry
  return { ...entry, manifest: { ...manifest, url: routesOfShop(manifest.url) } }
}

/** Logs what nobody expected. A page that does not exist and a visitor who left are everyday. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  report(error, request, context)
}

function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  context.get(shopContext).log.error({ err: error, path: new URL(request.url).pathname }, 'A page failed')
}
