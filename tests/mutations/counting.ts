import type { Mutation } from './mutation.ts'

const counting = 'domain/inventory/count-goods.ts'
const countingTests = ['domain/inventory/count-goods.http.test.ts']
const repacking = 'domain/inventory/repack.ts'
const takingBack = 'domain/inventory/take-back-repack.ts'
const repackingTests = ['domain/inventory/repack.http.test.ts']

/** Sheets that are counted, and goods that become packs. */
export const countingMutations: Mutation[] = [
  {
    file: counting,
    find: '(held.get(productId) ?? 0) - net',
    put: '(held.get(productId) ?? 0)',
    tests: countingTests,
    why: 'what was sold while somebody counted is put back on the shelf',
  },
  {
    file: counting,
    find: "if (isCounted) return refused('counted_since')",
    put: '',
    tests: countingTests,
    why: 'what two people found missing is taken off twice',
  },
  {
    file: counting,
    find: ', -present)',
    put: ', -present - 99)',
    tests: countingTests,
    why: 'a count of what was oversold fails on the database, and with it the whole sheet',
  },
  {
    file: counting,
    find: 'pieces - (sold.get(productId) ?? 0)',
    put: 'pieces',
    tests: countingTests,
    why: 'what was ordered before its counting began is sold again',
  },
  {
    file: counting,
    find: ", ne(orders.status, 'cancelled')",
    put: '',
    tests: countingTests,
    why: 'pieces of a cancelled order cannot be sold',
  },
  {
    file: counting,
    find: 'const stock = await lockStock(tx, ids)',
    put: 'const stock = new Map((await tx.db.query.products.findMany()).map((row) => [row.id, row.stock]))',
    tests: countingTests,
    why: 'what two people count at the same moment is taken off twice',
  },
  {
    file: repacking,
    find: 'if (present[0]! < from.pieces) throw',
    put: 'if (false) throw',
    tests: repackingTests,
    why: 'what somebody is paying for is packed into other bags',
  },
  {
    file: repacking,
    find: 'if (amount < 0) throw',
    put: 'if (false) throw',
    tests: repackingTests,
    why: 'eleven bags of five come out of fifty kilos',
  },
  {
    file: repacking,
    find: 'const stock = await lockStock(tx, ids)',
    put: 'const stock = new Map((await tx.db.query.products.findMany()).map((row) => [row.id, row.stock]))',
    tests: repackingTests,
    named: 'waits for',
    why: 'a sack that is taken off at the same moment is packed as well',
  },
  {
    file: takingBack,
    find: "if (entries.some(({ why }) => why === 'repack_undone')) throw new DomainError('repack_undone', {})",
    put: '',
    tests: repackingTests,
    why: 'who takes a repacking back twice is told of a fault',
  },
]
