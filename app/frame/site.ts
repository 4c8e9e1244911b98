import { useRouteLoaderData } from 'react-router'

/** What every document knows of the shop, from the root's loader. */
export interface Site {
  /** The shop's own address, without a slash at its end. */
  publicUrl: string
  /** True when payments are played by the test gateway. */
  testGateway: boolean
}

/** Undefined where the root's loader has failed. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site }>('root')?.site
}
