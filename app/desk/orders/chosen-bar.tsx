import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { Button } from '#app/ui/button.tsx'

import { bulkActions } from './order-words.ts'
import type { BulkAction } from './order-words.ts'

interface ChosenBarProps {
  count: number
  isBusy: boolean
  onMove: (action: BulkAction) => void
  onClear: () => void
}

/** What can be done with the orders that are chosen. */
export function ChosenBar({ count, isBusy, onMove, onClear }: ChosenBarProps) {
  return (
    <BottomBar label="Chosen orders" className="flex-wrap justify-center gap-y-1!">
      <p role="status" className="figures text-sm font-semibold">
        {count} chosen
      </p>
      {(['pack', 'dispatch'] as const).map((action) => (
        <Button key={action} size="small" aria-disabled={isBusy || undefined} onClick={() => onMove(action)}>
          {bulkActions[action].label}
        </Button>
      ))}
      <Button look="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
    </BottomBar>
  )
}
