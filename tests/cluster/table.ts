import type { Day } from './day.ts'

/** What the day measured and counted, for people to read. */
export function table(day: Day): string {
  const { kills, rolled, once, acknowledged, missing, tally, ending } = day
  const rows = [
    ['killed', 'noticed', 'new primary', 'buying again', 'limit'],
    ...kills.map(({ name, noticedMs, promotedMs, goesOnMs, limitMs }) => [
      name,
      seconds(noticedMs),
      promotedMs === null ? '–' : seconds(promotedMs),
      seconds(goesOnMs),
      seconds(limitMs),
    ]),
  ]
  const answers = Object.entries(tally.answers).map(([status, times]) => `${times} × ${status}`)
  const facts = {
    'rolling restart': `${rolled.failed} of ${rolled.answered} requests failed; each ended within ${seconds(Math.max(...rolled.endedMs))}`,
    'price seen by all three': timesOf(day.prices.before),
    '… while people buy': timesOf(day.prices.amongBuyers),
    '… after all kills': timesOf(day.prices.afterwards),
    'acknowledged orders': `${acknowledged}, missing ${missing.length}`,
    'payments taken': `${ending.gateway.payments.filter(({ status }) => status !== 'failed').length}`,
    mails: `${once.mails}, missing ${once.mailsMissing.length}, doubled ${once.mailsDoubled.length}; ${once.mailsAgain} came again after a kill`,
    webhooks: `${once.webhooks}, missing ${once.webhooksMissing.length}`,
    answers: answers.join(', '),
    'resets, refused': `${tally.resets}, ${tally.refused}`,
  }
  return [
    ...rows.map(([what = '', ...cells]) => what.padEnd(26) + cells.map((cell) => cell.padStart(14)).join('')),
    ...Object.entries(facts).map(([what, fact]) => what.padEnd(26) + fact),
    '',
  ].join('\n')
}

function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [median = NaN, longest = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `median ${seconds(median)}, longest ${seconds(longest)}, of ${times.length} changes`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
