import { redirect } from 'react-router'

import { shopContext } from '#app/pages.server/ctx.server.ts'
import { deskProductsPath } from '#app/paths.ts'

import type { Route } from './+types/desk-index.ts'
import { adminOnly } from './admin-only.server.ts'

/** Index route: the panel opens at its products. */
export function loader({ context }: Route.LoaderArgs) {
  adminOnly(context.get(shopContext))
  throw redirect(deskProductsPath)
}

/** Never shown; without it the address would be no page, and a failure no error page. */
export default function DeskIndex() {
  return null
}
