import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

/** How far an arrow key moves the look, in percent of the picture. */
const step = 12

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** Zoom of a picture: by hover with a mouse; switched on for touch and keyboard, with the arrow keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const look = useRef({ x: 50, y: 50 })
  const [isOn, setOn] = useState(false)

  /** Straight to the style: no render for each move. */
  function lookAt(x: number, y: number) {
    look.current = { x: within(x), y: within(y) }
    frame.current?.style.setProperty('--look-x', `${look.current.x}%`)
    frame.current?.style.setProperty('--look-y', `${look.current.y}%`)
  }

  function toggle() {
    lookAt(50, 50)
    setOn(!isOn)
  }

  function handlePointer(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    lookAt(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }

  function handleKey(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (isOn && event.key === 'Escape') return toggle()
    if (!isOn || !arrow) return
    event.preventDefault()
    lookAt(look.current.x + arrow.x, look.current.y + arrow.y)
  }

  return { frame, isOn, toggle, handlePointer, handleKey }
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
