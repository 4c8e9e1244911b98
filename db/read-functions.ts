/** The functions and triggers of the database as their files have them. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { projectFolder } from './project-folder.ts'

export interface Functions {
  /** Grows with every change of them, so that two programs know whose are newer (db/functions.json). */
  version: number
  /** The name and the hash of each file. */
  files: Part[]
  /** Of each file all but its triggers: what it says can be replaced while others call it. */
  bodies: Part[]
  /** Each locks its table while it is made. */
  triggers: Part[]
}

export interface Part {
  name: string
  text: string
  hash: string
}

/** Throws where one cannot be read, or two triggers have one name: what is applied is known by it. */
export async function readFunctions(): Promise<Functions> {
  const folder = path.join(projectFolder(), 'db', 'functions')
  const names = (await readdir(folder)).toSorted()
  const files = await Promise.all(
    names.map(async (name) =>
      partOf(path.basename(name, '.sql'), await readFile(path.join(folder, name), 'utf8')),
    ),
  )
  const triggers = files.flatMap(({ text }) =>
    [...text.matchAll(trigger)].map(([made, name]) => partOf(`trigger ${name}`, made)),
  )
  const taken = new Set<string>()
  for (const { name } of triggers) {
    if (taken.has(name)) throw new Error(`Two parts of db/functions are called '${name}'`)
    taken.add(name)
  }
  const numbered = await readFile(path.join(projectFolder(), 'db', 'functions.json'), 'utf8')
  return {
    version: (JSON.parse(numbered) as { version: number }).version,
    files,
    bodies: files.map(({ name, text }) => partOf(name, text.replaceAll(trigger, ''))),
    triggers,
  }
}

/** The hash of all of them, which db/functions.json keeps beside their number. */
export function hashOfAll({ files }: Functions): string {
  return hashOf(files.map(({ name, hash }) => `${name} ${hash}\n`).join(''))
}

/** With the statement before it that takes its forerunner away. */
const trigger =
  /^(?:DROP TRIGGER IF EXISTS [^;]+;\n)?CREATE (?:OR REPLACE |CONSTRAINT )TRIGGER (\w+)[^;]+;\n?/gm

function partOf(name: string, text: string): Part {
  return { name, text, hash: hashOf(text) }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
