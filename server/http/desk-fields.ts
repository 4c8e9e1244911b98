import type { RouteOptions } from 'fastify'
import { z } from 'zod'

import { updateUser } from '#contract/customers.ts'
import { moveOrder } from '#contract/order-desk.ts'
import { updateProduct, uploadProduct } from '#contract/products.ts'

import { isForDesk } from './admin-first.ts'

/** Calls of the specification: their clients may send a whole product or user, and what they like beside. */
const lenient = new Set<string>([uploadProduct.url, updateProduct.url, updateUser.url])
/** Of the desk, though owners have a part in them. */
const shared = new Set<string>([moveOrder.url])

/**
 * For `onRoute`: a call of the desk refuses fields that it does not know, however deep, because what it
 * leaves out nobody would miss before the harm is done. Calls of shoppers take no notice of them (decision
 * 070).
 */
export function refuseUnknownFields(route: RouteOptions): void {
  const isOfDesk = shared.has(route.url) || [route.preParsing ?? []].flat().some(isForDesk)
  const body = route.schema?.body
  if (isOfDesk && !lenient.has(route.url) && body instanceof z.ZodType)
    route.schema = { ...route.schema, body: strict(body) }
}

/** The same schema, whose objects take no other fields than their own. */
function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') {
    const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, strict(field)]))
    return copy(schema, { shape, catchall: def.catchall ?? z.never() })
  }
  if (def.type === 'array') return copy(schema, { element: strict(def.element) })
  if (def.type === 'union') return copy(schema, { options: def.options.map(strict) })
  if (def.type === 'pipe') return copy(schema, { in: strict(def.in), out: strict(def.out) })
  if ('innerType' in def) return copy(schema, { innerType: strict(def.innerType) })
  return schema
}

/** With what is said of it in the description of the calls. */
function copy(schema: z.core.$ZodType, def: object): z.core.$ZodType {
  return z.core.clone(schema, { ...schema._zod.def, ...def }, { parent: true })
}
