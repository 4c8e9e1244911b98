/**
 * Machines with a cable each: network namespaces on one bridge. They share processor, clock and disk, so a
 * machine's death is that of all its processes at once.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { programOf } from './packages.ts'

export interface Machine {
  name: string
  address: string
  /** Its disk. */
  folder: string
  run: (command: string[], as?: 'postgres') => Program
  processes: () => number[]
  /** Everything on it is gone at once, and nothing of it says goodbye to its own. */
  die: () => void
  unplug: () => void
  plug: () => void
}

interface Program {
  child: ChildProcess
  /** What it said, and when, in milliseconds of `performance.now()`. */
  said: { at: number; line: string }[]
}

const bridge = 'market'
const network = '10.42.0'
/** Where the buyers, the gateway and the mail server are. */
export const outside = `${network}.1`

export function openNetwork(): void {
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('address', 'add', `${outside}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
}

/** @param number The last part of its address. */
export function machine(name: string, number: number): Machine {
  const cable = `to-${name}`
  const address = `${network}.${number}`
  const folder = path.join(process.env.CLUSTER_FOLDER ?? '', name)
  mkdirSync(folder, { mode: 0o777 })
  execFileSync('chmod', ['777', folder])
  ip('netns', 'add', name)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', cable, 'master', bridge, 'up')
  ip('-netns', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-netns', name, 'link', 'set', 'eth0', 'up')
  ip('-netns', name, 'link', 'set', 'lo', 'up')
  return {
    name,
    address,
    folder,
    run: (command, as) => runOn(name, folder, as ? [...changedTo(as), ...command] : command),
    processes: () => processesOn(name),
    die() {
      for (let all = processesOn(name); all.length > 0; all = processesOn(name)) all.forEach(kill)
    },
    unplug: () => ip('link', 'set', cable, 'down'),
    plug: () => ip('link', 'set', cable, 'up'),
  }
}

/** What is put before a command to run it on that machine. */
export function onMachine(name: string): string[] {
  return [programOf('ip'), 'netns', 'exec', name]
}

function changedTo(account: string): string[] {
  return ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups']
}

function runOn(name: string, folder: string, command: string[]): Program {
  const [program = '', ...args] = [...onMachine(name), ...command]
  const child = spawn(program, args, { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } })
  const said: Program['said'] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => said.push({ at: performance.now(), line }))
  return { child, said }
}

function processesOn(name: string): number[] {
  const answer = execFileSync(programOf('ip'), ['netns', 'pids', name], { encoding: 'utf8' })
  return answer.split('\n').filter(Boolean).map(Number)
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function ip(...args: string[]): void {
  execFileSync(programOf('ip'), args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
