import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

import { projectRoot } from './run-program.ts'

// What the build of the pages does in its own way. docs/UPSTREAM.md says why each patch of other people's
// code stays, and what its authors are asked for.

/** Icons are made by a factory of our own (app/ui/lucide-icon.ts). */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$/ },
      handler: () => path.join(projectRoot, 'app/ui/lucide-icon.ts'),
    },
  }
}

/**
 * Vite puts a helper around each `import()`, which fetches the style sheet and the imports of what is
 * imported beside it. Here that has no sheet of its own, and imports what its page has loaded already: half
 * a kilobyte less for every page.
 */
export function importPlainly(): Plugin {
  return {
    name: 'import-plainly',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/**
 * React Router has no setting for what happens when the script of a page cannot be fetched: it reloads the
 * page. So its own function gives way to ours.
 */
export function waitForTheLine(): Plugin {
  const ours = path.join(projectRoot, 'app', 'client', 'connection.ts')
  let isThere = false
  return {
    name: 'wait-for-the-line',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]react-router[\\/].*[\\/]routeModules\.js$/ },
      handler() {
        isThere = true
        return `export { loadRouteModule } from ${JSON.stringify(ours)}`
      },
    },
    buildEnd() {
      if (!isThere) this.error('React Router has no routeModules.js any more; see app/client/connection.ts')
    },
  }
}

/**
 * React Router tells its outermost component of a new address outside of the transition in which it renders
 * the page: React then draws every link of the page that is left once more, and hydrates what still waits
 * on it, in one piece. A letter that is typed meanwhile waits for all of that. So `renderAddress` lets it
 * belong to the transition, too.
 */
export function navigateInTransition(): Plugin {
  const ours = path.join(projectRoot, 'app', 'client', 'coming.ts')
  const theirs = 'setLocation(newState.location);'
  let isThere = false
  return {
    name: 'navigate-in-transition',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/].*[\\/]hydrated-router\.js$/, code: theirs },
      handler(code) {
        isThere = true
        return {
          code: `import { renderAddress } from ${JSON.stringify(ours)};\n${code.replace(theirs, `renderAddress(() => ${theirs.replace(';', '')});`)}`,
          map: null,
        }
      },
    },
    buildEnd() {
      if (!isThere) this.error('React Router sets its location in another way; see navigateInTransition')
    },
  }
}

/**
 * Parts of React Router that do nothing here, and weigh 1.9 KB on every page: the discovery of routes, since
 * the whole table comes with the page (react-router.config.ts), and instrumentations, of which there are
 * none. They hang on options that are read in the browser, so the bundler cannot leave them out by itself.
 * What they export does nothing in their place.
 */
export function withoutIdleRouterParts(): Plugin {
  const names = /\bexport \{([^}]+)\}/
  const idle = new Set<string>()
  return {
    name: 'without-idle-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/].*[\\/](fog-of-war|instrumentation)\.js$/ },
      handler(code, id) {
        idle.add(path.basename(id))
        const [, exported = ''] = names.exec(code) ?? []
        const nothing = exported.split(',').map((name) => `export const ${name.trim()} = () => {}`)
        return { code: nothing.join('\n'), map: null }
      },
    },
    buildEnd(error) {
      if (!error && idle.size !== 2) this.error('React Router has other files; see withoutIdleRouterParts')
    },
  }
}

/**
 * Drizzle asks of each piece of a statement what it is, by walking up its classes, because there may be two
 * copies of Drizzle. The build has one: a fifth of what adding to a cart costs the program was that walk.
 */
export function oneDrizzle(): Plugin {
  const theirs = 'if (value instanceof type) {\n    return true;\n  }'
  let isThere = false
  return {
    name: 'one-drizzle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /[\\/]drizzle-orm[\\/]entity\.js$/ },
      handler(code) {
        isThere = code.includes(theirs)
        return { code: code.replace(theirs, 'return value instanceof type;'), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isThere) this.error('Drizzle knows its classes in another way; see oneDrizzle')
    },
  }
}

/** Builds the service worker beside the pages. Its address must never change, so its name has no hash. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const id = path.join(projectRoot, 'app', 'worker', 'service-worker.ts')
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' })
    },
  }
}

/**
 * Writes to build/chunks.json of which modules each script is made; tests/checks/shop-and-desk.test.ts
 * reads it.
 */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    applyToEnvironment: ({ name, config }) => name === 'client' && config.command === 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modulesOf = Object.fromEntries(
        chunks.map(({ fileName, moduleIds }) => [
          path.basename(fileName),
          moduleIds.map((id) => path.relative(projectRoot, id)),
        ]),
      )
      writeFileSync(path.join(projectRoot, 'build/chunks.json'), JSON.stringify(modulesOf, null, 1))
    },
  }
}
