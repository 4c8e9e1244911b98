/** `node scripts/decisions.ts`: writes the index of the decisions. */
import fs from 'node:fs'
import path from 'node:path'

import { decisionsIndex } from '../tests/checks/decisions-index.ts'
import { projectRoot } from './run-program.ts'

fs.writeFileSync(path.join(projectRoot, 'docs', 'decisions', 'README.md'), decisionsIndex())
