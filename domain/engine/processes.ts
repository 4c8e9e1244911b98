import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'

/** A process of the shop, by the connections that PostgreSQL has of it. */
export interface ShopProcess {
  /** The name of its machine or container. */
  machine: string
  /** The system's number of it there: in containers often 1. */
  pid: number
  /** Where it connects from; null for PostgreSQL's own machine, or where PostgreSQL does not tell. */
  address: string | null
  /** Of its oldest connection. */
  connectedAt: Date
  connections: number
  /** By what the connections are for: web, background, pages, listen. */
  pools: Record<string, number>
}

/** By the names that the shop gives its connections (`application_name`): `haat web shop1 4711`. */
export async function shopProcesses({ db }: Pick<Ctx, 'db'>): Promise<ShopProcess[]> {
  const { rows } = await db.execute<{
    machine: string
    pid: number
    address: string | null
    connectedAt: string
    pools: Record<string, number>
  }>(sql`
    select "machine", "pid", "address", min("since")::text as "connectedAt", jsonb_object_agg("pool", "connections") as "pools"
    from (
      select split_part(application_name, ' ', 3) as "machine", split_part(application_name, ' ', 4)::int as "pid",
        split_part(application_name, ' ', 2) as "pool",
        host(client_addr) as "address", min(backend_start) as "since", count(*) as "connections"
      from pg_stat_activity
      where datname = current_database() and application_name ~ '^haat (?!script|lock)\\w+ \\S+ \\d{1,9}$'
      group by 1, 2, 3, 4
    ) as pools
    group by 1, 2, 3 order by 3, 1, 2`)
  return rows.map(({ connectedAt, pools, ...row }) => ({
    ...row,
    pools,
    connectedAt: new Date(connectedAt),
    connections: Object.values(pools).reduce((sum, one) => sum + one, 0),
  }))
}
