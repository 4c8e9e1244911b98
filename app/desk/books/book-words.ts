import type { BookName } from '#domain/books/rules.ts'

/** What is in each book. */
export const whatBooksSay: Record<BookName, string> = {
  register: 'A line for each document, with value, tax and total. Credit notes are below zero.',
  gstr1:
    'Businesses by GSTIN and rate, everybody else by state and rate, what bears no tax, credit notes, and which numbers were used.',
  hsn: 'Goods by HSN code, unit and rate, apart for businesses and for everybody else.',
  brands: 'What was invoiced of each brand, less what was credited.',
  money: 'What came and went in cash and to your own UPI ID, with what was put into the tills and taken out.',
}
