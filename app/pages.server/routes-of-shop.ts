/**
 * The address of the router's manifest without the routes of the desk, which the build writes beside the
 * whole one (scripts/shop-routes.ts). In development there is only the whole one.
 */
export function routesOfShop(manifestUrl: string): string {
  return manifestUrl.replace(/^\/assets\/manifest-/, '/assets/routes-of-shop-')
}

/** The layout around every page of the desk: its id in the route table. */
export const deskLayout = 'desk/layout'
