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
export function span(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  if (hours >= 1) return hours === 1 ? '1 hour' : `${hours} hours`
  const minutes = Math.max(1, Math.floor(milliseconds / minute))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
