import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'

import { assetsFolder, builtLanguage, languagesOfPages } from './scripts/vite-languages.ts'
import {
  chunkList,
  importPlainly,
  navigateInTransition,
  oneDrizzle,
  plainIcons,
  serviceWorker,
  waitForTheLine,
  withoutIdleRouterParts,
} from './scripts/vite-plugins.ts'

/** The language with which the server is built, and what all languages share. */
const isFirst = builtLanguage === 'en'

const iconsOutsideDesk = namesOfIconsOutsideDesk()

/**
 * Packages of many small modules go into the build of the server: most of a start is reading such files, here
 * two thirds of some fifteen hundred, of which much is never used. What they import goes in with them: a
 * shop that was built needs no better-auth, no icons and no router beside it (docs/decisions/159).
 */
const ofManyFiles =
  /^(@?better-auth|@better-fetch|better-call|cookie-es|defu|drizzle-orm|fastify-type-provider-zod|jose|kysely|lucide-react|@noble|@opentelemetry\/semantic-conventions|@?react-router|rou3|@tanstack|zod)(\/|$)/

export default defineConfig({
  plugins: [
    tailwindcss(),
    languagesOfPages(),
    reactRouter(),
    plainIcons(),
    importPlainly(),
    waitForTheLine(),
    navigateInTransition(),
    withoutIdleRouterParts(),
    // One for all languages.
    ...(isFirst ? [oneDrizzle(), serviceWorker(), chunkList()] : []),
  ],
  optimizeDeps: { rolldownOptions: { plugins: [plainIcons()] } },
  environments: {
    client: {
      build: {
        copyPublicDir: isFirst,
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Pictures and styles are the same in all languages.
            assetFileNames: 'assets/[name]-[hash][extname]',
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
                // A group takes along what its modules import and no group before it has. The desk has the
                // field too, and not the screens of accounts.
                { name: 'field', test: /[\\/]app[\\/]ui[\\/]field\./, priority: 1.5 },
                // On pages that refuse something, and in the frame's late parts.
                { name: 'call-us', test: /[\\/](app|words)[\\/]frame[\\/]call-us\b/, priority: 1.5 },
                { name: (id) => groupOf(id, screenGroups), priority: 1 },
                { name: (id) => groupOf(id, lateGroups) },
                { name: 'desk', test: isShared, tags: ['$initial'], minShareCount: 2 },
                // The head asks for the languages on the server alone, the frame's late parts in the browser.
                { name: 'languages', test: /[\\/]words[\\/]languages\./, priority: 3 },
                {
                  name: 'address-rules',
                  test: /[\\/](domain[\\/]addresses[\\/]rules|words[\\/]shop[\\/]state[\\/]\w+)\./,
                  priority: 3,
                },
                // Days, and the clock of India that they come from.
                {
                  name: 'days',
                  test: /[\\/](domain[\\/](addresses[\\/]days|time)[\\/]rules|words[\\/](shop[\\/]days|ui[\\/]dates)[\\/]\w+)\./,
                  priority: 3,
                },
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
      build: {
        // Of another language the server's build wants the list of scripts, and nothing else.
        rollupOptions: { input: isFirst ? './server/main.ts' : 'virtual:react-router/server-manifest' },
        cssMinify: true,
      },
      resolve: { noExternal: ofManyFiles },
    },
  },
  // Browser targets: what Tailwind itself needs (https://tailwindcss.com/docs/compatibility).
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsDir: assetsFolder(builtLanguage),
    assetsInlineLimit: 0,
    modulePreload: false,
    // A slow machine is no fault of the plugins, and no news for whoever opens the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})

/** What `late` (app/client/late.tsx) loads, a file each: the frame's parts and those of home. */
const lateGroups: Record<string, RegExp> = {
  'frame-late':
    /[\\/]app[\\/]frame[\\/](header\.|footer|menu-content|sign-out|error-content|load-failed-content|chatbot[\\/](chatbot|(watch-)?free-place))/,
  'home-late':
    /[\\/]app[\\/](shop[\\/]home[\\/](banner|benefits|hero|offer|product-row|review-summary|strip|testimonial|why-organic)|ui[\\/](dots|pause-button|rotation|use-rotation)\.)/,
}

/**
 * What some screens share, or late parts, a file each: many small files weigh more than one, because each is
 * compressed by itself. `queue` brings the changes of the cart.
 */
const screenGroups: Record<string, RegExp> = {
  queue: /[\\/]app[\\/]client[\\/](cart-(calls|queue|resume)|guest-cart|missing-words|waiting)\./,
  goods:
    /[\\/](app[\\/](shop[\\/]goods[\\/]add-to-cart-button|ui[\\/](discount-badge|pack-sheet|product-card|product-grid|rating|use-sideways)|frame[\\/]load-failed)\.|icons[\\/]chevron-(left|right)\.)/,
  // Pages of goods have none.
  toran: /[\\/]app[\\/]ui[\\/]toran\./,
  strip: /[\\/]app[\\/](shop[\\/]goods[\\/](category-strip|coming)|ui[\\/]rail)\./,
  lists:
    /[\\/](app[\\/](shop[\\/]lists[\\/]|ui[\\/](list-end|pagination|product-grid-coming)\.)|domain[\\/]catalog[\\/]filters[\\/])/,
  account:
    /[\\/](app[\\/](shop[\\/]account[\\/](account-frame|agreement|check-(new-password|sign-up)|form-errors|(new-)?password-field|sign-in-state|submit-button|use-account-form|use-only-for-guests))\.)/,
  orders:
    /[\\/](app[\\/]shop[\\/]orders[\\/](my-order|order-again-button|order-lines|order-words)\.|words[\\/]shop[\\/]orders[\\/](shared|by-sms)[\\/])/,
  'sign-in': /[\\/]app[\\/]shop[\\/]account[\\/]sign-in-(first|link)\./,
  // With the icons of few screens, which the desk has too.
  'call-us': /[\\/](app[\\/]frame[\\/]call-us|icons[\\/](indian-rupee|mail))\./,
  // The desk has it too.
  'order-rules': /[\\/](domain[\\/]orders[\\/](parts[\\/])?rules|words[\\/]shop[\\/]order-labels[\\/]\w+)\./,
  // Of dialogs alone in the shop, and of rooms of the desk.
  'payment-rules': /[\\/]domain[\\/]payments[\\/]rules\./,
  'list-rules': /[\\/]domain[\\/]lists[\\/]rules\./,
  buying:
    /[\\/]app[\\/](client[\\/]guest-key|shop[\\/](cart[\\/]obstacles|checkout[\\/](open-payment|open-payment-note|priced-line)))\./,
  // The cart and the page to pay.
  summary:
    /[\\/](app[\\/]shop[\\/](cart[\\/](order-summary|use-cart)|checkout[\\/]late-parts)\.|words[\\/]shop[\\/]cart[\\/]lines[\\/])/,
  reading: /[\\/]app[\\/](shop[\\/]stories[\\/](stories|story-picture-late)|ui[\\/](link-to|prose))\./,
  'payment-end':
    /[\\/]app[\\/](client[\\/]until-known|shop[\\/]checkout[\\/](guest-has-bought|outcome-state|result-frame|use-guest-orders|use-payment-end))\./,
}

/** The name of the group that a module belongs to. */
function groupOf(id: string, groups: Record<string, RegExp>): string | null {
  // The folder of the project may have any name.
  const place = id.replace(import.meta.dirname, '')
  return Object.entries(groups).find(([, test]) => test.test(place))?.[0] ?? null
}

/** What the room Sell has, and the room New order: no other of the desk. */
const ofSelling =
  /[\\/](app[\\/]desk[\\/](sale[\\/]|scale[\\/]|print[\\/](bill|slip)\.|counter[\\/](amounts|as-it-is|code-field|line-field|line-list|lines|pack-questions|paste-list|read-line|saving-rows|use-offers-there|use-typed-lines|weight-input)\.)|domain[\\/]lists[\\/](quantities|quantity-words)\.|words[\\/]desk[\\/](lines|sale|weigh)[\\/])/

/** What the rooms All Products and Prices have: no other of the desk. */
const ofGoodsTyped =
  /[\\/]app[\\/]desk[\\/](prices[\\/]|products[\\/]form[\\/](by-weight|fields|kinds|season-fields)\.)/

/** What is to do, in the rooms Overview and To do: no other of the desk has its words. */
const ofWaiting =
  /[\\/]app[\\/]desk[\\/](front[\\/]waiting(-list)?|complaints[\\/]time-left)\.|[\\/]words[\\/]desk[\\/]front[\\/]waiting[\\/]/

/** What few screens have, and the home page none of. */
const ofFewScreens =
  /[\\/](app[\\/](ui[\\/](accordion|address-lines|picture-colours|quantity-stepper|use-held)|facts[\\/]shop-facts|(client|frame)[\\/](call-us|missing-words|(use-)?order-again|unsent-count|register-worker|use-planned-change)|frame[\\/]list[\\/](chosen-line|use-list))|domain[\\/](addresses|customers|reviews)[\\/]rules)\.tsx?|icons[\\/](clipboard-list|layout-grid|map-pin|phone|shopping-basket)\.mjs/

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
    !ofSelling.test(place) &&
    !ofGoodsTyped.test(place) &&
    !ofWaiting.test(place) &&
    groupOf(id, { ...lateGroups, ...screenGroups }) === null &&
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
