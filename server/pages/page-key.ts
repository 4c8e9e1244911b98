import { isCategory, isSort } from '#domain/catalog/rules.ts'

/**
 * The only parameters that a public page may depend on, with the values that mean something. All others are
 * taken away before it is rendered, so that it makes no copies of it.
 */
const kept: Record<string, (value: string) => boolean> = {
  category: isCategory,
  sort: isSort,
  page: (value) => /^[1-9]\d{0,4}$/.test(value),
}

/** Pages that anybody's words reach, or a person's own: rendered each time, with their whole query. */
const rendered = /^\/(search|login|cart|order|success|cancel|sign-up|admin-panel)(\/|\.data|$)/i

/**
 * Pages that are made for the person who asks. An address that is spelled with escapes is not among them: it meets
 * the page as a guest, and is refused by the admin panel, while cart and orders ask again from the browser.
 */
const personal = /^\/(admin-panel|cart|order)(\/|\.data$|$)/i

/** Whether the page at this address must know who asks, and so must never be kept. */
export function isPersonal(url: URL): boolean {
  return personal.test(url.pathname)
}

/** `pathname?query` of the page that this address really asks for, the same for every address that asks for the same page. */
export function pageKey(url: URL): string {
  if (rendered.test(url.pathname)) return url.pathname + url.search
  const query = new URLSearchParams()
  for (const [name, isKnown] of Object.entries(kept))
    for (const value of new Set(url.searchParams.getAll(name))) if (isKnown(value)) query.append(name, value)
  // The router asks for the data of some of a page's routes by this one.
  const routes = url.searchParams.get('_routes')
  if (routes !== null && url.pathname.endsWith('.data')) query.append('_routes', routes)
  const search = query.toString()
  return search ? `${url.pathname}?${search}` : url.pathname
}
