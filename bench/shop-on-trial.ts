import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '#server/port.ts'

import { projectRoot } from '../scripts/run-program.ts'

export interface ShopOnTrial {
  url: string
  /** Of its process. */
  pid: number | undefined
  stop(): Promise<void>
}

/** The production build as its README starts it: an empty data folder, filled with the whole demo market. */
export async function startShop(): Promise<ShopOnTrial> {
  const port = await freePort('127.0.0.1')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-bench-'))
  const program = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      SEED: 'demo',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Whoever breaks off a measurement wants no shop left standing.
  process.once('exit', () => program.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const url = `http://127.0.0.1:${port}`
  try {
    await ready(url, program)
  } catch (error) {
    program.kill('SIGTERM')
    throw error
  }
  return {
    url,
    pid: program.pid,
    async stop() {
      const gone = once(program, 'exit')
      program.kill('SIGTERM')
      await gone
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A product that the market sells, as its address. */
export async function productAddress(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const [address] = sitemap.match(/\/product\/[^<]+/) ?? []
  if (!address) throw new Error('The sitemap has no product')
  return address
}

async function ready(url: string, program: ChildProcess): Promise<void> {
  // A first start builds, makes a database and lays out the market.
  for (let tries = 0; tries < 600; tries++) {
    if (program.exitCode !== null) throw new Error(`The shop ended with ${program.exitCode} before it opened`)
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await pause(500)
  }
  throw new Error('The shop did not open within five minutes')
}
