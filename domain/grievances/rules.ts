/**
 * Within so many hours the shop answers (E-Commerce Rules 2020, rule 4 (5): acknowledged in 48 hours, put
 * right in a month).
 */
export const answerHours = 48

/** Anybody can send so many in a day. */
export const mostADay = 5

export const mostWords = 2000

/** How they stand, in the words of the panel. */
export const grievanceStates = { waiting: 'Waiting', answered: 'Answered' } as const

export type GrievanceState = keyof typeof grievanceStates

/** 'C-12': to be said aloud. */
export function grievanceName(number: number): string {
  return `C-${number}`
}

/** Until when the shop answers one that came then. */
export function answerBy(createdAt: Date): Date {
  return new Date(createdAt.getTime() + answerHours * 60 * 60 * 1000)
}
