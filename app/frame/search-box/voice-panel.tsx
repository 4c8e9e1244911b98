import { Mic } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button } from '#app/ui/button.tsx'
import * as words from '#words/frame/search/en.ts'

import { hear, rememberedLanguage, rememberLanguage, speechRecognition, voiceLanguages } from './voice.ts'

export interface VoicePanelProps {
  onHeard: (text: string) => void
  onFailed: () => void
  onEnd: () => void
}

/** Listens while it is open; choosing another language starts the recognition again. */
export function VoicePanel({ onHeard, onFailed, onEnd }: VoicePanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [language, setLanguage] = useState(() => rememberedLanguage())

  /** Before it goes it hands the focus, where that is in it, to the button that opened it. */
  function end() {
    const opener = panel.current?.previousElementSibling
    if (opener instanceof HTMLElement && panel.current?.contains(document.activeElement)) opener.focus()
    onEnd()
  }

  const heard = useEffectEvent((text: string | null) => {
    if (text) onHeard(text)
    end()
  })
  const failed = useEffectEvent(() => {
    onFailed()
    end()
  })

  useEffect(() => {
    const Recognition = speechRecognition()
    if (!Recognition) return failed()
    const recognition = new Recognition()
    let isCurrent = true
    hear(recognition, language).then(
      (text) => isCurrent && heard(text),
      () => isCurrent && failed(),
    )
    return () => {
      isCurrent = false
      recognition.abort()
    }
  }, [language])

  const stop = useEffectEvent(end)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && stop()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])

  function choose(tag: string) {
    rememberLanguage(tag)
    setLanguage(tag)
  }

  return (
    <div
      ref={panel}
      className="bg-paper-raised border-line rounded-card shadow-lift absolute end-0 top-[calc(100%+0.5rem)] z-40 w-72 max-w-[92vw] border p-4"
    >
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <span className="bg-terracotta-tint text-terracotta-strong flex size-11 shrink-0 animate-pulse items-center justify-center rounded-full">
          <Mic size={22} aria-hidden="true" />
        </span>
        {words.listening}
      </p>
      <fieldset className="mt-3">
        <legend className="text-ink-soft text-sm">{words.yourLanguage}</legend>
        {voiceLanguages.map(({ tag, label }) => (
          <label
            key={tag}
            className="hover:bg-paper-sunken flex min-h-11 items-center gap-3 rounded-[10px] px-2"
          >
            <input
              type="radio"
              name="voice-language"
              value={tag}
              checked={language === tag}
              onChange={() => choose(tag)}
              className="accent-leaf size-5"
            />
            <span lang={tag}>{label}</span>
          </label>
        ))}
      </fieldset>
      <Button look="quiet" size="small" onClick={end} className="mt-2 w-full">
        {words.stop}
      </Button>
    </div>
  )
}
