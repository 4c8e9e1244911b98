import type { Mutation } from './mutation.ts'

const saving = 'domain/products/save-product-prices.http.test.ts'
const saves = 'domain/products/save-product-prices.ts'

/** Prices, stock and state of many products in one save. */
export const priceMutations: Mutation[] = [
  {
    file: saves,
    find: "asked.every((field) => present[field] === seen[field]) ? 'saved' : 'changed_meanwhile'",
    put: "asked.length > 0 ? 'saved' : 'changed_meanwhile'",
    tests: [saving],
    why: 'what another person has changed meanwhile is overwritten',
  },
  {
    file: saves,
    find: "field !== 'stock' || wanted.stock !== undefined",
    put: "field !== 'stock'",
    tests: [saving],
    why: 'a stock that was typed over an older one brings back what was sold since',
  },
  {
    file: saves,
    find: ".filter((field) => field !== 'stock' || wanted.stock !== undefined)",
    put: '',
    tests: [saving],
    why: 'each sale in the morning stops the new price of what was sold',
  },
  {
    file: saves,
    find: `
    .for('no key update')`,
    put: '',
    tests: [saving],
    why: 'of two who save one row at once the second overwrites the first',
  },
  {
    file: saves,
    find: '`${idempotencyKey} ${from}`',
    put: 'undefined',
    tests: [saving],
    why: 'a press whose answer was lost overwrites on the second try what came after it',
  },
  {
    file: saves,
    find: 'const atATime = 100',
    put: 'const atATime = 1',
    tests: [saving],
    why: 'a thousand rows keep the database busy with ten thousand statements',
  },
  {
    file: 'domain/inventory/begin-counting.ts',
    find: 'Math.max(0, pieces - held)',
    put: 'pieces',
    tests: [saving],
    why: 'what somebody is paying for is sold once more where a counting begins',
  },
  {
    file: 'app/desk/prices/drafts.ts',
    find: 'draft && !isChangedMeanwhile(row, draft) && Object',
    put: 'draft && Object',
    tests: ['app/desk/prices/drafts.test.ts'],
    why: 'a row that was marked is sent without a choice',
  },
]
