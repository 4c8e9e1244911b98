import { useEffect } from 'react'

/**
 * Keeps `--keyboard`, the height that a phone's keyboard covers of the window, for as long as it is mounted:
 * the buttons at the foot of a dialog stay above it.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
