import { cardClass } from '#app/desk/front/card.ts'
import type { Engine } from '#contract/engine.ts'

import { lineClass, listClass } from './card-table.ts'
import { agoWords, bytesWords, isNever } from './engine-words.ts'

/** What runs here, and what is kept. */
export function Versions({ engine: { versions, disk, backupAt }, at }: { engine: Engine; at: number }) {
  const lines = {
    Program: versions.program,
    Schema: `${versions.schema} steps`,
    PostgreSQL: versions.postgres,
    'Free disk': disk ? `${bytesWords(disk.freeBytes)} of ${bytesWords(disk.bytes)}` : 'not known',
    'Last good backup': backupWords(backupAt, at),
  }
  return (
    <section aria-labelledby="versions" className={cardClass}>
      <h2 id="versions" className="text-xl">
        Versions and disk
      </h2>
      <dl className={listClass}>
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className={lineClass}>
            <dt>{name}</dt>
            <dd className="figures text-end">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function backupWords(backupAt: string | null, at: number): string {
  if (backupAt === null) return 'not wanted'
  return isNever(backupAt) ? 'none yet' : agoWords(backupAt, at)
}
