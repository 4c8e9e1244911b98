import { Mic } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { showToast } from '#app/ui/toast.tsx'

import { speechRecognition } from './voice.ts'

/** Fetched when somebody wants to speak. */
const VoicePanel = lazy(async () => {
  const { VoicePanel: Panel } = await import('./voice-panel.tsx')
  return { default: Panel }
})

interface VoiceButtonProps {
  /** Called with what was understood. */
  onHeard: (text: string) => void
}

/** Search by speaking. A browser that cannot hear says so when it is asked. */
export function VoiceButton({ onHeard }: VoiceButtonProps) {
  const [isListening, setListening] = useState(false)

  function press() {
    if (isListening) return setListening(false)
    if (speechRecognition()) return setListening(true)
    showToast('error', voiceFailed)
  }

  return (
    <>
      <button
        type="button"
        aria-label="Voice search"
        aria-expanded={isListening}
        onClick={press}
        className="text-ink-soft hover:text-ink aria-expanded:text-terracotta flex size-11 items-center justify-center rounded-full"
      >
        <Mic size={20} />
      </button>
      {isListening && (
        <Suspense>
          <VoicePanel
            onHeard={onHeard}
            onFailed={() => showToast('error', voiceFailed)}
            onEnd={() => setListening(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const voiceFailed = 'Voice search failed. Please try again.'
