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

/** The cluster's place, or undefined when this data folder has none of its own. */
export function readPointer(dataDir: string): string | undefined {
  const pointer = parsePointer(dataDir)
  if (!pointer) return undefined
  if (pointer.dataDir === dataDir) return pointer.state

  if (parsePointer(pointer.dataDir)?.state === pointer.state) {
    // A copy beside the original: two shops must not write into one database.
    fs.rmSync(pointerFile(dataDir))
    return undefined
  }
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
