import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { identity, people } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct } from '#tests/support/shop.ts'

import { knowPictures } from './picture-identity.ts'

const { db } = await testDatabase()
const root = mkdtempSync(path.join(os.tmpdir(), 'haat-picture-identity-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A process that starts with this data folder, on the database of the test. */
function start(dataDir: string, databaseUrl: string | null = 'postgres://db/haat') {
  const folder = path.join(root, dataDir, 'images')
  mkdirSync(folder, { recursive: true })
  return knowPictures(db, diskFiles(folder), {
    dataDir: path.join(root, dataDir),
    databaseUrl,
    pictureBucket: null,
  })
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

test('a shop of before takes the place where its pictures are, and none of another shop', async () => {
  await db.delete(identity)
  const person = { id: newId(), name: 'Asha', email: 'asha@example.com', createdAt: new Date() }
  await db.insert(people).values({ ...person, updatedAt: new Date() })
  await makeProduct({ db })
  await expect(start('empty')).rejects.toThrow(elsewhere)
  await expect(start('copy')).rejects.toThrow(
    /are those of another database\.\n.*delete the file haat-pictures/,
  )
  await diskFiles(path.join(root, 'old/images')).write('toor-dal-800.webp', Buffer.from('a picture'))
  await start('old')
  await expect(start('empty')).rejects.toThrow(elsewhere)
  // With a database of its own there is one process, whatever became of its pictures.
  await start('empty', null)
})
