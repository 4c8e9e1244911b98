import { TriangleAlert } from 'lucide-react'

import type { DeskFront } from '#contract/shop.ts'
import * as words from '#words/desk/front/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { cardClass } from './card.ts'

type Backups = Pick<DeskFront, 'backup' | 'backupByHand'>

/** When the shop was last kept, where all is well. */
export function LastBackup({ backup, backupByHand }: Backups) {
  const nightly = backup ? lastWords(backup.last) : words.noBackups
  return (
    <p className="text-ink-soft text-sm">
      {nightly} {byHandWords(backupByHand)}
    </p>
  )
}

/** Said first, where the shop was not kept as it should be: somebody has to see to it. */
export function LateBackup({ backup, backupByHand }: Backups) {
  if (!backup) return null
  const { last, failure } = backup
  return (
    <section aria-labelledby="late-backup" className={`${cardClass} text-terracotta-strong`}>
      <h2 id="late-backup" className="flex items-center gap-2 text-xl">
        <TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
        {words.backupIsLate}
      </h2>
      <p className="mt-1 wrap-anywhere" role="alert">
        {lastWords(last)} {failure !== null && `${words.backupFailed(failure)} `}
        {byHandWords(backupByHand)} {words.tellSomebody}
      </p>
    </section>
  )
}

function lastWords(last: NonNullable<Backups['backup']>['last']): string {
  return last ? words.lastBackup(takenWords(last)) : words.noBackupYet
}

function byHandWords(taken: Backups['backupByHand']): string {
  return taken ? words.byHand(takenWords(taken)) : ''
}

function takenWords({ at, bytes }: NonNullable<Backups['backupByHand']>): string {
  return `${dateAndTime(at)}, ${(bytes / 1_000_000).toFixed(1)} MB`
}
