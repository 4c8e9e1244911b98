import type { Mutation } from './mutation.ts'

const misses = 'domain/search-misses/search-misses.night.http.test.ts'

/** What is kept of searches in vain, and what the desk makes of it. */
export const searchMissMutations: Mutation[] = [
  {
    file: 'domain/search-misses/rules.ts',
    find: ' || longNumber.test(word)',
    put: '',
    tests: ['domain/search-misses/rules.test.ts', misses],
    why: 'a telephone number that somebody pasted into the search is kept and shown',
  },
  {
    file: 'domain/search-misses/tell-miss.ts',
    find: '  if (await findsSomething(ctx, word)) return\n',
    put: '',
    tests: [misses],
    why: 'a guest fills the list with words that find goods',
  },
  {
    file: 'domain/search-misses/tell-miss.ts',
    find: 'if (row?.count === 1) await',
    put: 'if (row?.count === 0) await',
    tests: [misses],
    why: 'random words fill the disk',
  },
  {
    file: 'domain/search-misses/make-alias.ts',
    find: '    await lockAsLoaded(tx, productId, loadedAt)\n',
    put: '',
    tests: [misses],
    why: 'an admin saves a word beside words that they have not seen',
  },
]
