import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of the project: this file runs from `db/` in development and from inside `build/server/` in
 * production.
 */
export function projectFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error(`No package.json above ${import.meta.dirname}`)
    folder = parent
  }
  return folder
}
