import type { Mutation } from './mutation.ts'

const upgrade = 'db/upgrade.db.test.ts'
const refill = 'domain/ground/refill-derived.db.test.ts'

/** How the database is brought to its shape, and what is derived anew. */
export const upgradeMutations: Mutation[] = [
  {
    file: 'db/in-step.ts',
    find: 'if (!outOfLuck.has(code)) throw error',
    put: 'throw error',
    tests: ['db/in-step.db.test.ts'],
    why: 'an upgrade ends because somebody buys in its moment',
  },
  {
    file: 'db/apply-functions.ts',
    find: 'functionsVersion > functions.version',
    put: 'functionsVersion < 0',
    tests: [upgrade],
    why: 'a program that is rolled back puts its old functions in the place of newer ones',
  },
  {
    file: 'db/schema-state.ts',
    find: 'Number(unaware) < floor.when',
    put: 'Number(unaware) < 0',
    tests: [upgrade],
    why: '1.0.0 starts on tables that it does not know, and fails at every request',
  },
  {
    file: 'domain/ground/refill-derived.ts',
    find: 'state.target === version ? state.after : null',
    put: 'null',
    tests: [refill],
    why: 'what is derived is written anew from the beginning again and again, and is never through',
  },
]
