import type { ReactNode } from 'react'

import type { Engine } from '#contract/engine.ts'

import { lineClass, listClass } from './card-table.ts'
import { bytesWords, spanWords, tookWords } from './engine-words.ts'
import { Fold } from './fold.tsx'

const poolNames: Record<string, string> = {
  web: 'Connections of people',
  background: 'Connections of jobs',
  pages: 'Connections of pages',
}
const cacheNames: Record<string, string> = { pages: 'Kept pages', calls: 'Kept lists' }
const queueNames: Record<string, string> = {
  ahead: 'Pages on the way to paying',
  browsing: 'Pages of goods',
}

/** How the process fares that has answered; another one has other figures. */
export function ThisProcess({
  engine: { answering },
  at,
  isWrong,
}: {
  engine: Engine
  at: number
  isWrong: boolean
}) {
  const { pid, startedAt, answers, failures, usualSeconds, pools, caches, queues, gatewayAway } = answering
  const isAway = gatewayAway.some(({ isAway }) => isAway)
  const failureWords = failures === 0 ? 'no failure' : `${failures} of them failures`
  return (
    <Fold id="this" title="This process" standing={`${answers} answers, ${failureWords}`} isWrong={isWrong}>
      <p className="text-ink-soft text-sm">
        It has answered you, has the number {pid}, and runs for{' '}
        {spanWords((at - Date.parse(startedAt)) / 1000)}.
      </p>
      <dl className={listClass}>
        <Line name="Answers">
          {answers}, {failureWords}
        </Line>
        <Line name="99 of 100 within">{usualSeconds === null ? '–' : tookWords(usualSeconds * 1000)}</Line>
        {pools.map(({ pool, max, total, idle, waiting }) => (
          <Line key={pool} name={poolNames[pool] ?? pool}>
            {total - idle} of {max} in use{waiting > 0 ? `, ${waiting} waiting` : ''}
          </Line>
        ))}
        {caches.map(({ cache, entries, bytes, hits, misses }) => (
          <Line key={cache} name={cacheNames[cache] ?? cache}>
            {entries === 0 ? 'none yet' : `${entries}, ${bytesWords(bytes)}`}
            {hits + misses > 0 ? `, ${Math.round((100 * hits) / (hits + misses))} % there already` : ''}
          </Line>
        ))}
        {queues.map(({ queue, rendering, waiting }) => (
          <Line key={queue} name={queueNames[queue] ?? queue}>
            {rendering} being made, {waiting} waiting
          </Line>
        ))}
        <Line name="Payment service">{isAway ? 'does not answer' : 'answers'}</Line>
      </dl>
    </Fold>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={lineClass}>
      <dt>{name}</dt>
      <dd className="figures text-end">{children}</dd>
    </div>
  )
}
