import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

import { connectPatiently } from '#db/connect.ts'
import { identity, people, productImages } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { readId, writeId } from '#integrations/pictures/picture-files.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct } from '#tests/support/shop.ts'

import { knowPictures } from './picture-identity.ts'
import { answerOthers } from './picture-witness.ts'

const { db, connectionConfig: directConfig } = await testDatabase()
const root = mkdtempSync(path.join(os.tmpdir(), 'haat-picture-identity-'))
afterAll(() => rmSync(root, { recursive: true }))

const ofUrl = 'postgres://db/haat'

/** A process that starts with this data folder, on the database of the test. */
function start(dataDir: string, databaseUrl: string | null = ofUrl, files = filesOf(dataDir)) {
  const settings = { dataDir: path.join(root, dataDir), databaseUrl, pictureBucket: null }
  return knowPictures({ db, directConfig }, files, settings)
}

function filesOf(dataDir: string) {
  const folder = path.join(root, dataDir, 'images')
  mkdirSync(folder, { recursive: true })
  return diskFiles(folder)
}

/** Dies when the place has its id, and before the database has it. */
async function startKilled(dataDir: string, databaseUrl: string | null = ofUrl) {
  const files = filesOf(dataDir)
  const write = async (name: string, bytes: Buffer) => {
    await files.write(name, bytes)
    throw new Error('killed')
  }
  await expect(start(dataDir, databaseUrl, { ...files, write })).rejects.toThrow('killed')
}

/** The connection of a process that runs, with its pictures there. */
async function running(dataDir: string) {
  const name = { application_name: 'haat listen shop1 4711' }
  const listener = await connectPatiently({ ...directConfig, ...name })
  await answerOthers(listener, filesOf(dataDir))
  return listener
}

/** A picture that somebody has sent there. */
async function upload(dataDir: string) {
  await filesOf(dataDir).write(`${'5'.repeat(32)}-800.webp`, Buffer.from('a picture'))
}

const idOf = async () => (await db.select().from(identity))[0]?.mark
const elsewhere =
  /^The pictures of this database are not in \S+\/images, but where its other processes keep them/

test('of two processes of a database the second needs the pictures of the first, and is told how to get them', async () => {
  await start('first')
  const id = (await idOf()) ?? ''
  await start('first')
  expect(await idOf()).toBe(id)

  await expect(start('second')).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`${elsewhere.source}[^]*write the line ${id} into`)),
  })
  expect(await idOf()).toBe(id)
  writeFileSync(path.join(root, 'second/images/haat-pictures.txt'), id)
  await start('second')
  await start('second')
})

test('pictures that were moved go on, and of a copy and its original the one that started last', async () => {
  await db.delete(identity)
  await start('one')
  renameSync(path.join(root, 'one'), path.join(root, 'moved'))
  await start('moved')
  cpSync(path.join(root, 'moved'), path.join(root, 'copy'), { recursive: true })

  await start('copy')
  await expect(start('moved')).rejects.toThrow(elsewhere)
  await start('copy')
})

test('nobody starts with a copy of the pictures of a process that runs, also where a disk of its own hides that it is one', async () => {
  await db.delete(identity)
  await start('runs')
  const listener = await running('runs')
  cpSync(path.join(root, 'runs'), path.join(root, 'beside'), { recursive: true })
  const copied =
    /are a copy: of this database process 4711 on shop1 runs, and keeps its pictures elsewhere.*\n.*one folder/
  await expect(start('beside')).rejects.toThrow(copied)
  // Two disks number their first folders alike.
  const mark = await readId(filesOf('beside'))
  const place = `folder ${statSync(path.join(root, 'beside/images')).ino}`
  await writeId(filesOf('beside'), { ...mark!, place })
  await expect(start('beside')).rejects.toThrow(copied)
  await start('runs')
  expect(readdirSync(path.join(root, 'runs/images'))).toEqual(['haat-pictures.txt'])

  await listener.end()
  await start('beside')
})

test('of a process that does not answer the pictures are not taken away, but it keeps no other from starting', async () => {
  await db.delete(identity)
  await start('of before')
  const silent = await connectPatiently({ ...directConfig, application_name: 'haat listen shop1 4711' })
  cpSync(path.join(root, 'of before'), path.join(root, 'taken'), { recursive: true })
  const [taken, before] = await Promise.allSettled([start('taken'), start('of before')])
  expect(before.status).toBe('fulfilled')
  expect(String((taken as PromiseRejectedResult).reason)).toMatch(
    /process 4711 on shop1 runs.*\n.*Stop it first.*\nselect pg_terminate_backend\(\d+\);$/,
  )
  await silent.end()
})

test('an empty database takes no pictures that somebody has sent, whoever they are known to', async () => {
  await db.delete(identity)
  await startKilled('shop')
  expect(await idOf()).toBeUndefined()
  await start('shop')
  await upload('shop')
  await start('shop')
  // Of a shop from before pictures had an id.
  await upload('unknown')
  await db.delete(identity)

  for (const url of [ofUrl, null])
    for (const dataDir of ['shop', 'unknown'])
      await expect(start(dataDir, url)).rejects.toThrow(
        /this database is empty: they are those of another one/,
      )
  expect(await idOf()).toBeUndefined()

  // An old database beside those of the new one, which nobody has used since.
  await db.insert(identity).values({ of: 'pictures', mark: 'of the old one' })
  await expect(start('shop', null)).rejects.toThrow(elsewhere)
  // Nothing of anybody's is there; who has the id as well keeps it alone.
  await db.delete(identity)
  await filesOf('new').write('haat-pictures.txt', Buffer.from('of another\n'))
  await start('new')
  expect(await idOf()).not.toBe('of another')
})

test('a shop of before takes the place where its pictures are, and none of another shop', async () => {
  await db.delete(identity)
  const person = { id: newId(), name: 'Asha', email: 'asha@example.com', createdAt: new Date() }
  await db.insert(people).values({ ...person, updatedAt: new Date() })
  await makeProduct({ db })
  await expect(start('empty')).rejects.toThrow(elsewhere)
  await expect(start('copy')).rejects.toThrow(
    /are those of another database\.\n.*delete the file haat-pictures/,
  )
  // As the refusal of `empty` says, where they are lost.
  await filesOf('lost').write('haat-pictures.txt', Buffer.from('of the refusal\n'))
  await start('lost')
  await db.delete(identity)
  await filesOf('old').write('toor-dal-800.webp', Buffer.from('a picture'))
  // The picture of the newest product is lost.
  const productId = await makeProduct({ db })
  const isIts = eq(productImages.productId, productId)
  await db.update(productImages).set({ url: '/images/lost-800.webp' }).where(isIts)
  await upload('old')
  await startKilled('old')
  await start('old')
  await expect(start('empty')).rejects.toThrow(elsewhere)
  // The id was copied, and no picture with it: the place where they are stays the right one.
  const id = await filesOf('old').read('haat-pictures.txt')
  await filesOf('bare').write('haat-pictures.txt', id!)
  await expect(start('bare')).rejects.toThrow(elsewhere)
  await start('old')
  // With a database of its own there is one process, whatever became of its pictures.
  await start('empty', null)
})
