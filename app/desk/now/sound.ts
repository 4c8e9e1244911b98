import { keep, kept } from '#app/client/kept.ts'

const key = 'haat.notice-sound'
/** One sound for what comes within so many milliseconds: each tab hears of it. */
const onceMs = 3_000
const playedKey = 'haat.notice-sound-played'

/** Whether this device makes a sound; it does until somebody switches it off. */
export function isSoundOn(): boolean {
  return kept('localStorage', key) === null
}

export function setSound(isOn: boolean): void {
  keep('localStorage', key, isOn ? null : { isOff: true })
}

/** Two quiet notes. A browser on which nobody has pressed anything yet stays silent. */
export function playSound(): void {
  if (!isSoundOn() || !('AudioContext' in window)) return
  const last = kept('localStorage', playedKey)
  const lastAt = typeof last === 'object' && last && 'at' in last ? Number(last.at) : 0
  if (Math.abs(Date.now() - lastAt) < onceMs) return
  // Before a press it would only warn. Another tab may have been pressed, so it is not taken for played.
  if (!navigator.userActivation?.hasBeenActive) return
  keep('localStorage', playedKey, { at: Date.now() })
  const audio = new AudioContext()
  for (const [place, frequency] of [659, 880].entries()) {
    const at = audio.currentTime + place * 0.16
    const [note, volume] = [audio.createOscillator(), audio.createGain()]
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.06, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.4)
    note.connect(volume).connect(audio.destination)
    note.start(at)
    note.stop(at + 0.45)
  }
  setTimeout(() => void audio.close(), 1_000)
}
