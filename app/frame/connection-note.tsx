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
 * page cannot be fetched; this one stands meanwhile.
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
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-40 flex justify-center px-4"
    >
      {(isHeldUp || line !== 'fine') && (
        <p className="bg-indigo text-on-indigo shadow-lift flex items-center gap-3 rounded-full px-5 py-3 font-semibold max-sm:gap-2 max-sm:px-4 max-sm:text-sm">
          {isHeldUp || line === 'gone' ? (
            <WifiOff size={20} aria-hidden="true" />
          ) : (
            <Wifi size={20} aria-hidden="true" />
          )}
          {isHeldUp ? noConnection : line === 'gone' ? `You are offline. ${kept}` : 'You are back online.'}
          {isHeldUp && (
            <button
              type="button"
              onClick={retryNow}
              className="pointer-events-auto -my-3 min-h-11 underline underline-offset-4"
            >
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  )
}
