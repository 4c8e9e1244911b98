/** Two PostgreSQLs that Patroni keeps as primary and synchronous standby, with one etcd. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, vi } from 'vitest'

import { kill, machine } from './machines.ts'
import type { Machine } from './machines.ts'
import { postgresPrograms, programOf } from './packages.ts'

export interface Member extends Machine {
  /** What its Patroni said since it was last started. */
  said: () => { at: number; line: string }[]
  start: () => void
  /** Kills PostgreSQL's first process; Patroni lives on. */
  killPostgres: () => void
  /**
   * Ends what has outlived that, as a service manager does: what waits for a lock of a dead process waits for
   * ever, and no other server starts beside it.
   */
  endLeftovers: () => void
  /** True while it has the lease of the primary; whether it takes changes yet is another thing. */
  isPrimary: () => Promise<boolean>
}

interface Role {
  name: string
  role: string
  state: string
}

const port = 5432
export const restPort = 8008
const lease = { ttl: 20, loop_wait: 2, retry_timeout: 3, primary_start_timeout: 0 }

/** Settles when both are there, the standby synchronous. */
export async function openDatabases(): Promise<Member[]> {
  const registry = machine('etcd', 20)
  const url = `http://${registry.address}:2379`
  registry.run([
    programOf('etcd'),
    `--data-dir=${path.join(registry.folder, 'data')}`,
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=http://${registry.address}:2380`,
    '--log-level=error',
  ])
  const members = [11, 12].map((number, at) => member(`db${at + 1}`, number, registry.address))
  for (const one of members) one.start()
  await bothThere(members)
  return members
}

/** Settles when there is a primary, and a standby that has whatever the primary acknowledges. */
export async function bothThere(members: readonly Member[]): Promise<void> {
  const tail = () =>
    members
      .map(
        ({ name, said }) =>
          `${name}\n${said()
            .slice(-15)
            .map(({ line }) => line)
            .join('\n')}`,
      )
      .join('\n')
  await vi.waitFor(
    async () => {
      const roles = await rolesSeenBy(members)
      expect(roles.map(({ role, state }) => `${role} ${state}`).toSorted(), tail()).toEqual([
        expect.stringMatching(/^leader running$/),
        expect.stringMatching(/^sync_standby (running|streaming)$/),
      ])
    },
    { timeout: 90_000, interval: 200 },
  )
}

export async function primaryOf(members: readonly Member[]): Promise<Member> {
  for (const one of members) if (await one.isPrimary()) return one
  throw new Error('there is no primary')
}

/** When the PostgreSQL of this member was a primary that takes changes, after `since`. */
export function tookOver({ said }: Member, since: number): number | undefined {
  return said().find(({ at, line }) => at >= since && line.includes('ready to accept connections'))?.at
}

async function rolesSeenBy(members: readonly Member[]): Promise<Role[]> {
  for (const { address } of members) {
    const cluster = await ask(address, 'cluster')
    if (cluster?.ok) return ((await cluster.json()) as { members: Role[] }).members
  }
  return []
}

async function ask(address: string, what: string): Promise<Response | null> {
  return fetch(`http://${address}:${restPort}/${what}`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => null,
  )
}

function member(name: string, number: number, etcd: string): Member {
  const place = machine(name, number)
  const data = path.join(place.folder, 'data')
  const settings = path.join(place.folder, 'patroni.json')
  // JSON is YAML.
  writeFileSync(settings, JSON.stringify(patroniSettings(place, data, etcd), null, 2))
  let running: ReturnType<Machine['run']> | undefined
  let beheaded: number[] = []
  return {
    ...place,
    said: () => running?.said ?? [],
    start() {
      running = place.run([programOf('patroni'), settings], 'postgres')
    },
    killPostgres() {
      beheaded = place.processes().filter(isPostgres)
      kill(Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10))
    },
    endLeftovers: () => beheaded.filter(isPostgres).forEach(kill),
    async isPrimary() {
      return (await ask(place.address, 'primary'))?.status === 200
    },
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

function patroniSettings({ name, address, folder }: Machine, data: string, etcd: string): object {
  const parameters = { max_connections: 200, shared_buffers: '64MB', wal_log_hints: 'on' }
  return {
    scope: 'haat',
    name,
    restapi: { listen: `${address}:${restPort}`, connect_address: `${address}:${restPort}` },
    etcd3: { host: `${etcd}:2379` },
    bootstrap: {
      dcs: { ...lease, synchronous_mode: true, postgresql: { use_pg_rewind: true, parameters } },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${port}`,
      connect_address: `${address}:${port}`,
      data_dir: data,
      bin_dir: postgresPrograms(),
      pgpass: path.join(folder, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    },
  }
}
