import { createContext } from 'react-router'

import type { Ctx } from '#domain/context.ts'

/** Where a loader finds the ctx of its request: `context.get(shopContext)`. */
export const shopContext = createContext<Ctx>()
