/** Earlier versions of the shop, taken from the history of this repository and built as they were. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

import releases from './releases.json' with { type: 'json' }

/** Each release adds its last commit (docs/UPGRADE.md). */
export { releases }
export type Release = (typeof releases)[number]

/** Kept, because to install and build one takes a minute. */
const kept = path.join(os.tmpdir(), 'haat-releases')

/** Answers the folder that it is built in. Throws where this clone has no such commit. */
export function built({ version, commit }: Release): string {
  const folder = path.join(kept, commit)
  const done = path.join(folder, 'is-built')
  if (fs.existsSync(done)) return folder
  const has = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: projectFolder() })
  if (has.status !== 0)
    throw new Error(
      `This copy of the repository has no history of ${version} (commit ${commit}). ` +
        'Clone it whole, or run `git fetch --unshallow`.',
    )
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  run(projectFolder(), `git archive ${commit} | tar -x -C '${folder}'`)
  run(folder, 'npm ci --no-audit --no-fund --prefer-offline')
  run(folder, 'npm run build')
  fs.writeFileSync(done, '')
  return folder
}

function run(cwd: string, command: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} in ${cwd}\n${stdout}${stderr}`)
}
