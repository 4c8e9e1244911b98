import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, PointerEvent } from 'react'

import { Rotation } from './rotation.ts'
import type { RotationView } from './rotation.ts'

interface RotationOfView extends RotationView {
  rotation: Rotation
  /** For the element that stands still while the pointer or the focus is on it. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

const atFirst: RotationView = { place: 0, isPaused: false }

/**
 * Auto-rotation that pauses on hover, on focus within, in a hidden window, and with
 * `prefers-reduced-motion` until somebody presses play.
 */
export function useRotation(count: number, every: number, lock = 0): RotationOfView {
  const [rotation] = useState(() => new Rotation({ count, every, lock }))
  const view = useSyncExternalStore(rotation.subscribe, rotation.view, () => atFirst)

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const keepStill = () => still.matches && rotation.hold('pause')
    const look = () => (document.hidden ? rotation.hold('hidden') : rotation.release('hidden'))
    keepStill()
    look()
    still.addEventListener('change', keepStill)
    document.addEventListener('visibilitychange', look)
    return () => {
      still.removeEventListener('change', keepStill)
      document.removeEventListener('visibilitychange', look)
    }
  }, [rotation])

  return {
    ...view,
    rotation,
    holders: {
      // A finger that has left the glass hovers nowhere.
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && rotation.hold('hover'),
      onPointerLeave: () => rotation.release('hover'),
      onFocus: () => rotation.hold('focus'),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rotation.release('focus')
      },
    },
  }
}
