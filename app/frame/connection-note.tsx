import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'

/** For so long, in milliseconds, the good news stands. */
const backFor = 5000

/** Says when the line is gone, as long as it is, and when it is back. */
export function ConnectionNote() {
  const [line, setLine] = useState<'fine' | 'gone' | 'back'>('fine')

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
    // There from the start: a region that came along with its words would not be read out.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-40 flex justify-center px-4"
    >
      {line !== 'fine' && (
        <p className="bg-indigo text-on-indigo shadow-lift flex items-center gap-3 rounded-full px-5 py-3 font-semibold">
          {line === 'gone' ? <WifiOff size={20} aria-hidden="true" /> : <Wifi size={20} aria-hidden="true" />}
          {line === 'gone' ? 'You are offline. Your cart is safe.' : 'You are back online.'}
        </p>
      )}
    </div>
  )
}
