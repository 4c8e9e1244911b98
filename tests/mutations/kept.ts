import type { Mutation } from './mutation.ts'

const roundTrip = 'server/backup/round-trip.night.http.test.ts'

/** What is kept of the shop, and which process may touch it. */
export const keptMutations: Mutation[] = [
  {
    file: 'server/fingerprint.ts',
    find: 'if (!isAlone && !isSecretLost)',
    put: 'if (!isAlone && isSecretLost)',
    tests: ['server/fingerprint.db.test.ts'],
    why: 'a second process signs with a secret of its own, and everybody is signed out at every other request',
  },
  {
    file: 'server/picture-identity.ts',
    find: 'if (elsewhere.length > 0)',
    put: 'if (elsewhere.length < 0)',
    tests: ['server/picture-identity.night.db.test.ts'],
    named: 'nobody starts with a copy',
    why: 'a copy of the data folder takes the pictures over from the shop that runs',
  },
  {
    file: 'domain/media/remove-unused-pictures.ts',
    find: '(await pictures.id()) !== known.id',
    put: 'known.id === ""',
    tests: ['server/pictures-in-a-bucket.night.http.test.ts'],
    named: 'uploads that nothing refers to',
    why: 'a shop deletes the pictures of another one',
  },
  {
    file: 'db/backup/half-restored.ts',
    find: 'if (!(await isHalfRestored(client))) return',
    put: 'if (client) return',
    tests: [roundTrip],
    named: 'a restore that did not end',
    why: 'a shop opens with half of its rows',
  },
  {
    file: 'server/backup/restoring.ts',
    find: 'if (isForOperator(error)) rmSync(note)',
    put: 'rmSync(note)',
    tests: [roundTrip],
    named: 'cut off before it has a database',
    why: 'in the place of the restored shop the demo market opens',
  },
  {
    file: 'server/backup/finish-restore.ts',
    find: 'const ids = new Set(lists.flat().map(({ id }) => id))',
    put: 'const ids = new Set<string>()',
    tests: [roundTrip],
    why: 'who has deleted their account is there again after a restore',
  },
  {
    file: 'domain/ground/transaction.ts',
    find: 'work({ ...ctx, db, replica: undefined })',
    put: 'work({ ...ctx, db })',
    tests: ['domain/ground/at-one-moment.db.test.ts'],
    why: 'a command decides on what another server has, which does not know what it has just written',
  },
]
