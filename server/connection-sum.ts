import type pg from 'pg'

import { pageConnections } from './pages/guest-thread.ts'
import type { Settings } from './settings.ts'
import { backgroundConnections } from './shared-ctx.ts'

type Summed = Pick<Settings, 'role' | 'database' | 'metricsPort' | 'backup'>

/** The most connections that a process with these settings opens, by what they are for. */
function connectionsOf({ role, database, metricsPort, backup }: Summed): [string, number][] {
  return [
    [role === 'jobs' ? 'for health and news' : 'for calls', database.connections],
    ['for pages', role === 'jobs' ? 0 : pageConnections],
    ['for what works behind the shop', backgroundConnections],
    ['to listen', 1],
    ['to plan slow statements', database.slowMs === null ? 0 : 1],
    ['for METRICS_PORT', metricsPort === null ? 0 : 1],
    ['for the backup of each night', role === 'web' || backup.dir === null ? 0 : 2],
  ]
}

/** Says them and their sum, beside what PostgreSQL has for all of its clients. */
export async function connectionSum(settings: Summed, pool: pg.Pool): Promise<string> {
  const parts = connectionsOf(settings).filter(([, most]) => most > 0)
  const sum = parts.reduce((total, [, most]) => total + most, 0)
  const { rows } = await pool.query<{ max_connections: string }>('show max_connections')
  const has = rows[0]?.max_connections
  const list = parts.map(([what, most]) => `${most} ${what}`).join(', ')
  return `This process opens up to ${sum} of PostgreSQL's ${has} connections: ${list}.`
}
