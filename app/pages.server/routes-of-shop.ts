/**
 * The address of the router's manifest with what the shop links to, which the build writes beside the whole
 * one (scripts/shop-routes.ts). In development there is only the whole one.
 */
export function routesOfShop(manifestUrl: string): string {
  return manifestUrl.replace(/(?<=^\/assets\/.*)manifest-/, 'routes-of-shop-')
}

/** The layout around every page of the desk: its id in the route table. */
export const deskLayout = 'desk/layout'

/**
 * What no page of the shop links to within its own document: the desk, pages that are opened from a message,
 * and the pages of lists, seasons, growers and batches, whose links load a document. By their ids.
 */
export const apartFromShop = [
  deskLayout,
  'shop/pay-link/pay-link',
  'shop/pay-link/khata-link',
  'shop/status-link/status-link',
  'shop/account/claim',
  'shop/account/confirm-email',
  'shop/account/sign-in-by-link',
  'shop/list/list',
  'shop/seasons/seasons',
  'shop/growers/growers',
  'shop/growers/grower',
  'shop/batch/batch',
  'shop/shared-list/shared-list',
]
