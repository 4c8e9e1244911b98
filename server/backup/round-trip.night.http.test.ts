import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { migrate } from '#db/migrate.ts'
import { backups, documentNumbers, identity, orders, people, sessions } from '#db/schema/index.ts'
import { noteBackupByHand } from '#domain/backups/note-by-hand.ts'
import { backupByHand, backupState } from '#domain/backups/queries.ts'
import { takeNightlyBackup } from '#domain/backups/take-nightly.ts'
import { deleteAccount } from '#domain/customers/delete-account.ts'
import { deletedName } from '#domain/customers/rules.ts'
import { financialYear } from '#domain/invoices/rules.ts'
import { deskFront } from '#domain/reports/desk-front.ts'
import { isPicture, readId, writeId } from '#integrations/pictures/picture-files.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import { expectLedgerToAddUp } from '#tests/support/ledger.ts'
import { buy } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { dataUrl, picture } from '#tests/support/pictures.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { catalog } from '#tests/upgrade/catalog.ts'

import { openDatabase } from '../database.ts'
import { writeFingerprint } from '../fingerprint.ts'
import { pictureFiles } from '../picture-files.ts'
import { knowPictures } from '../picture-identity.ts'
import { readSettings } from '../settings.ts'
import { problemOfBackupDir } from './backup-dir.ts'
import { BackupError } from './backup-error.ts'
import { backupOf } from './backup-of.ts'
import { finishRestore } from './finish-restore.ts'
import { nightlyBackups } from './nightly.ts'
import { refuseOthersPictures } from './refuse-others-pictures.ts'
import { restoreBackup } from './restore-backup.ts'
import { whileRestoring } from './restoring.ts'
import { takeBackup } from './take-backup.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-backup-'))
afterwards(() => rm(folder, { recursive: true }))
const database = await testDatabase()
const shop = await testShop({ BACKUP_DIR: folder }, { database })
const env = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'mangoes in the month of may', LOG_LEVEL: 'silent' }
const settings = readSettings({ ...env, DATA_DIR: shop.dataDir })
const copy = await testDatabase()
const copySettings = readSettings({ ...env, DATA_DIR: path.join(folder, 'copy') })
const file = path.join(folder, 'haat.backup')
const padma = await shop.customer('Padmavati Kulkarni')
const numbers = { series: 'HAAT', year: financialYear(new Date()), last: 41 }
await shop.db.insert(documentNumbers).values(numbers)
await writeFingerprint(shop.db, settings.sessionSecret)
const { connectionConfig: directConfig } = database
await knowPictures({ db: shop.db, directConfig }, pictureFiles(settings), settings)
const ofBackup = (await readId(pictureFiles(settings)))!.id
/** Under a name as an upload has. */
const uploaded = `${'5'.repeat(32)}-800.webp`

test('a backup that is taken while people buy is one file that only its owner may read, and only with the passphrase', async () => {
  const products = await Promise.all([makeProduct(shop, { stock: 500 }), makeProduct(shop)])
  await padma.post('/api/v1_1/haat/image/upload', { file: dataUrl(await picture('png')) })
  let isTaken = false
  const buyers = Array.from({ length: 3 }, async () => {
    const buyer = await shop.customer()
    do await buy(buyer, ...products)
    while (!isTaken)
  })
  await buy(padma, products[0])
  const ofNight = { file: 'of the night before', bytes: 1, startedAt: new Date(), finishedAt: new Date() }
  await shop.db.insert(backups).values({ day: '2020-01-01', ...ofNight })
  await takeBackup(file, backupOf(settings, database.connectionConfig, { withSecrets: true })).finally(() => {
    isTaken = true
  })
  await Promise.all(buyers)

  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([])
  const without = { ...intoCopy(), passphrase: null }
  await expect(restoreBackup(file, without)).rejects.toThrow('is encrypted. Set BACKUP_PASSPHRASE')
  const wrong = { ...intoCopy(), passphrase: 'mangoes in the month of june' }
  await expect(restoreBackup(file, wrong)).rejects.toThrow('BACKUP_PASSPHRASE does not open')
  await migrate(copy.connectionConfig)
})

test(
  'the shop keeps itself each night, once among all processes, and the Overview says how it went',
  { tags: 'night' },
  async () => {
    const admin = await shop.admin()
    const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
    const told = async () => (await deskFront({ ...shop.ctx, actor })).backup
    const size = { bytes: expect.any(Number) as number }
    // Its own job, when it opened.
    await vi.waitFor(async () => expect(await told()).toMatchObject({ last: size, failure: null }), 10_000)

    // An hour later is the same night, whenever this is run.
    let now = new Date(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
    const ctx = { ...shop.ctx, now: () => now }
    const nightly = (dir: string) =>
      nightlyBackups({ ...settings, backup: { ...settings.backup, dir } }, database.connectionConfig)!
    const missing = path.join(folder, 'of a disk that is not there')
    await expect(takeNightlyBackup(ctx, nightly(missing))).rejects.toThrow(
      'does not exist. Make it, or mount',
    )
    await takeNightlyBackup(ctx, nightly(folder))
    // A process that died over it, as one without memory does, is not followed by the next at once either.
    const last = () => shop.db.select().from(backups).orderBy(desc(backups.day)).limit(1)
    const [failed] = await last()
    const isFailed = eq(backups.day, failed!.day)
    await shop.db.update(backups).set({ error: null }).where(isFailed)
    await takeNightlyBackup(ctx, nightly(folder))
    expect(await last()).toEqual([{ ...failed, error: null }])
    await shop.db.update(backups).set({ error: failed!.error }).where(isFailed)
    // Of the backups in that folder there is none.
    expect(await told()).toEqual({
      last: null,
      failure: expect.stringContaining(missing) as string,
      isLate: true,
    })

    now = new Date(now.getTime() + 61 * 60_000)
    const ofOthers = ['haat-00000000-2019-01-01.backup', 'haat-00000000-2026-11-26.backup.1.part']
    for (const name of ofOthers) await writeFile(path.join(folder, name), '')
    await Promise.all([1, 2, 3].map(() => takeNightlyBackup(ctx, nightly(folder))))
    expect(await told()).toMatchObject({ last: size, failure: null, isLate: false })
    const [newest] = await last()
    expect(newest).toMatchObject({ attempts: 2, ...size })
    expect(await readdir(folder)).toEqual(expect.arrayContaining([newest!.file, ...ofOthers]))

    // Somebody has set another folder: it has one at once, and no process takes it twice.
    const other = await mkdtemp(path.join(folder, 'other-'))
    for (const dir of [other, folder, other]) await takeNightlyBackup(ctx, nightly(dir))
    expect(await readdir(other)).toEqual([newest!.file])
    expect(await last()).toMatchObject([{ dir: other, attempts: 3, ...size }])
    now = new Date(now.getTime() + 26 * 60 * 60_000)
    expect(await backupState(ctx)).toMatchObject({ isLate: true })
  },
)

test('a backup that somebody takes by hand is told beside those of the night', async () => {
  await noteBackupByHand(shop.ctx, { file, bytes: 7 })
  expect(await backupByHand(shop.ctx)).toEqual({ at: expect.any(String) as string, bytes: 7 })
})

test('a folder for backups that is a file, or missing, is told in words', { tags: 'night' }, async () => {
  await expect(problemOfBackupDir(file)).rejects.toThrow(`BACKUP_DIR ${file} is a file`)
  expect(await problemOfBackupDir(path.join(folder, 'none'))).toContain('does not exist')
  expect(await problemOfBackupDir(path.join(file, 'below'))).toContain('cannot be used (ENOTDIR')
  expect(await problemOfBackupDir(folder)).toBeNull()
})

test(
  'a restore that did not end leaves a shop that no program opens, which says so, and can be begun anew',
  { tags: 'night' },
  async () => {
    const cut = path.join(folder, 'cut.backup')
    const of = backupOf(settings, database.connectionConfig, { withSecrets: false })
    const pictures: typeof of.pictures = Object.create(of.pictures)
    // While it reads pictures, which may take an hour, an upgrade has every table.
    pictures.list = async function* () {
      await shop.pool.query(`begin; set local lock_timeout = 1000; lock table people; commit`)
      yield* of.pictures.list()
    }
    await takeBackup(cut, { ...of, pictures, passphrase: null })
    await truncate(cut, (await stat(cut)).size - 100)

    await expect(restoreBackup(cut, intoCopy())).rejects.toThrow(/damaged|no end/)
    const killed = { ...intoCopy(), finish: () => Promise.reject(new Error('killed')) }
    await expect(restoreBackup(file, killed)).rejects.toThrow('killed')

    await expect(migrate(copy.connectionConfig)).rejects.toThrow('This shop is half restored')
  },
)

test(
  'a restore that is cut off before it has a database keeps a shop from being opened there',
  { tags: 'night' },
  async () => {
    const dataDir = path.join(folder, 'cut off')
    const cutOff = whileRestoring({ dataDir, file }, () => Promise.reject(new Error('killed')))
    await expect(cutOff).rejects.toThrow('killed')
    const log = { info() {}, warn() {}, error() {} }
    await expect(openDatabase({ dataDir, databaseUrl: null }, log)).rejects.toThrow(
      `A restore into DATA_DIR ${dataDir} has not ended: \`npm run restore -- ${file}\`. Run it again`,
    )
    // What is refused in words has changed nothing.
    const refused = whileRestoring({ dataDir, file }, () => Promise.reject(new BackupError('no backup')))
    await expect(refused).rejects.toThrow('no backup')
    expect(await readdir(dataDir)).toEqual([])
  },
)

test(
  'a restore lays nothing among pictures that somebody has sent to another shop',
  { tags: 'night' },
  async () => {
    const pictures = pictureFiles(copySettings)
    await pictures.write(uploaded, Buffer.from('a picture'))
    await writeId(pictures, { id: 'of another', place: '', begunBy: 'a database' })

    await expect(restoreBackup(file, intoCopy())).rejects.toThrow('are those of another database')

    expect(await picturesOf(copySettings)).toEqual([uploaded])
    // That of a restore which was killed is its own when it is run again.
    const client = await copy.pool.connect()
    await refuseOthersPictures(client, { pictures, here: 'a database', hasIdentity: true })
    client.release()
  },
)

test('the restored shop has every row, index, trigger and picture, forgets again who had gone since, and sells', async () => {
  await givePassword(shop, padma.id, 'mangoes in may')
  await shop.pool.query(`update orders set status = 'delivered' where person_id = $1`, [padma.id])
  const actor = {
    id: padma.id,
    name: '',
    email: padma.email,
    role: 'GENERAL' as const,
    duties: [],
    sessionId: '',
  }
  await deleteAccount({ ...shop.ctx, actor }, { password: 'mangoes in may' })

  // It goes back to where its pictures are still.
  await writeId(pictureFiles(copySettings), { id: ofBackup, place: 'the folder of before', begunBy: null })
  await pictureFiles(copySettings).write(uploaded, Buffer.from('a picture'))

  const restored = await restoreBackup(file, intoCopy())

  expect(restored.rows).toBeGreaterThan(100)
  expect(await catalog(copy.pool)).toEqual(await catalog(database.pool))
  expect(await picturesOf(copySettings)).toEqual([...(await picturesOf(settings)), uploaded].toSorted())
  await expectLedgerToAddUp(copy.pool)
  expect(await copy.db.select().from(documentNumbers)).toEqual([{ ...numbers, last: 1041 }])
  const [again] = await copy.db.select().from(people).where(eq(people.id, padma.id))
  expect(again).toMatchObject({ name: deletedName, email: null })
  expect(await copy.db.$count(sessions)).toBeGreaterThan(0)
  // It is told of no backup but its own.
  expect(await copy.db.$count(backups)).toBe(0)
  const secrets = (await readdir(copySettings.dataDir)).filter((name) => name.startsWith('secrets'))
  expect(secrets).toEqual([expect.stringMatching(/^secrets-2.*\.json$/), 'secrets.json'])
  const kept = await readFile(path.join(copySettings.dataDir, secrets[0]!), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({ session: copySettings.sessionSecret })
  const start = () =>
    knowPictures({ db: copy.db, directConfig: copy.connectionConfig }, pictureFiles(copySettings), {
      ...copySettings,
      databaseUrl: 'postgres:',
    })
  await start()
  await start()
  const [pictures] = await copy.db.select().from(identity).where(eq(identity.of, 'pictures'))
  expect(pictures?.mark).not.toBe(ofBackup)
  const opened = await testShop({ DATA_DIR: copySettings.dataDir }, { database: copy })
  const asha = await opened.customer()
  await buy(asha, await makeProduct(opened))
  expect(await copy.db.$count(orders, eq(orders.personId, asha.id))).toBe(1)
  await expect(restoreBackup(file, intoCopy())).rejects.toThrow('The database is not empty')
})

async function picturesOf(some: typeof settings): Promise<string[]> {
  const pages = await Array.fromAsync(pictureFiles(some).list())
  return pages
    .flat()
    .map(({ name }) => name)
    .filter(isPicture)
    .toSorted()
}

function intoCopy() {
  return {
    config: copy.connectionConfig,
    pictures: pictureFiles(copySettings),
    passphrase: copySettings.backup.passphrase,
    finish: async (shopOfBackup: Parameters<typeof finishRestore>[0]) => {
      const { connectionConfig: _, ...connection } = copy
      await finishRestore(shopOfBackup, {
        connection,
        settings: copySettings,
        log: shop.ctx.log,
        listsIn: [folder],
        numbersToSkip: 1000,
      })
    },
  }
}
