import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { retryNow, useIsWaiting } from '#app/client/line.ts'
import { isDeskPath } from '#app/paths.ts'

/** How long 'back online' is shown, in milliseconds. */
const backFor = 5000

export const noConnection = 'No connection. Trying again…'

/**
 * Connection status: says so for as long as the browser is offline, once when it is back, and while the next
 * page cannot be fetched. A strip below the header and part of the page, so that it covers no button.
 */
export function ConnectionNote() {
  const [line, setLine] = useState<'fine' | 'gone' | 'back'>('fine')
  const { pathname } = useLocation()
  const isWaiting = useIsWaiting()
  const { state } = useNavigation()
  const isHeldUp = isWaiting && state !== 'idle'
  const kept = isDeskPath(pathname) ? 'What you have typed stays here.' : 'Your cart is safe.'

  useEffect(() => {
    const goes = () => setLine('gone')
    const comes = () => setLine('back')
    if (!navigator.onLine) goes()
    window.addEventListener('offline', goes)
    window.addEventListener('online', comes)
    return () => {
      window.removeEventListener('offline', goes)
      window.removeEventListener('online', comes)
    }
  }, [])

  useEffect(() => {
    if (line !== 'back') return
    const timer = setTimeout(() => setLine('fine'), backFor)
    return () => clearTimeout(timer)
  }, [line])

  return (
    // A live region must be in the document before its words, or screen readers do not announce them.
    <div role="status" className="connection-note">
      {(isHeldUp || line !== 'fine') && (
        <p className="bg-indigo text-on-indigo shell flex min-h-11 max-w-none! flex-wrap items-center justify-center gap-x-3 text-sm font-semibold">
          {isHeldUp || line === 'gone' ? (
            <WifiOff size={20} aria-hidden="true" />
          ) : (
            <Wifi size={20} aria-hidden="true" />
          )}
          {isHeldUp ? noConnection : line === 'gone' ? `You are offline. ${kept}` : 'You are back online.'}
          {isHeldUp && (
            <button type="button" onClick={retryNow} className="min-h-11 underline underline-offset-4">
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  )
}
