/** How long counted stock waits for its person to pay. */
export const holdMinutes = 15

/** Why stock changes (docs/decisions/095-stock-ledger.md). */
export type StockWhy =
  | 'hold'
  | 'release'
  | 'sale'
  | 'cancel'
  | 'return'
  | 'replacement'
  | 'delivery'
  | 'correction'
  | 'spoiled'
  | 'import'
  | 'uncounted'
  | 'count'
  | 'repack'
  | 'repack_undone'
  | 'given_away'
  | 'expired'
  | 'recalled'

/** The highest mark at which a product can be called low; the table's check has it too. */
export const highestLowStockMark = 100_000
