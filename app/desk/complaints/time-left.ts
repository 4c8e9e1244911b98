import type { Grievance } from '#contract/grievances.ts'

const minute = 60_000
const hour = 60 * minute

/** How much of the 48 hours is left: '31 hours', '40 minutes', '5 hours too late', 'Answered'. */
export function timeLeft(
  { answerBy, answeredAt }: Pick<Grievance, 'answerBy' | 'answeredAt'>,
  now: Date,
): { words: string; isOver: boolean } {
  if (answeredAt) return { words: 'Answered', isOver: false }
  const left = new Date(answerBy).getTime() - now.getTime()
  const isOver = left < 0
  return { words: span(Math.abs(left)) + (isOver ? ' too late' : ''), isOver }
}

/** '3 days', '5 hours', '1 minute'. */
function span(milliseconds: number): string {
  const [count, unit] = spanOf(milliseconds)
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** How long it is, in the greatest unit that says enough: never 0, and never one day. */
export function spanOf(milliseconds: number): [count: number, unit: 'day' | 'hour' | 'minute'] {
  const hours = Math.floor(milliseconds / hour)
  if (hours >= 48) return [Math.floor(hours / 24), 'day']
  if (hours >= 1) return [hours, 'hour']
  return [Math.max(1, Math.floor(milliseconds / minute)), 'minute']
}
