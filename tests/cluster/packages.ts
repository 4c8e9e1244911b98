/** Debian's packages of which the cluster is made, installed where they are missing. */
import fs from 'node:fs'
import path from 'node:path'

import { runProgram } from '../../scripts/run-program.ts'

/** What is run, and the package that has it. */
const packageOf: Record<string, string> = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  ip: 'iproute2',
}

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/bin', '/sbin', '/bin']
const versions = '/usr/lib/postgresql'
/** Debian asks it before a package that was just installed starts its server. */
const policy = '/usr/sbin/policy-rc.d'

/** The path of a program, also of one that is in no ordinary user's PATH. */
export function programOf(name: string): string {
  const file = findProgram(name)
  if (!file) throw new Error(`There is no ${name} on this machine.`)
  return file
}

/** Where the programs of Debian's newest PostgreSQL are. */
export function postgresPrograms(): string {
  const folder = findPostgres()
  if (!folder) throw new Error(`There is no PostgreSQL in ${versions}.`)
  return folder
}

export async function installMissing(): Promise<void> {
  const wanted = missing()
  if (wanted.length === 0) return
  const names = wanted.join(', ')
  if (!findProgram('apt-get'))
    throw new Error(`The cluster is made of ${names}, which this machine has not, and apt-get neither.`)
  process.stdout.write(`Installing ${names} (apt-get install); their own servers are not started\n`)
  const isOurs = !fs.existsSync(policy)
  if (isOurs) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    // A list that is partly unreachable may still have them.
    await runProgram('apt-get', ['update', '-qq'], env)
    const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=120']
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...wanted], env)
  } finally {
    if (isOurs) fs.rmSync(policy, { force: true })
  }
  const still = missing().join(', ')
  if (still) throw new Error(`apt-get could not install ${still}. Its messages are above.`)
}

function missing(): string[] {
  const programs = Object.entries(packageOf).filter(([program]) => !findProgram(program))
  return [...programs.map(([, name]) => name), ...(findPostgres() ? [] : ['postgresql'])]
}

function findProgram(name: string): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file))
}

function findPostgres(): string | undefined {
  if (!fs.existsSync(versions)) return undefined
  return fs
    .readdirSync(versions)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versions, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'postgres')))
}
