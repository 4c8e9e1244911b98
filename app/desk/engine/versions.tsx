import type { Engine } from '#contract/engine.ts'

import { lineClass, listClass } from './card-table.ts'
import { agoWords, bytesWords, isNever } from './engine-words.ts'
import { Fold } from './fold.tsx'

/** What runs here, and what is kept. */
export function Versions({
  engine: { versions, disk, backupAt },
  at,
  isWrong,
}: {
  engine: Engine
  at: number
  isWrong: boolean
}) {
  const lines = {
    Program: versions.program,
    Schema: `${versions.schema} steps`,
    PostgreSQL: versions.postgres,
    'Free disk': disk ? `${bytesWords(disk.freeBytes)} of ${bytesWords(disk.bytes)}` : 'not known',
    'Last good backup': backupWords(backupAt, at),
  }
  return (
    <Fold
      id="versions"
      title="Versions, disk and backup"
      standing={`${disk ? `${bytesWords(disk.freeBytes)} free, ` : ''}backup: ${backupWords(backupAt, at)}`}
      isWrong={isWrong}
    >
      <dl className={listClass}>
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className={lineClass}>
            <dt>{name}</dt>
            <dd className="figures text-end">{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

function backupWords(backupAt: string | null, at: number): string {
  if (backupAt === null) return 'none wanted'
  return isNever(backupAt) ? 'none yet' : agoWords(backupAt, at)
}
