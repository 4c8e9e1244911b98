import type pg from 'pg'

import { connectPatiently, processName } from './connect.ts'
import { endInTime } from './end-in-time.ts'

interface LockOptions {
  /** Is told every five seconds that the lock is waited for, and who has it. Usually standard output. */
  tell?: (line: string) => void
  tellMs?: number
  /** After so long the wait is given up. */
  mostMs?: number
}

/** An upgrade of a large shop takes minutes; whoever starts this program may start it again. */
const usualMostMs = 5 * 60_000
const usualTellMs = 5_000

/** Another process has the lock, and had it for longer than one waits. The message names the process. */
export class LockTaken extends Error {
  override readonly name = 'LockTaken'
}

/**
 * Does work that only one of several processes may do at a time; the others wait for it. The lock is a
 * transaction's own, on a connection that does nothing else: a pooler cannot keep it beyond that. The work is
 * handed another connection, whose transactions are its own. @throws LockTaken
 */
export async function withLock<Result>(
  config: pg.ClientConfig,
  lock: number,
  work: (client: pg.Client) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const holder = await connectHolder(config)
  try {
    const client = await connectPatiently(config)
    try {
      await take(holder, client, lock, options)
      // The lock has gone with its connection: another process may have begun the same.
      holder.once('end', () => void client.end())
      return await work(client)
    } finally {
      await endInTime(client)
    }
  } finally {
    // That lifts the lock, whatever happened.
    await endInTime(holder)
  }
}

/**
 * Does the work where no other process has the lock, and otherwise leaves it out. `held` ends when the lock
 * is lost with its connection.
 */
export async function withFreeLock(
  config: pg.ClientConfig,
  lock: number,
  work: (held: AbortSignal) => Promise<void>,
): Promise<void> {
  const holder = await connectHolder(config)
  try {
    await holder.query('begin')
    await holder.query(withoutLimits)
    const { rows } = await holder.query<{ is: boolean }>('select pg_try_advisory_xact_lock($1) as is', [lock])
    if (!rows[0]?.is) return
    const lost = new AbortController()
    holder.once('end', () => lost.abort())
    await work(lost.signal)
  } finally {
    await endInTime(holder)
  }
}

function connectHolder(config: pg.ClientConfig): Promise<pg.Client> {
  const name = `haat lock ${processName()}`
  return connectPatiently({ application_name: name, ...config })
}

async function take(
  holder: pg.Client,
  beside: pg.Client,
  lock: number,
  { tell = tellStart, tellMs = usualTellMs, mostMs = usualMostMs }: LockOptions,
): Promise<void> {
  await holder.query('begin')
  await holder.query(withoutLimits)
  await holder.query(`select set_config('lock_timeout', $1, true)`, [String(mostMs)])
  let said = Promise.resolve()
  const saying = setInterval(() => {
    // That the lock is waited for is told again soon.
    said = whoHas(beside, lock).then((who) => tell(waits(who)), noAnswer)
  }, tellMs)
  try {
    await holder.query('select pg_advisory_xact_lock($1)', [lock])
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    throw new LockTaken(givenUp(await whoHas(beside, lock), mostMs))
  } finally {
    clearInterval(saying)
    await said
  }
}

const lockNotAvailable = '55P03'

/**
 * Those that this PostgreSQL knows. The transaction lasts as long as the work; and where the machine of the
 * process has gone without a word, PostgreSQL is to notice within a minute and not after two hours.
 */
const withoutLimits = `
  select set_config(name, value, true)
  from pg_settings join (values
    ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'), ('transaction_timeout', '0'),
    ('tcp_keepalives_idle', '20'), ('tcp_keepalives_interval', '10'), ('tcp_keepalives_count', '4')
  ) as wanted (name, value) using (name)`

interface Holder {
  pid: number
  application_name: string | null
  since: Date | null
}

async function whoHas(client: pg.Client, lock: number): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select pid, application_name, coalesce(xact_start, backend_start) as since
     from pg_locks left join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and pg_locks.objid = $1 and classid = 0
       and database = (select oid from pg_database where datname = current_database())`,
    [lock],
  )
  return rows[0]
}

function waits(holder: Holder | undefined): string {
  return `Waiting for another process that starts or upgrades this shop${named(holder)}`
}

function givenUp(holder: Holder | undefined, mostMs: number): string {
  const way = holder
    ? ` If that is not a shop that starts, end its connection with select pg_terminate_backend(${holder.pid}).`
    : ''
  return (
    `Another process has started or upgraded this shop for over ${mostMs / 1000} s${named(holder)}. ` +
    `Start this one again when that has ended.${way}`
  )
}

function named(holder: Holder | undefined): string {
  if (!holder) return ''
  const { pid, application_name: name, since } = holder
  const who = name ? `'${name}', ` : ''
  return ` (${who}connection ${pid} of the database${since ? ` since ${since.toISOString()}` : ''})`
}

function tellStart(line: string): void {
  process.stdout.write(`${line}\n`)
}

function noAnswer(): void {}
