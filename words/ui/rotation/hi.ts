import type * as en from './en.ts'

export const showPlace: typeof en.showPlace = (name, place, places) => `${name} दिखाएँ, ${places} में से ${place}`
export const play: typeof en.play = (what) => `${what} चलाएँ`
export const pause: typeof en.pause = (what) => `${what} रोकें`
