import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'

import {
  chunkList,
  importPlainly,
  navigateInTransition,
  oneDrizzle,
  plainIcons,
  serviceWorker,
  waitForTheLine,
} from './scripts/vite-plugins.ts'

const iconsOutsideDesk = namesOfIconsOutsideDesk()

/**
 * Packages of many small modules go into the build of the server: most of a start is reading such files, here
 * two thirds of some fifteen hundred, of which much is never used.
 */
const ofManyFiles =
  /^(@?better-auth|better-call|drizzle-orm|fastify-type-provider-zod|jose|kysely|lucide-react|@?react-router|@tanstack|zod)(\/|$)/

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    plainIcons(),
    importPlainly(),
    waitForTheLine(),
    navigateInTransition(),
    oneDrizzle(),
    serviceWorker(),
    chunkList(),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [plainIcons()] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page loads what its house shares, its own screen, and what starts React: `entry.client`.
            // React is in the shared file too (app/one-file.client.ts).
            codeSplitting: {
              groups: [
                {
                  name: notOfDesk,
                  debugName: 'shared',
                  test: isShared,
                  tags: ['$initial'],
                  minShareCount: 2,
                  priority: 2,
                },
                { name: 'desk', test: isShared, tags: ['$initial'], minShareCount: 2, priority: 1 },
                { name: smallGroup },
                { name: 'address-rules', test: /[\\/]domain[\\/]addresses[\\/]rules\./, priority: 3 },
                { name: 'indian-time', test: /[\\/]domain[\\/]time[\\/]rules\./, priority: 3 },
              ],
            },
          },
        },
      },
    },
    // The server is built together with the pages, so that both share one copy of every module
    // (docs/ARCHITECTURE.md, "Two copies of a module").
    // The style sheet stands in each page, so the server's build makes it small as well.
    ssr: {
      build: { rollupOptions: { input: './server/main.ts' }, cssMinify: true },
      resolve: { noExternal: ofManyFiles },
    },
  },
  // Browser targets: what Tailwind itself needs (https://tailwindcss.com/docs/compatibility).
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: false,
    // A slow machine is no fault of the plugins, and no news for whoever opens the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

/**
 * What `late` (app/client/late.tsx) loads: one file for the frame's parts, one for those of home; and what
 * brings the changes of the cart. And one for what the pages of orders share: three small files weigh more
 * than one.
 */
function smallGroup(id: string): string | null {
  if (/[\\/]app[\\/]frame[\\/](footer|menu-content|sign-out|chatbot[\\/](watch-)?free-place)/.test(id))
    return 'frame-late'
  if (/[\\/]app[\\/]client[\\/](cart-(calls|queue|resume)|guest-cart|waiting)\./.test(id)) return 'queue'
  const isOfHome =
    /[\\/]shop[\\/]home[\\/](banner|benefits|offer|review-summary|testimonial|why-organic)/.test(id) ||
    /[\\/]app[\\/]ui[\\/](dots|pause-button|rotation|use-rotation)\./.test(id)
  if (isOfHome) return 'home-late'
  return /[\\/]shop[\\/]orders[\\/](my-order|order-again-button|order-lines|order-words)\./.test(id)
    ? 'orders'
    : null
}

/** What few screens have, and the home page none of. */
const ofFewScreens =
  /[\\/](app[\\/](ui[\\/](accordion|field|list-end|pagination|prose)|facts[\\/]cash|(client|frame)[\\/](missing-words|(use-)?order-again))|domain[\\/]((addresses|checkout)[\\/]rules|catalog[\\/]filters))\.tsx?/

/**
 * What belongs to no screen of the shop: the router, with React as what it imports; widgets, frame, client,
 * goods, the domain's rules and icons. The bundler splits the screens' folders by itself, and what is
 * imported dynamically has not the tag `$initial`.
 */
function isShared(id: string): boolean {
  // The folder of the project may have any name, `domain` too.
  const place = id.replace(import.meta.dirname, '')
  return (
    !ofFewScreens.test(place) &&
    /[\\/](app[\\/](?!shop[\\/](?!goods[\\/]))|domain[\\/]|react-dom[\\/]|scheduler[\\/]|react-router[\\/]|lucide-react[\\/])/.test(
      place,
    )
  )
}

/** What only the desk imports stays out of the file that every page of the shop loads. */
function notOfDesk(id: string, context: Rolldown.ChunkingContext): string | null {
  return isOfDesk(id, context) ? null : 'shared'
}

function isOfDesk(id: string, context: Rolldown.ChunkingContext): boolean {
  if (/[\\/]app[\\/]desk[\\/]/.test(id)) return true
  const [, icon] = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.m?js$/.exec(id) ?? []
  if (icon !== undefined) return !iconsOutsideDesk.has(icon)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.length > 0 && importers.every((importer) => isOfDesk(importer, context))
}

/**
 * The index of the icons imports all of them, so only our sources say who uses which. Importing each from its
 * own file needs none of this, but mixes the icons with other modules: 160 bytes more for every page.
 */
function namesOfIconsOutsideDesk(): Set<string> {
  const app = path.join(import.meta.dirname, 'app')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(`desk${path.sep}`))
      .map((file) => readFileSync(path.join(app, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()),
  )
}
