import { redirect } from 'react-router'

import { shopContext } from '#app/ctx.server.ts'

import type { Route } from './+types/admin-index.ts'
import { adminOnly } from './admin-only.server.ts'

/** The panel opens at its goods. */
export function loader({ context }: Route.LoaderArgs) {
  adminOnly(context.get(shopContext))
  throw redirect('/admin-panel/all-products')
}
