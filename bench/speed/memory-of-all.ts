import { memoryOf, memoryOfPostgres } from './memory.ts'
import type { Trial } from './trial.ts'

/** Megabytes; null where the machine does not tell. */
export interface Memory {
  server: number | null
  postgres: number | null
  npm: number | null
}

/** Of the shop's server, its PostgreSQL, and the npm that has started them. */
export async function memory({ shop, running }: Trial): Promise<Memory> {
  const [cluster] = await shop.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  return {
    server: memoryOf(running.pid),
    postgres: memoryOfPostgres(cluster?.folder ?? ''),
    npm: running.npmPid === running.pid ? null : memoryOf(running.npmPid),
  }
}
