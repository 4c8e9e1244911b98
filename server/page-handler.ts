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

/** The patterns of all pages: what the log and the metrics call them. */
export function pagePatterns({ routes }: ServerBuild): string[] {
  const known = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(known.map(({ parentId }) => parentId))
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return known.filter(({ id, index }) => index || !parents.has(id)).map(({ id }) => `/${pathOf(id)}`)
}
