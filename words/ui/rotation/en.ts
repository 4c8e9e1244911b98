// What moves by itself.

export const showPlace = (name: string, place: number, places: number) =>
  `Show ${name}, ${place} of ${places}`
export const play = (what: string) => `Play ${what}`
export const pause = (what: string) => `Pause ${what}`
