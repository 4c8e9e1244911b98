import { Mic } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'

import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/frame/search/en.ts'

import type { VoicePanelProps } from './voice-panel.tsx'

interface VoiceButtonProps {
  /** Called with the transcript. */
  onHeard: (text: string) => void
}

/** Voice search. Without speech recognition in the browser it says so when pressed. */
export function VoiceButton({ onHeard }: VoiceButtonProps) {
  const [Panel, setPanel] = useState<ComponentType<VoicePanelProps> | null>(null)
  const [isListening, setListening] = useState(false)

  async function press() {
    if (isListening) return setListening(false)
    try {
      // A chunk of its own, loaded when somebody reaches for it.
      const { VoicePanel } = await loadPanel()
      setPanel(() => VoicePanel)
      setListening(true)
    } catch {
      showToast('error', words.voiceFailed)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={words.byVoice}
        aria-expanded={isListening}
        onClick={() => void press()}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        className="text-ink-soft hover:text-ink aria-expanded:text-terracotta header-button flex items-center justify-center rounded-full"
      >
        <Mic size={20} />
      </button>
      {Panel && isListening && (
        <Panel
          onHeard={onHeard}
          onFailed={() => showToast('error', words.voiceFailed)}
          onEnd={() => setListening(false)}
        />
      )}
    </>
  )
}

function loadPanel() {
  return import('./voice-panel.tsx')
}
