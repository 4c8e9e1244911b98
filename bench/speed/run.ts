import type { Machine } from '../report.ts'
import type { AtSize, Once } from './at-size.ts'
import type { Options } from './trial.ts'

/** All that one run of the bench has measured. */
export interface Run {
  command: string
  options: Options
  began: Machine
  versions: { postgres: string; pgbench: string | null; fastify: string }
  sizes: AtSize[]
  once: Once
}
