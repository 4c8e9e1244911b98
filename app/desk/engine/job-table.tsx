import { cardClass } from '#app/desk/front/card.ts'
import type { Engine } from '#contract/engine.ts'

import { tableClass } from './card-table.ts'
import { agoWords, tookWords } from './engine-words.ts'

/** When each job ran last, in whichever process, and why it failed. */
export function JobTable({ engine: { jobs }, at }: { engine: Engine; at: number }) {
  return (
    <section aria-labelledby="jobs" className={cardClass}>
      <h2 id="jobs" className="text-xl">
        Jobs
      </h2>
      {jobs.length === 0 ? (
        <p className="text-ink-soft mt-2">No job has run yet. The first ones are here in a moment.</p>
      ) : (
        <table aria-labelledby="jobs" className={tableClass}>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Went well</th>
              <th scope="col">Took</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.job}>
                <th scope="row">
                  {job.job}
                  {job.failedAt && (
                    <span
                      className={`mt-1 block wrap-anywhere ${isFailing(job) ? 'text-terracotta-strong' : 'text-ink-soft'}`}
                    >
                      {isFailing(job) ? 'Fails' : 'Failed'} {agoWords(job.failedAt, at)}: {job.error}
                    </span>
                  )}
                </th>
                <td>{job.succeededAt ? agoWords(job.succeededAt, at) : 'never'}</td>
                <td>{tookWords(job.tookMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Whether it has failed since it went well last. */
function isFailing({ failedAt, succeededAt }: Engine['jobs'][number]): boolean {
  return failedAt !== null && (succeededAt === null || failedAt > succeededAt)
}
