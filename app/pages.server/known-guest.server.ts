import type { RouterContextProvider } from 'react-router'

import { shopContext } from './ctx.server.ts'
import { knownActor } from './known-actor.server.ts'

/**
 * Loader of personal pages (cart, orders): whether nobody is signed in. A guest's page is rendered at once
 * as the empty one; for a customer the browser asks the calls.
 */
export function knownGuest({ context }: { context: Readonly<RouterContextProvider> }) {
  return { isGuest: !knownActor(context.get(shopContext)) }
}
