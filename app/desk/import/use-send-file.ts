import { useEffect, useRef, useState } from 'react'

import type { ImportShown } from '#contract/imports.ts'

import { FileRefused, mostMegabytes, sendFile } from './send-file.ts'

/** Where a file is on its way. */
export type Sending =
  | { kind: 'none' }
  /** progress: from 0 to 1; at 1 the shop reads its lines. */
  | { kind: 'sending'; fileName: string; progress: number }
  | { kind: 'refused'; message: string }

/** Sends one file at a time; the next one takes the place of the one that is on its way. */
export function useSendFile(onPlanned: (planned: ImportShown) => void) {
  const [sending, setSending] = useState<Sending>({ kind: 'none' })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  function stop() {
    underWay.current?.abort()
    setSending({ kind: 'none' })
  }

  async function send(file: File) {
    underWay.current?.abort()
    const own = new AbortController()
    underWay.current = own
    if (file.size > mostMegabytes * 1024 * 1024) {
      setSending({ kind: 'refused', message: `Please choose a file of at most ${mostMegabytes} MB.` })
      return
    }
    setSending({ kind: 'sending', fileName: file.name, progress: 0 })
    try {
      const onProgress = (progress: number) => setSending({ kind: 'sending', fileName: file.name, progress })
      const planned = await sendFile(file, { onProgress, signal: own.signal })
      if (own.signal.aborted) return
      setSending({ kind: 'none' })
      onPlanned(planned)
    } catch (error) {
      if (own.signal.aborted) return
      const message =
        error instanceof FileRefused
          ? error.message
          : 'The file did not get through. Please check the connection and choose it again.'
      setSending({ kind: 'refused', message })
    }
  }

  return { sending, send, stop }
}
