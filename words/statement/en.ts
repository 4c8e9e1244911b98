import { longDate, shortDay } from '#words/ui/dates/en.ts'

/** What a grower reads of a week: on a page, as a file for spreadsheets and on paper. */
export const statement = {
  title: (name: string) => `What ${name} gets`,
  week: (from: string, to: string) => `${longDate(from)} to ${longDate(to)}`,
  before: 'From before',
  owed: 'To be paid',
  owes: 'Still to be settled',
  nothing: 'Nothing was entered in this week.',
  causes: {
    bought: 'Bought',
    sold: 'Sold',
    taken_back: 'Came back',
    advance: 'Advance',
    crate: 'Crates',
    paid: 'Paid',
  },
  /** Another entry took it back. */
  counter: (cause: string) => `${cause}, corrected`,
  shortDay,
  batch: (code: string) => `batch ${code}`,
  pieces: (count: number) => (Math.abs(count) === 1 ? `${count} piece` : `${count} pieces`),
  atPrice: (price: string) => `at ${price}`,
  shareOf: (percent: string, value: string) => `${percent} of ${value} without tax`,
  columns: {
    day: 'Day',
    what: 'What',
    goods: 'Goods',
    batch: 'Batch',
    pieces: 'Pieces',
    price: 'Price',
    value: 'Paid for it without tax',
    share: 'Share %',
    amount: 'Amount ₹',
    note: 'Note',
  },
  asPdf: 'As PDF',
  asCsv: 'For a spreadsheet',
  closed: 'This week is closed, and does not change any more.',
  from: (shop: string) => `From ${shop}`,
  gone: 'This link opens nothing any more',
  goneHint: 'Please ask the shop for a new one.',
}
