import { redirect } from 'react-router'

import { stallOrdersPath, stallSellPath } from '#app/desk/desk-paths.ts'
import { stallOnly } from '#app/desk/stall-only.server.ts'
import { shopContext } from '#app/pages.server/ctx.server.ts'

import type { Route } from './+types/front.ts'
import { toPack } from './order-steps.ts'

/** @throws a redirect, always: to what waits to be packed, or to the counter */
export function loader({ context, request }: Route.LoaderArgs): never {
  const { duties } = stallOnly(context.get(shopContext), request)
  throw redirect(duties.includes('packs') ? stallOrdersPath + toPack.search : stallSellPath)
}
