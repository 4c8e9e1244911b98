import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

import { isRefused, outcomeWords } from './outcome-words.ts'
import type { CountResult } from './outcome-words.ts'
import { mostAtOnce } from './sheet.ts'
import type { Judged } from './use-save-count.ts'

interface DifferencesDialogProps {
  judged: Judged
  isBusy: boolean
  onSave: () => void
  onClose: () => void
}

/** What a count would change, before it is saved; and then what became of each line. */
export function DifferencesDialog({ judged, isBusy, onSave, onClose }: DifferencesDialogProps) {
  const { counts, goods, results, isSaved } = judged
  const changed = results.filter(({ outcome }) => outcome === 'saved')
  const refused = results.filter(isRefused)
  const same = results.length - changed.length - refused.length
  return (
    <DeskDialog
      title={isSaved ? 'Saved' : 'Differences'}
      width="form"
      onClose={onClose}
      footer={
        isSaved ? (
          <Button size="small" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button look="quiet" size="small" onClick={onClose}>
              Go on counting
            </Button>
            <Button size="small" aria-disabled={isBusy || undefined} onClick={onSave}>
              {isBusy ? 'Saving...' : 'Save the count'}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-4">
        <p role="status" className="figures font-semibold">
          {summaryOf({ changed: changed.length, same, refused: refused.length, isSaved })}
        </p>
        {Object.keys(counts).length > goods.length && (
          <p className="text-sm">At most {mostAtOnce} are saved in one go: the others come after these.</p>
        )}
        {refused.length > 0 && <p className="text-sm">Fields of what is not taken are emptied.</p>}
        <Lines label="Not taken" results={refused} judged={judged} />
        <Lines label="Changes" results={changed} judged={judged} />
      </div>
    </DeskDialog>
  )
}

interface LinesProps {
  label: string
  results: readonly CountResult[]
  judged: Judged
}

function Lines({ label, results, judged: { counts, goods } }: LinesProps) {
  if (results.length === 0) return null
  const piecesOf = (id: string) => goods.find(({ productId }) => productId === id)?.pieces ?? 0
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{label}</h3>
      <ul className="divide-line border-line divide-y border-y text-sm">
        {results.map((result) => (
          <li key={result.productId} className="py-2 leading-snug wrap-anywhere">
            <span className="font-semibold">{counts[result.productId]?.name}</span>
            <span
              className={`figures block ${isRefused(result) ? 'text-terracotta-strong' : 'text-ink-soft'}`}
            >
              {outcomeWords(result, piecesOf(result.productId), counts[result.productId]?.step)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Summary {
  changed: number
  same: number
  refused: number
  isSaved: boolean
}

/** '2 would change. 5 are right. 1 is not taken.' */
function summaryOf({ changed, same, refused, isSaved }: Summary): string {
  const are = (count: number) => (count === 1 ? '1 is' : `${count} are`)
  return [
    isSaved ? `${are(changed)} changed.` : `${changed} would change.`,
    same > 0 && `${are(same)} right.`,
    refused > 0 && `${are(refused)} not taken.`,
  ]
    .filter(Boolean)
    .join(' ')
}
