import type { Engine } from '#contract/engine.ts'

import { tableClass } from './card-table.ts'
import { agoWords } from './engine-words.ts'
import { Fold } from './fold.tsx'

/** The processes of the shop, by their connections to the database. */
export function ProcessTable({ engine: { processes, answering }, at }: { engine: Engine; at: number }) {
  return (
    <Fold
      id="processes"
      title="All processes"
      standing={processes.length === 1 ? '1 process' : `${processes.length} processes`}
    >
      <table aria-labelledby="processes" className={tableClass}>
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">Since</th>
            <th scope="col">Connections</th>
          </tr>
        </thead>
        <tbody>
          {processes.map(({ machine, pid, address, connectedAt, connections, pools }) => (
            <tr key={`${address} ${machine} ${pid}`}>
              <th scope="row">
                {pid} on {machine}
                {address ? ` at ${address}` : ''}
                {pid === answering.pid && machine === answering.machine && (
                  <strong className="text-leaf-strong"> answered you</strong>
                )}
                <span className="text-ink-soft mt-1 block">
                  {Object.entries(pools)
                    .map(([pool, count]) => `${pool} ${count}`)
                    .join(', ')}
                </span>
              </th>
              <td>{agoWords(connectedAt, at)}</td>
              <td>{connections}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
