import { choiceOf, queryOf } from '#domain/catalog/filters/rules.ts'
import type { Category } from '#domain/catalog/rules.ts'
import { languageOf, prefixes, withoutLanguage } from '#words/languages.ts'

/**
 * Pages that anybody's words reach, or a person's own: rendered each time, with their whole query. `/b`
 * sends on who has typed the code of a label; the pages below it are kept.
 */
const rendered =
  /^\/(search|login|cart|checkout|order|account|success|cancel|sign-up|reset-password|claim|khata|run|admin-panel|stall|b(?!\/))(\/|\.data|$)/i

/** Lists of goods: the pages that depend on what an address chooses of them. */
const listed = /^\/(products|product-category|category\/[^/]+)(\.data)?$/

/**
 * Pages that are made for the person who asks, or for who has a link, and that nobody keeps. An address that
 * is spelled with escapes is not among them: it meets the page as a guest, and is refused by panel and stall,
 * while cart, payments, orders and account ask again from the browser.
 */
const personal =
  /^\/(admin-panel|stall|cart|checkout|order|account|claim|khata|run|list(?=\/))(\/|\.data$|$)/i

/** Pages on the way to paying, and all that are made for one person. */
const ahead =
  /^\/(login|sign-up|reset-password|sign-in-link|confirm-email|claim|khata|account|cart|checkout|order|run|success|cancel|admin-panel|stall)([/?]|\.data|$)/

/** Whether the page of this key is rendered without waiting behind people who look at goods. */
export function isAhead(key: string): boolean {
  return ahead.test(withoutLanguage(key))
}

/**
 * Where an address with doubled slashes, or one at its end, leads: to a path of this shop with its query.
 * null for an address that has none of them.
 */
export function withoutExtraSlashes({ pathname, search }: URL): string | null {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return path === pathname ? null : path + search
}

/** The pages below these take whatever stands behind them for a name. */
const named = /^\/(product|blog|category|order|claim|khata|checkout|admin-panel|stall)\//i

/** Whether an address is that of a file, which no page has: `/nothing.png`, `/assets/none.js`. */
export function isFile({ pathname }: URL): boolean {
  return /\.(?!data$)[a-z][a-z0-9]{0,9}$/i.test(pathname) && !named.test(withoutLanguage(pathname))
}

/** Lists with a form of filters, in any case. */
const filtered = /^\/(products|product-category|category\/[^/]+(?<!\.data)|search)$/i

/**
 * Where an address leads that the form of a list has sent without scripts: a browser sends its empty fields
 * too (`?sort=&price=`). null for an address that has none; what was searched for may be empty.
 */
export function withoutEmptyFields({ pathname, search }: URL): string | null {
  if (!filtered.test(withoutLanguage(pathname))) return null
  const fields = search.slice(1).split('&')
  const left = fields.filter((field) => field === 'q=' || !/^[^=]+=$/.test(field))
  if (left.length === fields.length) return null
  return left.length > 0 ? `${pathname}?${left.join('&')}` : pathname
}

/** Whether the page at this address must know who asks, and so must never be cached. */
export function isPersonal(url: URL): boolean {
  return personal.test(withoutLanguage(url.pathname))
}

/**
 * `pathname?query` of the page that this address really asks for, the same for every address that asks for
 * the same page: whatever its spelling, whatever name a product's address carries, and without the
 * parameters that no public page depends on (the router's `_routes` among them: the whole data of a page has
 * that of its parts).
 */
export function pageKey(url: URL, categories: readonly Category[]): string {
  const path = plainPath(url.pathname)
  if (rendered.test(withoutLanguage(path))) return path + url.search
  if (!listed.test(withoutLanguage(path))) return path
  const query = queryOf(choiceOf(url.searchParams, categories)).toString()
  return query ? `${path}?${query}` : path
}

/** Whether the page of this key is one of panel or stall: from each of them one goes on to the others. */
export function isDesk(key: string): boolean {
  return /^\/(admin-panel|stall)([/?]|$)/.test(withoutLanguage(key))
}

/** Whether the page of this key is one of the admin panel. */
export function isPanel(key: string): boolean {
  return /^\/admin-panel([/?]|$)/.test(withoutLanguage(key))
}

/**
 * Of `/product/<id>/<name>` and `/checkout/<id>` only the id counts, in its own case, and the token of a link
 * (`/order/<token>/pay` and `/status`, `/claim/<token>`, `/khata/<token>`, `/list/<token>`, `/run/<token>`)
 * keeps its own; everywhere else addresses match in any case.
 */
function plainPath(pathname: string): string {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.slice(0, -'.data'.length) : pathname
  // The router asks for the data of `/about/` at `/about/_.data`.
  const plain = path.replace(isData ? /(?<=.)\/+_?$/ : /\/+$/, '')
  const segments = withoutLanguage(plain).split('/').slice(1).map(plainSegment)
  const [place, id = '', , ...more] = segments
  const isOne = /^(product|checkout)$/i.test(place ?? '') && id !== '' && more.length === 0
  const isLink = /^\/(order\/[^/]+\/(pay|status)|(claim|khata|list|run)\/[^/]+)$/i.test(
    `/${segments.join('/')}`,
  )
  const spelled = isOne
    ? [place!.toLowerCase(), id]
    : segments.map((one, index) => (isLink && index === 1 ? one : one.toLowerCase()))
  const whole = `${prefixes[languageOf(plain)]}/${spelled.join('/')}`
  return `${whole.length > 1 ? whole.replace(/\/$/, '') : whole}${isData ? '.data' : ''}`
}

/** One spelling of a segment: escaped where it must be and nowhere else. */
function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return segment
  }
}
