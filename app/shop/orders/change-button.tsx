import { useEffect, useState } from 'react'

import { firstIdle } from '#app/client/first-idle.ts'
import { retried } from '#app/client/retried.ts'
import { Button } from '#app/ui/button.tsx'
import * as words from '#words/shop/orders/one/en.ts'

import type { ChangeDialog } from './change-dialog.tsx'
import type { OneOrder } from './one-order.ts'
import type { Changing } from './use-changing.ts'

const fetchDialog = retried(async () => (await import('./change-dialog.tsx')).ChangeDialog)

interface ChangeButtonProps extends Omit<Changing, 'onAsking'> {
  order: OneOrder
}

/** Opens the dialog in which an order is changed, whose script comes when the page is idle. */
export function ChangeButton({ order, ...given }: ChangeButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const [Dialog, setDialog] = useState<typeof ChangeDialog | null>(null)

  useEffect(() => {
    void firstIdle()
      .then(fetchDialog)
      .then((loaded) => setDialog(() => loaded))
  }, [])

  function ask() {
    setAsking(true)
    // Where its script has failed, it is tried again at once.
    void fetchDialog()
  }

  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={ask}>
        {isAsking && !Dialog ? words.oneMoment : words.changeOrder}
      </Button>
      {isAsking && Dialog && <Dialog {...given} order={order} onAsking={setAsking} />}
    </>
  )
}
