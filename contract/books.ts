import { z } from 'zod'

import { bookNames, monthPattern } from '#domain/books/rules.ts'

import { problem as refusal } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'

const csv = { content: { 'text/csv': { schema: z.string() } } }
/** A file. It is sent as bytes, and not as JSON. */
const pdf = { content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } }

/** In India: 2026-11. */
const month = z.string().regex(monthPattern)
const params = z.object({ month, book: z.enum(bookNames) })

export const takeBookCsv = {
  method: 'GET',
  url: '/api/books/:month/:book.csv',
  schema: {
    operationId: 'takeBookCsv',
    summary: 'A book of a month for the accountant as CSV: register, gstr1, hsn, brands or money (admins)',
    tags: ['books'],
    params,
    response: { 200: csv, '4xx': refusal, '5xx': refusal },
  },
} as const

export const takeBookPdf = {
  method: 'GET',
  url: '/api/books/:month/:book.pdf',
  schema: {
    operationId: 'takeBookPdf',
    summary: 'The same as PDF, where it is not too long (admins)',
    tags: ['books'],
    params,
    response: { 200: pdf, '4xx': refusal, '5xx': refusal },
  },
} as const

export const takeDocumentsPdf = {
  method: 'GET',
  url: '/api/books/:month/documents.pdf',
  schema: {
    operationId: 'takeDocumentsPdf',
    summary: 'Invoices and credit notes of a month in one PDF, a hundred a part (admins)',
    tags: ['books'],
    params: z.object({ month }),
    querystring: z.object({
      /** From 1. */
      part: firstOf(numeric(z.number().int().min(1).max(10_000))).default(1),
    }),
    response: { 200: pdf, '4xx': refusal, '5xx': refusal },
  },
} as const
