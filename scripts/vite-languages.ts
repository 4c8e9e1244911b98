import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

import routes from '../app/routes.ts'
import { languages } from '../words/languages.ts'
import type { Language } from '../words/languages.ts'
import { projectRoot } from './run-program.ts'
import { readManifest } from './shop-routes.ts'

// Pages in several languages (docs/decisions/211-a-build-for-each-language.md). A module names the English
// file of a text, `words/shop/cart/en.ts`, and the build of another language reads that language's own file.
// The scripts of the browser are built once for each language. The server is built once: there the modules of
// the pages stand once for each language, with `?hi` behind their names, and all others once.

/** The language that this build of the browser's scripts is for, or the whole of a development server. */
export const builtLanguage = languages.find((each) => each === process.env.HAAT_LANGUAGE) ?? 'en'

/** Where the scripts of a language are built, and its manifest, which the build of the server reads. */
export function buildFolder(language: Language): string {
  return language === 'en' ? 'build' : `build-${language}`
}

/** The folder of a language's scripts below the one that is served. */
export function assetsFolder(language: Language): string {
  return language === 'en' ? 'assets' : `assets/${language}`
}

const appFolder = path.join(projectRoot, 'app', path.sep)

const virtual = 'virtual:haat/server-build-'

/** In development, which has one language at a time. */
const onlyBuild = `export * as build from 'virtual:react-router/server-build'`

/** Has one copy on the server: what it holds is asked for by its identity. */
const once = /[\\/]app[\\/]pages\.server[\\/]ctx\.server\.ts$/

export function languagesOfPages(): Plugin {
  let isServed = false
  return {
    name: 'languages-of-pages',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve'
    },
    async resolveId(source, importer, options) {
      if (source.startsWith(virtual)) return `\0${source}`
      const language = languageOfModule(importer)
      if (language === 'en') return null
      const from = importer?.startsWith('\0')
        ? path.join(projectRoot, 'vite.config.ts')
        : importer?.replace(/\?\w+$/, '')
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      const own = ownWords(found.id, language)
      if (own !== null) return own
      return builtLanguage === 'en' && isOfPages(found.id) ? `${found.id}?${language}` : found
    },
    load(id) {
      if (id.startsWith(`\0${virtual}`))
        return isServed ? onlyBuild : serverBuild(id.slice(virtual.length + 1) as Language)
      const [file = '', language] = id.split('?')
      if (!languages.some((each) => each === language)) return null
      return { code: readFileSync(file, 'utf8'), moduleType: file.endsWith('x') ? 'tsx' : 'ts' }
    },
  }
}

/**
 * On the server a module of another language's pages has that language behind its name. A build for one
 * language has it in all pages, and not in what the server says.
 */
function languageOfModule(id = ''): Language {
  const own = languages.find((each) => id.endsWith(`?${each}`) || id === `\0${virtual}${each}`)
  return own ?? (id.startsWith(appFolder) ? builtLanguage : 'en')
}

function isOfPages(id: string): boolean {
  return id.startsWith(appFolder) && /\.tsx?$/.test(id) && !once.test(id)
}

/** The file with the same texts in this language; null for what is no file of texts. */
function ownWords(id: string, language: Language): string | null {
  if (!id.startsWith(path.join(projectRoot, 'words')) || !/[\\/]en\.tsx?$/.test(id)) return null
  const own = ['ts', 'tsx'].map((ending) => path.join(path.dirname(id), `${language}.${ending}`))
  const file = own.find((each) => existsSync(each))
  if (!file) throw new Error(`${path.relative(projectRoot, id)} has no ${language}.ts beside it.`)
  return file
}

/** What React Router's own `virtual:react-router/server-build` is, for the pages of another language. */
function serverBuild(language: Language): string {
  const manifest = readManifest(
    path.join(projectRoot, buildFolder(language), 'client', assetsFolder(language)),
  )
  const files = new Map(filesOf(routes))
  const all = Object.values(manifest.routes)
  const imports = all.map(
    ({ id }, n) => `import * as route${n} from ${JSON.stringify(`/app/${files.get(id) ?? 'root.tsx'}`)}`,
  )
  const told = all.map(
    ({ id, parentId, path: own, index }, n) =>
      `${JSON.stringify(id)}: { ...${JSON.stringify({ id, parentId, path: own, index })}, module: ofRoute(route${n}) }`,
  )
  return `
${imports.join('\n')}
import * as entryServer from '/app/entry.server.tsx'
import * as first from 'virtual:react-router/server-build'
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
${ofRoute}
export const build = {
  ...first,
  assets: ${JSON.stringify(manifest)},
  entry: { module: entryServer },
  routes: { ${told.join(',\n')} },
}`
}

/** React Router's plugin does this to the files of routes, which it knows by their names without `?hi`. */
const ofRoute = `const ofRoute = (module) => ({
  ...module,
  default: module.default && UNSAFE_withComponentProps(module.default),
  ErrorBoundary: module.ErrorBoundary && UNSAFE_withErrorBoundaryProps(module.ErrorBoundary),
})`

/** The file of each route, by the id that React Router gives it. */
function filesOf(entries: RouteConfigEntry[]): [id: string, file: string][] {
  return entries.flatMap(({ id, file, children = [] }) => [
    [id ?? file.replace(/\.tsx?$/, ''), file] as [string, string],
    ...filesOf(children),
  ])
}
