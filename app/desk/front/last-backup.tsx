import type { DeskFront } from '#contract/shop.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** When the shop was last kept, and what to do where it is not. */
export function LastBackup({ backup }: { backup: DeskFront['backup'] }) {
  return (
    <p className="text-ink-soft text-sm" role={backup?.failure ? 'alert' : undefined}>
      {words(backup)}
    </p>
  )
}

function words(backup: DeskFront['backup']): string {
  if (!backup) return 'The shop takes no backups by itself. Whoever runs it can set BACKUP_DIR.'
  const { last, failure } = backup
  const good = last
    ? `Last backup: ${dateAndTime(last.at)}, ${(last.bytes / 1_000_000).toFixed(1)} MB.`
    : 'There is no backup yet.'
  return failure === null ? good : `${good} The newest one failed: ${failure}`
}
