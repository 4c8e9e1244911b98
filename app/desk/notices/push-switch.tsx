import { useEffect, useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { NoticeSettings } from '#contract/notices.ts'

import { canBeTold, ownEndpoint, tellHere, tellHereNoMore } from './push-here.ts'

/** Has this device tell, also while no page of the shop is open, or no more. */
export function PushSwitch({ settings }: { settings: NoticeSettings }) {
  /** null: it is not known yet. */
  const [isOn, setIsOn] = useState<boolean | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { browsers, pushKey } = settings
  useEffect(() => {
    let isOver = false
    void ownEndpoint().then((endpoint) => {
      // One that tells another person's session tells this one nothing.
      if (!isOver) setIsOn(browsers.some((one) => one.endpoint === endpoint))
    })
    return () => {
      isOver = true
    }
  }, [browsers])

  async function turn(): Promise<void> {
    setIsBusy(true)
    const { isDone, message } = await (isOn ? tellHereNoMore() : tellHere(pushKey))
    if (isDone) setIsOn(!isOn)
    showToast(isDone ? 'success' : 'error', message)
    setIsBusy(false)
  }

  if (isOn === null) return <p className="text-ink-soft min-h-11 text-sm">One moment...</p>
  if (!canBeTold())
    return (
      <p className="text-ink-soft text-sm">
        This browser cannot tell you while the shop is closed in it. On an iPhone, add the shop to the home
        screen first.
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="quiet" size="small" aria-disabled={isBusy || undefined} onClick={() => void turn()}>
        {isOn ? 'Stop telling me on this device' : 'Tell me on this device'}
      </Button>
      <p className="text-ink-soft text-sm">
        {isOn
          ? 'It tells you until you sign out here, also with the screen off.'
          : 'Also while the shop is not open, and with the screen off.'}
      </p>
    </div>
  )
}
