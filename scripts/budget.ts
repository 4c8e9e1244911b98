/** Weighs what each page of the build makes a browser fetch, and fails above what we allow ourselves. */
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { routesOfShop } from '../app/pages.server/routes-of-shop.ts'
import { nextParts } from '../app/shop/next-parts.ts'
import { headScript } from '../server/pages/head-script.ts'
import { languageOf, languages, withoutLanguage } from '../words/languages.ts'
import type { Language } from '../words/languages.ts'
import { projectRoot } from './run-program.ts'
import { isApart, isOfDesk, readManifest, withParents } from './shop-routes.ts'
import { assetsFolder } from './vite-languages.ts'

/** Kilobytes (1000 bytes) as they are sent, in brotli. */
const limits = { shop: 118.2, admin: 220.6, styles: 14, inline: 0.5 }

/** Pages that are kept lighter: of what each has reached, nothing is given back (decision 145). */
const ownLimits: Record<string, number> = {
  '/': 110,
  '/blog/:slug': 112,
  '/cart': 114.5,
  '/order/:id': 116,
  '/product/:id/:slug?': 115.4,
}

/**
 * So much more, in KB, the scripts of a page in another language may weigh: a letter of Devanagari is three
 * bytes, and these pages carry months and labels that English ones have from the browser or the calls.
 */
const ofOtherLetters = 2

/** What starts React: every page needs it, and none can do without. */
const react = /^entry\./

interface File {
  name: string
  bytes: number
}

export interface PageWeight {
  /** Its place in the map of the shop: `/product/:id`. */
  page: string
  isAdmin: boolean
  scripts: File[]
  styles: File[]
}

/**
 * Every page of a build in this language with the files that its first view loads, dynamic imports left out.
 * Style sheets are the same in all languages, and weighed with the English pages.
 */
export function weighPages(clientFolder: string, language: Language = 'en'): PageWeight[] {
  const assets = path.join(clientFolder, assetsFolder(language))
  const names = fs.readdirSync(assets)
  const manifest = readManifest(assets)
  const weigh = (urls: Iterable<string>) =>
    [...new Set([...urls].map((url) => path.basename(url)))].map((name) => ({
      name,
      bytes: sent(assets, name),
    }))
  return Object.values(manifest.routes)
    .filter(({ index, path: own, hasDefaultExport }) => hasDefaultExport && (index || own))
    .map((route) => {
      const chain = withParents(route, manifest)
      const isAdmin = isOfDesk(route, manifest)
      const routes = isApart(route, manifest) ? manifest.url : routesOfShop(manifest.url)
      const entry = [routes, manifest.entry.module, ...manifest.entry.imports]
      // The style sheet of the shop or of the desk, which stands in the document.
      const sheet = isAdmin ? /^desk-.*\.css$/ : /^shop-.*\.css$/
      return {
        page: `/${chain
          .map((each) => each.path ?? '')
          .filter(Boolean)
          .join('/')}`,
        isAdmin,
        scripts: weigh([...entry, ...chain.flatMap(({ module, imports = [] }) => [module, ...imports])]),
        styles: weigh([...names.filter((name) => sheet.test(name)), ...chain.flatMap(({ css = [] }) => css)]),
      }
    })
    .toSorted((a, b) => bytesOf(b.scripts) - bytesOf(a.scripts))
}

/** What a page fetches once it is idle, beside what it has: its own late parts, and the next pages. */
function weighIdle(clientFolder: string, known: readonly File[]): File[] {
  const assets = path.join(clientFolder, 'assets')
  const { routes } = readManifest(assets)
  const parts = nextParts.map((id) => {
    const route = routes[id]
    if (!route) throw new Error(`app/shop/next-parts.ts names ${id}, which is no page.`)
    return route
  })
  const urls = parts.flatMap(({ module, imports = [] }) => [module, ...imports])
  const names = new Set(urls.map((url) => path.basename(url)))
  for (const name of idleParts.flatMap((part) => withImports(assets, chunkNamed(assets, part))))
    names.add(name)
  for (const { name } of known) names.delete(name)
  return [...names].map((name) => ({ name, bytes: sent(assets, name) }))
}

/** What the home page loads by `import()` when it is idle: by `late` and `retried` (app/client). */
const idleParts = ['cart-bar', 'frame-late', 'home-late', 'queue', 'search-panel']

function chunkNamed(assets: string, part: string): string {
  const name = fs.readdirSync(assets).find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
  if (!name) throw new Error(`The build has no script ${part}, which is fetched when a page is idle.`)
  return name
}

/** A script with what it imports at once, and what that does. */
function withImports(assets: string, name: string): string[] {
  const text = fs.readFileSync(path.join(assets, name), 'utf8')
  const imports = [...text.matchAll(/(?:^|;)import[^;(]*?["'`]\.\/([\w-]+\.js)["'`]/g)].map(
    ([, file = '']) => file,
  )
  return [name, ...imports.flatMap((file) => withImports(assets, file))]
}

/** What is over its limit, a sentence each, with the files that make the difference. */
export function overruns(pages: readonly PageWeight[]): string[] {
  return pages.flatMap(({ page, isAdmin, scripts, styles }) => [
    ...overrun(`${page}: scripts`, scripts, limitOf(page, isAdmin)),
    ...(isAdmin ? [] : overrun(`${page}: styles`, styles, limits.styles)),
  ])
}

function limitOf(page: string, isAdmin: boolean): number {
  const limit = isAdmin ? limits.admin : (ownLimits[withoutLanguage(page)] ?? limits.shop)
  return languageOf(page) === 'en' ? limit : limit + ofOtherLetters
}

function overrun(what: string, files: File[], limit: number): string[] {
  const total = bytesOf(files)
  if (total <= limit * 1000) return []
  const heaviest = files.filter(({ name }) => !react.test(name)).toSorted((a, b) => b.bytes - a.bytes)
  const culprits = heaviest.slice(0, 3).map(({ name, bytes }) => `${name} (${kilobytes(bytes)})`)
  return [`${what} weigh ${kilobytes(total)}, allowed are ${limit} KB. The heaviest: ${culprits.join(', ')}`]
}

/** What goes over the wire: the copy that the build laid beside it. */
function sent(folder: string, name: string): number {
  const packed = path.join(folder, `${name}.br`)
  return fs.statSync(fs.existsSync(packed) ? packed : path.join(folder, name)).size
}

function bytesOf(files: readonly File[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** Prints the table; answers whether everything is within its limits. */
export function checkBudget(): boolean {
  const pages = languages.flatMap((language) =>
    weighPages(path.join(projectRoot, 'build', 'client'), language),
  )
  console.log('  scripts  files   styles  page')
  for (const { page, scripts, styles } of pages)
    console.log(
      `${kilobytes(bytesOf(scripts)).padStart(9)}${String(scripts.length).padStart(7)}${kilobytes(bytesOf(styles)).padStart(9)}  ${page}`,
    )
  const home = pages.find(({ page }) => page === '/')
  const idle = weighIdle(path.join(projectRoot, 'build', 'client'), home?.scripts ?? [])
  console.log(`Fetched when the home page is idle: ${kilobytes(bytesOf(idle))} in ${idle.length} files`)
  const inline = { name: 'head-script', bytes: brotliCompressSync(headScript).length }
  console.log(`In the head of each document: ${kilobytes(inline.bytes)}`)
  const over = [...overruns(pages), ...overrun('the head of each document', [inline], limits.inline)]
  for (const sentence of over) console.error(`✗ ${sentence}`)
  return over.length === 0
}

if (import.meta.main && !checkBudget()) process.exitCode = 1
