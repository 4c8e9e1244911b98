/** So many recovery codes are made, for the day on which the telephone is gone. */
export const recoveryCodes = 10

/** Wrong figures an hour; then nobody gets in by any. */
export const mostTries = 10

/** From so many on their owner is told. */
export const toldTries = 3

export const triesSeconds = 60 * 60

/** As it is compared: people type blanks and hyphens, and capitals. */
export function asCompared(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}

/** Whether it has the form of an app's figures; otherwise it is a recovery code. */
export function isFigures(compared: string): boolean {
  return /^\d{6}$/.test(compared)
}
