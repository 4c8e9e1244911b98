/** Three processes of the built shop, each on a machine of its own, with one folder of pictures. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'

import { run } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'

import { shopPort } from './haproxy.ts'
import { machine, onMachine } from './machines.ts'

export interface ShopProcess {
  name: string
  address: string
  /** Where it is reached past HAProxy. */
  url: string
  start(): void
  /** The process that was started last. */
  running(): Running
}

/** Three that do not run yet. @param settings Those of every process alike */
export function shopProcesses(settings: NodeJS.ProcessEnv): ShopProcess[] {
  const shared = path.join(process.env.CLUSTER_FOLDER ?? '', 'shop')
  mkdirSync(shared)
  return [41, 42, 43].map((number, at) => {
    const { name, address } = machine(`shop${at + 1}`, number)
    const url = `http://${address}:${shopPort}`
    const program = [...onMachine(name), 'node', 'scripts/start.ts'].join(' ')
    let running: Running | undefined
    return {
      name,
      address,
      url,
      start() {
        running = { ...run(shared, { ...settings, HOST: '0.0.0.0', PORT: String(shopPort) }, program), url }
      },
      running() {
        if (!running) throw new Error(`${name} was not started`)
        return running
      },
    }
  })
}
