import type { Mutation } from './mutation.ts'

const productCalls = 'server/api/products.http.test.ts'
const uploads = 'server/api/upload-product.http.test.ts'
const searching = 'server/api/search.http.test.ts'
const otherSites = 'server/plugins/other-sites.http.test.ts'
const settings = 'server/settings.test.ts'
const fromHere = 'server/http/from-this-machine.http.test.ts'

/** What clients of others send, and what the pages of other sites need. */
export const clientMutations: Mutation[] = [
  {
    file: 'contract/lenient.ts',
    find: 'numeral.test(sent.trim())',
    put: 'sent.trim()',
    tests: [uploads],
    why: 'a price in hexadecimal is taken',
  },
  {
    file: 'contract/lenient.ts',
    find: String.raw`(\d+\.?\d*|\.\d+)`,
    put: String.raw`\d+\.?\d*`,
    tests: [uploads],
    why: 'the price .5 is refused',
  },
  {
    file: 'contract/lenient.ts',
    find: 'sent[0] as unknown',
    put: 'sent.at(-1) as unknown',
    tests: [searching],
    why: 'of two queries the wrong one counts',
  },
  {
    file: 'contract/lenient.ts',
    find: 'Array.from(typed).slice(0, 200)',
    put: 'Array.from(typed).slice(0, 199)',
    tests: [searching],
    why: 'the last character of a long query is not looked for',
  },
  {
    file: 'domain/catalog/rules.ts',
    find: String.raw`name.trim().replaceAll(/\s+/g, ' ').toLowerCase()`,
    put: 'name.trim().toLowerCase()',
    tests: [productCalls],
    why: 'a label with two blanks finds nothing',
  },
  {
    file: 'server/plugins/whole-lists.ts',
    find: 'this.forItsSite(wire(row))',
    put: 'wire(row)',
    tests: [otherSites],
    why: 'whole lists show no pictures on another site',
  },
  {
    file: 'server/plugins/other-sites.ts',
    find: `sites.has(this.request.headers.origin ?? '')`,
    put: 'sites.size > 0',
    tests: [otherSites],
    why: 'the shop’s own pages get whole addresses, and no small pictures',
  },
  {
    file: 'server/plugins/other-sites.ts',
    find: 'if (othersLoad.test(route.url))',
    put: '',
    tests: [otherSites],
    why: 'any site shows what is meant for our own pages',
  },
  {
    file: 'integrations/accounts/better-auth.ts',
    find: `? { sameSite: 'none', partitioned: true }`,
    put: `? { sameSite: 'lax' }`,
    tests: [otherSites],
    why: 'a sign-in on another site is forgotten at once',
  },
  {
    file: 'integrations/accounts/better-auth.ts',
    find: `{ sameSite: 'none', partitioned: true }`,
    put: `{ sameSite: 'none' }`,
    tests: [otherSites],
    why: 'a browser that keeps cookies of other sites away says yes to a sign-in and forgets it',
  },
  {
    file: 'server/http/from-this-machine.ts',
    find: 'isLoopback(ip) && isLoopback(hostOf(headers.host))',
    put: 'isLoopback(ip)',
    tests: [fromHere],
    why: 'whoever comes through a tunnel pays for anybody in a public trial, and makes the gateway fail',
  },
  {
    file: 'server/http/from-this-machine.ts',
    find: 'forwarding.test(name))) return false',
    put: 'forwarding.test(name))) return true',
    tests: [fromHere],
    why: 'every visitor behind a proxy pays for anybody in a public trial, and makes the gateway fail',
  },
  {
    file: 'server/settings/hosts.ts',
    find: `if (shop.protocol !== 'https:') return false`,
    put: '',
    tests: [settings],
    why: 'no browser takes the cookie of a shop on http, and nobody can sign in',
  },
  {
    file: 'server/settings/hosts.ts',
    find: 'host.endsWith(`.${other}`)',
    put: 'host.endsWith(other)',
    tests: [settings],
    why: 'on a site whose name ends like the shop’s a sign-in is forgotten',
  },
  {
    file: 'server/settings/hosts.ts',
    find: 'protocol !== shop.protocol || ',
    put: '',
    tests: [settings],
    why: 'on the same name by http a sign-in is forgotten',
  },
  {
    file: 'server/api/products.ts',
    find: 'shown?.updatedAt ?? read',
    put: 'shown?.updatedAt',
    tests: ['domain/products/update-product.http.test.ts'],
    why: 'a whole product that another client sends back undoes what somebody changed meanwhile',
  },
  {
    file: 'domain/products/update-product.ts',
    find: '? stock : undefined',
    put: '? undefined : undefined',
    tests: ['domain/products/update-product.http.test.ts'],
    why: 'the stock that another client had read puts sold pieces back on the shelf',
  },
  {
    file: 'domain/products/update-product.ts',
    find: 'if (stock === present) return stock',
    put: '',
    tests: ['domain/products/update-product.http.test.ts'],
    named: 'while somebody pays',
    why: 'a product that is saved while somebody pays loses what they hold',
  },
  {
    file: 'server/http/desk-fields.ts',
    find: 'catchall: def.catchall ?? z.never()',
    put: 'catchall: def.catchall',
    tests: ['server/http/desk-fields.http.test.ts'],
    why: 'a fee that somebody sends is answered with saved, and dropped',
  },
  {
    file: 'domain/addresses/delivery-areas.ts',
    find: 'takesCash ?? stays?.takesCash ?? shop.takesCash',
    put: 'takesCash ?? shop.takesCash',
    tests: ['domain/addresses/delivery-areas.http.test.ts'],
    why: 'an area that is sent without its cash takes none any more',
  },
  {
    file: 'server/plugins/unknown-calls.ts',
    find: "methods.includes(method) ? ''",
    put: "!method ? ''",
    tests: ['server/plugins/hostile-input.http.test.ts'],
    why: 'an address with an id that is too long is told to take another method',
  },
]
