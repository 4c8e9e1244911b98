/** What this program knows of the shape of its database: its migrations, and which programs bear each. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { readMigrationFiles } from 'drizzle-orm/migrator'

import { projectFolder } from './project-folder.ts'

export interface Migration {
  /** Its file without `.sql`. */
  tag: string
  /** By this drizzle's journal in the database knows it: milliseconds, each later than the one before. */
  when: number
  hash: string
  statements: string[]
  /** The migration that a program must know to run on a database that has this one. */
  floor: { tag: string; when: number }
}

/** In their order. Throws where `db/oldest-programs.json` names a migration that is not there. */
export async function readMigrations(): Promise<Migration[]> {
  const folder = path.join(projectFolder(), 'db', 'migrations')
  const { entries } = await readJson<{ entries: { tag: string; when: number }[] }>(
    path.join(folder, 'meta', '_journal.json'),
  )
  const oldest = await readJson<Record<string, string>>(
    path.join(projectFolder(), 'db', 'oldest-programs.json'),
  )
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash }, n) => {
    const { tag, when } = entries[n]!
    // What says nothing is borne by no program that does not know it.
    const floor = entries.find((entry) => entry.tag === (oldest[tag] ?? tag))
    if (!floor) throw new Error(`db/oldest-programs.json: ${oldest[tag]} is no migration`)
    return { tag, when, hash, statements: sql, floor }
  })
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}
