import type { StopStanding } from '#domain/runs/rules.ts'

/** How a stop of a delivery run stands. */
export const stopStandings: Record<StopStanding, string> = {
  waiting: 'Still in the shop',
  open: 'In the van',
  delivered: 'Delivered',
  not_home: 'Nobody at home',
  returned: 'Not wanted',
  off: 'Not to be brought',
}
