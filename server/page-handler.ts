import { RouterContextProvider, createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'

import { shopContext } from '#app/pages.server/ctx.server.ts'
import { languageOf } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'

import type { PageHandler } from './pages/pages.ts'

/**
 * Hands a request to React Router, to the pages of the language that its path names, together with the ctx
 * that its loaders work with.
 */
export function pageHandler(
  builds: Record<Language, ServerBuild>,
  mode: 'production' | 'development',
): PageHandler {
  const handlers = {
    en: createRequestHandler(builds.en, mode),
    hi: createRequestHandler(builds.hi, mode),
  } satisfies Record<Language, unknown>
  return (request, ctx) => {
    const context = new RouterContextProvider()
    context.set(shopContext, ctx)
    return handlers[languageOf(new URL(request.url).pathname)](request, context)
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
