import { z } from 'zod'

import { answerWith, responses } from './envelope.ts'

const number = z.number().int().min(0)
/** null where there is nothing to tell of. */
const seconds = z.number().nullable()
const moment = z.string().nullable()

/** The process that has answered: each has figures of its own. */
const answering = z.object({
  machine: z.string(),
  pid: number,
  startedAt: z.string(),
  /** Answers since it started, and how many of them were failures of the shop (5xx). */
  answers: number,
  failures: number,
  /** 99 of 100 answers took at most so long; null before the first one, and where it was longer than 10 s. */
  usualSeconds: seconds,
  pools: z.array(z.object({ pool: z.string(), max: number, total: number, idle: number, waiting: number })),
  caches: z.array(
    z.object({ cache: z.string(), entries: number, bytes: number, hits: number, misses: number }),
  ),
  queues: z.array(z.object({ queue: z.string(), rendering: number, waiting: number })),
  /** Whether the payment gateway is asked nothing just now, because it said nothing; by who asks. */
  gatewayAway: z.array(z.object({ user: z.string(), isAway: z.boolean() })),
})

/** What the database knows of all of them. */
const engine = z
  .object({
    answering,
    versions: z.object({ program: z.string(), schema: number, postgres: z.string() }),
    /** A table each whose rows become due; 1000 due rows are that many or more. */
    due: z.array(z.object({ table: z.string(), due: number, lateSeconds: seconds, waitingSeconds: seconds })),
    holdsPastEnd: z.object({ count: number, oldestSeconds: seconds }),
    givenUp: z.object({ mails: number, webhooks: number, refunds: number }),
    jobs: z.array(
      z.object({
        job: z.string(),
        succeededAt: moment,
        failedAt: moment,
        error: z.string().nullable(),
        tookMs: number,
      }),
    ),
    processes: z.array(
      z.object({
        /** The name of its machine or container, where it may have the number 1 as others do. */
        machine: z.string(),
        pid: number,
        address: z.string().nullable(),
        connectedAt: z.string(),
        connections: number,
        pools: z.record(z.string(), number),
      }),
    ),
    /** When the last good backup was made, 1970 where none has succeeded yet; null where none is wanted. */
    backupAt: moment,
    /** Of DATA_DIR; null where the system does not tell. */
    disk: z.object({ bytes: number, freeBytes: number }).nullable(),
  })
  .meta({ id: 'Engine' })

export type Engine = z.output<typeof engine>

export const getEngine = {
  method: 'GET',
  url: '/api/engine',
  schema: {
    operationId: 'getEngine',
    summary: 'How the shop runs: what is due and how late, its jobs, processes and connections (admins)',
    tags: ['shop'],
    response: responses(answerWith(engine)),
  },
} as const
