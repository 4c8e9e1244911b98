/** A throw-away copy of the tree, for a mutation to be planted in. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

import type { Mutation } from './mutation.ts'

/** What no test of the domain reads, and most of the tree's bytes. */
const leftOut = /^(pictures|docs|bench|public)\//

/** Copies what git knows or would know of; the packages are shared. */
export function copyTree(): string {
  const root = projectFolder()
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-mutation-'))
  for (const file of filesOf(root)) {
    const target = path.join(copy, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.copyFileSync(path.join(root, file), target, fs.constants.COPYFILE_FICLONE)
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** Plants a mutation while `work` goes on. Throws when its text does not stand in the file exactly once. */
export async function withMutation<Result>(
  folder: string,
  { file, find, put }: Mutation,
  work: () => Promise<Result>,
): Promise<Result> {
  const target = path.join(folder, file)
  const text = fs.readFileSync(target, 'utf8')
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`)
  fs.writeFileSync(target, parts.join(put))
  try {
    return await work()
  } finally {
    fs.writeFileSync(target, text)
  }
}

function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\0')
    .filter((file) => file !== '' && !leftOut.test(file) && fs.existsSync(path.join(root, file)))
}
