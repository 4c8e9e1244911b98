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
/** The stall without a line: pages without data, kept where somebody sells (app/desk/sale/keep-shell.ts). */
const stallPages = ['/stall/without-line', '/hi/stall/without-line']
/** The pages that they stand in for, each for those of its language. */
const ofStall = /^(\/hi)?\/(stall(\/|$)|admin-panel\/sell$)/i
/** So many pages and data of pages are kept, those that were seen last. */
const mostPages = 50
/** A connection that takes longer than so many milliseconds counts as gone where there is a copy. */
const patience = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(assets)
      .then((cache) => Promise.all([cache.addAll(Object.values(offlinePages)), bringStall()])),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** A window of this build was opened: if it is the only one, no page of another build is left behind. */
self.addEventListener('message', (event) => {
  const stall = stallPages.find((each) => each === event.data?.keep)
  if (stall) return event.waitUntil(keepStall(stall, event.data.assets))
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
  // Once more: the stall may have been opened since this worker was installed.
  await bringStall().catch(() => {})
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

/** Where the build before kept a page of the stall, this one has its own before that goes. */
async function bringStall(): Promise<void> {
  await Promise.all(
    stallPages.map(async (stall) => {
      if (await stallPageIn(assets, stall)) return
      const old = await Promise.all((await oldCaches()).map((name) => stallPageIn(name, stall)))
      if (old.some(Boolean)) await keepStall(stall, [])
    }),
  )
}

function stallPageIn(cacheName: string, stall: string): Promise<Response | undefined> {
  return caches.match(stall, { cacheName, ignoreVary: true })
}

/** Keeps a page of the stall, and the scripts that its window has loaded or that it names. */
async function keepStall(stall: string, loaded: unknown): Promise<void> {
  const cache = await caches.open(assets)
  const answer = await fetch(stall)
  if (answer.status !== 200) return
  const named = (await answer.clone().text()).match(/\/assets\/[\w./-]+/g) ?? []
  await cache.put(stall, answer)
  const wanted = [...named, ...(Array.isArray(loaded) ? loaded : [])].map(String)
  await Promise.allSettled(
    [...new Set(wanted)]
      .filter((path) => path.startsWith('/assets/'))
      .map(async (path) => (await cache.match(path)) ?? cache.add(path)),
  )
}

async function withoutLine({ mode, url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const stall = mode === 'navigate' && ofStall.test(pathname) && (await stallWithoutLine(pathname))
  if (stall) return stall
  const offline = offlinePages[isHindi(pathname) ? 'hi' : 'en']
  const shown = mode === 'navigate' && (await caches.match(offline, { cacheName: assets }))
  return shown || Response.error()
}

/** As `languageOf` in words/languages.ts. */
function isHindi(pathname: string): boolean {
  return /^\/hi(\/|$)/i.test(pathname)
}

/** Under its own address, because its scripts look at that. Nothing where nobody has sold in this browser. */
async function stallWithoutLine(pathname: string): Promise<Response | undefined> {
  const own = stallPages[isHindi(pathname) ? 1 : 0]!
  const other = stallPages.find((each) => each !== own)!
  const stall = (await stallPageIn(assets, own)) ? own : other
  const kept = await stallPageIn(assets, stall)
  return kept && pathname !== stall ? Response.redirect(stall) : kept
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
