/**
 * Processes of one database ask each other whether they keep their pictures in one place: who starts lays a
 * file among the pictures, and those that run say whether they see it. What a copied folder says of itself,
 * its id and its number on its disk, may be that of the original (decision 162).
 */
import { randomUUID } from 'node:crypto'

import type pg from 'pg'

import { connectPatiently } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'

const channel = 'haat_pictures'
/** A busy process answers late; one of before this question never does. */
const mostMs = 3_000

/** A process of the shop that runs. */
export interface Running {
  /** Of its connection to the database. */
  pid: number
  name: string
}

interface Answers {
  /** Those that keep their pictures elsewhere. */
  elsewhere: Running[]
  /** Those that did not say: of an earlier version, too busy, or gone with their machine. */
  silent: Running[]
}

/**
 * Asks the processes of this database that run whether they see what is written here. `directConfig` leads
 * past a pooler. Not to be asked by a process that runs itself.
 */
export async function askOthers(directConfig: pg.ClientConfig, files: PictureFiles): Promise<Answers> {
  const client = await connectPatiently(directConfig)
  try {
    const running = await whoRuns(client)
    const seen = running.length === 0 ? noAnswers : await answersOf(running, client, files)
    return {
      elsewhere: running.filter(({ pid }) => seen.get(pid) === false),
      silent: running.filter(({ pid }) => !seen.has(pid)),
    }
  } finally {
    await endInTime(client)
  }
}

/** Has a connection answer who asks. Where the pictures cannot be reached it is silent. */
export async function answerOthers(client: pg.Client, files: PictureFiles): Promise<void> {
  client.on('notification', ({ channel: of, payload = '' }) => {
    const [what, token = ''] = payload.split(' ')
    if (of !== channel || what !== 'ask') return
    void files
      .has(fileOf(token))
      .then((isSeen) => tell(client, `${isSeen ? 'seen' : 'elsewhere'} ${token}`))
      .catch(() => undefined)
  })
  await client.query(`listen ${channel}`)
}

function fileOf(token: string): string {
  return `haat-asked-${token}.txt`
}

/** Whether each of those that answer sees it; by the numbers of their connections. */
type Seen = ReadonlyMap<number, boolean>
const noAnswers: Seen = new Map()

async function answersOf(running: readonly Running[], client: pg.Client, files: PictureFiles): Promise<Seen> {
  const token = randomUUID()
  const seen = new Map<number, boolean>()
  const { promise: all, resolve } = Promise.withResolvers<void>()
  client.on('notification', ({ payload, processId }) => {
    if (payload !== `seen ${token}` && payload !== `elsewhere ${token}`) return
    seen.set(processId, payload === `seen ${token}`)
    if (running.every(({ pid }) => seen.has(pid))) resolve()
  })
  const limit = setTimeout(resolve, mostMs)
  try {
    await files.write(fileOf(token), Buffer.from(`${token}\n`))
    await client.query(`listen ${channel}`)
    await tell(client, `ask ${token}`)
    await all
    return seen
  } finally {
    clearTimeout(limit)
    await files.remove(fileOf(token))
  }
}

async function tell(client: pg.ClientBase, text: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [channel, text])
}

/** Each process that serves or works has one connection that listens, past a pooler. */
async function whoRuns(client: pg.ClientBase): Promise<Running[]> {
  const { rows } = await client.query<{ pid: number; machine: string; number: string }>(
    `select pid, split_part(application_name, ' ', 3) as machine, split_part(application_name, ' ', 4) as number
     from pg_stat_activity where datname = current_database() and application_name like 'haat listen %'
     order by backend_start`,
  )
  return rows.map(({ pid, machine, number }) => ({ pid, name: `${number} on ${machine}` }))
}
