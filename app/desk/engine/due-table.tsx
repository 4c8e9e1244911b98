import { Link } from 'react-router'

import { deskMessagesPath } from '#app/desk/desk-paths.ts'
import type { Engine } from '#contract/engine.ts'

import { lineClass, listClass, tableClass } from './card-table.ts'
import { dueName, rowsWords, spanWords } from './engine-words.ts'
import { Fold } from './fold.tsx'

/** What waits to be done, how late it is, and what is tried no more. */
export function DueTable({ engine, isWrong }: { engine: Engine; isWrong: boolean }) {
  const { due, holdsPastEnd, givenUp } = engine
  const waiting = due.reduce((sum, one) => sum + one.due, 0)
  return (
    <Fold
      id="due"
      title="Work that waits"
      standing={waiting === 0 ? 'Nothing is due' : `${rowsWords(waiting)} due`}
      isWrong={isWrong}
    >
      <table aria-labelledby="due" className={tableClass}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Due</th>
            <th scope="col">Late by</th>
            <th scope="col">Waits for</th>
          </tr>
        </thead>
        <tbody>
          {due.map(({ table, due, lateSeconds, waitingSeconds }) => (
            <tr key={table}>
              <th scope="row">{dueName(table)}</th>
              <td>{rowsWords(due)}</td>
              <td>{lateSeconds === null ? '–' : spanWords(lateSeconds)}</td>
              <td>{waitingSeconds === null ? '–' : spanWords(waitingSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={`${listClass} border-line border-t`}>
        <div className={lineClass}>
          <dt>Goods kept past the time to pay</dt>
          <dd className="figures">{rowsWords(holdsPastEnd.count)}</dd>
        </div>
        <div className={lineClass}>
          <dt>
            <Link to={`${deskMessagesPath}?status=failed`} className="underline">
              Mails
            </Link>{' '}
            that are tried no more
          </dt>
          <dd className="figures">{rowsWords(givenUp.mails)}</dd>
        </div>
        <div className={lineClass}>
          <dt>Messages of the payment service that are tried no more</dt>
          <dd className="figures">{rowsWords(givenUp.webhooks)}</dd>
        </div>
        <div className={lineClass}>
          <dt>Refunds that were refused</dt>
          <dd className="figures">{rowsWords(givenUp.refunds)}</dd>
        </div>
      </dl>
    </Fold>
  )
}
