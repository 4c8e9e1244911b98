import { z } from 'zod'

import { allUser } from './customers.ts'
import { problem as refusal } from './envelope.ts'
import { allOrders } from './orders.ts'
import { getProduct } from './products.ts'

/** A file: UTF-8 with BOM, commas, CRLF. */
const csv = { content: { 'text/csv': { schema: z.string() } } }
const answers = { 200: csv, '4xx': refusal, '5xx': refusal }
/** A file has the whole list. */
const paging = { page: true, pageSize: true, cursor: true } as const

export const exportProducts = {
  method: 'GET',
  url: '/api/products.csv',
  schema: {
    operationId: 'exportProducts',
    summary: 'All products as CSV, or those that the list would find; can be taken in again (admins)',
    tags: ['exports'],
    querystring: getProduct.schema.querystring.omit(paging),
    response: answers,
  },
} as const

export const exportOrders = {
  method: 'GET',
  url: '/api/orders.csv',
  schema: {
    operationId: 'exportOrders',
    summary: 'All orders as CSV, or those that the list would find; a line for each product (admins)',
    tags: ['exports'],
    querystring: allOrders.schema.querystring.omit(paging),
    response: answers,
  },
} as const

export const exportUsers = {
  method: 'GET',
  url: '/api/users.csv',
  schema: {
    operationId: 'exportUsers',
    summary: 'All users as CSV, or those that q finds; without passwords (admins)',
    tags: ['exports'],
    querystring: allUser.schema.querystring.omit(paging),
    response: answers,
  },
} as const
