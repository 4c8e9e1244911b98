/**
 * The small file in a data folder that says where root keeps its cluster.
 *
 * It travels with the folder: a moved shop finds its data, a deleted one begins empty.
 */
import fs from 'node:fs'
import path from 'node:path'

const fileName = 'postgres-location'

interface Pointer {
  state: string
  /** The data folder that it was written for, to tell a copied folder from a moved one. */
  dataDir: string
}

/** The data folder has no database that it could be opened with, and why. */
class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused'
}

/**
 * The cluster's place, or undefined when this data folder has none of its own.
 * @throws DataFolderRefused where the folder is a copy of another one
 */
export function readPointer(dataDir: string): string | undefined {
  const pointer = parsePointer(dataDir)
  if (!pointer) return undefined
  if (pointer.dataDir === dataDir) return pointer.state

  if (parsePointer(pointer.dataDir)?.state === pointer.state)
    throw new DataFolderRefused(
      `DATA_DIR ${dataDir} is a copy of ${pointer.dataDir}, whose database is in ${pointer.state}: two shops must ` +
        `not write into one database.\nTo have the shop twice, restore a backup (npm run restore) into a new ` +
        `DATA_DIR. To begin an empty shop in this one, delete ${pointerFile(dataDir)}.`,
    )
  replacePointer({ ...pointer, dataDir })
  return pointer.state
}

/** Writes the pointer unless another starter was faster; answers the place that holds. */
export function writePointer(dataDir: string, state: string): string {
  const draft = writeDraft({ state, dataDir })
  try {
    // Unlike a rename, a link fails when the name is taken, so the first of several starters wins.
    fs.linkSync(draft, pointerFile(dataDir))
    return state
  } catch (error) {
    const winner = parsePointer(dataDir)
    if (winner) return winner.state
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** @throws DataFolderRefused where the database that the folder names is not there */
export function refuseWithoutState(dataDir: string, state: string): void {
  if (fs.existsSync(state)) return
  throw new DataFolderRefused(
    `The database of DATA_DIR ${dataDir} was in ${state}, and is not there.\nIf the folder came from another ` +
      `machine, bring that one as well, or restore a backup (npm run restore) into a new DATA_DIR. To begin an ` +
      `empty shop in this one, delete ${pointerFile(dataDir)}.`,
  )
}

export function removePointer(dataDir: string): void {
  fs.rmSync(pointerFile(dataDir), { force: true })
}

function replacePointer(pointer: Pointer): void {
  fs.renameSync(writeDraft(pointer), pointerFile(pointer.dataDir))
}

function writeDraft(pointer: Pointer): string {
  const draft = `${pointerFile(pointer.dataDir)}.${process.pid}`
  fs.writeFileSync(draft, `${pointer.state}\n${pointer.dataDir}\n`)
  return draft
}

function parsePointer(dataDir: string): Pointer | undefined {
  const file = pointerFile(dataDir)
  if (!fs.existsSync(file)) return undefined
  const [state, writtenFor] = fs.readFileSync(file, 'utf8').split('\n')
  if (!state || !writtenFor) throw new Error(`${file} is damaged: it does not name a folder.`)
  return { state, dataDir: writtenFor }
}

function pointerFile(dataDir: string): string {
  return path.join(dataDir, fileName)
}
