import { createContext } from 'react-router'

import type { Ctx } from '#domain/ground/context.ts'

/** Where a loader finds the ctx of its request: `context.get(shopContext)`. */
export const shopContext = createContext<Ctx>()
