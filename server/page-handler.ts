import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'

import { shopContext } from '#app/ctx.server.ts'

import type { PageHandler } from './pages/pages.ts'

/** Hands a request to React Router together with the ctx that its loaders work with: a guest's, because pages are the same for everybody. */
export function pageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, fastifyRequest) => {
    const context = new RouterContextProvider()
    context.set(shopContext, fastifyRequest.guestCtx())
    return handle(request, context)
  }
}
