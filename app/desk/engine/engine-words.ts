import type { Engine } from '#contract/engine.ts'

/** What waits in each table whose rows become due, in the shopkeeper's words. */
const dueNames: Record<string, string> = {
  webhook_events: 'Messages of the payment service',
  payment_orders: 'Payments to look up',
  payment_sweeps: 'Days of payments to look up',
  refunds: 'Money to give back',
  mails: 'Mails to send',
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

/** What somebody should look at now, by the limits of the alerts (deploy/prometheus/alerts.yml). */
export function concerns(
  { due, holdsPastEnd, givenUp, answering, disk, backupAt }: Engine,
  now: number,
): string[] {
  const of = (table: string) => due.find((one) => one.table === table)
  const told: string[] = []
  const webhook = of('webhook_events')?.waitingSeconds ?? 0
  if (webhook > 5 * minute) told.push(`A message of the payment service waits for ${spanWords(webhook)}.`)
  for (const table of ['payment_orders', 'payment_sweeps']) {
    const late = of(table)?.lateSeconds ?? 0
    if (late > 5 * minute) told.push(`${dueName(table)}: late by ${spanWords(late)}.`)
  }
  const { oldestSeconds } = holdsPastEnd
  if (oldestSeconds !== null && oldestSeconds > 5 * minute)
    told.push(`Goods are kept for somebody who has not paid, ${spanWords(oldestSeconds)} too long.`)
  const mail = of('mails')?.waitingSeconds ?? 0
  if (mail > 15 * minute) told.push(`A mail waits for ${spanWords(mail)}.`)
  if (givenUp.refunds > 0)
    told.push(`The payment service refused to give money back: ${rowsWords(givenUp.refunds)}.`)
  if (givenUp.webhooks > 0)
    told.push(`Messages of the payment service that are tried no more: ${rowsWords(givenUp.webhooks)}.`)
  if (answering.gatewayAway.some(({ isAway }) => isAway)) told.push('The payment service does not answer.')
  for (const { pool, waiting } of answering.pools)
    if (waiting > 0) told.push(`Work waits for a connection to the database (${pool}): ${waiting}.`)
  if (disk && disk.freeBytes < disk.bytes / 10)
    told.push(`Only ${bytesWords(disk.freeBytes)} of the disk are free.`)
  if (backupAt && now - Date.parse(backupAt) > 25 * hour * 1000)
    told.push(
      isNever(backupAt)
        ? 'No backup has succeeded yet.'
        : `The last good backup was made ${agoWords(backupAt, now)}.`,
    )
  return told
}
