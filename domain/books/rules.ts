import { longDate, startOfIndianDay } from '#domain/time/rules.ts'

/** A month in India, as an address has it: 2026-11. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/** What an accountant is given of a month, by its word in the address of the file. */
export const books = {
  register: 'Register of invoices and credit notes',
  gstr1: 'Figures for GSTR-1',
  hsn: 'HSN summary',
  brands: 'Sales by brand',
  money: 'Cash and UPI',
} as const

export type BookName = keyof typeof books

export const bookNames = Object.keys(books) as BookName[]

/** So many invoices and credit notes stand in one PDF; a month of more has several. */
export const documentsAFile = 100

/** When a month begins and ends in India; the end belongs to the next one. */
export function momentsOf(month: string): { from: Date; until: Date } {
  return { from: startOfIndianDay(`${month}-01`), until: startOfIndianDay(`${monthAfter(month)}-01`) }
}

/** All months from one to another, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.unshift(month)
  return months
}

/** 'November 2026' */
export function monthWords(month: string): string {
  return longDate(startOfIndianDay(`${month}-01`)).slice(2)
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}
