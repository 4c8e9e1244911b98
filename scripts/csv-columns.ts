/** `node scripts/csv-columns.ts`: writes the page of the columns of a file of products. */
import fs from 'node:fs'
import path from 'node:path'

import { csvColumns } from '../tests/checks/csv-columns.ts'
import { projectRoot } from './run-program.ts'

fs.writeFileSync(path.join(projectRoot, 'docs', 'CSV.md'), csvColumns())
