import type { Mutation } from './mutation.ts'

const whole = 'server/plugins/whole-lists.night.http.test.ts'
const caching = 'server/cache/page-cache.test.ts'
const keys = 'server/pages/page-key.test.ts'
const pictures = 'integrations/pictures/picture-store.night.test.ts'

/** Lists of any length, and what is cached. */
export const listMutations: Mutation[] = [
  {
    file: 'domain/ground/at-one-moment.ts',
    find: `isolationLevel: 'repeatable read'`,
    put: `isolationLevel: 'read committed'`,
    tests: [whole],
    named: 'one moment',
    why: 'a long list leaves out who went while it was read',
  },
  {
    file: 'server/plugins/whole-lists.ts',
    find: '.finally(() => leavePlace())',
    put: '',
    tests: [whole],
    named: 'four long lists',
    why: 'after four long lists nobody gets another one',
  },
  {
    file: 'server/plugins/whole-lists.ts',
    find: 'stream ? stream.destroy(error as Error)',
    put: 'stream ? stream.end(tail)',
    tests: [whole],
    named: 'breaks off',
    why: 'a part of a list looks like the whole',
  },
  {
    file: 'server/cache/page-cache.ts',
    find: 'if (page.tags.size > 0 && !isDropped)',
    put: 'if (page.tags.size > 0)',
    tests: [caching],
    why: 'a price that changed while its page was rendered stays wrong',
  },
  {
    file: 'server/cache/page-cache.ts',
    find: 'if (!isDropped || came <= same.since)',
    put: 'if (page)',
    tests: [caching],
    why: 'who changes a price is shown the old one',
  },
  {
    file: 'server/pages/page-key.ts',
    find: '(isLink && index === 1 ? one : one.toLowerCase())',
    put: 'one',
    tests: [keys],
    why: 'spellings of one address fill the memory with copies of its page',
  },
  {
    file: 'integrations/pictures/picture-store.ts',
    find: 'waiting: mostWaiting',
    put: 'waiting: 1e9',
    tests: [pictures],
    named: 'eight pictures',
    why: 'uploads fill the memory while they wait',
  },
  {
    file: 'domain/ground/whole-list.ts',
    find: `import { inTurn } from './in-turn.ts'`,
    put: 'const inTurn = <Answer>(ask: () => Promise<Answer>) => ask()',
    tests: ['server/cache/cached-searches.night.http.test.ts'],
    named: 'leave connections for those who buy',
    why: 'a flood of whole lists takes every connection of those who buy',
  },
]
