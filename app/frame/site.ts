import { useRouteLoaderData } from 'react-router'

import type { ShopFacts } from '#domain/shop/rules.ts'

/** What every document knows of the shop, from the root's loader. */
export interface Site {
  /** The shop's own address, without a slash at its end. */
  publicUrl: string
  /** True when payments are played by the test gateway. */
  testGateway: boolean
  /** What it says of itself. */
  shop: ShopFacts
}

/** Undefined where the root's loader has failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>('root')?.site
}

/**
 * Its name, where it is and how it is reached. Only below a layout: that is never drawn without the root's
 * data.
 */
export function useShop(): ShopFacts {
  return useSite()!.shop
}
