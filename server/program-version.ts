import { readFileSync } from 'node:fs'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

const { version } = JSON.parse(readFileSync(path.join(projectFolder(), 'package.json'), 'utf8')) as {
  version: string
}

/** Of this program, as package.json has it. */
export const programVersion = version
