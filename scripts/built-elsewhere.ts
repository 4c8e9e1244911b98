import fs from 'node:fs'
import path from 'node:path'

import { projectRoot } from './run-program.ts'

/** What every build has; the stamp is written last. */
const parts = ['server/index.js', 'client', 'stamp']

/** Whether `build/` is taken as it is: because it is so wanted, or because there are no pages to build. */
export function isBuiltElsewhere(root = projectRoot): boolean {
  return process.env.HAAT_NO_BUILD === '1' || !fs.existsSync(path.join(root, 'app'))
}

/** What to tell where a part of the build is missing; null where it is whole. */
export function missingBuild(root = projectRoot): string | null {
  const missing = parts.filter((part) => !fs.existsSync(path.join(root, 'build', part)))
  if (missing.length === 0) return null
  return (
    `${path.join(root, 'build')} has no whole build (${missing.join(', ')} missing), and none is made, ` +
    'because HAAT_NO_BUILD is 1 or the folder app is missing. ' +
    'Run `npm run build` where the sources are, and copy build/ here.'
  )
}
