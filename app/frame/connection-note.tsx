import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { isDeskPath } from '#app/paths.ts'

/** How long 'back online' is shown, in milliseconds. */
const backFor = 5000

/** Online status: says so for as long as the browser is offline, and once when it is back. */
export function ConnectionNote() {
  const [line, setLine] = useState<'fine' | 'gone' | 'back'>('fine')
  const { pathname } = useLocation()
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
      {line !== 'fine' && (
        <p className="bg-indigo text-on-indigo shadow-lift flex items-center gap-3 rounded-full px-5 py-3 font-semibold">
          {line === 'gone' ? <WifiOff size={20} aria-hidden="true" /> : <Wifi size={20} aria-hidden="true" />}
          {line === 'gone' ? `You are offline. ${kept}` : 'You are back online.'}
        </p>
      )}
    </div>
  )
}
