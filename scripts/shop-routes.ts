import fs from 'node:fs'
import path from 'node:path'

import { apartFromShop, deskLayout, routesOfShop } from '../app/pages.server/routes-of-shop.ts'

/** As much as we read of the list by which React Router loads the parts of its pages. */
export interface RouterManifest {
  url: string
  version: string
  entry: { module: string; imports: string[] }
  routes: Record<string, ManifestRoute>
}

export interface ManifestRoute {
  id: string
  parentId?: string
  /** The page at the address of what is around it. */
  index?: boolean
  /** False for what answers with something else than a page. */
  hasDefaultExport: boolean
  path?: string
  module: string
  imports?: string[]
  css?: string[]
}

/**
 * Writes the router's manifest anew, in short, and a second time without the routes that are apart from the
 * shop. What leads to these loads a document, so a shopper's browser never needs them, and they may grow at
 * no cost to the shop.
 */
export function writeManifests(assets: string): void {
  const manifest = readManifest(assets)
  const all = Object.values(manifest.routes)
  const files: [url: string, routes: ManifestRoute[]][] = [
    [manifest.url, all],
    [routesOfShop(manifest.url), all.filter((route) => !isApart(route, manifest))],
  ]
  for (const [url, routes] of files) {
    const short = Object.fromEntries(routes.map((route) => [route.id, inShort(route, manifest)]))
    const text = JSON.stringify({ ...manifest, routes: short })
    fs.writeFileSync(path.join(assets, path.basename(url)), `window.__reactRouterManifest=${text};`)
  }
}

/**
 * What a route has not need not be said: React Router asks for what is true. Nor what each page has loaded
 * before it.
 */
function inShort({ imports = [], css = [], ...route }: ManifestRoute, { entry }: RouterManifest): object {
  const own = imports.filter((file) => !entry.imports.includes(file))
  const told = Object.entries(route).filter(([, value]) => value !== false)
  return {
    ...Object.fromEntries(told),
    ...(own.length > 0 && { imports: own }),
    ...(css.length > 0 && { css }),
  }
}

export function readManifest(assets: string): RouterManifest {
  const name = fs.readdirSync(assets).find((each) => /^manifest-.*\.js$/.test(each)) ?? ''
  const text = fs.readFileSync(path.join(assets, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouterManifest
}

export function isOfDesk(route: ManifestRoute, manifest: RouterManifest): boolean {
  return withParents(route, manifest).some(({ id }) => id === deskLayout)
}

/** Whether its page is told of all routes, and no page of the shop of this one. */
export function isApart(route: ManifestRoute, manifest: RouterManifest): boolean {
  return withParents(route, manifest).some(({ id }) => apartFromShop.includes(id))
}

/** A page with the layouts around it, from the root down. */
export function withParents(route: ManifestRoute, manifest: RouterManifest): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  return parent ? [...withParents(parent, manifest), route] : [route]
}
