import type { Mutation } from './mutation.ts'

const cachedAnswers = 'server/cache/cached-answers.night.http.test.ts'
const busyMarket = 'server/pages/busy-market.night.http.test.ts'

/** Pages: which scripts run in them, and who waits for whom. */
export const pageMutations: Mutation[] = [
  {
    file: 'server/pages/render.ts',
    find: '<script(?=[^>]*\\\\snonce="${marker}")[^>]*>',
    put: '<script[^>]*>',
    tests: ['server/pages/render.test.ts'],
    why: 'a script that somebody got into a page is allowed by its policy',
  },
  {
    file: 'server/pages/render.ts',
    find: 'text.replaceAll(` nonce="${marker}"`, \'\')',
    put: 'text',
    tests: ['server/pages/render.test.ts'],
    why: 'a cached page repeats to everybody what only its own scripts should know',
  },
  {
    file: 'server/pages/pages.ts',
    find: 'if (isAhead(key)) return queues.ahead',
    put: '',
    tests: [busyMarket],
    why: 'the cart waits behind those who look at goods',
  },
  {
    file: 'server/pages/render-queue.ts',
    find: 'if (this.#underWay < mostAtATime)',
    put: 'if (this.#underWay < 80)',
    tests: [busyMarket],
    why: 'new pages take all of the processor and the database',
  },
  {
    file: 'server/cache/cached-answers.ts',
    find: 'if (!page || this.#answers.get(page) !== address.answers)',
    put: 'if (!page)',
    tests: [cachedAnswers],
    why: 'an address is answered with a page that it led to before the categories changed',
  },
  {
    file: 'server/cache/cached-answers.ts',
    find: 'url.length > longestAddress || headers.origin !== undefined',
    put: 'headers.origin !== undefined',
    tests: [cachedAnswers],
    why: 'endless addresses fill the memory',
  },
  {
    file: 'server/pages/pages.ts',
    find: ' && !(options.refresh.isStale(key) && wantsNewest(request.headers))',
    put: '',
    tests: ['server/cache/refresh.http.test.ts'],
    named: 'a save waits for no page',
    why: 'who has changed a price is shown the old one',
  },
  {
    file: 'server/cache/cached-answers.ts',
    find: 'if (this.#options.refresh.isStale(address.key) && wantsNewest(headers)) return false',
    put: '',
    tests: ['server/cache/refresh.http.test.ts'],
    named: 'a save waits for no page',
    why: 'who has changed a price is shown the old one, once somebody has asked for it just so',
  },
  {
    file: 'server/cache/refresh.ts',
    find: 'setTimeout(() => this.#drop(key), mostStaleMs)',
    put: 'setTimeout(() => undefined, mostStaleMs)',
    tests: ['server/cache/refresh.test.ts'],
    why: 'what is sold out stays for sale on its page for as long as the shop is busy',
  },
  {
    file: 'server/cache/refresh.ts',
    find: 'cache.drop(tags, new Set(wanted))',
    put: 'cache.drop(tags)',
    tests: ['server/cache/refresh.test.ts', 'server/cache/refresh.http.test.ts'],
    why: 'every visitor of a page whose price changes waits for its rendering',
  },
  {
    file: 'server/cache/refresh.ts',
    find: 'this.#underWay.has(key) || this.#resting.has(key)',
    put: 'this.#underWay.has(key)',
    tests: ['server/cache/refresh.test.ts'],
    why: 'two hundred changes in a row have the home page rendered two hundred times',
  },
  {
    file: 'server/cache/catalog-watch.ts',
    find: 'listener = null\n      listenAgain()',
    put: 'return',
    tests: ['server/cache/other-processes.http.test.ts'],
    why: 'another process shows old prices for seconds after its line was cut once',
  },
  {
    file: 'server/plugins/load-shedding.ts',
    find: 'if (browsing.has(route.url))',
    put: '',
    tests: ['server/plugins/load-shedding.night.http.test.ts'],
    named: 'cannot keep up',
    why: 'a shop with too many visitors refuses those who pay',
  },
  {
    file: 'server/pages/page-key.ts',
    find: "pathname.replaceAll(/\\/{2,}/g, '/')",
    put: 'pathname',
    tests: ['server/pages/page-key.test.ts'],
    why: 'a link to the shop leads to somebody else’s site',
  },
  {
    file: 'server/http/admin-first.ts',
    find: 'admin(await request.ctx())',
    put: 'await request.ctx()',
    tests: ['server/api/routes-by-role.http.test.ts'],
    named: 'asks who is there',
    why: 'a guest is told what a call of the shopkeeper wants, and sends ten megabytes',
  },
]
