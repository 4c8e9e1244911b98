import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'

import { shopContext } from '#app/pages.server/ctx.server.ts'

import type { PageHandler } from './pages/pages.ts'

/** Hands a request to React Router together with the ctx that its loaders work with. */
export function pageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, ctx) => {
    const context = new RouterContextProvider()
    context.set(shopContext, ctx)
    return handle(request, context)
  }
}
