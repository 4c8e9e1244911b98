import { useState } from 'react'

import { call } from '#app/client/call.ts'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeliveryRun, setStops, startRun } from '#contract/runs.ts'
import * as words from '#words/desk/runs/en.ts'

import { useRunPress } from './use-run-press.ts'

interface RunDialogProps {
  run: DeliveryRun
  onChanged: (run: DeliveryRun | null) => void
  onClose: () => void
}

/** Asks before customers are told; what did not go along is said. */
export function StartRun({ run, count, onChanged, onClose }: RunDialogProps & { count: number }) {
  const [stayed, setStayed] = useState<{ orderNumber: number; why: string }[]>([])
  const { isBusy, press } = useRunPress()

  function start() {
    void press(
      `start ${run._id}`,
      () => call<typeof startRun>('POST', `/api/runs/${run._id}/start`, {}),
      ({ data, stayed: found }) => {
        onChanged(data)
        if (found.length === 0) onClose()
        else setStayed(found)
      },
    )
  }

  return (
    <DeskDialog
      title={words.askStart(count)}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button size="small" aria-disabled={isBusy || undefined} onClick={start}>
            {isBusy ? words.starting : words.start}
          </Button>
        </>
      }
    >
      <p>{words.startNote}</p>
      {stayed.length > 0 && (
        <div role="alert" className="mt-3 text-sm">
          <p className="font-semibold">{words.stayed}</p>
          <ul>
            {stayed.map(({ orderNumber, why }) => (
              <li key={orderNumber} className="wrap-anywhere">
                #{orderNumber}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeskDialog>
  )
}

/** Its orders stay packed. */
export function GiveUpRun({ run, onChanged, onClose }: RunDialogProps) {
  const { isBusy, press } = useRunPress()

  function giveUp() {
    void press(
      `give up ${run._id}`,
      () => call<typeof setStops>('POST', `/api/runs/${run._id}/stops`, { orderIds: [] }),
      () => {
        onChanged(null)
        onClose()
      },
    )
  }

  return (
    <DeskDialog
      title={words.askGiveUp(run.runNumber)}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" size="small" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button look="danger" size="small" aria-disabled={isBusy || undefined} onClick={giveUp}>
            {words.giveUp}
          </Button>
        </>
      }
    >
      <p>{words.giveUpNote}</p>
    </DeskDialog>
  )
}
