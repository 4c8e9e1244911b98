import type { Mutation } from './mutation.ts'

const paging = 'domain/ground/paging.http.test.ts'
const lists = 'domain/lists.http.test.ts'
const editing = 'domain/catalog/update-product.http.test.ts'
const correcting = 'domain/inventory/correct-stock.http.test.ts'
const uploading = 'server/api/upload-product.http.test.ts'
const payment = 'domain/orders/rules.test.ts'
const panelTables = 'db/migrations/0006_lists_of_the_panel.sql'

/** The lists of the desk, and two who change one product. */
export const deskListMutations: Mutation[] = [
  {
    file: 'domain/ground/paging.ts',
    find: 'const limit = request.pageSize + 1',
    put: 'const limit = request.pageSize',
    tests: [paging],
    named: 'to its end',
    why: 'a list ends after its first page',
  },
  {
    file: 'domain/ground/paging.ts',
    find: 'read.length > length',
    put: 'read.length > 0',
    tests: [paging],
    named: 'even where that is full',
    why: 'the last page leads to an empty one',
  },
  {
    file: 'domain/ground/paging.ts',
    find: 'total % pageSize || pageSize : pageSize',
    put: 'pageSize : pageSize',
    tests: [paging],
    named: 'what full pages leave',
    why: 'the last page shows rows of the page before',
  },
  {
    file: 'domain/ground/paging.ts',
    find: 'if (isBackward) rows.reverse()',
    put: '',
    tests: [paging],
    named: 'from its end',
    why: 'a page is shown upside down when it is reached from its end',
  },
  {
    file: 'domain/ground/paging.ts',
    find: 'name === list && ',
    put: '',
    tests: [paging],
    named: 'belongs to the list',
    why: 'a cursor of another order begins anywhere',
  },
  {
    file: 'domain/ground/list.ts',
    find: 'or(isPast(first), isPast(second))',
    put: 'isPast(second)',
    tests: [paging],
    named: 'to its end',
    why: 'cheaper goods never come on the next page',
  },
  {
    file: 'domain/ground/list.ts',
    find: 'falls: isDescending !== isBackward',
    put: 'falls: isDescending',
    tests: [paging],
    named: 'leads back',
    why: 'Previous leads on',
  },
  {
    file: 'domain/ground/list.ts',
    find: 'escapeLike(word)',
    put: 'word',
    tests: [lists],
    named: 'as itself',
    why: 'a per cent sign finds everything',
  },
  {
    file: 'domain/ground/list.ts',
    find: `or(holdsAll, eq(id, words.join(' ')))`,
    put: 'holdsAll',
    tests: [lists],
    named: 'by their id',
    why: 'a product is not found by the id that its address has',
  },
  {
    file: panelTables,
    find: ' FOR SHARE;',
    put: ';',
    tests: [lists],
    named: 'made while it was changed',
    why: 'an order is never found by the name that its customer has',
  },
  {
    file: panelTables,
    find: `WHEN 'INSERT' THEN n ELSE -n END`,
    put: `WHEN 'INSERT' THEN n ELSE n END`,
    tests: [lists],
    named: 'follows what is added',
    why: 'the number of products grows when one is taken away',
  },
  {
    file: 'domain/ground/list-counts.ts',
    find: 'select list, sum(change)',
    put: 'select list, max(change)',
    tests: [lists],
    named: 'put together',
    why: 'the panel forgets how many rows there are',
  },
  {
    file: 'domain/catalog/update-product.ts',
    find: `
    .for('no key update')`,
    put: '',
    tests: [editing],
    named: 'at the same moment',
    why: 'of two who save at once the second overwrites the first unseen',
  },
  {
    file: 'domain/catalog/update-product.ts',
    find: 'if (loadedAt && loadedAt.getTime() !== present.updatedAt.getTime())',
    put: 'if (!present.updatedAt)',
    tests: [editing],
    named: 'of two who edit',
    why: 'who saves an old form overwrites what somebody else wrote',
  },
  {
    file: 'domain/catalog/update-product.ts',
    find: `interval '1 millisecond'`,
    put: `interval '0 milliseconds'`,
    tests: [editing],
    named: 'moment of its own',
    why: 'a change within the same millisecond is overwritten unseen',
  },
  {
    file: 'domain/inventory/correct-stock.ts',
    find: 'stock - (await heldOf(ctx, productId))',
    put: 'stock',
    tests: [editing],
    named: 'as it read it',
    why: 'a product that is saved as it was read is sold twice',
  },
  {
    file: 'domain/inventory/correct-stock.ts',
    find: 'Math.max(0, ',
    put: 'Math.max(-9, ',
    tests: [correcting],
    named: 'never goes below 0',
    why: 'a number below what is held fails on the database',
  },
  {
    file: 'domain/inventory/correct-stock.ts',
    find: `and(eq(stockHolds.productId, productId), eq(stockHolds.state, 'held'))`,
    put: 'eq(stockHolds.productId, productId)',
    tests: [correcting],
    named: 'as if it were held',
    why: 'pieces of checkouts that are long over are missing on the shelf',
  },
  {
    file: 'domain/catalog/upload-product.ts',
    find: 'key: idempotencyKey',
    put: 'key: undefined',
    tests: [uploading],
    named: 'repeated under its key',
    why: 'a line that drops makes a product twice',
  },
  {
    file: 'domain/orders/rules.ts',
    find: 'refundedPaise - (amountPaise - appliedPaise)',
    put: 'refundedPaise',
    tests: [payment],
    why: 'an order is shown as refunded when a second payment went back',
  },
]
