import type { Engine } from '#contract/engine.ts'

/** What waits in each table whose rows become due, in the shopkeeper's words. */
const dueNames: Record<string, string> = {
  webhook_events: 'Messages of the payment service',
  payment_orders: 'Payments to look up',
  payment_sweeps: 'Days of payments to look up',
  refunds: 'Money to give back',
  mails: 'Mails to send',
  phone_messages: 'Text messages to send',
  phone_events: 'News of WhatsApp',
  push_messages: 'Pushes to send',
  password_resets: 'Links to send',
  imports: 'Files to import',
  products: 'Goods with a date',
  ranking_due: 'Order of the lists',
}

export function dueName(table: string): string {
  return dueNames[table] ?? table
}

const [minute, hour, day] = [60, 3_600, 86_400]

/** '12 s', '5 min', '3 h', '2 days': whole, and never longer than it is. */
export function spanWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole < minute) return `${whole} s`
  if (whole < hour) return `${Math.floor(whole / minute)} min`
  if (whole < 2 * day) return `${Math.floor(whole / hour)} h`
  return `${Math.floor(whole / day)} days`
}

/** '12 s ago'. */
export function agoWords(at: string, now: number): string {
  return `${spanWords((now - Date.parse(at)) / 1000)} ago`
}

/** '40 ms', '2.5 s'. */
export function tookWords(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** '48.0 MB', '252 GB'. */
export function bytesWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  const sum = bytes / 1000 ** power
  return `${power === 0 || sum >= 100 ? sum.toFixed() : sum.toFixed(1)} ${units[power]}`
}

/** The rows are counted so far (`EngineFigures`). */
const mostCounted = 1_000

export function rowsWords(rows: number): string {
  return rows >= mostCounted ? `${mostCounted}+` : String(rows)
}

/** A moment that stands for none. */
export function isNever(at: string): boolean {
  return Date.parse(at) === 0
}

/** What each job does, in the shopkeeper's words. */
const jobNames: Record<string, string> = {
  webhooks: 'Read messages of the payment service',
  payments: 'Look up payments',
  refunds: 'Give money back',
  'asked links': 'Send links that were asked for',
  mails: 'Send mails',
  'phone news': 'Read news of WhatsApp',
  'phone messages': 'Send text messages',
  'low stock': 'Tell of low stock',
  ranking: 'Put lists of goods in order',
  'weeks of growers': 'Close the weeks of growers',
  'statement links': 'Tidy up: links of growers',
  'shelf dates': 'Put goods on and off the shelf on their day',
  imports: 'Import files of goods',
  'pictures of imports': 'Fetch pictures that files of goods name',
  'derived tables': 'Renew search and lists after an upgrade',
  'catalog changes': 'Tidy up: changes of goods',
  'idempotency keys': 'Tidy up: keys of calls',
  'webhook events': 'Tidy up: messages of the payment service',
  'payment sweeps': 'Tidy up: days of payments',
  'abandoned payment orders': 'Tidy up: payments that nobody made',
  'sign-ins': 'Tidy up: sign-ins',
  'deleted accounts': 'Tidy up: deleted accounts',
  'list of erased people': 'Keep the list of deleted accounts',
  'old mails': 'Tidy up: old mails',
  'old phone news': 'Tidy up: old news of WhatsApp',
  'old phone messages': 'Tidy up: old text messages',
  grievances: 'Tidy up: old complaints',
  'old imports': 'Tidy up: old files of goods',
  'miss answers': 'Tidy up: answers to searches',
  'found misses': 'Tidy up: words that are found now',
  'list counts': 'Add up counts of lists',
  sales: 'Add up sales',
  'unused pictures': 'Tidy up: pictures that nothing shows',
  backup: 'Back up the shop each night',
}

/** A job of a newer version has its own name. */
export function jobName(job: string): string {
  return jobNames[job] ?? job
}

type Job = Engine['jobs'][number]

/** Whether it has failed since it went well last. */
export function isFailing({ failedAt, succeededAt }: Job): boolean {
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt)
}

/** Those that fail first, then by what they are called. */
export function jobsInOrder(jobs: readonly Job[]): Job[] {
  return jobs.toSorted(
    (one, other) =>
      Number(isFailing(other)) - Number(isFailing(one)) ||
      jobName(one.job).localeCompare(jobName(other.job), 'en'),
  )
}

/** What somebody should look at, and in which part of the room it stands. */
export interface Concern {
  part: 'due' | 'jobs' | 'process' | 'kept'
  sentence: string
}

/** What somebody should look at now, by the limits of the alerts (deploy/prometheus/alerts.yml). */
export function concerns(
  { due, holdsPastEnd, givenUp, jobs, answering, disk, backupAt }: Engine,
  now: number,
): Concern[] {
  const of = (table: string) => due.find((one) => one.table === table)
  const told: Concern[] = []
  const tell = (part: Concern['part'], sentence: string) => told.push({ part, sentence })
  const webhook = of('webhook_events')?.waitingSeconds ?? 0
  if (webhook > 5 * minute) tell('due', `A message of the payment service waits for ${spanWords(webhook)}.`)
  for (const table of ['payment_orders', 'payment_sweeps']) {
    const late = of(table)?.lateSeconds ?? 0
    if (late > 5 * minute) tell('due', `${dueName(table)}: late by ${spanWords(late)}.`)
  }
  const { oldestSeconds } = holdsPastEnd
  if (oldestSeconds !== null && oldestSeconds > 5 * minute)
    tell('due', `Goods are kept for somebody who has not paid, ${spanWords(oldestSeconds)} too long.`)
  const mail = of('mails')?.waitingSeconds ?? 0
  if (mail > 15 * minute) tell('due', `A mail waits for ${spanWords(mail)}.`)
  if (givenUp.refunds > 0)
    tell('due', `The payment service refused to give money back: ${rowsWords(givenUp.refunds)}.`)
  if (givenUp.webhooks > 0)
    tell('due', `Messages of the payment service that are tried no more: ${rowsWords(givenUp.webhooks)}.`)
  for (const job of jobs.filter(isFailing))
    tell('jobs', `${jobName(job.job)}: this fails. ${job.error ?? ''}`.trim())
  if (answering.gatewayAway.some(({ isAway }) => isAway))
    tell('process', 'The payment service does not answer.')
  for (const { pool, waiting } of answering.pools)
    if (waiting > 0) tell('process', `Work waits for a connection to the database (${pool}): ${waiting}.`)
  if (disk && disk.freeBytes < disk.bytes / 10)
    tell('kept', `Only ${bytesWords(disk.freeBytes)} of the disk are free.`)
  if (backupAt && now - Date.parse(backupAt) > 25 * hour * 1000)
    tell(
      'kept',
      isNever(backupAt)
        ? 'No backup has succeeded yet.'
        : `The last good backup was made ${agoWords(backupAt, now)}.`,
    )
  return told
}
