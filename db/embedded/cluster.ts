/** Makes the folders and the empty database cluster, never half a one. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import type { Binaries } from './binaries.ts'
import type { Locations } from './locations.ts'

export function prepareFolders({ state, socketDir, account }: Locations): void {
  fs.mkdirSync(state, { recursive: true })
  if (account) {
    fs.chmodSync(path.dirname(state), 0o755)
    fs.chmodSync(state, 0o755)
  }
  // A program that can reach the socket is trusted without a password, so only the server's account may.
  makePrivate(socketDir, account)
}

/**
 * Runs initdb beside the final place and renames, so that a kill leaves nothing that looks finished. Answers
 * whether there was none before.
 */
export function ensureCluster(
  { initdb }: Binaries,
  { state, cluster, account }: Locations,
  durable: boolean,
): boolean {
  if (clusterExists(cluster)) return false

  const draft = path.join(state, `init.${process.pid}`)
  fs.rmSync(draft, { recursive: true, force: true })
  makePrivate(draft, account)
  const options = durable ? initdbOptions : [...initdbOptions, '--no-sync']
  const made = spawnSync(initdb, ['-D', draft, ...options], { ...account, cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new Error(`Could not create the database (initdb): ${made.error?.message ?? made.stderr}`)
  }
  try {
    fs.renameSync(draft, cluster)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!clusterExists(cluster)) throw error // otherwise another starter was first
  }
  return true
}

const initdbOptions = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  // PostgreSQL's own locale sorts the same on every machine; the system's may change with an update.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  // By its LC_CTYPE pg_trgm knows letters from signs: with C it finds no trigram in Devanagari, and a search
  // for a Hindi word uses no index. A cluster keeps it for life (db/reads-every-script.ts looks).
  `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`,
  '--no-instructions',
]

function clusterExists(cluster: string): boolean {
  return fs.existsSync(path.join(cluster, 'PG_VERSION'))
}

function makePrivate(folder: string, account: Locations['account']): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) fs.chownSync(folder, account.uid, account.gid)
  const { uid } = fs.lstatSync(folder)
  if (uid !== (account?.uid ?? process.getuid?.() ?? uid)) {
    // In a shared temporary folder somebody else could have been waiting under this name.
    throw new Error(`${folder} belongs to another user; it must be private to the database.`)
  }
  fs.chmodSync(folder, 0o700)
}
