// The service worker, served as /sw.js (docs/decisions/082-service-worker.md). It imports nothing, and is a
// module for its types alone.
export {}

declare const self: ServiceWorkerGlobalScope

/** The versions of the router's manifests, which name every script, one a language; the build fills it in. */
const build = 'BUILD'
const assets = `assets-${build}`
const pages = `pages-${build}`

/** What stands in for a document that can neither be fetched nor was kept, one a language. */
const offlinePages = { en: '/offline', hi: '/hi/offline' }
/**
 * Pages without data, kept where somebody sells at the stall or rides with a delivery run
 * (app/desk/sale/keep-shell.ts), and the pages that they stand in for, each for those of its language.
 */
const shells = [
  {
    pages: ['/stall/without-line', '/hi/stall/without-line'],
    of: /^(\/hi)?\/(stall(\/|$)|admin-panel\/sell$)/i,
  },
  { pages: ['/run', '/hi/run'], of: /^(\/hi)?\/run(\/|$)/i },
]
const shellPages = shells.flatMap((shell) => shell.pages)
/** So many pages and data of pages are kept, those that were seen last. */
const mostPages = 50
/** A connection that takes longer than so many milliseconds counts as gone where there is a copy. */
const patience = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(assets)
      .then((cache) => Promise.all([cache.addAll(Object.values(offlinePages)), bringShells()])),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** A window of this build was opened: if it is the only one, no page of another build is left behind. */
self.addEventListener('message', (event) => {
  const shell = shellPages.find((each) => each === event.data?.keep)
  if (shell) return event.waitUntil(keepPage(shell, event.data.assets))
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      if (build.split('-').includes(event.data) && windows.length === 1) await self.skipWaiting()
    }),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || /^\/(api|sandbox)\//.test(pathname)) return
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (mode === 'navigate' || pathname.endsWith('.data')) event.respondWith(page(event))
})

interface ShownPush {
  title: string
  body: string
  /** Where a press leads. */
  path: string
}

/** The shop has something to tell (integrations/push/push-words.ts). A browser wants it shown each time. */
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, path } = event.data.json() as ShownPush
  // A later one takes the place of an earlier one of its room, and is heard as well.
  const shown = { body, tag: path, renotify: true, icon: '/icons/haat-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** A press opens its room: where it is open already, else in a new window, so that nothing typed goes. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as ShownPush
  const address = new URL(path, self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find(({ url }) => url === address)
      await (open ? open.focus() : self.clients.openWindow(address))
    }),
  )
})

async function takeOver(): Promise<void> {
  // Once more: the stall or a run may have been opened since this worker was installed.
  await bringShells().catch(() => {})
  await Promise.all((await oldCaches()).map((name) => caches.delete(name)))
  // The request of a document does not wait for this worker to start.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const windows = await self.clients.matchAll({ type: 'window' })
  // The first page came before this worker.
  await Promise.allSettled(windows.map(async ({ url }) => keep(url, await fetch(url))))
}

/** Cache first: the name of an asset changes with its content. */
async function asset({ request }: FetchEvent): Promise<Response> {
  const cache = await caches.open(assets)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // Where there is no room the shop goes on without a copy.
  if (answer.status === 200) cache.put(request, answer.clone()).catch(() => {})
  return answer
}

/** Network first: a page of the shop or its data. */
async function page(event: FetchEvent): Promise<Response> {
  const { request } = event
  const fetched = Promise.resolve(event.preloadResponse).then(
    (preloaded: Response | undefined) => preloaded ?? fetch(request),
  )
  event.waitUntil(fetched.then((answer) => keep(request, answer.clone())).catch(() => {}))
  const kept = await caches.match(request, { cacheName: pages, ignoreVary: true })
  if (!kept) return fetched.catch(() => withoutLine(request))
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept))
  return Promise.race([fetched.catch(() => kept), late])
}

async function oldCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => !name.endsWith(`-${build}`))
}

/** Where the build before kept one of these pages, this one has its own before that goes. */
async function bringShells(): Promise<void> {
  await Promise.all(
    shellPages.map(async (page) => {
      if (await shellIn(assets, page)) return
      const old = await Promise.all((await oldCaches()).map((name) => shellIn(name, page)))
      if (old.some(Boolean)) await keepPage(page, [])
    }),
  )
}

function shellIn(cacheName: string, page: string): Promise<Response | undefined> {
  return caches.match(page, { cacheName, ignoreVary: true })
}

/** Keeps one of these pages, and the scripts that its window has loaded or that it names. */
async function keepPage(page: string, loaded: unknown): Promise<void> {
  const cache = await caches.open(assets)
  const answer = await fetch(page)
  if (answer.status !== 200) return
  const named = (await answer.clone().text()).match(/\/assets\/[\w./-]+/g) ?? []
  await cache.put(page, answer)
  const wanted = [...named, ...(Array.isArray(loaded) ? loaded : [])].map(String)
  await Promise.allSettled(
    [...new Set(wanted)]
      .filter((path) => path.startsWith('/assets/'))
      .map(async (path) => (await cache.match(path)) ?? cache.add(path)),
  )
}

async function withoutLine({ mode, url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const shell = mode === 'navigate' && shells.find(({ of }) => of.test(pathname))
  const kept = shell && (await shellWithoutLine(pathname, shell.pages))
  if (kept) return kept
  const offline = offlinePages[isHindi(pathname) ? 'hi' : 'en']
  const shown = mode === 'navigate' && (await caches.match(offline, { cacheName: assets }))
  return shown || Response.error()
}

/** As `languageOf` in words/languages.ts. */
function isHindi(pathname: string): boolean {
  return /^\/hi(\/|$)/i.test(pathname)
}

/** Under its own address, because its scripts look at that. Nothing where it was never kept. */
async function shellWithoutLine(pathname: string, pages: string[]): Promise<Response | undefined> {
  const own = pages[isHindi(pathname) ? 1 : 0]!
  const other = pages.find((each) => each !== own)!
  const page = (await shellIn(assets, own)) ? own : other
  const kept = await shellIn(assets, page)
  return kept && pathname !== page ? Response.redirect(page) : kept
}

/** Keeps what the server calls public, which is what its own cache has for everybody. */
async function keep(request: Request | string, answer: Response): Promise<void> {
  const { status, type, headers } = answer
  if (status !== 200 || type !== 'basic' || !headers.get('cache-control')?.startsWith('public')) return
  const cache = await caches.open(pages)
  await cache.put(request, answer)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostPages)).map((old) => cache.delete(old)))
}
