import { BottomBar } from '#app/ui/bottom-bar.tsx'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/orders/en.ts'

import type { BulkAction } from './order-words.ts'
import { PrintMenu } from './print-menu.tsx'

interface ChosenBarProps {
  /** Of the orders that are chosen. */
  ids: ReadonlySet<string>
  isBusy: boolean
  onMove: (action: BulkAction) => void
  onClear: () => void
}

/** What can be done with the orders that are chosen. */
export function ChosenBar({ ids, isBusy, onMove, onClear }: ChosenBarProps) {
  return (
    <BottomBar label={words.chosenOrders} className="flex-wrap justify-center gap-y-1!">
      <p role="status" className="figures text-sm font-semibold">
        {words.chosen(ids.size)}
      </p>
      {(['pack', 'dispatch', 'deliver'] as const).map((action) => (
        <Button key={action} size="small" aria-disabled={isBusy || undefined} onClick={() => onMove(action)}>
          {words.actions[action]}
        </Button>
      ))}
      <PrintMenu orderIds={[...ids]} />
      <Button look="quiet" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </BottomBar>
  )
}
