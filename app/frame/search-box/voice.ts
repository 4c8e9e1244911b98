import { language } from '#words/language/en.ts'
import type { Language } from '#words/languages.ts'

/** The part of the browser's speech recognition that is used. */
export interface Recognition extends EventTarget {
  lang: string
  start: () => void
  abort: () => void
}

/** Its event `result`; the event `error` carries a word for what went wrong. */
interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

type RecognitionClass = new () => Recognition

/** The browser's speech recognition; undefined where it has none. */
export function speechRecognition(): RecognitionClass | undefined {
  const browser = window as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition
}

/** Recognises one utterance. Resolves to its transcript, or null when aborted; rejects on an error. */
export function hear(recognition: Recognition, language: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let isStopped = false
    recognition.lang = language
    recognition.addEventListener('result', (event) =>
      resolve((event as ResultEvent).results[0]?.[0]?.transcript.trim() || null),
    )
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { error: string }
      isStopped = error === 'aborted'
      if (!isStopped) reject(new Error(`Speech recognition failed: ${error}`))
    })
    // The last event in any case; usually the promise is settled by then.
    recognition.addEventListener('end', () =>
      isStopped ? resolve(null) : reject(new Error('No words were recognised.')),
    )
    recognition.start()
  })
}

/** Languages of speech recognition. */
export const voiceLanguages = [
  { tag: 'en-US', label: 'English (US)' },
  { tag: 'en-IN', label: 'English (India)' },
  { tag: 'hi-IN', label: 'हिन्दी' },
] as const

const storageKey = 'haat.voice-language'

/** The one that was chosen last; before that the one of the page. */
export function rememberedLanguage(ofPage: Language = language): string {
  const first = ofPage === 'hi' ? 'hi-IN' : 'en-US'
  try {
    const kept = localStorage.getItem(storageKey)
    return voiceLanguages.find(({ tag }) => tag === kept)?.tag ?? first
  } catch {
    // The browser keeps nothing.
    return first
  }
}

export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(storageKey, tag)
  } catch {
    // Storage is full or switched off: the language holds until the panel closes.
  }
}
