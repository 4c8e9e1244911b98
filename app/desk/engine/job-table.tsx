import type { Engine } from '#contract/engine.ts'

import { tableClass } from './card-table.ts'
import { agoWords, isFailing, jobName, jobsInOrder, tookWords } from './engine-words.ts'
import { Fold } from './fold.tsx'

/** When each job ran last, in whichever process, and why it failed. */
export function JobTable({ engine: { jobs }, at }: { engine: Engine; at: number }) {
  const failing = jobs.filter(isFailing).length
  return (
    <Fold
      id="jobs"
      title="What the shop does by itself"
      standing={
        failing === 0
          ? `${jobs.length} jobs, none fails`
          : `${failing} of ${jobs.length} ${failing === 1 ? 'fails' : 'fail'}`
      }
      isWrong={failing > 0}
    >
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
            {jobsInOrder(jobs).map((job) => (
              <tr key={job.job}>
                <th scope="row">
                  {jobName(job.job)}
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
    </Fold>
  )
}
