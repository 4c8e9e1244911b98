import { stateName } from '#domain/addresses/rules.ts'
import { documentTitles } from '#domain/invoices/rules.ts'
import { longDate } from '#domain/time/rules.ts'

type Kind = keyof typeof documentTitles

/** What invoices and credit notes say beside their facts. */
export const documents = {
  title: (kind: Kind): string => documentTitles[kind],
  fssaiLicence: (number: string) => `FSSAI licence ${number}`,
  date: (at: Date | string) => `Date ${longDate(at)}`,
  ofInvoice: (number: string, at: Date | string) => `For ${number} of ${longDate(at)}`,
  ofOrder: (orderNumber: number, at: Date | string) => `Order #${orderNumber} of ${longDate(at)}`,
  customer: 'Customer',
  placeOfSupply: 'Place of supply',
  state: stateName,
  why: 'Why',

  goods: 'Goods',
  quantity: 'Qty',
  units: 'Units',
  price: 'Price',
  delivery: 'Delivery',
  less: 'Less',
  value: 'Value',
  amount: 'Amount',
  total: 'Total',

  /** Before the sum of all. */
  sum: (kind: Kind): string => (kind === 'credit_note' ? 'Credited' : 'Total'),
  withTax: (amount: string) => `with ${amount} tax`,
  /** Beside the total. */
  deposit: (amount: string) => `and ${amount} deposit on bottles, given back for them`,
  allInRupees: 'All amounts in ₹.',
  ofTax: {
    tax_invoice: 'Prices include tax. Tax is not payable on reverse charge.',
    bill_of_supply: 'There is no tax on these goods.',
    receipt: 'The seller is not registered for GST and charges no tax.',
    credit_note: 'Amounts include tax.',
    unregistered_credit_note: 'The seller is not registered for GST.',
  },
  byComputer: 'Made by computer, valid without a signature.',
  page: (documentNumber: string, sheet: number, sheets: number) =>
    `${documentNumber}, page ${sheet} of ${sheets}`,
}
