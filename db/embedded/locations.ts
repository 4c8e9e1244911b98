/** Where one embedded PostgreSQL keeps its cluster, its socket and its log. */
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import type { ServerAccount } from './server-account.ts'
import { isRoot, postgresAccount } from './server-account.ts'
import { readPointer, refuseWithoutState, writePointer } from './state-pointer.ts'

export interface Locations {
  /** The folder that holds everything below, except a socket folder that had to be shorter. */
  state: string
  cluster: string
  socketDir: string
  serverLog: string
  /** Undefined: the server runs as ourselves. */
  account: ServerAccount | undefined
}

/** Root keeps clusters here, because a project under /root is closed to the account that runs them. */
export const rootStateHome = '/var/lib/haat'

/** The port is only a part of the socket's name: nothing listens on TCP. */
export const socketPort = 5432

const socketPathLimit = 104

/**
 * Finds the places of `dataDir`'s server, and chooses them on the first start.
 * @throws DataFolderRefused where it is a copy, or came without its database
 */
export function chooseLocations(dataDir: string): Locations {
  const known = knownLocations(dataDir)
  if (known) {
    refuseWithoutState(dataDir, known.state)
    return known
  }
  if (!isRoot()) return locationsIn(path.join(dataDir, 'postgres'), undefined)

  // The random part keeps a data folder that was deleted and made again from waking the old shop.
  const name = `${shortHash(dataDir)}-${randomBytes(4).toString('hex')}`
  const own = path.join(rootStateHome, name)
  // Before the pointer, which names a folder that is there, whatever ends this start.
  fs.mkdirSync(own, { recursive: true })
  const state = writePointer(dataDir, own)
  if (state !== own) fs.rmdirSync(own)
  return locationsIn(state, postgresAccount())
}

/** The places of a server that `dataDir` had before, if it had one. */
export function knownLocations(dataDir: string): Locations | undefined {
  const ownState = path.join(dataDir, 'postgres')
  if (fs.existsSync(path.join(ownState, 'data', 'PG_VERSION'))) {
    // Made by an ordinary user: root serves it too, as that user, instead of beginning a second shop.
    return locationsIn(ownState, isRoot() ? ownerOf(ownState) : undefined)
  }
  const state = readPointer(dataDir)
  if (state === undefined) return undefined
  if (!isRoot()) {
    throw new Error(
      `Root created the database of ${dataDir}. It is in ${state}. ` +
        'Run as root, or set DATA_DIR to another folder.',
    )
  }
  return locationsIn(state, postgresAccount())
}

function locationsIn(state: string, account: ServerAccount | undefined): Locations {
  return {
    state,
    cluster: path.join(state, 'data'),
    socketDir: socketDirFor(state),
    serverLog: path.join(state, 'server.log'),
    account,
  }
}

/** The operating system cuts the path of a socket at 104 bytes (108 on Linux). */
function socketDirFor(state: string): string {
  const near = path.join(state, 'run')
  const socketPath = path.join(near, `.s.PGSQL.${socketPort}`)
  if (Buffer.byteLength(socketPath) < socketPathLimit) return near
  return path.join(fs.realpathSync(os.tmpdir()), `haat-${shortHash(state)}`)
}

function ownerOf(folder: string): ServerAccount {
  const { uid, gid } = fs.statSync(folder)
  // A folder of root's own cannot be served as root; PostgreSQL would refuse.
  return uid === 0 ? postgresAccount() : { uid, gid }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
