import { z } from 'zod'

import { reportDays, usualReportDays } from '#domain/reports/rules.ts'

import { problem as refusal } from './envelope.ts'

/** A table for spreadsheets. It is sent as text, and not as JSON. */
const csv = { content: { 'text/csv': { schema: z.string() } } }

/** Over how many Indian days, today among them. */
const query = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...reportDays]))
    .default(usualReportDays),
})

export const getSalesCsv = {
  method: 'GET',
  url: '/api/reports/sales.csv',
  schema: {
    operationId: 'getSalesCsv',
    summary: 'What was sold and given back on each Indian day, or in each hour of today (admins)',
    tags: ['reports'],
    querystring: query,
    response: { 200: csv, '4xx': refusal, '5xx': refusal },
  },
} as const

export const getSoldProductsCsv = {
  method: 'GET',
  url: '/api/reports/products.csv',
  schema: {
    operationId: 'getSoldProductsCsv',
    summary: 'How many pieces or kilograms of each product were sold, and for how much (admins)',
    tags: ['reports'],
    querystring: query,
    response: { 200: csv, '4xx': refusal, '5xx': refusal },
  },
} as const
