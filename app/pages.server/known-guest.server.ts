import type { RouterContextProvider } from 'react-router'

import { shopContext } from './ctx.server.ts'

/**
 * Whether nobody is signed in, for the pages that show what belongs to a person: a guest's is empty, and need not
 * be waited for. Whoever is signed in gets theirs by the calls.
 */
export function knownGuest({ context }: { context: Readonly<RouterContextProvider> }) {
  return { isGuest: !context.get(shopContext).actor }
}
