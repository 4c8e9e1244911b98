import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import * as words from '#words/desk/sale/en.ts'

import { loadDetector } from './detector.ts'

interface CameraDialogProps {
  /** Answers what it was, in words. */
  onCode: (code: string) => Promise<string>
  onClose: () => void
}

/** So often the picture is looked at; ms. */
const everyMs = 150
/** A code that stays in the picture counts once in so long; ms. */
const pauseMs = 2000

/** The camera reads bar codes, one after the other, until it is closed. */
export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [said, setSaid] = useState(words.holdCode)
  const heard = useEffectEvent((code: string) => {
    void onCode(code).then(setSaid)
  })

  useEffect(() => {
    const over = new AbortController()
    let stream: MediaStream | undefined
    void (async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      } catch {
        return setSaid(words.noCamera)
      }
      const picture = video.current
      if (over.signal.aborted || !picture) return stopAll(stream)
      picture.srcObject = stream
      await picture.play().catch(() => {})
      try {
        await watch(picture, heard, over.signal)
      } catch {
        setSaid(words.noReader)
      }
    })()
    return () => {
      over.abort()
      stopAll(stream)
    }
  }, [])

  return (
    <DeskDialog title={words.scan} onClose={onClose}>
      <video
        ref={video}
        muted
        playsInline
        aria-label={words.cameraSees}
        className="bg-paper-sunken aspect-[4/3] w-full rounded-[10px] object-cover"
      />
      <p role="status" className="mt-3 font-semibold">
        {said}
      </p>
    </DeskDialog>
  )
}

async function watch(
  picture: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await loadDetector()
  let last = { code: '', at: 0 }
  while (!signal.aborted) {
    const [found] = picture.readyState >= 2 ? await detector.detect(picture) : []
    const isNew = found && (found.rawValue !== last.code || performance.now() - last.at > pauseMs)
    if (found && isNew && !signal.aborted) onCode(found.rawValue)
    if (found) last = { code: found.rawValue, at: performance.now() }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

function stopAll(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
