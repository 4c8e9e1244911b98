import { useState } from 'react'

import { wordOfUndo } from './action-words.ts'
import type { OrderDialogProps } from './order-form-dialog.tsx'
import { takeBack } from './take-back.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** A move is undone after its minute. */
export function TakeBackDialog({ order, ...rest }: OrderDialogProps) {
  const [move] = useState(order.takeBack!)
  return (
    <UndoDialog
      {...rest}
      of={wordOfUndo(move.action)}
      follows={followsFrom[move.action as keyof typeof followsFrom]}
      what="take-back"
      ask={(reason, key) => takeBack(order._id, { event: move.event, reason }, key)}
    />
  )
}

const followsFrom = {
  pack: 'The order waits to be packed again.',
  dispatch:
    'The customer was told that it has left you, and is told that it has not. Its invoice gets a credit note.',
  deliver:
    'The customer was told that they have it, and is told that they have not. Money that was entered with it is taken out of the books again.',
  sell: 'The goods are on the shelf again, the money is taken out of the till, and the bill gets a credit note. A customer who was told of it is told that it is called off.',
}
