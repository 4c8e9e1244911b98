import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { retryNow, useIsWaiting } from '#app/client/connection.ts'
import { isDeskPath } from '#app/paths.ts'
import * as words from '#words/frame/connection/en.ts'

/** How long 'back online' is shown, in milliseconds. */
const backFor = 5000

/** So long, in milliseconds, the next page may take before a sign says that it is coming. */
const slowAfter = 500

export { noConnection } from '#words/frame/connection/en.ts'

/**
 * Connection status: says so for as long as the browser is offline, once when it is back, and while the next
 * page cannot be fetched. A strip below the header and part of the page, so that it covers no button. While
 * the script of the next page is only slow, a strip below the header says that it is coming.
 */
export function ConnectionNote() {
  const [connection, setConnection] = useState<'fine' | 'gone' | 'back'>('fine')
  const { pathname } = useLocation()
  const isWaiting = useIsWaiting()
  const { state } = useNavigation()
  const isGoing = state !== 'idle'
  const isHeldUp = isWaiting && isGoing
  const [isSlow, setSlow] = useState(false)
  const kept = isDeskPath(pathname) ? words.typedStays : words.cartIsSafe

  useEffect(() => {
    const goes = () => setConnection('gone')
    const comes = () => setConnection('back')
    if (!navigator.onLine) goes()
    window.addEventListener('offline', goes)
    window.addEventListener('online', comes)
    return () => {
      window.removeEventListener('offline', goes)
      window.removeEventListener('online', comes)
    }
  }, [])

  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isGoing])

  useEffect(() => {
    if (connection !== 'back') return
    const timer = setTimeout(() => setConnection('fine'), backFor)
    return () => clearTimeout(timer)
  }, [connection])

  return (
    // A live region must be in the document before its words, or screen readers do not announce them.
    <div role="status" className="connection-note">
      {isSlow && !isHeldUp && (
        <p className="bg-terracotta absolute inset-x-0 animate-pulse" style={{ height: 4 }}>
          <span className="sr-only">{words.coming}</span>
        </p>
      )}
      {(isHeldUp || connection !== 'fine') && (
        <p className="bg-indigo text-on-indigo shell flex min-h-11 max-w-none! flex-wrap items-center justify-center gap-x-3 py-1 text-sm font-semibold">
          {isHeldUp || connection === 'gone' ? (
            <WifiOff size={20} aria-hidden="true" />
          ) : (
            <Wifi size={20} aria-hidden="true" />
          )}
          {isHeldUp
            ? words.noConnection
            : connection === 'gone'
              ? `${words.offline} ${kept}`
              : words.backOnline}
          {isHeldUp && (
            <button type="button" onClick={retryNow} className="min-h-11 underline underline-offset-4">
              {words.retry}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
